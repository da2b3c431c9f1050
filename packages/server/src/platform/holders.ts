import { builtInRoles, rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import type { Db } from './db/kysely.ts'

/**
 * Active users who hold a right at a place, ascending: what `loadAccess` would say of each of them, asked of all in one
 * query. Whether the plan of the account has the right is not asked.
 */
export async function holdersOf(db: Db, right: RightCode, entityId: number): Promise<number[]> {
  const roles = builtInRoles.filter((role) => rightsOfBuiltIn(role).includes(right))
  const isForAuditors = rightsOfBuiltIn('Auditor').includes(right)
  const { rows } = await sql<{ id: number }>`
    with recursive places as (
      select id, parent_id from entities where subscriber_id = current_subscriber() and id = ${entityId}
      union all
      select e.id, e.parent_id from entities e join places p on e.id = p.parent_id where e.subscriber_id = current_subscriber())
    select u.id from users u where u.subscriber_id = current_subscriber() and u.status = 'Active'
      and (u.user_type = 'Admin' or (
        (not u.is_auditor or ${isForAuditors})
        and exists (select from user_entities s where s.subscriber_id = u.subscriber_id and s.user_id = u.id
          and s.entity_id in (select id from places))
        and exists (select from user_roles g join roles r on r.subscriber_id = g.subscriber_id and r.id = g.role_id
          where g.subscriber_id = u.subscriber_id and g.user_id = u.id and r.status = 'Active'
            and (g.entity_id is null or g.entity_id in (select id from places))
            and case when r.built_in is null then exists (select from role_rights x where x.subscriber_id = r.subscriber_id
                and x.role_id = r.id and x.right_code = ${right})
              else r.built_in = any(${roles}::text[]) end)))
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Whether the user sent something for approval that someone else can approve: nobody approves what they sent themselves,
 * but for the only one of a place who may approve at all.
 */
export function ownSubmissions(ctx: Ctx, right: RightCode) {
  const others = new Map<number, Promise<boolean>>()
  return async (entityId: number, submittedBy: number | null): Promise<boolean> => {
    if (submittedBy !== ctx.userId) return false
    let hasOthers = others.get(entityId)
    if (!hasOthers) {
      hasOthers = holdersOf(ctx.db, right, entityId).then((ids) => ids.some((id) => id !== ctx.userId))
      others.set(entityId, hasOthers)
    }
    return hasOthers
  }
}
