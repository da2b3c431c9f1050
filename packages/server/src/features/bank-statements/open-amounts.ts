import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BankAccount } from './accounts.ts'
import { isOfAccount } from './accounts.ts'
import { paise } from './match.ts'

interface Named {
  readonly paymentId?: number | null | undefined
  readonly journalId?: number | null | undefined
  readonly openingId?: number | null | undefined
}

export const keyOf = ({ paymentId, journalId, openingId }: Named): string =>
  paymentId ? `p${paymentId}` : journalId ? `j${journalId}` : `o${openingId}`

/**
 * What of payments and journals no row has yet, by `keyOf`. They are held: nobody cancels one while a row is matched with it.
 */
export async function openAmounts(
  ctx: Ctx,
  account: BankAccount,
  named: readonly Named[],
): Promise<Map<string, bigint>> {
  const payments = named.flatMap(({ paymentId }) => paymentId ?? [])
  const journals = named.flatMap(({ journalId }) => journalId ?? [])
  const openings = named.flatMap(({ openingId }) => openingId ?? [])
  await sql`select 1 from payments p where p.subscriber_id = current_subscriber() and p.id = any(${payments}::bigint[]) order by p.id for share`.execute(
    ctx.db,
  )
  await sql`select 1 from journals j where j.subscriber_id = current_subscriber() and j.id = any(${journals}::bigint[]) order by j.id for share`.execute(
    ctx.db,
  )
  const { rows } = await sql<
    Record<'paymentId' | 'journalId' | 'openingId', number | null> & { amount: string }
  >`
    select x.payment_id, x.journal_id, x.opening_id, (x.amount - coalesce((select sum(m.amount) from bank_matches m
        join bank_rows r on r.subscriber_id = m.subscriber_id and r.id = m.row_id and r.account_id = ${account.id ?? 0}
      where m.subscriber_id = current_subscriber() and (m.payment_id = x.payment_id or m.journal_id = x.journal_id or m.opening_id = x.opening_id)), 0))::numeric(20, 2)::text as amount
    from (
      select e.payment_id, null::bigint as journal_id, null::bigint as opening_id, sum(e.debit - e.credit) as amount from ledger_entries e
      where ${isOfAccount(account)} and e.payment_id = any(${payments}::bigint[]) group by 1
      union all
      select null, e.journal_id, null, sum(e.debit - e.credit) from ledger_entries e
      where ${isOfAccount(account)} and e.journal_id = any(${journals}::bigint[]) group by 2
      union all
      select null, null, o.id, o.amount from bank_openings o where o.subscriber_id = current_subscriber()
        and o.account_id = ${account.id ?? 0} and o.id = any(${openings}::bigint[]) and o.amount is not null) x`.execute(
    ctx.db,
  )
  return new Map(rows.map((row) => [keyOf(row), paise(row.amount)]))
}

/** Whether so much of an entry is open: on its side, and no more than there is. */
export const isWithin = (open: bigint | undefined, amount: bigint): boolean =>
  open !== undefined &&
  open !== 0n &&
  open > 0n === amount > 0n &&
  (open > 0n ? amount <= open : amount >= open)
