import {
  documentKindNames,
  documentKinds,
  offeredKinds,
  sourceKindsOf,
  usualNoteOf,
} from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import type { NoteType } from '@bahi/domain/documents/families.ts'
import { typeOf } from '@bahi/domain/documents/kinds.ts'
import { openingTypes } from '@bahi/domain/documents/opening.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { randomInt } from 'node:crypto'
import { gstinOf } from '../call-helpers.ts'
import type { AnyBody } from '../call-helpers.ts'
import { emptyBooks, openOf, opensOf, settle } from './naive.ts'
import type { NaiveBooks, NaiveDocument, NaiveLine } from './naive.ts'

/** Somebody who trades with one party that buys from us and sells to us, in steps that chance chooses. */
export interface Trader {
  /** The body of an accepted call; nothing where it was refused. */
  readonly call: (name: string, input: object) => Promise<AnyBody>
  /** From 0 up to, not with, 1. */
  readonly random: () => number
  readonly books: NaiveBooks
  readonly masters: {
    readonly entityId: number
    readonly partyId: number
    readonly items: readonly number[]
    readonly date: string
  }
}

interface Market extends Pick<Trader, 'call' | 'random'> {
  readonly entityId: number
  readonly items: readonly number[]
  readonly date: string
}

/** A trader with a party that nobody else uses and books without an entry; nothing where the party was not saved. */
export async function traderOf({ call, random, entityId, items, date }: Market): Promise<Trader | undefined> {
  const digits = String(randomInt(10_000)).padStart(4, '0')
  const letters = Array.from({ length: 2 }, () => String.fromCodePoint(65 + randomInt(26))).join('')
  const pan = `${letters}TPF${digits}K`
  const party = await call('party.save', {
    name: `Trader ${pan}`,
    role: 'Both',
    taxpayerType: 'REG',
    gstin: gstinOf('27', pan),
    billingAddress: {
      line1: '1 Mill Road',
      city: 'Nashik',
      stateCode: '27',
      pincode: '422001',
      countryCode: 'IN',
    },
  })
  return party && { call, random, books: emptyBooks(), masters: { entityId, partyId: party.id, items, date } }
}

/** Such a call changes nothing, so that it needs no key. */
export const isReading = (name: string): boolean => /(detail|outstanding|convert)$/.test(name)

type Step = (trader: Trader) => Promise<void>

const isNote = (kind: DocumentKind) => documentKinds[kind].parts.includes('note')
const isOpening = (kind: DocumentKind) => documentKinds[kind].family === 'opening'
const rootKinds = offeredKinds.filter((kind) => !isNote(kind))
const correctedKinds = documentKindNames.filter((kind) =>
  offeredKinds.some((note) => documentKinds[note].corrects === kind),
)

const pick = <T>({ random }: Trader, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)]
const upTo = ({ random }: Trader, most: number) => 1 + Math.floor(random() * most)
const happens = ({ random }: Trader, share: number) => random() < share
const amountOf = (paise: number) => (paise / 100).toFixed(2)
const paiseOf = (amount: string) => Math.round(Number(amount) * 100)
const live = ({ books }: Trader) => [...books.documents.values()].filter(({ isLive }) => isLive)

/** What some kinds need besides what all have. */
const extras: Partial<Record<DocumentKind, (trader: Trader) => object>> = {
  purchaseBill: ({ random, masters }) => ({
    supplierNumber: `S/${Math.floor(random() * 1e12).toString(36)}`.toUpperCase(),
    supplierDate: masters.date,
  }),
  deliveryChallan: () => ({ purpose: 'Supply' }),
}

const issue: Step = async (trader) => {
  const kind = pick(trader, rootKinds)!
  const lines = Array.from({ length: upTo(trader, 3) }, () => ({
    itemId: pick(trader, trader.masters.items)!,
    quantity: String(upTo(trader, 9)),
    unitPrice: amountOf(upTo(trader, 40_000)),
  }))
  await save(trader, kind, { lines })
}

