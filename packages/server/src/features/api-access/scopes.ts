import { scopeCodes } from '@bahi/contracts/api-access.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { holds, loadAccess } from '../../platform/access.ts'
import type { Access } from '../../platform/access.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'

/** The access of the user whose program it is; 404 where there is no such user. */
export async function accessOf(ctx: Ctx, userId: number): Promise<Access> {
  if (userId === ctx.userId) return ctx.access
  const { rows } = await sql`select from users
    where subscriber_id = current_subscriber() and id = ${userId} and status <> 'Delete'`.execute(ctx.db)
  if (rows.length === 0) throw notFound()
  return loadAccess(ctx.db, ctx.subscriberId, userId, ctx.access.version)
}

/**
 * Rights that may be given to a program of the user: held by the user, and by the person who gives them at least
 * as far. Anyone who sees the secret could use it, so nobody comes to more than their own by someone else's program.
 */
export const scopesOf = (giver: Access, user: Access): RightCode[] =>
  scopeCodes.filter((code) => holds(user, code) && reachesAsFar(giver, user, code))

function reachesAsFar(giver: Access, user: Access, code: RightCode): boolean {
  if (giver === user) return true
  const seen = new Set(giver.entityIds)
  return user.entityIds.every((id) => !holds(user, code, id) || (seen.has(id) && holds(giver, code, id)))
}
