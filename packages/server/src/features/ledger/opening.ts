import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * What `parties <alias>` brought from an older system, as part of a balance over some GSTINs. It names no GSTIN, so it
 * belongs to the first of the account: a business that came later does not show the money of the one before it.
 */
export function openingBalance(alias: string, entityIds: readonly number[]): RawBuilder<string> {
  const party = sql.raw(alias)
  return sql`case when ${party}.opening_balance is not null and (select min(e.id) from entities e
      where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity') = any(${[...entityIds]}::bigint[])
    then case ${party}.opening_balance_side when 'Credit' then -${party}.opening_balance else ${party}.opening_balance end else 0 end`
}
