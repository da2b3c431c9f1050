import { openingKinds } from '@bahi/domain/documents/opening.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Literals, so that the index of opening documents serves. */
const kinds = sql.raw(openingKinds.map((kind) => `'${kind}'`).join(', '))

/**
 * What `parties <alias>` brought from an older system beyond its opening documents, which are in the ledger: nothing where no
 * figure was typed. With the documents it is the figure that was typed, so that nothing counts twice.
 */
export function openingRest(alias: string): RawBuilder<string> {
  const party = sql.raw(alias)
  return sql`case when ${party}.opening_balance is not null then
      case ${party}.opening_balance_side when 'Credit' then -${party}.opening_balance else ${party}.opening_balance end - ${openingExplained(alias)}
    else 0 end`
}

/** What the opening documents of `parties <alias>` come to; positive where the party owes us. */
export function openingExplained(alias: string): RawBuilder<string> {
  const party = sql.raw(alias)
  return sql`coalesce((select sum(case when od.opens in ('receivable', 'supplierCredit') then od.total else -od.total end) from documents od
    where od.subscriber_id = current_subscriber() and od.party_id = ${party}.id and od.kind in (${kinds}) and od.opens is not null), 0)`
}

/**
 * The same as part of a balance over some GSTINs. It names no GSTIN, so it belongs to the first of the account: a business that
 * came later does not show the money of the one before it.
 */
export function openingBalance(alias: string, entityIds: readonly number[]): RawBuilder<string> {
  return sql`case when (select min(e.id) from entities e
      where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity') = any(${[...entityIds]}::bigint[])
    then ${openingRest(alias)} else 0 end`
}
