import {
  documentKindNames,
  documentKinds,
  namedByLine,
  offeredKinds,
  sourceKindsOf,
  typeOf,
  usualNoteOf,
} from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import type { NoteType } from '@bahi/domain/documents/families.ts'
import type { AnyBody } from '../call-helpers.ts'
import { openOf, opensOf, settle } from './naive.ts'
import type { NaiveDocument, NaiveLine } from './naive.ts'
import { amountOf, happens, live, paiseOf, pick, upTo } from './trader.ts'
import type { Step, Trader } from './trader.ts'

export const isOpening = (kind: DocumentKind) => documentKinds[kind].family === 'opening'
const isNote = (kind: DocumentKind) => documentKinds[kind].parts.includes('note')
const rootKinds = offeredKinds.filter((kind) => !isNote(kind))
const correctedKinds = documentKindNames.filter((kind) =>
  offeredKinds.some((note) => documentKinds[note].corrects === kind),
)

/** What some kinds need besides what all have. */
const extras: Partial<Record<DocumentKind, (trader: Trader) => object>> = {
  purchaseBill: ({ random, masters }) => ({
    supplierNumber: `S/${Math.floor(random() * 1e12).toString(36)}`.toUpperCase(),
    supplierDate: masters.date,
  }),
  deliveryChallan: () => ({ purpose: 'Supply' }),
}

export const issue: Step = async (trader) => {
  const kind = pick(trader, rootKinds)!
  const lines = Array.from({ length: upTo(trader, 3) }, () => ({
    itemId: pick(trader, trader.masters.items)!,
    quantity: String(upTo(trader, 9)),
    unitPrice: amountOf(upTo(trader, 40_000)),
  }))
  await save(trader, kind, { lines })
}

/** A part of what is left of one document, or all of it, becomes another. */
export const convert: Step = async (trader) => {
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
export const correct: Step = async (trader) => {
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
  lines: (body.lines as AnyBody[]).map(({ quantity, unitPrice, sourceLine }, index): NaiveLine => ({
    lineNumber: saved.lines[index].lineNumber,
    quantity: Number(quantity),
    price: paiseOf(unitPrice),
    ...(sourceLine ? { source: sourceLine } : {}),
  })),
})

export function keep({ books }: Trader, made: Omit<NaiveDocument, 'returned' | 'isLive'>): void {
  const document: NaiveDocument = { ...made, returned: new Map(), isLive: true }
  const corrected = made.corrects === undefined ? undefined : books.documents.get(made.corrects)
  const open = corrected ? openOf(books, corrected) : 0
  books.documents.set(made.id, document)
  books.turns.push(['document', made.id])
  // What a note takes back settles its invoice as far as that is open.
  if (corrected && isCredit({ opens: opensOf(document)! }))
    settle(books, 'note', made.id, [{ documentId: corrected.id, amount: Math.min(open, document.total) }])
}

/** Other quantities and prices in a document of before. */
export const change: Step = async (trader) => {
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

/** Lines of something that others take from or correct, in another order, with one more or one less: those that are named stay themselves. */
export const rearrange: Step = async (trader) => {
  const document = pick(
    trader,
    live(trader).filter(({ kind }) => namedByLine.has(kind)),
  )
  if (!document) return
  const { kind, id, lines: known } = document
  const found = await trader.call(`${kind}.detail`, { id: String(id) })
  if (!found) return
  const before = document.body as AnyBody
  const named = (before.lines as AnyBody[]).map((line, index) => ({
    ...line,
    lineNumber: known[index]!.lineNumber,
  }))
  const kept = named.filter(() => named.length === 1 || happens(trader, 0.8))
  const at = upTo(trader, named.length) - 1
  const moved: AnyBody[] = [...kept.slice(at), ...kept.slice(0, at)]
  if (happens(trader, 0.5) || moved.length === 0)
    moved.splice(upTo(trader, moved.length + 1) - 1, 0, {
      itemId: pick(trader, trader.masters.items)!,
      quantity: String(upTo(trader, 9)),
      unitPrice: amountOf(upTo(trader, 40_000)),
    })
  const body = { ...before, lines: moved }
  const saved = await trader.call(`${kind}.save`, { ...body, id, version: found.version })
  if (!saved) return
  const lines = moved.map(({ lineNumber: _number, ...line }) => line)
  trader.books.documents.set(id, { ...document, body: { ...before, lines }, ...saidOf(saved, body) })
}

export const cancel: Step = async (trader) => {
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

export const takeBack: Step = async (trader) => {
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
