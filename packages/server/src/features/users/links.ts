import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { mailResetLink } from '../auth/index.ts'
import { outcomeOf } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'
import { invite } from '../registration/index.ts'
import { isInvited } from './queries.ts'
import { covers } from './save.ts'

interface Row {
  readonly id: number
  readonly userType: 'Admin' | 'Normal'
  readonly status: string
  readonly isInvited: boolean
}

/** Mails each user a link to choose a password; the invitation again to anyone who never chose one. */
export async function sendResetLinks(ctx: Ctx, ids: readonly number[]): Promise<BulkOutcome> {
  const { db, subscriberId, publicUrl, language, portals } = ctx
  const users = await usersOf(ctx, ids)
  const reasons = await reasonsAgainst(ctx, users, false)
  for (const user of users.filter(({ id }) => !reasons.has(id))) {
    const userId = user.id
    if (user.isInvited) {
      await invite(db, portals.secrets, { subscriberId, userId, publicUrl, language })
      await sql`update users set invited_at = now() where subscriber_id = current_subscriber() and id = ${userId}`.execute(
        db,
      )
      continue
    }
    await mailResetLink(db, ctx, { subscriberId, userId })
  }
  return told(ctx, ids, users, reasons)
}

/** Takes the second step of the sign-in away, with the app and the recovery codes that belong to it. */
export async function resetTwoFactor(ctx: Ctx, ids: readonly number[]): Promise<BulkOutcome> {
  const users = await usersOf(ctx, ids)
  const reasons = await reasonsAgainst(ctx, users, true)
  const free = users.filter(({ id }) => !reasons.has(id)).map(({ id }) => id)
  await sql`update users set two_factor = 'Off', totp_secret = null, recovery_codes = null, version = version + 1,
      changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = any(${free}::bigint[])`.execute(ctx.db)
  return told(ctx, ids, users, reasons)
}

async function usersOf({ db }: Ctx, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select u.id, u.user_type, u.status, ${isInvited} as is_invited
    from users u where u.subscriber_id = current_subscriber() and u.id = any(${[...ids]}::bigint[]) and u.status <> 'Delete'
    order by u.id`.execute(db)
  return rows
}

/** `weakens`: the sign-in becomes easier, so the sender must hold all that it opens. */
async function reasonsAgainst(
  ctx: Ctx,
  users: readonly Row[],
  weakens: boolean,
): Promise<Map<number, string>> {
  const reasons = new Map<number, string>()
  for (const { id, userType, status } of users) {
    if (userType === 'Admin' && ctx.access.userType !== 'Admin') reasons.set(id, 'ADMIN_ONLY')
    else if (weakens && id === ctx.userId) reasons.set(id, 'OWN_USER')
    else if (weakens && !(await covers(ctx, id))) reasons.set(id, 'ADMIN_ONLY')
    else if (!weakens && status !== 'Active') reasons.set(id, 'USER_NOT_ACTIVE')
  }
  return reasons
}

const told = (
  ctx: Ctx,
  ids: readonly number[],
  users: readonly Row[],
  reasons: ReadonlyMap<number, string>,
) =>
  outcomeOf(ids, ctx.language, (id) => (users.some((user) => user.id === id) ? reasons.get(id) : 'NOT_FOUND'))
