import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { userAdminCalls } from '@bahi/contracts/users.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { ofSubscriber, peopleOf, presentOnly, searched, stampsOf, stampSorts } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

export type UserDetail = ReplyOf<typeof userAdminCalls.detail>
export type UserRow = ReplyOf<typeof userAdminCalls.search>['records'][number]

const name = sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.user_name)`
/** Invited, and neither a password chosen nor signed in by another way. */
export const isInvited = sql`(u.invited_at is not null and u.verified_at is null and u.last_sign_in_at is null)`

/** Locked by an Admin, or by wrong passwords and codes until the lock ends. */
const status = sql`case when u.status = 'Active' and u.locked_until > now() then 'Locked' else u.status end`

const select = sql`${stampsOf('u', status)}, u.user_name, ${name} as name, u.first_name, u.last_name, u.email_address, u.mobile,
  u.user_type, u.is_auditor, u.employee_code, u.last_sign_in_at, ${isInvited} as is_invited, u.two_factor,
  array(select distinct r.name from user_roles ur
    join roles r on r.subscriber_id = ur.subscriber_id and r.id = ur.role_id and r.status <> 'Delete'
    where ur.subscriber_id = u.subscriber_id and ur.user_id = u.id order by r.name) as role_names`

type Filters = Pick<
  ParsedOf<typeof userAdminCalls.search>,
  'keyword' | 'keywords' | 'statuses' | 'userTypes' | 'isAuditor' | 'isInvited' | 'roleIds' | 'entityIds'
>

export const userList = (filters: Filters): ListQuery => ({
  select,
  from: sql`users u`,
  joins: peopleOf('u'),
  id: sql`u.id`,
  conditions: [
    ...ofSubscriber('u', filters, status),
    ...(filters.userTypes?.length ? [sql`u.user_type = any(${[...filters.userTypes]}::text[])`] : []),
    ...(filters.isAuditor === undefined ? [] : [sql`u.is_auditor = ${filters.isAuditor}`]),
    ...(filters.isInvited === undefined ? [] : [sql`${isInvited} = ${filters.isInvited}`]),
    ...(filters.roleIds?.length
      ? [
          sql`exists (select from user_roles ur where ur.subscriber_id = u.subscriber_id and ur.user_id = u.id
            and ur.role_id = any(${[...filters.roleIds]}::bigint[]))`,
        ]
      : []),
    ...(filters.entityIds?.length
      ? [
          sql`exists (select from user_entities ue where ue.subscriber_id = u.subscriber_id and ue.user_id = u.id
            and ue.entity_id = any(${[...filters.entityIds]}::bigint[]))`,
        ]
      : []),
    ...searched(filters, [
      sql`u.user_name`,
      sql`u.first_name`,
      sql`u.last_name`,
      sql`u.email_address`,
      sql`u.mobile`,
      sql`u.employee_code`,
    ]),
  ],
  sorts: {
    name: { expression: sql`lower(${name})`, type: 'text' },
    userName: { expression: sql`lower(u.user_name)`, type: 'text' },
    emailAddress: { expression: sql`lower(u.email_address)`, type: 'text' },
    userType: { expression: sql`u.user_type`, type: 'text' },
    lastSignInAt: { expression: sql`coalesce(u.last_sign_in_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
    ...stampSorts('u'),
    status: { expression: status, type: 'text' },
  },
})

/** How many users are in each status. */
export async function countUsers(db: Db): Promise<{ status: string; users: number }[]> {
  const { rows } = await sql<{
    status: string
    users: number
  }>`select ${status} as status, count(*)::int as users from users u
    where u.subscriber_id = current_subscriber() and u.status <> 'Delete' group by 1`.execute(db)
  return rows
}

export const rowOf = (record: UserRow): UserRow => presentOnly(record)

interface DetailRecord extends UserRow {
  readonly branchId: number | null
  readonly branchName: string | null
  readonly departmentId: number | null
  readonly departmentName: string | null
  readonly invitedAt: string | null
  readonly documentValue: string | null
  readonly discountPercent: string | null
}

/** A user as anyone who administers users sees it: grants only at places that the reader sees too. */
export async function userDetail(
  { db, entityIds, userId }: Pick<Ctx, 'db' | 'entityIds' | 'userId'>,
  id: number,
): Promise<UserDetail | undefined> {
  const { rows } =
    await sql<DetailRecord>`select ${select}, u.branch_id, b.name as branch_name, u.department_id,
      d.name as department_name, u.invited_at,
      u.max_document_value as document_value, u.max_discount_percent as discount_percent
    from users u ${peopleOf('u')}
    left join entities b on b.subscriber_id = u.subscriber_id and b.id = u.branch_id
    left join departments d on d.subscriber_id = u.subscriber_id and d.id = u.department_id
    where u.subscriber_id = current_subscriber() and u.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { documentValue, discountPercent, ...user } = row
  const seen = new Set(entityIds)
  const grants = await grantsOf(db, id)
  return presentOnly({
    ...user,
    roles: grants.roles.filter(({ entityId }) => entityId === null || seen.has(entityId)),
    entityIds: grants.entityIds.filter((entityId) => seen.has(entityId)),
    limits: presentOnly({ documentValue, discountPercent }),
    isOwn: id === userId,
  })
}

export interface Grants {
  readonly roles: UserDetail['roles']
  readonly entityIds: number[]
}

export async function grantsOf(db: Db, userId: number): Promise<Grants> {
  const roles = await sql<UserDetail['roles'][number]>`
    select ur.role_id, r.name as role_name, ur.entity_id, e.name as entity_name
    from user_roles ur
    join roles r on r.subscriber_id = ur.subscriber_id and r.id = ur.role_id and r.status <> 'Delete'
    left join entities e on e.subscriber_id = ur.subscriber_id and e.id = ur.entity_id
    where ur.subscriber_id = current_subscriber() and ur.user_id = ${userId}
    order by ur.entity_id nulls first, lower(r.name)`.execute(db)
  const places = await sql<{ entityId: number }>`select entity_id from user_entities
    where subscriber_id = current_subscriber() and user_id = ${userId} order by 1`.execute(db)
  return { roles: roles.rows, entityIds: places.rows.map(({ entityId }) => entityId) }
}

export const userColumns: readonly ExportColumn<UserRow>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.userName', value: (row) => row.userName },
  { key: 'field.emailAddress', value: (row) => row.emailAddress },
  { key: 'field.mobile', value: (row) => row.mobile },
  { key: 'field.userType', value: (row, t) => t(`enum.UserType.${row.userType}`) },
  { key: 'field.isAuditor', value: (row, t) => t(row.isAuditor ? 'common.yes' : 'common.no') },
  { key: 'field.employeeCode', value: (row) => row.employeeCode },
  { key: 'user.roles', value: (row) => row.roleNames.join(', ') },
  { key: 'user.lastSignIn', value: (row) => row.lastSignInAt, type: 'time' },
  { key: 'field.status', value: (row, t) => t(`enum.UserStatus.${row.status}`) },
]
