import { errors } from '@bahi/contracts/errors.ts'
import { sendCall } from '../call-helpers.ts'
import type { AnyBody } from '../call-helpers.ts'
import { differences } from '../trade/compare.ts'
import { trade } from '../trade/steps.ts'
import { isReading, traderOf } from '../trade/trader.ts'

/** A save that the product has said it keeps. */
export interface Acknowledged {
  readonly id: number
  readonly version: number
  readonly number: string | null
  readonly status: string
  readonly total: string
  /** Its key, also kept in the document, so that it can be counted there. */
  readonly key: string
}

export interface LoadFigures {
  readonly documents: Acknowledged[]
  readonly payments: { readonly id: number; readonly number: string; readonly amount: string }[]
  readonly journals: { readonly id: number; readonly number: string; readonly amount: string }[]
  /** Steps of trade in documents of all kinds and payments both ways that were accepted. */
  steps: number
  /** Keys whose fate nobody has learned when the load ended. */
  readonly open: Set<string>
  /** Attempts that got no answer, or one that asks to try again. */
  retries: number
  /** Requests sent twice at nearly the same moment. */
  doubled: number
  lists: number
  readonly faults: string[]
  /** When the last answer came that a save is kept. */
  lastAt: number
}

export interface Masters {
  readonly entityId: number
  readonly parties: readonly number[]
  readonly items: readonly number[]
  readonly date: string
}

export interface LoadOptions {
  readonly address: string
  readonly token: string
  readonly parallel: number
  readonly ended: () => boolean
  /** Before an attempt is repeated. */
  readonly restMs?: number
  /** Between two turns of each. */
  readonly thinkMs?: number
}

export async function mastersOf(address: string, token: string): Promise<Masters> {
  const search = async (name: string, input: object) => {
    const { status, body } = await sendCall(
      address,
      name,
      { size: 20, statuses: ['Active'], ...input },
      token,
    )
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body.records as AnyBody[]
  }
  const places = await search('entity.search', { entityTypes: ['Entity'] })
  // What is sold by batch or serial number needs one with each line.
  const picked = (await sendCall(address, 'item.pick', { text: '' }, token)).body as unknown as AnyBody[]
  const idsOf = (rows: AnyBody[]) => rows.map(({ id }) => Number(id))
  return {
    entityId: places.find(({ registrationNumber }) => registrationNumber).id,
    parties: idsOf((await search('party.search', {})).filter(({ role }) => role !== 'Supplier')),
    items: idsOf(picked.filter(({ hasBatches, hasSerials }) => !hasBatches && !hasSerials)),
    date: new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10),
  }
}

export const noFigures = (): LoadFigures => ({
  documents: [],
  payments: [],
  journals: [],
  steps: 0,
  open: new Set(),
  retries: 0,
  doubled: 0,
  lists: 0,
  faults: [],
  lastAt: performance.now(),
})

/**
 * Saves, changes, pays, cancels and lists, so many at the same time, until it is ended; between, each trades in documents of
 * all kinds with a party of its own, whose books are compared at the end. Anyone who gets no answer asks again with the same
 * key, as the web does; some requests go out twice at once.
 */
export async function keepBusy(options: LoadOptions, masters: Masters, figures: LoadFigures): Promise<void> {
  await Promise.all(
    Array.from({ length: options.parallel }, async (_, slot) => {
      const call = callerOf(options, figures, slot)
      const { trader, isSure } = await traderIn(call, masters, figures)
      for (let turn = 0; !options.ended(); turn++) {
        await rested(options)
        await oneTurn(call, masters, figures, turn)
        if (trader && isSure()) await trade(trader)
      }
      // Of a step that was never answered nobody knows whether it counts.
      if (trader && isSure()) figures.faults.push(...(await differences(trader)))
    }),
  )
}

/** Half to one and a half of the time, or until the load ends. */
async function rested({ thinkMs = 0, ended }: LoadOptions): Promise<void> {
  for (const until = Date.now() + thinkMs * (0.5 + Math.random()); Date.now() < until && !ended();)
    await pause(Math.max(0, Math.min(500, until - Date.now())))
}

export type Caller = (name: string, input: object, key: string, isTried?: boolean) => Promise<AnyBody>
let used = 0

/** Trades with a party of its own as long as every step is answered. */
async function traderIn(call: Caller, masters: Masters, figures: LoadFigures) {
  let isSure = true
  const trader = await traderOf({
    call: async (name, input) => {
      const key = isReading(name) ? '' : `soak-step-${process.pid}-${++used}`
      const body = await call(name, input, key, true)
      if (key && figures.open.has(key)) isSure = false
      if (key && body) figures.steps++
      return body
    },
    random: Math.random,
    ...masters,
  })
  return { trader, isSure: () => isSure && trader !== undefined }
}

