import type { HsnRow } from '@bahi/domain/returns/gstr1/hsn.ts'
import { asFiled } from '@bahi/domain/returns/gstr1/changes.ts'
import type { Change } from '@bahi/domain/returns/gstr1/changes.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'
import { withoutFurnished } from '@bahi/domain/returns/gstr1/furnished.ts'
import type { FurnishedRow } from '@bahi/domain/returns/gstr1/furnished.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { amendedIn, amendingRows } from './amendments.ts'
import type { Filing } from './period.ts'
import { ofIffSections, rowsOfReturn } from './rows-of-return.ts'

const plainRate = (rate: string) => Decimal.of(rate).toPlain()

/**
 * Sums of the rows that GSTR-1 takes, and of what IFFs of its quarter furnished before, which it leaves out. One that is
 * filed has what it had then: `changes` are taken back.
 */
export async function sumsOf(
  db: Db,
  filing: Filing,
  changes: readonly Change[],
): Promise<{ sums: readonly Gstr1Row[]; furnished: FurnishedRow[] }> {
  const [all, furnished, amended] = await Promise.all([
    filing.isIff ? sumsOfMonth(db, filing) : sumsOfPeriod(db, filing),
    furnishedSums(db, filing),
    amendedIn(db, filing),
  ])
  const own = furnished.length === 0 ? all : withoutFurnished(all, furnished)
  const filed = changes.length === 0 ? own : asFiled(own, changes)
  return { sums: [...filed, ...amendingRows(amended)], furnished }
}

/** Sums of a period as the postings have kept them: a few hundred rows however many documents there are. */
async function sumsOfPeriod(db: Db, { entityId, returnPeriod }: Filing): Promise<Gstr1Row[]> {
  const { rows } = await sql<Gstr1Row>`
    select section, part, ctin, place_of_supply, supply_type, rate, sum(documents)::bigint as documents, sum(taxable_value) as taxable_value,
      sum(igst) as igst, sum(cgst) as cgst, sum(sgst) as sgst, sum(cess) as cess
    from return_sums where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = ${returnPeriod}
    group by section, part, ctin, place_of_supply, supply_type, rate
    having sum(documents) <> 0 or sum(taxable_value) <> 0 or sum(igst) <> 0 or sum(cgst) <> 0 or sum(sgst) <> 0 or sum(cess) <> 0
    order by section, part, place_of_supply, rate`.execute(db)
  return rows.map((row) => ({ ...row, rate: plainRate(row.rate) }))
}

/** The same of one month of a quarter, for the invoice furnishing facility: added up from the rows of its documents. */
async function sumsOfMonth(db: Db, filing: Filing): Promise<Gstr1Row[]> {
  const { rows } = await sql<Gstr1Row>`
    select r.section, r.part, '' as ctin, r.place_of_supply, r.supply_type, r.rate, sum(r.documents)::bigint as documents,
      sum(r.taxable_value) as taxable_value, sum(r.igst) as igst, sum(r.cgst) as cgst, sum(r.sgst) as sgst, sum(r.cess) as cess
    from gstr1_rows r
    where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId} and r.return_period = ${filing.storedPeriod}
      ${rowsOfReturn(filing)}
    group by r.section, r.part, r.place_of_supply, r.supply_type, r.rate order by r.section, r.part, r.place_of_supply, r.rate`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, rate: plainRate(row.rate) }))
}

/** Sums of what each IFF of a quarter held. */
async function furnishedSums(
  db: Db,
  { entityId, returnPeriod, isIff, furnishedMonths }: Filing,
): Promise<FurnishedRow[]> {
  if (isIff || furnishedMonths.length === 0) return []
  const { rows } = await sql<FurnishedRow>`
    select i.return_period as month, r.section, r.part, '' as ctin, r.place_of_supply, r.supply_type, r.rate,
      sum(r.documents)::bigint as documents, sum(r.taxable_value) as taxable_value, sum(r.igst) as igst, sum(r.cgst) as cgst,
      sum(r.sgst) as sgst, sum(r.cess) as cess
    from iff_documents i join gstr1_rows r on r.subscriber_id = i.subscriber_id and r.document_id = i.document_id
    where i.subscriber_id = current_subscriber() and i.entity_id = ${entityId} and i.quarter_period = ${returnPeriod} and ${ofIffSections}
    group by i.return_period, r.section, r.part, r.place_of_supply, r.supply_type, r.rate
    order by right(i.return_period, 4), i.return_period`.execute(db)
  return rows.map((row) => ({ ...row, rate: plainRate(row.rate) }))
}

/** Table 12 of several periods as the postings have kept it, with the names of the items and of the codes. */
export async function hsnOfPeriods(db: Db, entityId: number, periods: readonly string[]): Promise<HsnRow[]> {
  const { rows } = await sql<Omit<HsnRow, 'codeName'> & { codeName: string | null }>`
    select s.*, coalesce(i.name, '') as description, d.description as code_name
    from (select tab, hsn, uqc, rate, sum(quantity) as quantity, sum(taxable_value) as taxable_value, sum(igst) as igst, sum(cgst) as cgst,
        sum(sgst) as sgst, sum(cess) as cess
      from hsn_sums where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = any(${[...periods]}::text[])
      group by tab, hsn, uqc, rate having sum(lines) <> 0) s
    left join (select distinct on (hsn) hsn, name from items where subscriber_id = current_subscriber() and status <> 'Delete'
        and hsn in (select hsn from hsn_sums where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = any(${[...periods]}::text[]))
      order by hsn, id) i on i.hsn = s.hsn
    left join hsn_directory d on d.subscriber_id = current_subscriber() and d.code = s.hsn
    order by tab, hsn, uqc, rate`.execute(db)
  return rows.map(({ codeName: listed, ...row }) => {
    const codeName = listed ?? hsnName(row.hsn)
    return {
      ...row,
      rate: plainRate(row.rate),
      quantity: Decimal.of(row.quantity).toPlain(),
      description: row.description || (codeName ?? ''),
      ...(codeName === undefined ? {} : { codeName }),
    }
  })
}
