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