/** A part of what is left of one document, or all of it, becomes another. */
const convert: Step = async (trader) => {
  const source = pick(
    trader,
    live(trader).filter(({ kind }) => targetsOf(kind).length > 0),
  )
  if (!source) return
  const kind = pick(trader, targetsOf(source.kind))!
  const made = await proposalOf(trader, kind, source)
  if (made) await save(trader, kind, made)
}

const targetsOf = (kind: DocumentKind) =>
  rootKinds.filter((to) => documentKinds[kind].convertsTo.includes(to) && sourceKindsOf(to).includes(kind))

/** A note of either type to an invoice or a bill. */
const correct: Step = async (trader) => {
  const source = pick(
    trader,
    live(trader).filter(({ kind }) => correctedKinds.includes(kind)),
  )
  if (!source) return
  const kind = pick(
    trader,
    offeredKinds.filter((note) => documentKinds[note].corrects === source.kind),
  )!
  const made = await proposalOf(trader, kind, source)
  if (!made) return
  const usual = usualNoteOf(kind)
  const noteType: NoteType = happens(trader, 0.8) ? usual : usual === 'Credit' ? 'Debit' : 'Credit'
  const reason = pick(trader, typeOf(kind, noteType).reasons!)
  await save(trader, kind, { ...made, noteType, reason }, { noteType, corrects: source.id })
}

/** What the product makes of a document, with fewer lines and less of them as chance will. */
async function proposalOf(trader: Trader, toKind: DocumentKind, { id }: NaiveDocument) {
  const reply = await trader.call('document.convert', { toKind, sources: [{ documentId: id }] })
  const lines = (reply?.body.lines ?? []) as { quantity: string }[]
  const some = lines
    .filter(() => happens(trader, 0.8))
    .map((line) => ({ ...line, quantity: String(happens(trader, 0.5) ? line.quantity : upTo(trader, 9)) }))
  return some.length === 0 ? undefined : { ...reply!.body, lines: some }
}

async function save(
  trader: Trader,
  kind: DocumentKind,
  more: object,
  facts: { noteType?: NoteType; corrects?: number } = {},
): Promise<void> {
  const { entityId, partyId, date } = trader.masters
  const body: AnyBody = { entityId, partyId, date, ...extras[kind]?.(trader), ...more, status: 'Active' }
  const draft = happens(trader, 0.2)
    ? await trader.call(`${kind}.save`, { ...body, status: 'Draft' })
    : undefined
  const stored = draft ? { id: draft.id, version: draft.version } : {}
  const saved = await trader.call(`${kind}.save`, { ...body, ...stored })
  if (!saved) return
  keep(trader, { ...facts, id: saved.id, kind, body, ...saidOf(saved, body) })
}

const saidOf = (saved: AnyBody, body: AnyBody) => ({
  total: paiseOf(saved.totals.total),
  lines: (body.lines as AnyBody[]).map(({ quantity, sourceLine }, index): NaiveLine => ({
    lineNumber: index + 1,
    quantity: Number(quantity),
    ...(sourceLine ? { source: sourceLine } : {}),
  })),
})

function keep({ books }: Trader, made: Omit<NaiveDocument, 'returned' | 'isLive'>): void {
  const document: NaiveDocument = { ...made, returned: new Map(), isLive: true }
  const corrected = made.corrects === undefined ? undefined : books.documents.get(made.corrects)
  const open = corrected ? openOf(books, corrected) : 0
  books.documents.set(made.id, document)
  // What a note takes back settles its invoice as far as that is open.
  if (corrected && isCredit({ opens: opensOf(document)! }))
    settle(books, 'note', made.id, [{ documentId: corrected.id, amount: Math.min(open, document.total) }])
}

