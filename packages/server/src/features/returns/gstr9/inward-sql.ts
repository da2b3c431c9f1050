import { financialYearFrom } from '@bahi/domain/cal/period.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import type { CreditReversed, CreditTaken } from '@bahi/domain/returns/forms/gstr9/inward.ts'
import { HsnSums } from '@bahi/domain/returns/gstr1/hsn.ts'
import type { HsnRow } from '@bahi/domain/returns/gstr1/hsn.ts'
import { isSac } from '@bahi/domain/ids/hsn.ts'
import { uqcOfServices } from '@bahi/domain/tables/uqc.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import { blockedHere, blockedLine, creditLine, inwardFacts, unavailable } from '../gstr3b/inward-sql.ts'

interface Period {
  readonly entityId: number
  readonly returnPeriod: string
}

/** Year in which the financial year of the document `d` begins, by the period that it is of. */
const yearStart = sql`right(d.return_period, 4)::int - case when left(d.return_period, 2)::int < 4 then 1 else 0 end`
const sign = sql`case when s.lowers then -1 else 1 end`
const blocked = sql`(${blockedLine} and ${blockedHere} and not ${unavailable})`
const headsOfLines = sql`sum(l.igst * ${sign}) as igst, sum(l.cgst * ${sign}) as cgst, sum(l.sgst * ${sign}) as sgst,
  sum((l.cess + l.cess_non_advalorem) * ${sign}) as cess`

/** What table 4(A) of a period is made of, reclaims apart, by the kind of credit; blocked credit by what was bought. */
export async function creditTaken(db: Db, { entityId, returnPeriod }: Period): Promise<CreditTaken[]> {
  const { rows } = await sql<Omit<CreditTaken, 'year'> & { readonly yearStart: number }>`
    ${inwardFacts(entityId, returnPeriod)}
    select s.source, d.party_gstin is null as is_unregistered, ${yearStart} as year_start,
      case l.body ->> 'itcEligibility' when 'CapitalGoods' then 'cg' when 'Inputs' then 'ip' when 'InputServices' then 'is'
        else case when l.supply = 'Services' then 'is' else 'ip' end end as type, ${headsOfLines}
    from seen s join documents d on d.subscriber_id = current_subscriber() and d.id = s.id
      join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where ${creditLine} and s.is_claimed_here or ${blocked}
    group by 1, 2, 3, 4`.execute(db)
  return rows.map(({ yearStart: start, ...row }) => ({ ...row, year: financialYearFrom(start) }))
}

/** What tables 4(B)(1) and (2) of a period are made of, by provision. */
export async function creditReversed(db: Db, { entityId, returnPeriod }: Period): Promise<CreditReversed[]> {
  const { rows } = await sql<Omit<CreditReversed, 'year'> & { readonly yearStart: number }>`
    ${inwardFacts(entityId, returnPeriod)}
    select reason, year_start, sum(igst) as igst, sum(cgst) as cgst, sum(sgst) as sgst, sum(cess) as cess from (
      select m.reason, ${yearStart} as year_start, m.igst * ${sign} as igst, m.cgst * ${sign} as cgst, m.sgst * ${sign} as sgst, m.cess * ${sign} as cess
      from seen s join documents d on d.subscriber_id = current_subscriber() and d.id = s.id
        join itc_moves m on m.subscriber_id = d.subscriber_id and m.document_id = d.id
      where m.move = 'Reversed' and m.return_period = ${returnPeriod} and not exists (select from itc_moves n where n.subscriber_id = m.subscriber_id
        and n.document_id = m.document_id and n.id > m.id and n.move in ('Eligible', 'Claimed'))
      union all
      select case when coalesce(l.body ->> 'itcReason', 'Section17(5)') like 'Section17(5)%' then 'Section17(5)' else 'Others' end, ${yearStart},
        l.igst * ${sign}, l.cgst * ${sign}, l.sgst * ${sign}, (l.cess + l.cess_non_advalorem) * ${sign}
      from seen s join documents d on d.subscriber_id = current_subscriber() and d.id = s.id
        join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
      where ${blocked}) x
    where reason is not null group by 1, 2`.execute(db)
  return rows.map(({ yearStart: start, ...row }) => ({ ...row, year: financialYearFrom(start) }))
}

