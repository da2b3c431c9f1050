import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SortColumn } from '../../platform/paging.ts'

/** Joins that name who made and last changed the rows of a table: aliases `made_by` and `changed_by`. */
export const peopleOf = (table: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`left join users maker on maker.subscriber_id = ${column('subscriberId')} and maker.id = ${column('createdBy')}
    left join users changer on changer.subscriber_id = ${column('subscriberId')} and changer.id = ${column('changedBy')}`
}

/** What every record's reply begins with; needs {@link peopleOf}. `status`: where it is more than its column. */
export const stampsOf = (table: string, status?: RawBuilder<unknown>): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`${column('id')}, ${column('version')}, ${status ? sql`${status} as status` : column('status')}, ${column('createdAt')}, ${column('changedAt')},
    nullif(trim(concat_ws(' ', maker.first_name, maker.last_name)), '') as created_by,
    nullif(trim(concat_ws(' ', changer.first_name, changer.last_name)), '') as changed_by`
}

/** Orders that every list of records knows. */
export const stampSorts = (table: string): Readonly<Record<'id' | 'status' | 'changedAt', SortColumn>> => ({
  id: { expression: sql.ref(`${table}.id`), type: 'bigint' },
  status: { expression: sql.ref(`${table}.status`), type: 'text' },
  changedAt: { expression: sql.ref(`${table}.changedAt`), type: 'timestamptz' },
})

/** A record as the database has it: what the contract leaves out is null there. */
export type StoredAs<R> = { [K in keyof R]: undefined extends R[K] ? R[K] | null : R[K] }

/** A record as the contract has it: what is null in the database is absent. */
export type Present<R> = { [K in keyof R as null extends R[K] ? never : K]: R[K] } & {
  [K in keyof R as null extends R[K] ? K : never]?: Exclude<R[K], null>
}

export const presentOnly = <R extends object>(row: R): Present<R> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<R>
