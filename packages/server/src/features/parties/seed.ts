import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/** Counter sales are billed to it; it exists from the start and cannot be removed. */
const cashRetail = 'Cash Retail'

export async function seedCashRetail(db: Db): Promise<void> {
  await sql`insert into parties (subscriber_id, code, name, role, taxpayer_type, is_system, created_by, changed_by)
    select current_subscriber(), 'CASH', ${cashRetail}, 'Customer', 'UNREG', true, current_user_id(), current_user_id()
    where not exists (select from parties p where p.subscriber_id = current_subscriber() and p.is_system and p.status <> 'Delete')`.execute(
    db,
  )
}

/** The party of counter sales under another name; documents that were issued keep theirs. */
export async function renameCounterParty(db: Db, name: string): Promise<void> {
  await sql`update parties set name = ${name}, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and is_system and status <> 'Delete' and name <> ${name}`.execute(
    db,
  )
}
