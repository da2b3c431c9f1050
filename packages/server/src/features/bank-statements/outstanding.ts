import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { bookBalance, isOfAccount } from './accounts.ts'
import type { BankAccount } from './accounts.ts'

export type ReconciliationRow = ReplyOf<typeof bankStatementCalls.reconciliation>['notPresented'][number]

export interface Listed {
  readonly rows: readonly ReconciliationRow[]
  readonly total: string
  readonly isCut: boolean
}

/** Rows of one list of the statement; the totals are of all. */
export const mostListed = 1000

export interface First {
  readonly id: number
  readonly date: string
  /** What the bank had before it. */
  readonly before: string | null
}

export async function firstRow(ctx: Ctx, { id }: BankAccount): Promise<First | undefined> {
  const { rows } = await sql<First>`
    select r.id, r.date, (r.balance - r.credit + r.debit)::text as before from bank_rows r
    where r.subscriber_id = current_subscriber() and r.account_id = ${id ?? 0} order by r.date, r.id limit 1`.execute(
    ctx.db,
  )
  return rows[0]
}

export interface Outstanding {
  readonly notPresented: Listed
  readonly notCleared: Listed
}

/**
 * Payments and journals of the account that the bank has later than the day, or not yet. What was entered before the first statement
 * is known to the bank by then, unless a later row is of it or it is marked as on its way; items of the opening balance are so marked.
 */
export async function outstanding(
  ctx: Ctx,
  account: BankAccount,
  since: string | null,
  asOf: string,
): Promise<Outstanding> {
  const none: Listed = { rows: [], total: '0.00', isCut: false }
  if (since === null) return { notPresented: none, notCleared: none }
  const { rows } = await sql<ReconciliationRow & { total: string; count: number }>`
    with posted as (
      select e.payment_id, e.journal_id, min(e.date) as date, sum(e.debit - e.credit) as amount from ledger_entries e
      where ${isOfAccount(account)} and e.document_id is null and e.date <= ${asOf}::date
        and (e.date >= ${since}::date
          or exists (select from bank_matches m where m.subscriber_id = e.subscriber_id and m.payment_id = e.payment_id)
          or exists (select from bank_matches m where m.subscriber_id = e.subscriber_id and m.journal_id = e.journal_id)
          or exists (select from bank_openings o where o.subscriber_id = e.subscriber_id and o.account_id = ${account.id ?? 0}
            and (o.payment_id = e.payment_id or o.journal_id = e.journal_id)))
      group by 1, 2 having sum(e.debit - e.credit) <> 0),
    open as (
      select x.payment_id, x.journal_id, null::bigint as opening_id, x.date, x.amount from posted x
      union all
      select null, null, o.id, o.date, o.amount from bank_openings o where o.subscriber_id = current_subscriber()
        and o.account_id = ${account.id ?? 0} and o.amount is not null and o.date <= ${asOf}::date),
    matched as (
      select m.payment_id, m.journal_id, m.opening_id, sum(m.amount) filter (where r.date <= ${asOf}::date) as cleared, max(r.date) as cleared_on
      from bank_matches m join bank_rows r on r.subscriber_id = m.subscriber_id and r.id = m.row_id
      where m.subscriber_id = current_subscriber() and r.account_id = ${account.id ?? 0} group by 1, 2, 3),
    found as (
      select null::bigint as row_id, x.payment_id, x.journal_id, x.opening_id, coalesce(p.kind, j.kind, 'opening') as kind,
        coalesce(p.number, j.number) as number, x.date, coalesce(p.party_name, j.narration, o.description) as text,
        coalesce(p.reference, o.reference) as reference, (x.amount - coalesce(mp.cleared, mj.cleared, mo.cleared, 0))::numeric(20, 2) as amount,
        coalesce(mp.cleared_on, mj.cleared_on, mo.cleared_on) as cleared_on
      from open x
        left join matched mp on mp.payment_id = x.payment_id
        left join matched mj on mj.journal_id = x.journal_id
        left join matched mo on mo.opening_id = x.opening_id
        left join payments p on p.subscriber_id = current_subscriber() and p.id = x.payment_id
        left join journals j on j.subscriber_id = current_subscriber() and j.id = x.journal_id
        left join bank_openings o on o.subscriber_id = current_subscriber() and o.id = x.opening_id
      where x.amount <> coalesce(mp.cleared, mj.cleared, mo.cleared, 0) and coalesce(j.kind, '') <> 'opening'),
    numbered as (
      select f.*, row_number() over side as position, (sum(f.amount) over (partition by f.amount < 0))::numeric(20, 2)::text as total,
        (count(*) over (partition by f.amount < 0))::int as count
      from found f window side as (partition by f.amount < 0 order by f.date, f.number, f.payment_id, f.journal_id, f.opening_id))
    select n.row_id, n.payment_id, n.journal_id, n.opening_id, n.kind, n.number, n.date, n.text, n.reference, n.amount::text as amount, n.cleared_on,
      n.total, n.count
    from numbered n where n.position <= ${mostListed} order by n.position`.execute(ctx.db)
  const listed = (of: typeof rows): Listed => ({
    rows: of.map(({ total: _, count: __, ...row }) => row),
    total: of[0]?.total ?? '0.00',
    isCut: (of[0]?.count ?? 0) > of.length,
  })
  return {
    notPresented: listed(rows.filter(({ amount }) => amount.startsWith('-'))),
    notCleared: listed(rows.filter(({ amount }) => !amount.startsWith('-'))),
  }
}

/** What the bank had before the first statement, less what it should have had by the books; undefined where it is not known. */
export async function openingDifference(
  ctx: Ctx,
  account: BankAccount,
  first: First,
  asOf: string,
): Promise<string | undefined> {
  if (first.before === null) return undefined
  const eve = addDays(first.date, -1)
  const [books, { notPresented, notCleared }, openings] = await Promise.all([
    bookBalance(ctx, account, eve),
    outstanding(ctx, account, first.date, eve),
    openingsFrom(ctx, account, first.date, asOf),
  ])
  const known = Decimal.of(books).sub(notPresented.total).sub(notCleared.total).add(openings)
  return Decimal.of(first.before).sub(known).toFixed(2)
}

/** Opening balances that are entered on the first day of the statements or later: the bank had them before. */
async function openingsFrom(ctx: Ctx, account: BankAccount, from: string, to: string): Promise<string> {
  const { rows } = await sql<{ amount: string | null }>`
    select sum(e.debit - e.credit)::text as amount from ledger_entries e join journals j on j.subscriber_id = e.subscriber_id and j.id = e.journal_id and j.kind = 'opening'
    where ${isOfAccount(account)} and e.date between ${from}::date and ${to}::date`.execute(ctx.db)
  return rows[0]?.amount ?? '0'
}