async function oneTurn(call: Caller, masters: Masters, figures: LoadFigures, turn: number): Promise<void> {
  const key = `soak-${process.pid}-${++used}`
  const body = invoiceOf(masters, key, used)
  const keep = (reply: AnyBody) => {
    figures.documents.push({
      id: reply.id,
      version: reply.version,
      number: reply.number,
      status: reply.status,
      total: reply.totals.total,
      key,
    })
    return reply
  }
  if (turn % 5 === 3) {
    const draft = await call('salesInvoice.save', { ...body, status: 'Draft' }, `${key}-draft`)
    if (!draft) return
    keep(draft)
    const again = { ...body, id: draft.id, version: draft.version, status: 'Active' }
    const issued = await call('salesInvoice.save', again, key)
    if (issued) keep(issued)
    return
  }
  const received = turn % 5 === 1 ? { amount: '1.00', mode: 'Cash' } : undefined
  const saved = await call('salesInvoice.save', { ...body, status: 'Active', received }, key)
  if (!saved) return
  keep(saved)
  if (turn % 7 === 2) {
    const change = { ...body, id: saved.id, version: saved.version, status: 'Active', roundOff: false }
    const changed = await call('salesInvoice.save', change, `${key}-change`)
    if (changed) keep(changed)
  } else if (turn % 7 === 4 && !received) {
    await call('salesInvoice.cancel', { ids: [saved.id], reason: 'Duplicate' }, `${key}-cancel`)
  } else if (turn % 7 === 6) {
    const allocations = [{ documentId: saved.id, amount: '1.00' }]
    const payment = { entityId: masters.entityId, partyId: body.partyId, date: masters.date, mode: 'Cash' }
    const paid = await call('paymentIn.save', { ...payment, amount: '2.00', allocations }, `${key}-payment`)
    if (paid) figures.payments.push({ id: paid.id, number: paid.number, amount: '2.00' })
  } else if (turn % 7 === 1) {
    const amount = `${100 + (used % 50)}.35`
    const lines = [
      { account: 'Rent', debit: amount },
      { account: 'Cash', credit: amount },
    ]
    const journal = { entityId: masters.entityId, date: masters.date, narration: key, lines }
    const written = await call('journal.save', journal, `${key}-journal`)
    if (written) figures.journals.push({ id: written.id, number: written.number, amount })
  } else if (turn % 7 === 0) {
    const page = await call('salesInvoice.search', { size: 50, sort: 'id DESC' }, '')
    if (page) figures.lists++
  }
}

function invoiceOf({ entityId, parties, items, date }: Masters, key: string, seed: number) {
  return {
    entityId,
    partyId: parties[seed % parties.length]!,
    date,
    customerPoNumber: key,
    lines: Array.from({ length: 1 + (seed % 10) }, (_, index) => ({
      itemId: items[(seed + index) % items.length]!,
      quantity: String(1 + ((seed + index) % 9)),
      unitPrice: `${50 + ((seed * 7 + index) % 400)}.25`,
    })),
  }
}

/**
 * Asks until there is an answer; gives nothing where the load ended before it. A step that is tried may be refused by a rule;
 * all else is a fault.
 */
export function callerOf(
  { address, token, ended, restMs = 50 }: LoadOptions,
  figures: LoadFigures,
  slot: number,
): Caller {
  const once = async (name: string, input: object, key: string) => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    return sendCall(address, name, input, token, { headers })
  }
  return async (name, input, key, isTried = false) => {
    if (key) figures.open.add(key)
    const doubled = key !== '' && (used + slot) % 4 === 0
    // Without answers the load ends some time after it was asked to.
    for (let rest = 200; rest > 0; rest -= ended() ? 1 : 0) {
      const second = doubled ? pause(5).then(() => once(name, input, key)) : undefined
      const [first, other] = await Promise.allSettled([once(name, input, key), second])
      if (doubled) figures.doubled++
      const answers = [first, other].flatMap((one) =>
        one.status === 'fulfilled' && one.value ? [one.value] : [],
      )
      const good = answers.filter(({ status }) => isDone(status))
      const refused = answers.find(({ status, body }) => !isDone(status) && !asksAgain(status, body))
      if (good.length === 2 && good[0]!.body.id !== good[1]!.body.id)
        figures.faults.push(`${name} ${key} answered with ${good.map(({ body }) => body.id).join(' and ')}`)
      if (refused && !(isTried && [400, 409, 422].includes(refused.status)))
        figures.faults.push(
          `${name} ${key} answered ${refused.status}: ${JSON.stringify(refused.body)}`.slice(0, 400),
        )
      if (good[0] || refused) {
        figures.open.delete(key)
        if (good[0] && key) figures.lastAt = performance.now()
        return good[0]?.body
      }
      figures.retries++
      await pause(restMs)
    }
    return undefined
  }
}

/** 207: some of many were refused by a rule, the others are done. */
const isDone = (status: number) => status === 200 || status === 207

const inProgress = errors.KEY_IN_PROGRESS.code

/** The database is away, the server is stopping, or the first of two requests is still at work. */
const asksAgain = (status: number, body: AnyBody) =>
  status >= 500 || status === 429 || (status === 409 && JSON.stringify(body ?? '').includes(inProgress))

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
