import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { isOfAccount } from './accounts.ts'
import type { BankAccount } from './accounts.ts'

/** A payment, the part that a journal has in the account, or an item of the opening balance, as far as no row has it yet. */
export interface OpenEntry {
  /** `p12`, `j7` or `o3`. */
  readonly key: string
  readonly paymentId: number | null
  readonly journalId: number | null
  /** What the opening balance of the books contains. */
  readonly openingId: number | null
  readonly kind: string
  readonly number: string | null
  readonly date: string
  readonly reference: string | null
  readonly partyName: string | null
  readonly partyId: number | null
  readonly mode: string | null
  readonly narration: string | null
  /** Numbers of the documents that it settles. */
  readonly numbers: readonly string[]
  /** What came in is positive. */
  readonly amount: string
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Entries of an account that is read; a year of a busy one has some ten thousand. */
const mostEntries = 50_000

/** Payments and journals of the account whose amount no row has yet, or not all of it. */
export async function openEntries(
  ctx: Ctx,
  account: BankAccount,
  { from, to }: Days,
  { only, keyword, most = mostEntries }: { only?: RawBuilder<unknown>; keyword?: string; most?: number } = {},
): Promise<OpenEntry[]> {
  const words = keyword ? `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
  const { rows } = await sql<OpenEntry>`
    with posted as (
      select e.payment_id, e.journal_id, min(e.date) as date, sum(e.debit - e.credit) as amount from ledger_entries e
      where ${isOfAccount(account)} and e.date between ${from}::date and ${to}::date and e.document_id is null
        ${only ? sql`and ${only}` : sql``}
      group by 1, 2 having sum(e.debit - e.credit) <> 0),
    open as (
      select x.payment_id, x.journal_id, null::bigint as opening_id, x.date, x.amount from posted x
      union all
      select null, null, o.id, o.date, o.amount from bank_openings o where o.subscriber_id = current_subscriber()
        and o.account_id = ${account.id ?? 0} and o.amount is not null),
    matched as (
      select m.payment_id, m.journal_id, m.opening_id, sum(m.amount) as amount from bank_matches m
        join bank_rows r on r.subscriber_id = m.subscriber_id and r.id = m.row_id
      where m.subscriber_id = current_subscriber() and r.account_id = ${account.id ?? 0} group by 1, 2, 3)
    select coalesce('p' || x.payment_id, 'j' || x.journal_id, 'o' || x.opening_id) as key, x.payment_id, x.journal_id, x.opening_id,
      coalesce(p.kind, j.kind, 'opening') as kind, coalesce(p.number, j.number) as number, x.date, coalesce(p.reference, o.reference) as reference,
      p.party_name, p.party_id, p.mode, coalesce(j.narration, p.notes, o.description) as narration,
      coalesce(n.numbers, '{}') as numbers, (x.amount - coalesce(mp.amount, mj.amount, mo.amount, 0))::numeric(20, 2)::text as amount
    from open x
      left join matched mp on mp.payment_id = x.payment_id
      left join matched mj on mj.journal_id = x.journal_id
      left join matched mo on mo.opening_id = x.opening_id
      left join bank_openings o on o.subscriber_id = current_subscriber() and o.id = x.opening_id
      left join payments p on p.subscriber_id = current_subscriber() and p.id = x.payment_id
      left join journals j on j.subscriber_id = current_subscriber() and j.id = x.journal_id
      left join lateral (select array_agg(w.word) as numbers from payment_allocations a
          join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
          cross join lateral (values (d.number), (d.supplier_number)) w (word)
        where a.subscriber_id = current_subscriber() and a.payment_id = x.payment_id and w.word is not null) n on true
    where x.amount <> coalesce(mp.amount, mj.amount, mo.amount, 0) and coalesce(j.kind, '') <> 'opening'
      ${words ? sql`and (lower(p.party_name) like ${words} or lower(coalesce(p.number, j.number)) like ${words} or lower(coalesce(p.reference, o.reference)) like ${words} or lower(coalesce(j.narration, o.description)) like ${words})` : sql``}
    order by x.date desc, 1 limit ${most}`.execute(ctx.db)
  return rows
}
