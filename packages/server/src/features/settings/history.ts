import { settings } from '@bahi/contracts/settings.ts'
import type { settingCalls, SettingName } from '@bahi/contracts/settings.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

const most = 200

/** The latest changes of settings that the reader may change, of the places the reader sees; from the audit trail. */
export async function settingHistory(
  ctx: Ctx,
  { name }: ParsedOf<typeof settingCalls.history>,
): Promise<ReplyOf<typeof settingCalls.history>> {
  const names = (Object.keys(settings) as SettingName[]).filter(
    (one) => ctx.can(settings[one].right) && (name === undefined || name === one),
  )
  const seen = [...ctx.entityIds, ...ctx.access.companyIds]
  const { rows } = await sql<ReplyOf<typeof settingCalls.history>[number]>`
    select a.id, a.at, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as user_name,
      coalesce(a.after, a.before) ->> 'name' as name, e.name as entity_name, a.before -> 'value' as before, a.after -> 'value' as after
    from audit_entries a
    left join users u on u.subscriber_id = a.subscriber_id and u.id = a.user_id
    left join entities e on e.subscriber_id = a.subscriber_id and e.id = (coalesce(a.after, a.before) ->> 'entity_id')::bigint
    where a.subscriber_id = current_subscriber() and a.table_name = 'settings'
      and coalesce(a.after, a.before) ->> 'name' = any(${names}::text[])
      and (coalesce(a.after, a.before) ->> 'entity_id' is null
        or (coalesce(a.after, a.before) ->> 'entity_id')::bigint = any(${seen}::bigint[]))
    order by a.id desc limit ${most}`.execute(ctx.db)
  return rows
}
