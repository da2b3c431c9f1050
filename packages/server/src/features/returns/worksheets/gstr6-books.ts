import { financialYearOfPeriod } from '@bahi/domain/cal/period.ts'
import type { Gstr6Facts } from '@bahi/domain/returns/forms/gstr6/checks.ts'
import { computedRows, recipientKey } from '@bahi/domain/returns/forms/gstr6/rows.ts'
import type { Cells, RowDocument, SheetRow } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import { entriesUntil } from './entries.ts'
import type { EarlierEntry } from './entries.ts'
import { given } from './given.ts'
import { joined } from './join.ts'
import type { WorksheetPlace } from './place.ts'

/** Bills and notes of suppliers to the distributor, its recipients of earlier months of the year, and what follows from both. */
export async function booksOfGstr6(db: Db, place: WorksheetPlace) {
  const [inward, entries] = await Promise.all([inwardRows(db, place), entriesUntil(db, place)])
  const own = entries.filter(({ isEarlier }) => !isEarlier)
  const books = [...inward.rows, ...carriedRecipients(place, entries)]
  const facts: Gstr6Facts = { reverseCharge: inward.reverseCharge }
  return {
    // What is distributed follows from the rows as they were completed.
    rows: [...books, ...computedRows(joined(place.form.tables, place, { books, entries: own }), place)],
    facts,
  }
}

/** Recipients stay the same over a financial year, and the turnover they share by is that of the year before. */
function carriedRecipients(place: WorksheetPlace, entries: readonly EarlierEntry[]): SheetRow[] {
  const year = financialYearOfPeriod(place.returnPeriod)
  const ofYear = entries.filter(
    ({ table, returnPeriod }) => table === 'R' && financialYearOfPeriod(returnPeriod) === year,
  )
  const entered = new Set(
    ofYear
      .filter(({ isEarlier, source }) => !isEarlier && source === null)
      .map(({ cells }) => recipientKey(cells)),
  )
  const carried = new Map<string, Cells>()
  // A later month may have put another turnover in the place of the one that was carried.
  for (const { isEarlier, source, cells } of ofYear) {
    if (!isEarlier) continue
    const key = source === null ? recipientKey(cells) : source.slice('carried:'.length)
    carried.set(key, { ...carried.get(key), ...cells })
  }
  return [...carried]
    .filter(([key]) => !entered.has(key))
    .map(([key, cells]) => ({ table: 'R', source: `carried:${key}`, cells }))
}

interface Line {
  readonly id: number
  readonly kind: string
  readonly ownNumber: string | null
  readonly number: string | null
  readonly date: string
  readonly gstin: string | null
  readonly total: string
  readonly placeOfSupply: string | null
  readonly isNote: boolean
  readonly isCredit: boolean
  readonly isReverseCharge: boolean
  readonly originalNumber: string | null
  readonly originalDate: string | null
  readonly isIneligible: boolean
  readonly rate: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

/** Each document by rate and eligibility, where it bears tax that the supplier pays. */
async function inwardRows(
  db: Db,
  { entityId, from, to }: WorksheetPlace,
): Promise<{ rows: SheetRow[]; reverseCharge: RowDocument[] }> {
  const { rows } = await sql<Line>`
    select d.id, d.kind, d.number as own_number, coalesce(d.supplier_number, d.number) as number, coalesce(d.supplier_date, d.date)::text as date,
      d.party_gstin as gstin, d.total::text as total, d.place_of_supply, d.kind = 'inwardNote' as is_note,
      d.opens is not distinct from 'supplierCredit' as is_credit, d.reverse_charge as is_reverse_charge, o.number as original_number, o.date as original_date,
      l.is_ineligible, l.rate, l.taxable_value, l.igst, l.cgst, l.sgst, l.cess
    from documents d
      cross join lateral (
        select l.body ->> 'itcEligibility' is not distinct from 'Ineligible' as is_ineligible, trim_scale(l.tax_rate)::text as rate,
          sum(l.taxable_value)::text as taxable_value, sum(l.igst)::text as igst, sum(l.cgst)::text as cgst, sum(l.sgst)::text as sgst,
          sum(l.cess + l.cess_non_advalorem)::text as cess
        from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id
        group by 1, 2 having sum(l.igst + l.cgst + l.sgst + l.cess + l.cess_non_advalorem) <> 0) l
      left join lateral (
        select coalesce(n.supplier_number, n.number) as number, coalesce(n.supplier_date, n.date)::text as date
        from document_sources s join documents n on n.subscriber_id = s.subscriber_id and n.id = s.source_id
        where s.subscriber_id = d.subscriber_id and s.document_id = d.id order by n.id limit 1) o on true
    where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.kind in ('purchaseBill', 'inwardNote')
      and d.issued_at is not null and d.status <> 'Cancelled' and d.party_gstin is not null and d.heading not like 'isd%'
      and d.date between ${from}::date and ${to}::date
    order by d.date, d.id, l.rate, l.is_ineligible`.execute(db)
  const documentOf = ({ id, kind, ownNumber, number }: Line): RowDocument => ({
    id,
    kind,
    number: number ?? ownNumber,
  })
  const reverse = rows.filter(({ isReverseCharge }) => isReverseCharge)
  return {
    rows: rows.filter(({ isReverseCharge }) => !isReverseCharge).map((line) => rowOf(line, documentOf(line))),
    reverseCharge: [...new Map(reverse.map((line) => [line.id, documentOf(line)])).values()],
  }
}

function rowOf(line: Line, document: RowDocument): SheetRow {
  const credit = line.isIneligible ? 'Ineligible' : 'Eligible'
  return {
    table: line.isNote ? '6B' : '3',
    document,
    source: `inward:${line.id}:${line.rate}:${credit}`,
    cells: given({
      supplierGstin: line.gstin,
      documentNumber: line.number,
      documentDate: line.date,
      rate: line.rate,
      taxableValue: line.taxableValue,
      igst: line.igst,
      cgst: line.cgst,
      sgst: line.sgst,
      cess: line.cess,
      credit,
      ...(line.isNote
        ? {
            noteType: line.isCredit ? 'CreditNote' : 'DebitNote',
            originalNumber: line.originalNumber,
            originalDate: line.originalDate,
          }
        : { documentValue: line.total, placeOfSupply: line.placeOfSupply }),
    }),
  }
}
