import { startParts } from './parts.ts'
import { booksOf, inParallel, makeInvoices, openIntents, pause } from './portal-books.ts'
import type { Books, Made } from './portal-books.ts'

export interface OutageOptions {
  readonly dataDir: string
  readonly invoices: number
  /** How long the portal is away; the invoices are spread over it. */
  readonly outageMs: number
  /** How long an answer is waited for; absent: as usual. */
  readonly replyMs?: number
  readonly log?: (line: string) => void
}

export interface OutageFigures {
  /** Milliseconds of the saves before, and of every save while the portal was away. */
  readonly savesBefore: readonly number[]
  readonly saves: readonly number[]
  readonly listMs: readonly number[]
  /** What the health strip showed before the portal came back. */
  readonly waiting: number
  readonly state: string
  /** Requests that went out while it was away: the breaker keeps them few. */
  readonly tried: number
  readonly drainMs: number
  /** Sendings after it was back; more than invoices means that something was sent twice. */
  readonly sentAfter: number
  readonly faults: readonly string[]
}

/**
 * The portal hangs and cuts the line for some time while invoices are saved that register on their own. Billing must
 * go on as if nothing were the matter, and when the portal is back the queue must drain on its own, each invoice once.
 */
export async function soakOutage(options: OutageOptions): Promise<OutageFigures> {
  const { dataDir, invoices, outageMs, replyMs, log = () => {} } = options
  const { sandbox, pool, victim, close } = await startParts(dataDir, replyMs)
  try {
    await victim.start()
    const books = await booksOf(victim, pool)
    // The first ones warm everything up, and show that all is well before.
    await books.setting('eInvoiceOnSave', true)
    const savesBefore: number[] = []
    const before = await makeInvoices(books, 12, { onSave: (ms) => savesBefore.push(ms) })
    await drained(books, 30_000)
    const sentBefore = sandbox.counts.get('generate') ?? 0
    // Half of what is asked is cut, half is never answered.
    sandbox.faults.order([{ kind: 'hang', probability: 0.5 }, { kind: 'drop' }], 3)
    const begun = performance.now()
    const saves: number[] = []
    const listMs: number[] = []
    const made: Made[] = []
    let next = 0
    await inParallel(async () => {
      while (next < invoices) {
        const turn = next++
        // Evenly over the outage, as a shop bills; never faster than the shop can.
        await pause(Math.max(0, (turn / invoices) * outageMs - (performance.now() - begun)))
        made.push(...(await makeInvoices(books, 1, { onSave: (ms) => saves.push(ms) })))
        if (turn % 10 === 0) listMs.push(await timed(() => books.call('eInvoice.search', { size: 50 })))
        if (turn % 100 === 99) log(`${turn + 1} invoices saved`)
      }
    }, 2)
    await pause(Math.max(0, outageMs - (performance.now() - begun)))
    const health = await books.call('portal.health', {})
    const row = health.find(
      (one: { portal: string; entityId: number }) =>
        one.portal === 'einvoice' && one.entityId === books.entityId,
    )
    const tried = (sandbox.counts.get('generate') ?? 0) - sentBefore
    log(`the portal is back: ${row.waiting} wait, ${row.state}`)
    sandbox.faults.clear()
    const back = performance.now()
    await drained(books, 600_000)
    const drainMs = performance.now() - back
    const sentAfter = (sandbox.counts.get('generate') ?? 0) - sentBefore - tried
    const irns = new Map<string, number>()
    for (const { payload } of sandbox.state.invoices.values())
      irns.set(payload.DocDtls.No, (irns.get(payload.DocDtls.No) ?? 0) + 1)
    const kept = await books.query<{ id: string }>(
      `select document_id as id from e_invoices where subscriber_id = current_subscriber() and status = 'Generated' and irn is not null`,
    )
    const known = new Set(kept.map(({ id }) => Number(id)))
    const faults = [...before, ...made].flatMap(({ id, number }) => [
      ...(irns.get(number) === 1 ? [] : [`${number}: ${irns.get(number) ?? 0} IRNs at the portal`]),
      ...(known.has(id) ? [] : [`${number}: no IRN on the document`]),
    ])
    return {
      savesBefore,
      saves,
      listMs,
      waiting: row.waiting,
      state: row.state,
      tried,
      drainMs,
      sentAfter,
      faults,
    }
  } finally {
    await victim.stop()
    await close()
  }
}

async function drained(books: Books, limitMs: number): Promise<void> {
  for (const limit = Date.now() + limitMs; (await openIntents(books, { looks: true })) > 0; await pause(100))
    if (Date.now() > limit) throw new Error(`${await openIntents(books)} invoices still wait`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
