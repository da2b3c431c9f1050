import { returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { partOfAdvance, setOffs } from '@bahi/domain/payments/advances.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { advanceOf, setOffMove, writeMoves } from './advance-moves.ts'
import type { AdvanceRow, AdvanceState, Move } from './advance-moves.ts'
import type { Allocation } from './allocation.ts'
import { issuesOfDatabase } from './vouchers.ts'

interface Change {
  readonly before: readonly Allocation[]
  readonly now: readonly Allocation[]
  /** Money and tax kept back of the receipt. */
  readonly whole: Decimal
}

/**
 * Sets the tax on an advance off on the documents that it now settles, and takes it back from those that it no longer does
 * (table 11B of GSTR-1; in the period of the receipt table 11A falls instead). What a filed return has of it is fixed.
 */
export async function setOffAnew(ctx: Ctx, paymentId: number, { before, now, whole }: Change): Promise<void> {
  const state = await advanceOf(ctx, paymentId)
  if (!state) return
  const used = state.rows.filter(({ documentId }) => documentId !== null)
  const direct = before.map(({ documentId, amount }) => ({
    documentId,
    amount: Decimal.of(amount)
      .sub(sumOf(used.filter((row) => row.documentId === documentId)))
      .toFixed(2),
  }))
  const asked = new Map(
    setOffs({ direct, now }, whole.sub(state.advance.amount)).map(({ documentId, amount }) => [
      documentId,
      Decimal.of(amount),
    ]),
  )
  const documentIds = [...new Set([...used.map(({ documentId }) => documentId!), ...asked.keys()])]
  const documents = await documentsOf(ctx, documentIds)
  const changes: Asked[] = []
  for (const { id, number, date } of documents) {
    const rows = used.filter((row) => row.documentId === id)
    const amount = asked.get(id) ?? Decimal.zero
    if (sumOf(rows).eq(amount)) continue
    const fixed = sumOf(rows.filter(({ isFiled }) => isFiled))
    if (amount.lt(fixed))
      throw invalid([{ path: 'allocations', code: 'SET_OFF_FILED', params: { number: number ?? '' } }])
    changes.push({ id, date, drop: rows.filter(({ isFiled }) => !isFiled), add: amount.sub(fixed) })
  }
  await change(ctx, state, changes)
}

/** A document that moves to another day takes what is set off on it along, where no filed return has it. */
export async function redateSetOffs(ctx: Ctx, documentId: number, date: string): Promise<void> {
  const { rows } = await sql<{ paymentId: number }>`select distinct payment_id from advance_rows
    where subscriber_id = current_subscriber() and document_id = ${documentId} order by payment_id`.execute(
    ctx.db,
  )
  for (const { paymentId } of rows) {
    const state = (await advanceOf(ctx, paymentId))!
    const open = state.rows.filter((row) => row.documentId === documentId && !row.isFiled)
    await change(ctx, state, [{ id: documentId, date, drop: open, add: sumOf(open) }])
  }
}

interface Asked {
  readonly id: number
  /** Day of the document. */
  readonly date: string
  readonly drop: readonly AdvanceRow[]
  readonly add: Decimal
}

async function change(ctx: Ctx, state: AdvanceState, changes: readonly Asked[]): Promise<void> {
  const dropped = changes.flatMap(({ drop }) => drop)
  await dropRows(ctx, state, dropped)
  const { isOpen } = await openDays(
    ctx,
    state,
    changes.map(({ date }) => date),
  )
  const used = state.advance.used.filter((part) => !dropped.includes(part as AdvanceRow))
  const moves: Move[] = []
  for (const { id, date, add } of changes) {
    if (!add.isPositive()) continue
    const figures = partOfAdvance({ ...state.advance, used }, add.toFixed(2))
    used.push(figures)
    const day = later(state.date, date)
    moves.push(setOffMove(state, id, { figures, date: isOpen(day) ? day : ctx.today() }))
  }
  await writeMoves(ctx, moves)
}

/** Takes rows of open periods back, with their postings. */
async function dropRows(ctx: Ctx, state: AdvanceState, rows: readonly AdvanceRow[]): Promise<void> {
  if (rows.length === 0) return
  // Their postings are taken back by the same turned round, on the same days.
  const entries = rows.flatMap(({ documentId, date, ...figures }) =>
    (
      setOffMove(state, documentId!, { figures, date })['entries'] as { debit?: string; credit?: string }[]
    ).map(({ debit, credit, ...entry }) => ({ ...entry, debit: credit, credit: debit })),
  )
  await sql`select drop_advance(${rows.map(({ id }) => id)}::bigint[], ${state.paymentId}::bigint, 'paymentIn',
    ${JSON.stringify(entries)}::json)`.execute(ctx.db)
}

const sumOf = (rows: readonly { readonly amount: string }[]) => Decimal.sum(rows.map(({ amount }) => amount))
const later = (a: string, b: string) => (a > b ? a : b)

async function documentsOf(ctx: Ctx, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
    number: string | null
    date: string
  }>`select id, number, date from documents
    where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[]) order by date, id`.execute(
    ctx.db,
  )
  return rows
}

