import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { OwnGroup } from './names.ts'
import type { OwnLedger, PartyLedger, StockItem } from './masters.ts'
import type { Voucher } from './vouchers.ts'

/** Of what a file is. */
export interface Span {
  readonly entityId: number
  readonly fromDate: string
  readonly toDate: string
  /** The last posting when the task began: a file of many days is of one moment. */
  readonly until: number
}

export async function lastPosting(db: Db): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(e.posting_id), 0)::bigint as last from ledger_entries e
    where e.subscriber_id = current_subscriber()`.execute(db)
  return rows[0]!.last
}

/** Days on which something was posted. */
export async function daysOf(db: Db, { entityId, fromDate, toDate, until }: Span): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`select distinct e.date from ledger_entries e
    where e.subscriber_id = current_subscriber() and e.entity_id = ${entityId} and e.date between ${fromDate}::date and ${toDate}::date
      and e.posting_id <= ${until} order by 1`.execute(db)
  return rows.map(({ date }) => date)
}

/**
 * What each cause came to on a day: what was posted, changed and taken back is summed up, and what came to nothing is left out.
 */
export async function vouchersOf(db: Db, { entityId, until }: Span, day: string): Promise<Voucher[]> {
  const { rows } = await sql<Omit<Voucher, 'date'>>`
    with net as (
      select e.document_id, e.payment_id, e.journal_id, e.source, e.account, e.ledger_account_id, e.party_id, sum(e.debit - e.credit) as amount,
        min(e.posting_id) as posting_id, min(e.entry_number) as entry_number
      from ledger_entries e where e.subscriber_id = current_subscriber() and e.date = ${day}::date and e.entity_id = ${entityId}
        and e.posting_id <= ${until}
      group by 1, 2, 3, 4, 5, 6, 7 having sum(e.debit - e.credit) <> 0),
    cause as (
      select n.document_id, n.payment_id, n.journal_id, n.source, min(n.posting_id) as posting_id,
        json_agg(json_build_object('account', n.account, 'ledgerAccountId', n.ledger_account_id, 'partyId', n.party_id, 'amount', n.amount::text)
          order by n.posting_id, n.entry_number) as entries
      from net n group by 1, 2, 3, 4)
    select concat('bahi-', ${entityId}::bigint, '-', case when c.document_id is not null then 'd' when c.payment_id is not null then 'p' else 'j' end,
        coalesce(c.document_id, c.payment_id, c.journal_id), '-', c.source, '-', to_char(${day}::date, 'YYYYMMDD')) as id,
      coalesce(j.kind, c.source) as source, d.type_code, coalesce(d.number, p.number, j.number) as number,
      coalesce(d.supplier_number, p.reference) as reference, d.supplier_date as reference_date, coalesce(j.narration, p.notes) as narration,
      coalesce(d.party_gstin, p.party_gstin) as party_gstin, d.place_of_supply, o.gstin as own_gstin, c.entries,
      coalesce((select json_agg(json_build_object('name', x.name, 'amount', x.amount::text) order by x.name) from (
        select coalesce(b.supplier_number, b.number) as name, sum(s.amount) as amount from (
          select a.document_id, a.amount from payment_allocations a
          where a.subscriber_id = current_subscriber() and a.payment_id = c.payment_id and c.source = p.kind
          union all select f.source_id, f.applied from document_sources f
          where f.subscriber_id = current_subscriber() and f.document_id = c.document_id and f.applied > 0 and c.source = d.kind) s
        join documents b on b.subscriber_id = current_subscriber() and b.id = s.document_id
        where coalesce(b.supplier_number, b.number) is not null group by 1) x), '[]') as settles
    from cause c
    join entities o on o.subscriber_id = current_subscriber() and o.id = ${entityId}
    left join documents d on d.subscriber_id = current_subscriber() and d.id = c.document_id
    left join payments p on p.subscriber_id = current_subscriber() and p.id = c.payment_id
    left join journals j on j.subscriber_id = current_subscriber() and j.id = c.journal_id
    order by c.posting_id, c.source`.execute(db)
  return rows.map((row) => ({ ...row, date: day }))
}

/** Groups that the business added, in the order in which they were made. */
export async function ownGroups(db: Db): Promise<OwnGroup[]> {
  const { rows } = await sql<OwnGroup>`select g.id, g.name, g.account_group from account_groups g
    where g.subscriber_id = current_subscriber() and g.status <> 'Delete' order by g.id`.execute(db)
  return rows
}

interface OwnAccount extends OwnLedger {
  readonly id: number
  readonly name: string
  readonly code: string | null
}
export async function ownAccounts(db: Db): Promise<OwnAccount[]> {
  const { rows } =
    await sql<OwnAccount>`select a.id, a.name, a.code, a.account_group, a.account_group_id, a.bank_name, a.account_number, a.ifsc
    from ledger_accounts a where a.subscriber_id = current_subscriber() and a.status <> 'Delete' order by a.id`.execute(
      db,
    )
  return rows
}

export interface Party extends PartyLedger {
  readonly id: number
  readonly name: string
  readonly code: string | null
}

/** Parties that were posted to at the GSTIN until the last day, in the order in which they were made. */
export async function partiesOf(db: Db, { entityId, toDate, until }: Span): Promise<Party[]> {
  const { rows } =
    await sql<Party>`select p.id, p.name, p.code, p.role, p.taxpayer_type, p.gstin, p.pan, p.emails, p.mobile,
      coalesce(p.state_code, p.place_of_supply) as state_code, p.payment_terms_days, p.billing_address
    from parties p where p.subscriber_id = current_subscriber() and exists (select from ledger_entries e
      where e.subscriber_id = p.subscriber_id and e.party_id = p.id and e.entity_id = ${entityId} and e.date <= ${toDate}::date
        and e.posting_id <= ${until}) order by p.id`.execute(db)
  return rows
}

interface Unit {
  readonly code: string
  readonly description: string | null
  readonly uqc: string
  readonly decimals: number
}
/** Units of items; an item without one has the code of the portal. */
export async function unitsOf(db: Db): Promise<Unit[]> {
  const { rows } =
    await sql<Unit>`select distinct on (lower(coalesce(u.code, i.uqc))) coalesce(u.code, i.uqc) as code, u.description,
      coalesce(u.uqc, i.uqc) as uqc, coalesce(u.decimals, 3) as decimals
    from items i left join units u on u.subscriber_id = i.subscriber_id and u.id = i.unit_id
    where i.subscriber_id = current_subscriber() and i.status <> 'Delete' and i.kind = 'Item' and coalesce(u.code, i.uqc) is not null
    order by lower(coalesce(u.code, i.uqc)), u.id nulls last`.execute(db)
  return rows
}

interface Item extends StockItem {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly full: string
  readonly half: string
  readonly cess: string
}

/** Items in portions, so that a long list is never in memory whole. */
export async function itemsAfter(db: Db, after: number, size: number): Promise<Item[]> {
  const { rows } =
    await sql<Item>`select i.id, i.name, i.code, coalesce(u.code, i.uqc) as unit, i.supply, i.hsn, i.description, i.tax_category,
      coalesce(i.tax_rate, 0)::text as full, trim_scale(coalesce(i.tax_rate, 0) / 2)::text as half, coalesce(i.cess_rate, 0)::text as cess
    from items i left join units u on u.subscriber_id = i.subscriber_id and u.id = i.unit_id
    where i.subscriber_id = current_subscriber() and i.status <> 'Delete' and i.kind = 'Item' and i.id > ${after}
    order by i.id limit ${size}`.execute(db)
  return rows
}

/** What the ledger moved by in the period, by account: what all vouchers together must come to. */
export async function movementsOf(
  db: Db,
  { entityId, fromDate, toDate, until }: Span,
): Promise<readonly { key: string; amount: string }[]> {
  const { rows } = await sql<{ key: string; amount: string }>`
    select case when e.party_id is not null then 'p' || e.party_id when e.ledger_account_id is not null then 'a' || e.ledger_account_id
      else e.account end as key, sum(e.debit - e.credit)::text as amount
    from ledger_entries e where e.subscriber_id = current_subscriber() and e.entity_id = ${entityId}
      and e.date between ${fromDate}::date and ${toDate}::date and e.posting_id <= ${until}
    group by 1 having sum(e.debit - e.credit) <> 0 order by 1`.execute(db)
  return rows
}

export const nameOfPlace = async (ctx: Ctx, entityId: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select coalesce(e.gstin, e.name) as name from entities e
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  return rows[0]?.name ?? ''
}
