import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../ledger/index.ts'
import { bankAccountsOf, lockAccount } from './accounts.ts'
import type { BankAccount } from './accounts.ts'

export interface HeldRow {
  readonly id: number
  readonly accountId: number
  readonly account: BankAccount & { readonly id: number }
  readonly date: string
  readonly net: string
  readonly description: string
  readonly reference: string | null
  readonly state: string
  readonly reasons: readonly string[]
  readonly ruleId: number | null
  readonly suggestedAccount: string | null
  readonly lockDate: string | null
}

/** Rows that the user sees, with their accounts held: nobody else decides them meanwhile. */
export const heldRows = (ctx: Ctx, ids: readonly number[]): Promise<HeldRow[]> => rowsOf(ctx, ids, true)

/** The same for who only looks. */
export const seenRows = (ctx: Ctx, ids: readonly number[]): Promise<HeldRow[]> => rowsOf(ctx, ids, false)

async function rowsOf(ctx: Ctx, ids: readonly number[], isHeld: boolean): Promise<HeldRow[]> {
  const { rows: of } = await sql<{ accountId: number }>`
    select distinct r.account_id from bank_rows r where r.subscriber_id = current_subscriber() and r.id = any(${[...ids]}::bigint[]) order by 1`.execute(
    ctx.db,
  )
  const accounts = new Map(
    (
      await bankAccountsOf(
        ctx,
        of.map(({ accountId }) => accountId),
      )
    ).map((one) => [one.id!, one]),
  )
  if (isHeld) for (const id of accounts.keys()) await lockAccount(ctx, id)
  const { rows } = await sql<Omit<HeldRow, 'account'>>`
    select r.id, r.account_id, r.date, (r.credit - r.debit)::text as net, r.description, r.reference, r.state, r.reasons, r.rule_id, r.suggested_account,
      setting_of('periodLockDate', b.entity_id) as lock_date
    from bank_rows r join bank_accounts b on b.subscriber_id = r.subscriber_id and b.id = r.account_id
    where r.subscriber_id = current_subscriber() and r.id = any(${[...ids]}::bigint[]) and r.account_id = any(${[...accounts.keys()]}::bigint[])
    order by r.date, r.id ${isHeld ? sql`for update of r` : sql``}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, account: accounts.get(row.accountId) as HeldRow['account'] }))
}

/** Why nothing is decided of a row now. */
export function whyNot(
  ctx: Ctx,
  row: HeldRow,
  states: readonly string[],
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): ReturnType<typeof refusal> | undefined {
  const off = ctx.access.inactive.get(row.account.entityId)
  const reason: RefusalReason | undefined =
    off !== undefined
      ? 'action.reason.isPlaceInactive'
      : !states.includes(row.state)
        ? row.state === 'Unmatched'
          ? 'bankStatement.refused.noSuggestion'
          : row.state === 'Suggested'
            ? 'bankStatement.refused.notDecided'
            : 'bankStatement.refused.decided'
        : isLocked && row.lockDate && row.date <= row.lockDate
          ? 'action.reason.periodLocked'
          : undefined
  return reason && refusal(ctx, row.id, 'ACTION_REFUSED', reason, { name: off ?? '' })
}

export interface Decided {
  readonly id: number
  readonly state: 'Matched' | 'Ignored'
  readonly reason?: string
  readonly reasons: readonly string[]
  readonly matches: readonly DecidedMatch[]
}
export interface DecidedMatch {
  readonly paymentId?: number | null
  readonly journalId?: number | null
  readonly openingId?: number | null
  readonly amount: string
  readonly isMade?: boolean
}

/** Writes what was decided of rows, in three statements however many there are. */
export async function keepDecisions(ctx: Ctx, decided: readonly Decided[]): Promise<void> {
  if (decided.length === 0) return
  const ids = decided.map(({ id }) => id)
  const rows = decided.map(({ id, state, reason = null, reasons }) => ({ id, state, reason, reasons }))
  const matches = decided.flatMap(({ id, matches: of }) =>
    of.map(({ paymentId = null, journalId = null, openingId = null, amount, isMade = false }, at) => ({
      row: id,
      number: at + 1,
      payment_id: paymentId,
      journal_id: journalId,
      opening_id: openingId,
      amount,
      is_made: isMade,
    })),
  )
  await sql`
    insert into bank_decisions (subscriber_id, row_id, state, reason, reasons, created_by)
    select current_subscriber(), d.id, d.state, d.reason, array(select json_array_elements_text(d.reasons)), current_user_id()
    from json_to_recordset(${JSON.stringify(rows)}::json) as d (id bigint, state text, reason text, reasons json)`.execute(
    ctx.db,
  )
  if (matches.length > 0)
    await sql`
      insert into bank_matches (subscriber_id, row_id, number, payment_id, journal_id, opening_id, amount, is_made)
      select current_subscriber(), m.row, m.number, m.payment_id, m.journal_id, m.opening_id, m.amount, m.is_made
      from json_to_recordset(${JSON.stringify(matches)}::json) as m (row bigint, number int, payment_id bigint, journal_id bigint, opening_id bigint, amount numeric, is_made boolean)`.execute(
      ctx.db,
    )
  await sql`
    with d as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as d (id bigint, state text))
    update bank_rows r set state = d.state, is_sure = false, rule_id = case when d.state = 'Matched' then r.rule_id end
    from d where r.subscriber_id = current_subscriber() and r.id = d.id`.execute(ctx.db)
  await sql`delete from bank_suggestions s where s.subscriber_id = current_subscriber() and s.row_id = any(${ids}::bigint[])`.execute(
    ctx.db,
  )
}
