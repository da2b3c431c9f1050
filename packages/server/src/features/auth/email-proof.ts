import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { FoundUser } from './found-user.ts'

/**
 * Keeps that the user was shown to own an e-mail address, as long as it is the one of the user. An account so shown is
 * verified by it.
 */
export async function proveEmail(db: Db, { subscriberId, userId }: FoundUser, email: string): Promise<void> {
  await sql`update users set email_proved_at = now(), verified_at = coalesce(verified_at, now())
    where subscriber_id = ${subscriberId} and id = ${userId} and fold_name(email_address) = fold_name(${email})
      and email_proved_at is null`.execute(db)
}
