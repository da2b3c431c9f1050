import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { cancelJournals } from '../books/index.ts'
import { refusal, refusalOf, refusedFor } from '../ledger/index.ts'
import { cancelPayments } from '../payments/index.ts'
import { heldRows, whyNot } from './decided-rows.ts'
import type { HeldRow } from './decided-rows.ts'

/** Opens rows again. What was entered from them is cancelled; where that is refused, the row stays as it is. */
export async function undoRows(
  ctx: Ctx,
  { ids }: ParsedOf<typeof bankStatementCalls.undo>,
): Promise<ReplyOf<typeof bankStatementCalls.undo>> {
  const rows = await heldRows(ctx, ids)
  const known = new Set(rows.map(({ id }) => id))
  const refused = ids.filter((id) => !known.has(id)).map((id) => refusal(ctx, id, 'NOT_FOUND'))
  const done: number[] = []
  const opened = new Set<number>()
  for (const row of rows) {
    if (opened.has(row.id)) {
      done.push(row.id)
      continue
    }
    const why = whyNot(ctx, row, ['Matched', 'Ignored'], { isLocked: true })
    if (why) {
      refused.push(why)
      continue
    }
    try {
      for (const other of await ctx.savepoint(() => undo(ctx, row))) opened.add(other)
      done.push(row.id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(refusalOf(ctx, row.id, error))
    }
  }
  return { done, refused }
}

interface Made {
  readonly paymentId: number | null
  readonly journalId: number | null
  readonly kind: PaymentKind | null
  readonly entityId: number
}

async function undo(ctx: Ctx, { id }: HeldRow): Promise<number[]> {
  const { rows: made } = await sql<Made>`
    select m.payment_id, m.journal_id, p.kind, coalesce(p.entity_id, j.entity_id) as entity_id from bank_matches m
      left join payments p on p.subscriber_id = m.subscriber_id and p.id = m.payment_id
      left join journals j on j.subscriber_id = m.subscriber_id and j.id = m.journal_id
    where m.subscriber_id = current_subscriber() and m.row_id = ${id} and m.is_made`.execute(ctx.db)
  // A transfer is of rows of two accounts, and both are open again.
  const { rows: others } = await sql<{ rowId: number }>`
    select distinct m.row_id from bank_matches m where m.subscriber_id = current_subscriber()
      and m.journal_id = any(${made.map(({ journalId }) => journalId)}::bigint[]) and m.row_id <> ${id}`.execute(
    ctx.db,
  )
  const rowIds = [id, ...others.map(({ rowId }) => rowId)]
  await sql`delete from bank_matches m where m.subscriber_id = current_subscriber() and m.row_id = any(${rowIds}::bigint[])`.execute(
    ctx.db,
  )
  await sql`delete from bank_decisions d where d.subscriber_id = current_subscriber() and d.row_id = any(${rowIds}::bigint[])`.execute(
    ctx.db,
  )
  await sql`update bank_rows r set state = 'Unmatched', reasons = '{}', rule_id = null, suggested_account = null, is_sure = false
    where r.subscriber_id = current_subscriber() and r.id = any(${rowIds}::bigint[])`.execute(ctx.db)
  for (const one of made) await takeBack(ctx, one)
  return rowIds.slice(1)
}

async function takeBack(ctx: Ctx, { paymentId, journalId, kind, entityId }: Made): Promise<void> {
  const right = kind === null ? 'ACC_CNL' : (`${paymentKinds[kind].rights}_CNL` as RightCode)
  if (!ctx.can(right, entityId)) throw new AppError('RIGHT_MISSING')
  const reason = ctx.t('bankStatement.undone')
  const { refused } =
    kind === null
      ? await cancelJournals(ctx, { ids: [journalId!], reason })
      : await cancelPayments(ctx, kind, { ids: [paymentId!], reason })
  const [why] = refused
  if (why) throw refusedFor({ code: why.code, reason: why.message })
}
