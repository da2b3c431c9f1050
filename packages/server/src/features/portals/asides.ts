import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { PortalName } from './intents.ts'

/** Whether a person took `documents d` off the work list of the portal. */
export const asideCondition = (portal: PortalName) => sql`exists (select from portal_asides a
  where a.subscriber_id = d.subscriber_id and a.document_id = d.id and a.portal = ${sql.lit(portal)})`

/** Takes documents off the work list; the reason is in their history. */
export async function setAside(
  db: Db,
  portal: PortalName,
  documentIds: readonly number[],
  reason: string,
): Promise<void> {
  await sayWhy(db, reason)
  await sql`insert into portal_asides (subscriber_id, document_id, portal, reason)
    select current_subscriber(), x, ${portal}, ${reason} from unnest(${[...documentIds]}::bigint[]) as x
    on conflict (subscriber_id, document_id, portal) do update set reason = excluded.reason`.execute(db)
}

/** Puts them on it again. */
export async function putBack(
  db: Db,
  portal: PortalName,
  documentIds: readonly number[],
  reason: string,
): Promise<void> {
  await sayWhy(db, reason)
  await sql`delete from portal_asides where subscriber_id = current_subscriber() and portal = ${portal}
    and document_id = any(${[...documentIds]}::bigint[])`.execute(db)
}

/** Those of the documents that are set aside. */
export async function asidesOf(
  db: Db,
  portal: PortalName,
  documentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select document_id as id from portal_asides
    where subscriber_id = current_subscriber() and document_id = any(${[...documentIds]}::bigint[])
      and portal = ${portal}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Recorded in the audit trail with the changes of this transaction. */
async function sayWhy(db: Db, reason: string): Promise<void> {
  await sql`select set_config('bahi.reason', ${reason}, true)`.execute(db)
}
