import { sql } from 'kysely'
import type { Db } from './kysely.ts'
import type { Tenants } from './tenant.ts'

/** Does something for every subscriber, each in a transaction of its own; where one fails, the others are done all the same. */
export async function eachTenant(
  tenants: Tenants,
  source: string,
  work: (db: Db, subscriberId: number) => Promise<void>,
): Promise<void> {
  const subscribers = await tenants.withoutTenant(async (db) => {
    const { rows } = await sql<{
      subscriberId: number
    }>`select subscriber_id from subscriber_list order by 1`.execute(db)
    return rows
  })
  const failures: unknown[] = []
  for (const { subscriberId } of subscribers) {
    await tenants
      .inTenant(subscriberId, { source }, (db) => work(db, subscriberId))
      .catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${source} failed for ${failures.length} subscribers`)
}

/**
 * The same for the accounts that are open and whose trial or plan has not ended: for others nothing is fetched from
 * outside and nobody is reminded, as they can change nothing.
 */
export const eachOpenTenant = (
  tenants: Tenants,
  source: string,
  work: (db: Db, subscriberId: number) => Promise<void>,
): Promise<void> =>
  eachTenant(tenants, source, async (db, subscriberId) => {
    const { rows } =
      await sql`select from subscribers where subscriber_id = ${subscriberId} and status = 'Active'
      and coalesce(access_ends_at > now(), true)`.execute(db)
    if (rows.length > 0) await work(db, subscriberId)
  })
