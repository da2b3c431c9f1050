import { rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  ofSubscriber,
  peopleOf,
  presentOnly,
  rolesNamed,
  searched,
  stampsOf,
  stampSorts,
} from '../records/index.ts'
import type { ExportColumn, MasterFilters, Use } from '../records/index.ts'

export interface RoleRecord {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly createdAt: string
  readonly changedAt: string
  readonly name: string
  readonly description: string | null
  readonly builtIn: BuiltInRole | null
  readonly basedOn: BuiltInRole | null
  /** As stored; a built-in role holds what the product says. */
  readonly codes: string[]
  readonly userCount: number
}

const known: ReadonlySet<string> = new Set(rightCodes)

/** Rights of a role, in the order of the matrix; a right that the product no longer has is none. */
export function rightsOfRole({ builtIn, codes }: Pick<RoleRecord, 'builtIn' | 'codes'>): RightCode[] {
  if (builtIn) return [...rightsOfBuiltIn(builtIn)]
  const held = new Set(codes)
  return rightCodes.filter((code) => held.has(code) && known.has(code))
}

const codesOf = sql`array(select rr.right_code from role_rights rr
  where rr.subscriber_id = r.subscriber_id and rr.role_id = r.id)`
const holders = sql`from user_roles ur join users u on u.subscriber_id = ur.subscriber_id and u.id = ur.user_id
  where ur.subscriber_id = current_subscriber() and u.status <> 'Delete'`

const select = sql`${stampsOf('r')}, r.name, r.description, r.built_in, r.based_on, ${codesOf} as codes,
  (select count(distinct ur.user_id) ${holders} and ur.role_id = r.id)::int as user_count`

export const roleList = (filters: MasterFilters & { readonly builtIn?: boolean | undefined }): ListQuery => ({
  select,
  from: sql`roles r`,
  joins: peopleOf('r'),
  id: sql`r.id`,
  conditions: [
    ...ofSubscriber('r', filters),
    ...(filters.builtIn === undefined ? [] : [sql`(r.built_in is not null) = ${filters.builtIn}`]),
    ...searched(filters, [sql`r.name`, sql`r.description`], rolesNamed),
  ],
  sorts: { name: { expression: sql`lower(r.name)`, type: 'text' }, ...stampSorts('r') },
})

/** The row as a list shows it. */
export function rowOf(record: RoleRecord) {
  const { codes: _, ...row } = record
  return presentOnly({ ...row, rightCount: rightsOfRole(record).length })
}

export async function roleRecord(db: Db, id: number): Promise<RoleRecord | undefined> {
  const { rows } = await sql<RoleRecord>`select ${select} from roles r ${peopleOf('r')}
    where r.subscriber_id = current_subscriber() and r.id = ${id}`.execute(db)
  return rows[0]
}

interface Holder {
  readonly id: number
  readonly name: string
  readonly userName: string
  readonly status: string
  readonly places: string[]
}

/** Who holds the role; of the places only those that the reader sees. */
export async function holdersOf(db: Db, roleId: number, entityIds: readonly number[]): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.user_name) as name, u.user_name, u.status,
      coalesce(array_agg(e.name order by lower(e.name)) filter (where e.id is not null), '{}') as places
    from user_roles ur
    join users u on u.subscriber_id = ur.subscriber_id and u.id = ur.user_id and u.status <> 'Delete'
    left join entities e on e.subscriber_id = ur.subscriber_id and e.id = ur.entity_id and e.id = any(${[...entityIds]}::bigint[])
    where ur.subscriber_id = current_subscriber() and ur.role_id = ${roleId}
    group by u.id, u.first_name, u.last_name, u.user_name, u.status order by 2, 1 limit 100`.execute(db)
  return rows
}

/** What keeps a role from being deleted. */
export const roleUses: readonly Use[] = [
  {
    code: 'ROLE_IN_USE',
    query: (ids) => sql`select ur.role_id as id, count(distinct ur.user_id) as uses,
      string_agg(distinct coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.user_name), ', ') as sample
      ${holders} and ur.role_id = any(${[...ids]}::bigint[]) group by ur.role_id`,
  },
]

export const roleColumns: readonly ExportColumn<ReturnType<typeof rowOf>>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.description', value: (row) => row.description },
  { key: 'role.kind', value: (row, t) => t(row.builtIn ? 'role.builtIn' : 'role.own') },
  { key: 'role.rightCount', value: (row) => String(row.rightCount), type: 'number' },
  { key: 'role.userCount', value: (row) => String(row.userCount), type: 'number' },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
