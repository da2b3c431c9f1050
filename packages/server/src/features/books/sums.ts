import { sql } from 'kysely'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'

/** Brings the sums of the ledger to the last postings, so that statements read few entries. */
export const sumLedgers = ({ tenants }: Pick<Services, 'tenants'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:ledgerSums', async (db) => {
    await sql`select sum_ledger()`.execute(db)
  })
