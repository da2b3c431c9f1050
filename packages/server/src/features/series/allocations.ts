import type { SeriesAllocationRow } from '@bahi/contracts/series.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  listed,
  peopleOf,
  presentOnly,
  searched,
  seriesNamed,
  stampsOf,
  stampSorts,
} from '../records/index.ts'
import type { ExportColumn, MasterFilters, StoredAs } from '../records/index.ts'

export type AllocationRecord = z.input<typeof SeriesAllocationRow>

interface AllocationFilters extends MasterFilters {
  readonly documentKinds?: readonly string[] | undefined
  readonly seriesIds?: readonly number[] | undefined
}

const select = sql`${stampsOf('a')}, a.series_id, a.entity_id, a.child_entity_id, a.user_id, a.is_default,
  s.name as series_name, s.code as series_code, s.document_kind, e.name as entity_name, k.name as child_entity_name, u.user_name`
const from = sql`series_allocations a
  join series s on s.subscriber_id = a.subscriber_id and s.id = a.series_id
  join entities e on e.subscriber_id = a.subscriber_id and e.id = a.entity_id
  left join entities k on k.subscriber_id = a.subscriber_id and k.id = a.child_entity_id
  left join users u on u.subscriber_id = a.subscriber_id and u.id = a.user_id`
const joins = peopleOf('a')

/** Allocations at the GSTINs the reader sees. */
export const allocationList = (filters: AllocationFilters, entityIds: readonly number[]): ListQuery => ({
  select,
  from,
  joins,
  id: sql`a.id`,
  conditions: [
    sql`a.subscriber_id = current_subscriber()`,
    // Those of a deleted series are listed with the deleted ones alone.
    ...(filters.statuses?.includes('Delete') ? [] : [sql`s.status <> 'Delete'`]),
    sql`a.entity_id = any(${[...entityIds]}::bigint[])`,
    ...listed(filters, sql`a.status`),
    ...(filters.documentKinds?.length
      ? [sql`s.document_kind = any(${[...filters.documentKinds]}::text[])`]
      : []),
    ...(filters.seriesIds?.length ? [sql`a.series_id = any(${[...filters.seriesIds]}::bigint[])`] : []),
    ...searched(filters, [sql`s.name`, sql`s.code`, sql`e.name`, sql`k.name`, sql`u.user_name`], seriesNamed),
  ],
  sorts: {
    seriesName: { expression: sql`lower(s.name)`, type: 'text' },
    documentKind: { expression: sql`s.document_kind`, type: 'text' },
    entityName: { expression: sql`lower(e.name)`, type: 'text' },
    ...stampSorts('a'),
  },
})

export async function allocationOf(db: Db, id: number): Promise<AllocationRecord | undefined> {
  const { rows } = await sql<StoredAs<AllocationRecord>>`select ${select} from ${from} ${joins}
    where a.subscriber_id = current_subscriber() and a.id = ${id}`.execute(db)
  return rows[0] && presentOnly(rows[0])
}

/** Which of the allocations are at a GSTIN the reader sees. */
export async function seenAllocations(
  db: Db,
  ids: readonly number[],
  entityIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from series_allocations
    where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])
      and entity_id = any(${[...entityIds]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

export async function usersToAllocate(db: Db): Promise<{ id: number; name: string; userName: string }[]> {
  const { rows } = await sql<{ id: number; name: string; userName: string }>`
    select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), user_name) as name, user_name from users
    where subscriber_id = current_subscriber() and status = 'Active' order by 2, 1 limit 1000`.execute(db)
  return rows
}

export const allocationColumns: readonly ExportColumn<AllocationRecord>[] = [
  { key: 'field.seriesId', value: (row) => row.seriesName },
  { key: 'field.code', value: (row) => row.seriesCode },
  { key: 'field.documentKind', value: (row, t) => t(`enum.DocumentKind.${row.documentKind}`) },
  { key: 'field.entityId', value: (row) => row.entityName },
  { key: 'field.childEntityId', value: (row) => row.childEntityName },
  { key: 'field.userId', value: (row) => row.userName },
  { key: 'field.isDefault', value: (row, t) => t(row.isDefault ? 'common.yes' : 'common.no') },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