/** Other quantities and prices in a document of before. */
const change: Step = async (trader) => {
  const document = pick(
    trader,
    live(trader).filter(({ kind }) => !isNote(kind) && !isOpening(kind)),
  )
  if (!document) return
  const { kind, id } = document
  const found = await trader.call(`${kind}.detail`, { id: String(id) })
  if (!found) return
  const before = document.body as AnyBody
  const lines = (before.lines as AnyBody[]).map((line) => ({ ...line, quantity: String(upTo(trader, 9)) }))
  const body = { ...before, lines }
  const saved = await trader.call(`${kind}.save`, { ...body, id, version: found.version })
  if (saved) trader.books.documents.set(id, { ...document, body, ...saidOf(saved, body) })
}

const cancel: Step = async (trader) => {
  const document = pick(
    trader,
    live(trader).filter(({ kind }) => !isOpening(kind)),
  )
  if (!document) return
  const { kind, id } = document
  const reason = kind === 'outwardNote' || kind === 'inwardNote' ? 'Duplicate' : 'Data Entry Mistake'
  const reply = await trader.call(`${kind}.cancel`, { ids: [id], reason })
  if (!reply?.done.includes(id)) return
  trader.books.documents.set(id, { ...document, isLive: false })
  settle(trader.books, 'note', id, [])
  settle(trader.books, 'credit', id, [])
}

const takeBack: Step = async (trader) => {
  const challan = pick(
    trader,
    live(trader).filter(({ kind }) => kind === 'deliveryChallan'),
  )
  if (!challan) return
  const { lineNumber } = pick(trader, challan.lines)!
  const quantity = upTo(trader, 4)
  const lines = [{ lineNumber, quantity: String(quantity) }]
  if (!(await trader.call('deliveryChallan.markReturned', { id: challan.id, lines }))) return
  const returned = new Map(challan.returned).set(
    lineNumber,
    (challan.returned.get(lineNumber) ?? 0) + quantity,
  )
  trader.books.documents.set(challan.id, { ...challan, returned })
}

const paymentKindNames = ['paymentIn', 'paymentOut'] as const

const openingKindsOfTrade = Object.entries(openingTypes) as [
  OpeningType,
  (typeof openingTypes)[OpeningType],
][]

/** A document of before the books, of either side of either account. */
const bring: Step = async (trader) => {
  const [type, { kind, side }] = pick(trader, openingKindsOfTrade)!
  const { entityId, partyId } = trader.masters
  const [amount, left] = [upTo(trader, 60_000), upTo(trader, 50_000)]
  const number = `OLD/${Math.floor(trader.random() * 1e12).toString(36)}`
  const item = { partyId, type, number, date: '2026-03-20', amount: amountOf(amount), left: amountOf(left) }
  const saved = await trader.call('openingItem.save', { entityId, items: [item] })
  if (saved) keep(trader, { id: saved.items[0].id, kind, noteType: side, body: item, total: left, lines: [] })
}

const broughtOf = (trader: Trader) =>
  pick(
    trader,
    live(trader).filter(({ kind }) => isOpening(kind)),
  )

/** Another amount, and now and then the other side of the account. */
const changeBrought: Step = async (trader) => {
  const document = broughtOf(trader)
  if (!document) return
  const { id, body } = document
  const found = await trader.call('openingItem.detail', { id: String(id) })
  if (!found) return
  const [type, { kind, side }] = happens(trader, 0.7)
    ? openingKindsOfTrade.find(([name]) => name === found.type)!
    : pick(trader, openingKindsOfTrade)!
  const left = upTo(trader, 50_000)
  const item = { ...body, type, amount: amountOf(60_000), left: amountOf(left) }
  const { entityId } = trader.masters
  const saved = await trader.call('openingItem.save', {
    entityId,
    items: [{ ...item, id, version: found.version }],
  })
  if (!saved) return
  trader.books.documents.set(id, { ...document, isLive: false })
  keep(trader, { id: saved.items[0].id, kind, noteType: side, body: item, total: left, lines: [] })
}

const dropBrought: Step = async (trader) => {
  const document = broughtOf(trader)
  if (!document) return
  const reply = await trader.call('openingItem.delete', { ids: [document.id] })
  if (!reply?.done.includes(document.id)) return
  trader.books.documents.set(document.id, { ...document, isLive: false })
  settle(trader.books, 'credit', document.id, [])
}