/** Days that take entries: neither locked nor in a period that is filed. */
async function openDays(ctx: Ctx, { filer, date }: AdvanceState, dates: readonly string[]) {
  const days = [...new Set(dates.map((day) => later(date, day)))]
  const periods = [...new Set(days.map((day) => returnPeriodOf(day, filer.frequency)))]
  const { rows } = await sql<{ lockDate: string | null; filed: string[] }>`
    select setting_of('periodLockDate', ${filer.entityId}) as lock_date,
      (select coalesce(json_agg(f.return_period), '[]') from filed_periods f where f.subscriber_id = current_subscriber()
        and f.entity_id = ${filer.entityId} and f.return_type = 'GSTR1' and f.return_period = any(${periods}::text[])) as filed`.execute(
    ctx.db,
  )
  const { lockDate, filed } = rows[0]!
  return {
    isOpen: (day: string) =>
      !(lockDate && day <= lockDate) && !filed.includes(returnPeriodOf(day, filer.frequency)),
  }
}

/** Why the voucher of a payment may not be cancelled, as the key of the sentence; undefined where it may. */
export const voucherLock = sql<string | null>`(case
  when exists (select from payments r where r.subscriber_id = p.subscriber_id and r.refund_of_id = p.id and r.status = 'Active')
    then 'action.reason.hasRefund'
  when exists (select from vouchers v join filed_periods f on f.subscriber_id = v.subscriber_id and f.entity_id = v.entity_id
      and f.return_type = 'GSTR1' and f.return_period = v.return_period
    where v.subscriber_id = p.subscriber_id and v.payment_id = p.id and v.nature in (6, 8))
    or exists (select from advance_rows a join filed_periods f on f.subscriber_id = a.subscriber_id and f.entity_id = a.entity_id
      and f.return_type = 'GSTR1' and f.return_period = a.return_period
    where a.subscriber_id = p.subscriber_id and (a.refund_id = p.id or (a.payment_id = p.id and a.refund_id is null)))
    then 'action.reason.advanceFiled' end)`

/** Takes the tax on an advance, or on its refund, out of its return; the postings go back with those of the payment. */
export async function dropAdvance(ctx: Ctx, paymentId: number, date: string): Promise<void> {
  await sql`select drop_advance(array_agg(id), ${paymentId}::bigint, '', '[]') from advance_rows
    where subscriber_id = current_subscriber() and (refund_id = ${paymentId} or payment_id = ${paymentId})
    having count(*) > 0`
    .execute(ctx.db)
    .catch((error: unknown) => {
      throw issuesOfDatabase(error, date) ?? error
    })
}
