import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { changeRequestCalls } from '@bahi/contracts/change-requests.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { rightsNamed, searched } from '../records/index.ts'

export type RequestRow = ReplyOf<typeof changeRequestCalls.search>['records'][number]
export type RequestRecord = Omit<RequestRow, 'isOwn' | 'mayAnswer'>

const nameOf = (
  user: string,
) => sql`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${user}.first_name`)}, ${sql.ref(`${user}.last_name`)})), ''),
  ${sql.ref(`${user}.user_name`)})`

interface Filters {
  readonly keyword?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly statuses?: readonly string[] | undefined
  readonly kinds?: readonly string[] | undefined
}

const select = sql`c.id, c.version, c.status, c.kind, c.user_id, ${nameOf('u')} as user_name, c.right_code as right_id, c.limit_name,
  c.limit_value, c.entity_id, e.name as entity_name, c.note, c.answer,
  case when c.answered_by is not null then ${nameOf('a')} end as answered_by, c.answered_at, c.created_at`

/** Requests of everybody for those who answer them, else one's own. */
export const requestList = (ctx: Ctx, filters: Filters): ListQuery => ({
  select,
  from: sql`change_requests c join users u on u.subscriber_id = c.subscriber_id and u.id = c.user_id`,
  joins: sql`left join users a on a.subscriber_id = c.subscriber_id and a.id = c.answered_by
    left join entities e on e.subscriber_id = c.subscriber_id and e.id = c.entity_id`,
  id: sql`c.id`,
  conditions: [
    sql`c.subscriber_id = current_subscriber()`,
    ...(mayAnswerSome(ctx) ? [] : [sql`c.user_id = ${ctx.userId}`]),
    ...(filters.statuses?.length ? [sql`c.status = any(${[...filters.statuses]}::text[])`] : []),
    ...(filters.kinds?.length ? [sql`c.kind = any(${[...filters.kinds]}::text[])`] : []),
    ...searched(
      filters,
      [sql`u.first_name`, sql`u.last_name`, sql`u.user_name`, sql`c.right_code`],
      rightsNamed,
    ),
  ],
  sorts: {
    id: { expression: sql`c.id`, type: 'bigint' },
    status: { expression: sql`c.status`, type: 'text' },
    createdAt: { expression: sql`c.created_at`, type: 'timestamptz' },
  },
})

export const mayAnswerSome = (ctx: Ctx): boolean => ctx.access.userType === 'Admin' && ctx.can('USR_ED')

export const rowOf = (ctx: Ctx, record: RequestRecord): RequestRow => ({
  ...record,
  isOwn: record.userId === ctx.userId,
  mayAnswer: record.status === 'Pending' && record.userId !== ctx.userId && mayAnswerSome(ctx),
})
