import { financialYearFrom } from '@bahi/domain/cal/period.ts'
import { directedPlace, annualPlace, isDirected } from '@bahi/domain/returns/forms/gstr9/outward.ts'
import type { DirectedRow } from '@bahi/domain/returns/forms/gstr9/outward.ts'
import { parts, sectionNames } from '@bahi/domain/returns/gstr1/sections.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

const pairs = sectionNames.flatMap((section) => parts.map((part) => ({ section, part })))
const named = ({ section, part }: (typeof pairs)[number]) => `${section} ${part}`
const directedPairs = pairs.filter(isDirected).map(named)

/** Rows `r` of notes and amendments that GSTR-9 shows by direction. */
const isOfDirected = sql`r.section || ' ' || r.part = any(${directedPairs}::text[])`

/**
 * Notes and amendments of periods by document, with the direction of each and the year of the supply that it corrects: of a
 * note that of its first original, of an amendment that of the document itself.
 */
export const directedDocuments = (entityId: number, periods: readonly string[]) => sql`
  select x.*, coalesce(x.taxable_value > 0 or x.taxable_value = 0 and x.igst + x.cgst + x.sgst + x.cess >= 0, true) as is_up from (
    select r.document_id, r.return_period, r.section, r.part, sum(r.taxable_value) as taxable_value, sum(r.igst) as igst, sum(r.cgst) as cgst,
      sum(r.sgst) as sgst, sum(r.cess) as cess, ${yearOf(sql`case when r.section in ('cdnr', 'cdnur')
        then coalesce((min(d.copies #>> '{preceding,0,date}'))::date, min(d.date)) else min(d.date) end`)} as year_start
    from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
    where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId} and r.return_period = any(${[...periods]}::text[]) and ${isOfDirected}
    group by r.document_id, r.return_period, r.section, r.part) x`

/** Year in which the financial year of a day begins. */
function yearOf(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`extract(year from ${day} - interval '3 months')::int`
}

type Stored = Omit<DirectedRow, 'year'> & { readonly returnPeriod: string; readonly yearStart: number }

/** Sums of them, by period. */
export async function directedSums(
  db: Db,
  entityId: number,
  periods: readonly string[],
): Promise<ReadonlyMap<string, DirectedRow[]>> {
  const { rows } = await sql<Stored>`
    select return_period, section, part, is_up, year_start, sum(taxable_value) as taxable_value, sum(igst) as igst, sum(cgst) as cgst,
      sum(sgst) as sgst, sum(cess) as cess
    from (${directedDocuments(entityId, periods)}) y group by 1, 2, 3, 4, 5`.execute(db)
  return byPeriod(
    rows.map(({ returnPeriod, yearStart, ...row }) => ({
      returnPeriod,
      row: { ...row, year: financialYearFrom(yearStart) },
    })),
  )
}

export function byPeriod<T>(
  rows: readonly { readonly returnPeriod: string; readonly row: T }[],
): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>()
  for (const { returnPeriod, row } of rows) found.set(returnPeriod, [...(found.get(returnPeriod) ?? []), row])
  return found
}

/** Rows `r` of GSTR-1 in a row of tables 4 and 5, and those that it takes off. */
export const rowsInSection = (asked: string): { readonly plus: string[]; readonly minus: string[] } => {
  const found = pairs.flatMap((pair) => {
    if (isDirected(pair)) return []
    const place = annualPlace(pair)
    return place?.section === asked ? [{ name: named(pair), sign: place.sign }] : []
  })
  return {
    plus: found.filter(({ sign }) => sign === 1).map(({ name }) => name),
    minus: found.filter(({ sign }) => sign === -1).map(({ name }) => name),
  }
}

/** Notes and amendments in a row: which sections, and in which direction. */
export const directedIn = (
  asked: string,
): { readonly isUp: boolean; readonly names: string[] } | undefined => {
  for (const isUp of [true, false]) {
    if (asked === (isUp ? '10' : '11')) return { isUp, names: directedPairs }
    const names = pairs
      .filter((pair) => isDirected(pair) && directedPlace({ ...pair, isUp }) === asked)
      .map(named)
    if (names.length > 0) return { isUp, names }
  }
  return undefined
}
