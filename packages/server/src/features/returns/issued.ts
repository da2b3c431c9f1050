import { documentKindNames, typeOf } from '@bahi/domain/documents/kinds.ts'
import { issuedRanges } from '@bahi/domain/returns/gstr1/issued.ts'
import type { IssuedNumber, IssuedRange } from '@bahi/domain/returns/gstr1/issued.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Filing } from './period.ts'

/**
 * Table 13. Numbers of a series are consecutive, so its first and last and the count of the cancelled say all; numbers
 * typed by hand are looked at one by one.
 */
export async function issuedOf(
  db: Db,
  { entityId, returnPeriod, isIff, changes }: Filing,
): Promise<readonly IssuedRange[]> {
  if (isIff) return []
  if (changes > 0) return issuedAsFiled(db, { entityId, returnPeriod })
  const [own, series, typed] = await Promise.all([
    ownNumbers(db, { entityId, returnPeriod }),
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
    ...issuedRanges(own),
    ...issuedRanges(numbersOf(typed.rows)),
  ]
}

interface Of {
  readonly entityId: number
  readonly returnPeriod: string
}

/** A filed return keeps its numbers: without those given out since, and none cancelled since. Each is looked at. */
async function issuedAsFiled(db: Db, { entityId, returnPeriod }: Of): Promise<readonly IssuedRange[]> {
  const [own, { rows }] = await Promise.all([
    ownNumbers(db, { entityId, returnPeriod }),
    sql<Numbered>`
      select d.number, coalesce(d.issued_nature::text, d.type_code) as type_code, d.status = 'Cancelled' and g.document_id is null as is_cancelled, d.series_id
      from documents d left join gstr1a_documents g on g.subscriber_id = d.subscriber_id and g.document_id = d.id and g.return_period = d.return_period
      where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.return_period = ${returnPeriod} and d.number_key <> ''
        and (d.return_type = 'GSTR1' or d.issued_nature is not null) and (g.document_id is null or g.before is not null)
      order by d.series_id, d.financial_year, d.sequence_number, d.id`.execute(db),
  ])
  return [...issuedRanges(numbersOf(rows)), ...issuedRanges(own)]
}

/** Numbers of self-invoices and vouchers. */
async function ownNumbers(db: Db, { entityId, returnPeriod }: Of): Promise<IssuedNumber[]> {
  const { rows } = await sql<{ nature: number; number: string; seriesId: number; isCancelled: boolean }>`
    select ${ofUnregistered}::int as nature, s.number, s.series_id, s.sequence_number, s.is_cancelled from self_invoices s
    where s.subscriber_id = current_subscriber() and s.entity_id = ${entityId} and s.return_period = ${returnPeriod}
    union all
    select v.nature, v.number, v.series_id, v.sequence_number, v.is_cancelled from vouchers v
    where v.subscriber_id = current_subscriber() and v.entity_id = ${entityId} and v.return_period = ${returnPeriod}
    order by series_id, sequence_number`.execute(db)
  return rows.map(({ nature, number, isCancelled, seriesId }) => ({
    documentType: nature,
    number,
    isCancelled,
    series: String(seriesId),
  }))
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
