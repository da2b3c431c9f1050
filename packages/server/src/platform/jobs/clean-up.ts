import { sql } from 'kysely'
import type { Services } from '../make-context.ts'

/**
 * Removes what has served its time. Business records and the audit trail are never touched. Until when a file is kept is said by the
 * clock of the product, so it is asked here too.
 */
export async function cleanUp({ tenants, clock }: Pick<Services, 'tenants' | 'clock'>): Promise<void> {
  const subscribers = await tenants.withoutTenant(async (db) => {
    await sql`delete from sso_attempts where expires_at < now()`.execute(db)
    await sql`delete from sign_in_keys where expires_at < now()`.execute(db)
    await sql`delete from captcha_used where expires_at < now()`.execute(db)
    await sql`delete from login_attempts where at < now() - interval '31 days'`.execute(db)
    await sql`delete from code_requests where at < now() - interval '1 day'`.execute(db)
    await sql`delete from address_attempts where at < now() - interval '2 days'`.execute(db)
    await sql`delete from taxpayer_lookups where told_at < now() - interval '30 days'`.execute(db)
    const { rows } = await sql<{
      subscriberId: number
    }>`select subscriber_id from subscriber_list order by 1`.execute(db)
    return rows
  })
  // People who asked for an account and never opened it are forgotten.
  await tenants.inTenant(0, { source: 'Job:cleanUp' }, async (db) => {
    await sql`delete from one_time_requests where subscriber_id = 0 and expires_at < now() - interval '1 day'`.execute(
      db,
    )
    await sql`delete from mails where subscriber_id = 0 and created_at < now() - interval '2 days'`.execute(
      db,
    )
  })
  for (const { subscriberId } of subscribers) {
    await tenants.inTenant(subscriberId, { source: 'Job:cleanUp' }, async (db) => {
      await sql`delete from sessions where subscriber_id = ${subscriberId} and expires_at < now()`.execute(db)
      await sql`delete from one_time_requests where subscriber_id = ${subscriberId} and expires_at < now() - interval '1 day'`.execute(
        db,
      )
      await sql`delete from saml_assertions where subscriber_id = ${subscriberId} and expires_at < now()`.execute(
        db,
      )
      await sql`delete from idempotency_keys where subscriber_id = ${subscriberId} and created_at < now() - interval '1 day'`.execute(
        db,
      )
      await sql`delete from portal_exchanges where subscriber_id = ${subscriberId} and started_at < now() - interval '90 days'`.execute(
        db,
      )
      await sql`delete from callback_deliveries where subscriber_id = ${subscriberId} and ended_at < now() - interval '90 days'`.execute(
        db,
      )
      await sql`delete from notifications where subscriber_id = ${subscriberId} and created_at < now() - interval '180 days'`.execute(
        db,
      )
      await sql`delete from stored_files where subscriber_id = ${subscriberId} and expires_at < ${clock().toISOString()}::timestamptz - interval '1 hour'`.execute(
        db,
      )
    })
  }
}
