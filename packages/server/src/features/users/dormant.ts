import { sql } from 'kysely'
import { eachTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'
import { load, settingValues } from '../../platform/settings.ts'

/**
 * Marks users who have not signed in for as long as the account allows; source: access decisions, section 4. An Admin
 * switches them on again. The last Admin who could do that stays as they are.
 */
export const markDormant = ({ tenants }: Pick<Services, 'tenants'>): Promise<void> =>
  eachTenant(tenants, 'Job:dormancy', async (db, subscriberId) => {
    const settings = settingValues({ values: await load(db, subscriberId) }, new Map())
    const { dormancyDaysNewUser: fresh, dormancyDaysExistingUser: existing } = settings
    const { rows } = await sql<{ id: number }>`
      with idle as (
        select id, user_type, greatest(last_sign_in_at, created_at, activated_at) as since,
          case when last_sign_in_at is null then ${fresh}::int else ${existing}::int end as days
        from users where subscriber_id = current_subscriber() and status = 'Active'
      ), dormant as (
        select id, user_type from idle where days > 0 and since < now() - make_interval(days => days)
      )
      select id from dormant
      where user_type <> 'Admin' or exists (select from users u where u.subscriber_id = current_subscriber()
        and u.user_type = 'Admin' and u.status = 'Active' and not exists (select from dormant d where d.id = u.id))`.execute(
      db,
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await sql`update users set status = 'Dormant', version = version + 1, changed_at = now()
      where subscriber_id = current_subscriber() and id = any(${ids}::bigint[]) and status = 'Active'`.execute(
      db,
    )
    await sql`delete from sessions where subscriber_id = current_subscriber() and user_id = any(${ids}::bigint[])`.execute(
      db,
    )
  })