/** Bills and notes of suppliers that are of these periods. */
export const ofPeriods = (
  entityId: number,
  periods: readonly string[],
) => sql`d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
  and d.return_period = any(${[...periods]}::text[]) and d.number_key <> '' and d.return_type = 'GSTR3B' and d.status not in ('Cancelled', 'Delete')
  and d.heading not like 'isd%'`
export const lowering = sql`case when d.opens is not distinct from 'supplierCredit' then -1 else 1 end`

/** Value bought of composition taxpayers, by period. */
export async function compositionPurchases(
  db: Db,
  entityId: number,
  periods: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ returnPeriod: string; value: string }>`
    select d.return_period, sum(d.taxable_value * ${lowering}) as value from documents d
    where ${ofPeriods(entityId, periods)} and d.copies #>> '{party,taxpayerType}' = 'COM' group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ returnPeriod, value }) => [returnPeriod, value]))
}

/** Table 18: codes of what was bought. */
export async function inwardHsn(db: Db, entityId: number, periods: readonly string[]): Promise<HsnRow[]> {
  const { rows } = await sql<Omit<HsnRow, 'tab' | 'codeName'>>`
    select l.hsn, coalesce(l.uqc, 'OTH') as uqc, case when l.tax_category = 'Taxable' then l.tax_rate else 0 end as rate, min(l.description) as description,
      sum(l.quantity * ${lowering}) as quantity, sum(l.taxable_value * ${lowering}) as taxable_value, sum(l.igst * ${lowering}) as igst,
      sum(l.cgst * ${lowering}) as cgst, sum(l.sgst * ${lowering}) as sgst, sum((l.cess + l.cess_non_advalorem) * ${lowering}) as cess
    from documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where ${ofPeriods(entityId, periods)} and l.hsn is not null and l.hsn <> '' group by 1, 2, 3`.execute(db)
  const sums = new HsnSums()
  for (const row of rows) {
    const service = isSac(row.hsn)
    sums.addRow({ ...row, tab: 'B2B', ...(service ? { uqc: uqcOfServices, quantity: '0' } : {}) })
  }
  return sums.toRows()
}

/** Rows 8A and 8G: what the newest GSTR-2B of these periods has of the documents of a year. */
export async function statementCredit(
  db: Db,
  entityId: number,
  { from, to }: { readonly from: string; readonly to: string },
  periods: readonly string[],
): Promise<{ readonly credit: TaxHeads; readonly imports: TaxHeads; readonly records: number }> {
  const { rows } = await sql<TaxHeads & { readonly isImport: boolean; readonly records: number }>`
    select w.cls in ('IMPG', 'IMPGSEZ') as is_import, count(*) as records, sum(w.igst * x.sign) as igst, sum(w.cgst * x.sign) as cgst,
      sum(w.sgst * x.sign) as sgst, sum(w.cess * x.sign) as cess
    from inward_rows w cross join lateral (select case when w.cls = 'CN' then -1 else 1 end as sign) x
    where w.subscriber_id = current_subscriber() and w.entity_id = ${entityId} and w.source = '2B' and not w.is_gone and not w.is_rejected
      and w.return_period = any(${[...periods]}::text[]) and w.date between ${from}::date and ${to}::date and not w.reverse_charge
      and w.itc_available is distinct from 'N' and w.cls not in ('ISD', 'ISDCN')
      -- An amended record stands in place of the first one.
      and not exists (select from inward_rows a where a.subscriber_id = w.subscriber_id and a.entity_id = w.entity_id and a.source = '2B' and not a.is_gone
        and a.gstin = w.gstin and a.id > w.id and a.original_date = w.date and upper(a.original_number) = upper(w.number)
        and a.return_period = any(${[...periods]}::text[]))
    group by 1`.execute(db)
  const none: TaxHeads = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }
  const of = (isImport: boolean): TaxHeads => rows.find((row) => row.isImport === isImport) ?? none
  return {
    credit: of(false),
    imports: of(true),
    records: rows.reduce((sum, row) => sum + row.records, 0),
  }
}
