import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { formatNumber } from '@bahi/domain/documents/number.ts'
import type { SeriesForm } from '@bahi/domain/documents/number.ts'
import type { PrintTemplate } from '@bahi/contracts/print-settings.ts'
import type { NumberedKind } from '@bahi/contracts/series.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { searched, seriesNamed, peopleOf, stampsOf, ofSubscriber, stampSorts } from '../records/index.ts'
import type { MasterFilters, Use } from '../records/index.ts'

export interface SeriesFilters extends MasterFilters {
  readonly documentKinds?: readonly string[] | undefined
}

/** Row as stored, with the highest number given this year at the GSTINs the reader sees. */
export interface SeriesRecord extends SeriesForm {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly createdAt: string
  readonly changedAt: string
  readonly name: string
  readonly code: string
  readonly documentKind: z.output<typeof NumberedKind>
  readonly prefix: string | null
  readonly suffix: string | null
  readonly startNumber: number
  readonly resets: 'Yearly' | 'Never'
  readonly printTemplate: z.output<typeof PrintTemplate> | null
  readonly isDefault: boolean
  readonly lastNumber: number | null
  /** The same at each GSTIN that has numbers. */
  readonly counters: readonly { readonly entityName: string; readonly lastNumber: number }[]
}

/** GSTINs of a row whose numbers are shown. */
const gstinsShown = 10

const counters = (
  year: string,
  entityIds: readonly number[],
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('entityName', c.name, 'lastNumber', c.last_number) order by c.name), '[]')
  from (select e.name, n.last_number from series_counters n
    join entities e on e.subscriber_id = n.subscriber_id and e.id = n.entity_id
    where n.subscriber_id = s.subscriber_id and n.series_id = s.id and n.financial_year = case s.resets when 'Never' then '' else ${year} end
      and n.entity_id = any(${[...entityIds]}::bigint[]) order by e.name limit ${gstinsShown}) c)`

const lastNumber = (
  year: string,
  entityIds: readonly number[],
) => sql`(select max(n.last_number) from series_counters n
  where n.subscriber_id = s.subscriber_id and n.series_id = s.id and n.financial_year = case s.resets when 'Never' then '' else ${year} end
    and n.entity_id = any(${[...entityIds]}::bigint[]))`

const select = (
  today: string,
  entityIds: readonly number[],
) => sql`${stampsOf('s')}, s.name, s.code, s.document_kind, s.prefix, s.suffix,
  s.separator, s.year_style, s.width, s.start_number, s.resets, s.print_template, s.is_default, ${lastNumber(financialYearOf(today), entityIds)} as last_number,
  ${counters(financialYearOf(today), entityIds)} as counters`

export const seriesList = (
  filters: SeriesFilters,
  today: string,
  entityIds: readonly number[],
): ListQuery => ({
  select: select(today, entityIds),
  from: sql`series s`,
  joins: peopleOf('s'),
  id: sql`s.id`,
  conditions: [
    ...ofSubscriber('s', filters),
    ...(filters.documentKinds?.length
      ? [sql`s.document_kind = any(${[...filters.documentKinds]}::text[])`]
      : []),
    ...searched(filters, [sql`s.name`, sql`s.code`, sql`s.prefix`], seriesNamed),
  ],
  sorts: {
    name: { expression: sql`lower(s.name)`, type: 'text' },
    code: { expression: sql`s.code`, type: 'text' },
    documentKind: { expression: sql`s.document_kind`, type: 'text' },
    ...stampSorts('s'),
  },
})

export async function seriesDetail(
  db: Db,
  id: number,
  today: string,
  entityIds: readonly number[],
): Promise<SeriesRecord | undefined> {
  const { rows } = await sql<SeriesRecord>`select ${select(today, entityIds)} from series s ${peopleOf('s')}
    where s.subscriber_id = current_subscriber() and s.id = ${id}`.execute(db)
  return rows[0]
}

/** The number the next document would get on that day; the start number counts only where none was given yet. */
export function nextNumberOf(
  series: SeriesForm & { startNumber: number; lastNumber: number | null },
  date: string,
): string {
  const next = series.lastNumber === null ? series.startNumber : series.lastNumber + 1
  return formatNumber(series, financialYearOf(date), next)
}

/** What keeps a series from being deleted: numbers that bear its form must stay explainable. */
export const seriesUses: readonly Use[] = [
  {
    code: 'USED_FOR_NUMBERS',
    query: (
      ids,
    ) => sql`select n.series_id as id, sum(n.last_number) as uses, '' as sample from series_counters n
      where n.subscriber_id = current_subscriber() and n.series_id = any(${[...ids]}::bigint[]) group by n.series_id`,
  },
]

export interface SeriesChoice extends SeriesForm {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly startNumber: number
  readonly resets: string
  readonly lastNumber: number | null
  readonly chosen: boolean
}

/**
 * Series that may number a document of the kind there: those allocated to the GSTIN, branch or user, and those
 * allocated to nobody. The first is the one taken when none is asked for: user before branch before GSTIN.
 */
export async function seriesFor(
  db: Db,
  asked: { entityId: number; childEntityId?: number | undefined; userId: number; kind: string; date: string },
): Promise<SeriesChoice[]> {
  const year = financialYearOf(asked.date)
  const { rows } = await sql<SeriesChoice>`
    select s.id, s.name, s.code, s.prefix, s.suffix, s.separator, s.year_style, s.width, s.start_number, s.resets,
      ${lastNumber(year, [asked.entityId])} as last_number, (a.id is not null or s.is_default) as chosen
    from series s
    left join lateral (
      select a.* from series_allocations a where a.subscriber_id = s.subscriber_id and a.series_id = s.id and a.status = 'Active'
        and a.entity_id = ${asked.entityId} and (a.child_entity_id is null or a.child_entity_id = ${asked.childEntityId ?? null}::bigint)
        and (a.user_id is null or a.user_id = ${asked.userId}::bigint)
      order by (a.user_id is not null) desc, (a.child_entity_id is not null) desc, a.is_default desc, a.id limit 1) a on true
    where s.subscriber_id = current_subscriber() and s.status = 'Active' and s.document_kind = ${asked.kind}
      and (a.id is not null or s.is_default or not exists (select from series_allocations o
        where o.subscriber_id = s.subscriber_id and o.series_id = s.id and o.status = 'Active'))
    order by (a.user_id is not null) desc, (a.child_entity_id is not null) desc, (a.id is not null) desc, a.is_default desc nulls last,
      s.is_default desc, a.id, s.id`.execute(db)
  return rows
}
