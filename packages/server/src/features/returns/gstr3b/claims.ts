import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import { inwardFacts } from './inward-sql.ts'

/**
 * Credit that a filed return took in its own period without a claim (imports, reverse charge, distribution) is claimed
 * with it, so that a bill says in which return its credit is. `on`: the day of the claim.
 */
export async function claimWhatIsFiled(
  db: Db,
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
  on: string,
): Promise<void> {
  await sql`${inwardFacts(entityId, returnPeriod)}
    insert into itc_moves (subscriber_id, document_id, move, state, return_period, igst, cgst, sgst, cess, date, created_by)
    select current_subscriber(), s.id, 'Claimed', 'Claimed', ${returnPeriod}, s.credit_igst, s.credit_cgst, s.credit_sgst, s.credit_cess,
      ${on}::date, current_user_id()
    from seen s where s.is_claimed_here and s.claimed_in is null and not s.is_wholly_blocked order by s.id`.execute(
    db,
  )
}
