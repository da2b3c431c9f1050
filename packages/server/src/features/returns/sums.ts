import { documentKindNames, typeOf } from '@bahi/domain/documents/kinds.ts'
import { issuedRanges } from '@bahi/domain/returns/gstr1/issued.ts'
import type { IssuedNumber, IssuedRange } from '@bahi/domain/returns/gstr1/issued.ts'
import type { HsnRow } from '@bahi/domain/returns/gstr1/hsn.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'
import { byMonth, withoutFurnished } from '@bahi/domain/returns/gstr1/furnished.ts'
import type { FurnishedRow } from '@bahi/domain/returns/gstr1/furnished.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { amendedIn, amendingRows } from './amendments.ts'
import type { Filing } from './period.ts'
import { ofIffSections, rowsOfReturn } from './rows-of-return.ts'

const plainRate = (rate: string) => Decimal.of(rate).toPlain()

/** Sums of the rows that the return takes, and of what IFFs of its quarter furnished before, which it leaves out. */
export async function reportedSums(
  db: Db,
  filing: Filing,
): Promise<{ sums: Gstr1Row[]; furnished: FurnishedRow[] }> {
  const [all, furnished, amended] = await Promise.all([
    filing.isIff ? sumsOfMonth(db, filing) : sumsOfPeriod(db, filing),
    furnishedSums(db, filing),
    amendedIn(db, filing),
  ])
  const own = furnished.length === 0 ? all : withoutFurnished(all, furnished)
  return { sums: [...own, ...amendingRows(amended)], furnished }
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

/** Table 12 as the postings have kept it, with the names of the items and of the codes. */
export const storedHsn = async (db: Db, { entityId, returnPeriod, isIff }: Filing): Promise<HsnRow[]> =>
  isIff ? [] : hsnOfPeriods(db, entityId, [returnPeriod])

/** The same of several periods together. */
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

/**
 * Table 13. Numbers of a series are consecutive, so its first and last and the count of the cancelled say all; numbers
 * typed by hand are looked at one by one.
 */
export async function storedIssued(
  db: Db,
  { entityId, returnPeriod, isIff }: Filing,
): Promise<IssuedRange[]> {
  if (isIff) return []
  const [own, series, typed] = await Promise.all([
    sql<{ nature: number; number: string; seriesId: number; isCancelled: boolean }>`
      select ${ofUnregistered}::int as nature, s.number, s.series_id, s.sequence_number, s.is_cancelled from self_invoices s
      where s.subscriber_id = current_subscriber() and s.entity_id = ${entityId} and s.return_period = ${returnPeriod}
      union all
      select v.nature, v.number, v.series_id, v.sequence_number, v.is_cancelled from vouchers v
      where v.subscriber_id = current_subscriber() and v.entity_id = ${entityId} and v.return_period = ${returnPeriod}
      order by series_id, sequence_number`.execute(db),
    sql<{ typeCode: string; from: string; to: string; total: number; issued: number; cancelled: number }>`
      select x.type_code, f.number as from, t.number as to, x.last - x.first + 1 as total, x.issued, x.cancelled from (
        select min(coalesce(issued_nature::text, type_code)) as type_code, series_id, financial_year, min(sequence_number) as first, max(sequence_number) as last,
          count(*) as issued, count(*) filter (where status = 'Cancelled') as cancelled
        from documents where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = ${returnPeriod}
          and (return_type = 'GSTR1' or issued_nature is not null) and number_key <> '' and series_id is not null
        group by series_id, financial_year having min(coalesce(issued_nature::text, type_code)) = max(coalesce(issued_nature::text, type_code))) x
      join documents f on f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.return_period = ${returnPeriod}
        and f.series_id = x.series_id and f.sequence_number = x.first and f.number_key <> ''
      join documents t on t.subscriber_id = current_subscriber() and t.entity_id = ${entityId} and t.return_period = ${returnPeriod}
        and t.series_id = x.series_id and t.sequence_number = x.last and t.number_key <> ''
      order by f.number`.execute(db),
    sql<{
      number: string
      typeCode: string
      isCancelled: boolean
      seriesId: number | null
      place: number | null
    }>`
      select number, coalesce(issued_nature::text, type_code) as type_code, status = 'Cancelled' as is_cancelled, series_id, sequence_number as place from documents
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = ${returnPeriod} and number_key <> ''
        and (return_type = 'GSTR1' or issued_nature is not null) and (series_id is null or series_id in (
          select series_id from documents where subscriber_id = current_subscriber() and entity_id = ${entityId}
            and return_period = ${returnPeriod} and (return_type = 'GSTR1' or issued_nature is not null) and number_key <> ''
            and (kind = any(${mixedKinds}::text[]) or series_id in (select n.series_id from documents n where n.subscriber_id = current_subscriber()
              and n.entity_id = ${entityId} and n.return_period = ${returnPeriod} and n.issued_nature = ${revised}))
          group by series_id, financial_year having min(coalesce(issued_nature::text, type_code)) <> max(coalesce(issued_nature::text, type_code))))
      order by series_id, sequence_number, id`.execute(db),
  ])
  return [
    ...series.rows.map(({ typeCode, from, to, total, issued, cancelled }) => ({
      documentType: natures[typeCode]!,
      from,
      to,
      total,
      cancelled: total - issued + cancelled,
      // Numbers of the range whose document lies in another period.
      unused: total - issued,
      net: issued - cancelled,
    })),
    ...issuedRanges(
      own.rows.map(({ nature, number, isCancelled, seriesId }) => ({
        documentType: nature,
        number,
        isCancelled,
        series: String(seriesId),
      })),
    ),
    ...issuedRanges(numbersOf(typed.rows)),
  ]
}

/** Nature of a document in table 13 by its letter; of a challan it is kept with it. */
const natures: Readonly<Record<string, number>> = { I: 1, 3: 3, D: 4, C: 5, 9: 9, 10: 10, 11: 11, 12: 12 }

/** Nature of revised invoices in table 13; they may share the series of invoices. */
const revised = 3

/** Nature of self-invoices in table 13. */
const ofUnregistered = 2

/** Kinds whose documents are of two natures, and may share a series. */
const mixedKinds = documentKindNames.filter(
  (kind) =>
    typeOf(kind, 'Credit').letter !== typeOf(kind, 'Debit').letter || typeOf(kind).gstr1 === 'challan',
)

interface Numbered {
  readonly number: string
  readonly typeCode: string
  readonly isCancelled: boolean
  readonly seriesId: number | null
}

/** In a series of two natures a row ends where the nature changes: a number of the other one is not a cancelled one. */
function numbersOf(rows: readonly Numbered[]): IssuedNumber[] {
  let run = 0
  return rows.map(({ number, typeCode, isCancelled, seriesId }, index) => {
    const before = rows[index - 1]
    if (seriesId !== null && before && (before.seriesId !== seriesId || before.typeCode !== typeCode))
      run += 1
    const documentType = natures[typeCode]!
    return { documentType, number, isCancelled, series: seriesId === null ? null : `${seriesId}:${run}` }
  })
}

/** Everything a return is written from, but its documents. */
export async function storedReturn(ctx: Ctx, filing: Filing) {
  const [{ sums, furnished }, hsn, issued] = await Promise.all([
    reportedSums(ctx.db, filing),
    storedHsn(ctx.db, filing),
    storedIssued(ctx.db, filing),
  ])
  return { filing, sums, hsn, issued, furnished: byMonth(furnished) }
}
