import { groupedBy } from '@bahi/domain/bank-statements/grouped-by.ts'
import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { refusal, refusalOf } from '../ledger/index.ts'
import { heldRows, keepDecisions, whyNot } from './decided-rows.ts'
import type { Decided, HeldRow } from './decided-rows.ts'
import { enterSuggestion } from './enter.ts'
import { paise } from './match.ts'
import { isWithin, keyOf, openAmounts } from './open-amounts.ts'

export interface Suggested {
  readonly rowId: number
  readonly paymentId: number | null
  readonly journalId: number | null
  readonly openingId: number | null
  readonly documentId: number | null
  readonly otherRowId: number | null
  readonly amount: string
}

/**
 * Accepts suggestions. Those that are in the books already are decided together; for the others a payment, journal or transfer is
 * entered first, each on its own, so that one that is refused takes none with it.
 */
export async function confirmRows(
  ctx: Ctx,
  { ids }: ParsedOf<typeof bankStatementCalls.confirm>,
): Promise<ReplyOf<typeof bankStatementCalls.confirm>> {
  const rows = await heldRows(ctx, ids)
  const known = new Set(rows.map(({ id }) => id))
  const refused = ids.filter((id) => !known.has(id)).map((id) => refusal(ctx, id, 'NOT_FOUND'))
  const wanted: HeldRow[] = []
  for (const row of rows) {
    const why = whyNot(ctx, row, ['Suggested'])
    if (why) refused.push(why)
    else wanted.push(row)
  }
  const suggested = await suggestionsOf(ctx, wanted)
  const booked = wanted.filter(({ id }) => isBooked(suggested.get(id)))
  const decided: Decided[] = []
  for (const of of groupedBy(booked, ({ accountId }) => accountId).values())
    for (const row of await acceptBooked(ctx, of, suggested))
      if ('state' in row) decided.push(row)
      else refused.push(row)
  await keepDecisions(ctx, decided)
  const done = decided.map(({ id }) => id)
  const paired = new Set<number>()
  for (const row of wanted) {
    if (isBooked(suggested.get(row.id))) continue
    // The other side of a transfer was decided with it.
    if (paired.has(row.id)) {
      done.push(row.id)
      continue
    }
    try {
      const others = await ctx.savepoint(() => enterSuggestion(ctx, row, suggested.get(row.id) ?? []))
      for (const other of others) paired.add(other)
      done.push(row.id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(refusalOf(ctx, row.id, error))
    }
  }
  return { done, refused }
}

async function suggestionsOf(ctx: Ctx, rows: readonly HeldRow[]): Promise<Map<number, Suggested[]>> {
  const { rows: found } = await sql<Suggested>`
    select s.row_id, s.payment_id, s.journal_id, s.opening_id, s.document_id, s.other_row_id, s.amount::text as amount from bank_suggestions s
    where s.subscriber_id = current_subscriber() and s.row_id = any(${rows.map(({ id }) => id)}::bigint[]) order by s.row_id, s.number`.execute(
    ctx.db,
  )
  return groupedBy(found, ({ rowId }) => rowId)
}

const isBooked = (of: readonly Suggested[] | undefined): boolean =>
  of !== undefined && of.every(({ documentId, otherRowId }) => documentId === null && otherRowId === null)

/** Suggestions that are in the books, as far as what they name is still open. */
async function acceptBooked(
  ctx: Ctx,
  rows: readonly HeldRow[],
  suggested: ReadonlyMap<number, readonly Suggested[]>,
): Promise<(Decided | ReturnType<typeof refusal>)[]> {
  const open = await openAmounts(
    ctx,
    rows[0]!.account,
    rows.flatMap(({ id }) => suggested.get(id) ?? []),
  )
  return rows.map((row) => {
    const of = suggested.get(row.id)!
    const sum = of.reduce((total, { amount }) => total + paise(amount), 0n)
    const isOpen = of.every((one) => isWithin(open.get(keyOf(one)), paise(one.amount)))
    if (!isOpen || sum !== paise(row.net))
      return refusal(ctx, row.id, 'ACTION_REFUSED', 'bankStatement.refused.noLongerOpen')
    for (const one of of) open.set(keyOf(one), open.get(keyOf(one))! - paise(one.amount))
    return { id: row.id, state: 'Matched' as const, reasons: row.reasons, matches: of }
  })
}