/** Money either way: for what is open, oldest first or as chosen, or in advance. */
const pay: Step = async (trader) => {
  const kind = pick(trader, paymentKindNames)!
  const { entityId, partyId, date } = trader.masters
  const [amount, tds] = [upTo(trader, 60_000), happens(trader, 0.3) ? upTo(trader, 500) : 0]
  const chosen = happens(trader, 0.5) ? { allocations: someOpen(trader) } : {}
  const saved = await trader.call(`${kind}.save`, {
    entityId,
    partyId,
    date,
    mode: 'Cash',
    amount: amountOf(amount),
    ...(tds > 0 ? { tdsDeducted: amountOf(tds) } : {}),
    ...chosen,
  })
  if (!saved) return
  trader.books.payments.set(saved.id, { id: saved.id, kind, amount: amount + tds, isLive: true })
  settle(trader.books, 'payment', saved.id, saved.allocations.map(inPaise))
}

const inPaise = ({ documentId, amount }: { documentId: number; amount: string }) => ({
  documentId,
  amount: paiseOf(amount),
})

/** Documents of any kind, now and then with more than is open: the product says which it takes. */
const someOpen = (trader: Trader) =>
  live(trader)
    .filter((document) => opensOf(document) && happens(trader, 0.3))
    .map((document) => {
      const open = openOf(trader.books, document)
      return {
        documentId: document.id,
        amount: amountOf(happens(trader, 0.9) ? upTo(trader, Math.max(open, 1)) : open + 1),
      }
    })

const reallocate: Step = async (trader) => {
  const payment = pick(
    trader,
    [...trader.books.payments.values()].filter(({ isLive }) => isLive),
  )
  if (!payment) return
  const { kind, id } = payment
  const found = await trader.call(`${kind}.detail`, { id: String(id) })
  const allocations = someOpen(trader)
  if (!found || !(await trader.call(`${kind}.allocate`, { id, version: found.version, allocations }))) return
  settle(trader.books, 'payment', id, allocations.map(inPaise))
}

const cancelPayment: Step = async (trader) => {
  const payment = pick(
    trader,
    [...trader.books.payments.values()].filter(({ isLive }) => isLive),
  )
  if (!payment) return
  const reply = await trader.call(`${payment.kind}.cancel`, { ids: [payment.id], reason: 'Wrong entry' })
  if (!reply?.done.includes(payment.id)) return
  trader.books.payments.set(payment.id, { ...payment, isLive: false })
  settle(trader.books, 'payment', payment.id, [])
}

/** What is left of a note, or of a bill of a customer, settles documents of the other side. */
const apply: Step = async (trader) => {
  const credit = pick(
    trader,
    live(trader).filter((document) => opensOf(document) && opensOf(document) !== 'receivable'),
  )
  if (!credit) return
  const found = await trader.call('credit.detail', { id: String(credit.id) })
  if (!found) return
  const allocations = (found.documents as { documentId: number; balance: string }[])
    .filter(() => happens(trader, 0.6))
    .map(({ documentId, balance }) => ({
      documentId,
      amount: amountOf(happens(trader, 0.9) ? upTo(trader, paiseOf(balance)) : paiseOf(balance) + 1),
    }))
  const { id } = credit
  if (!(await trader.call('credit.apply', { id, version: found.version, allocations }))) return
  settle(trader.books, 'credit', id, allocations.map(inPaise))
}

/** How often each is done, beside the others. */
const shares: readonly (readonly [Step, number])[] = [
  [issue, 4],
  [convert, 3],
  [correct, 2],
  [change, 2],
  [takeBack, 2],
  [cancel, 1],
  [pay, 3],
  [reallocate, 1],
  [cancelPayment, 1],
  [apply, 1],
  [bring, 2],
  [changeBrought, 1],
  [dropBrought, 1],
]
const steps = shares.flatMap(([step, share]) => Array.from({ length: share }, () => step))

/** One step that chance chooses. */
export const trade = (trader: Trader): Promise<void> => pick(trader, steps)!(trader)
