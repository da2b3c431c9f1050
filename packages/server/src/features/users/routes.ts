import { subscriberUserCalls, userAdminCalls } from '@bahi/contracts/users.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import { activityOf, effectiveRights, entitiesOfUser, requireUser, sessionsOf } from './activity.ts'
import { resetTwoFactor, sendResetLinks } from './links.ts'
import { countUsers, rowOf, userColumns, userDetail, userList } from './queries.ts'
import type { UserRow } from './queries.ts'
import { saveUser } from './save.ts'
import { changeUserStatus, deleteUsers, endSessionsOf, requireMayManage } from './standing.ts'

export const userRoutes = [
  routes(userAdminCalls, {
    search: async (ctx, input) => {
      if (input.entityIds?.length) ctx.entitiesOf(input.entityIds)
      const page = await paged<UserRow>(ctx.db, userList(input), input)
      return { ...page, records: page.records.map(rowOf) }
    },
    counts: ({ db }) => countUsers(db),
    detail: async (ctx, { id }) => {
      const user = await userDetail(ctx, id)
      if (!user) throw notFound()
      return user
    },
    save: saveUser,
    updateStatus: changeUserStatus,
    resetPassword: (ctx, { ids }) => sendResetLinks(ctx, ids),
    resetTwoFactor: (ctx, { ids }) => resetTwoFactor(ctx, ids),
    delete: (ctx, { ids }) => deleteUsers(ctx, ids),
    export: (ctx, input) => {
      if (input.entityIds?.length) ctx.entitiesOf(input.entityIds)
      return exportRecords<UserRow>(ctx, {
        name: 'user',
        columns: userColumns,
        query: userList(input),
        input,
        row: rowOf,
      })
    },
    entities: (ctx, { id }) => entitiesOfUser(ctx, id),
    effectiveRights: (ctx, { id }) => effectiveRights(ctx, id),
    sessions: (ctx, { id }) => sessionsOf(ctx, id),
    endSessions: async (ctx, { id, sessionIds }) => {
      await requireUser(ctx, id)
      await requireMayManage(ctx, id)
      return { ended: await endSessionsOf(ctx.db, id, sessionIds) }
    },
    activity: activityOf,
  }),
  routes(subscriberUserCalls, {
    users: async (ctx) => {
      const { rows } = await sql<{
        id: number
        name: string
        userName: string
        userType: 'Admin' | 'Normal'
        status: string
      }>`select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), user_name) as name, user_name,
          user_type, status
        from users u where subscriber_id = current_subscriber() and status = 'Active' and ${seenBy(ctx)}
        order by 2, 1 limit 1000`.execute(ctx.db)
      return rows
    },
  }),
]

/** Who administers users or their addresses sees all of them; everybody else oneself and whom a place is shared with. */
const seenBy = (ctx: Ctx) =>
  ctx.can('USR_SH_VW') || ctx.can('IPA_SH_VW')
    ? sql`true`
    : sql`(u.id = ${ctx.userId} or u.user_type = 'Admin' or exists (
        select from user_entities ue where ue.subscriber_id = u.subscriber_id and ue.user_id = u.id
          and ue.entity_id = any(${placesAround(ctx.access)}::bigint[])))`

/** The places of the user with those above them: a grant there reaches down to the same place. */
function placesAround({ entityIds, parents }: Ctx['access']): number[] {
  const around = new Set(entityIds)
  for (const id of entityIds)
    for (let at = parents.get(id); at != null && !around.has(at); at = parents.get(at)) around.add(at)
  return [...around]
}
