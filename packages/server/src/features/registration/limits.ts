import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'

/** How often something may be tried from one address, by what it is: times and minutes. */
const limits = {
  /** Each asks for a captcha too: a person tries a few names, and a list of names is not got through. */
  userName: { most: 20, minutes: 10 },
  /** Names of other accounts that were met when users were made here. */
  takenName: { most: 20, minutes: 60 },
  taxpayer: { most: 30, minutes: 10 },
  registration: { most: 20, minutes: 60 },
  invitation: { most: 60, minutes: 10 },
} as const

/** Counts one more try from the caller's address; beyond the limit it is refused, and says when to come again. */
export async function takeTry(
  ctx: Pick<PublicCtx, 'withoutTenant' | 'request'>,
  kind: keyof typeof limits,
): Promise<void> {
  const { most, minutes } = limits[kind]
  const { address } = ctx.request
  // Counted first, for itself: of many that come at once each sees those before it.
  await ctx.withoutTenant((db) =>
    sql`insert into address_attempts (kind, address) values (${kind}, ${address})`.execute(db),
  )
  const tried = await ctx.withoutTenant(async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from address_attempts
      where kind = ${kind} and address = ${address} and at > now() - make_interval(mins => ${minutes}::int)`.execute(
      db,
    )
    return rows[0]!.count
  })
  if (tried > most) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 })
}
