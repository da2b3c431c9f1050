import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { OneTimeRequest } from './one-time.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

/** Where the secret of a user's app is sealed to. */
const placeOf = (subscriberId: number, userId: number) => `totp:${subscriberId}:${userId}`

export const sealAppSecret = (
  secrets: Secrets,
  subscriberId: number,
  userId: number,
  secret: string,
): string => secrets.seal(secret, placeOf(subscriberId, userId)).toString('base64')

export const openAppSecret = (
  secrets: Secrets,
  subscriberId: number,
  userId: number,
  sealed: string,
): string => secrets.open(Buffer.from(sealed, 'base64'), placeOf(subscriberId, userId))

/**
 * Whether a code is of the user's authenticator app, or one of the recovery codes: what is beside a code that was
 * sent. Right once, whatever the moment.
 */
export const isSecondStep =
  (secrets: Secrets, code: string) =>
  async (db: Db, { subscriberId, userId, data }: OneTimeRequest): Promise<boolean> => {
    if (userId === null || data['channel'] !== 'App') return false
    return (
      (await takeAppCode(db, secrets, subscriberId, userId, code)) ||
      (await takeRecoveryCode(db, subscriberId, userId, code))
    )
  }

async function takeAppCode(
  db: Db,
  secrets: Secrets,
  subscriberId: number,
  userId: number,
  code: string,
): Promise<boolean> {
  const { rows } = await sql<{
    totpSecret: string | null
    now: string
  }>`select totp_secret, clock_timestamp() as now
    from users where subscriber_id = ${subscriberId} and id = ${userId} and two_factor = 'App'`.execute(db)
  const row = rows[0]
  if (!row?.totpSecret) return false
  const secret = openAppSecret(secrets, subscriberId, userId, row.totpSecret)
  const step = stepOfCode(secret, code, new Date(row.now))
  if (step === undefined) return false
  // A code that someone looked at while it was typed is dead, and so is every one before it.
  const taken = await sql`update users set totp_last_step = ${step}
    where subscriber_id = ${subscriberId} and id = ${userId} and coalesce(totp_last_step, 0) < ${step} returning 1 as one`.execute(
    db,
  )
  return taken.rows.length > 0
}
