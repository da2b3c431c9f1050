import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'

/** Records of an import that are documents. */
export const ofDocuments = sql`r.record_kind = any(${[...offeredKinds, 'openingItem']}::text[])`

/** Documents as the move leaves them, with what it settled of them: after its last import. */
export async function keepVersions(ctx: Ctx, moveId: number): Promise<void> {
  await sql`update import_records r set record_version = d.version from move_steps s, documents d
    where s.subscriber_id = current_subscriber() and s.move_id = ${moveId} and r.subscriber_id = s.subscriber_id and r.import_id = s.import_id and ${ofDocuments}
      and d.subscriber_id = r.subscriber_id and d.id = r.record_id and r.record_version is distinct from d.version`.execute(
    ctx.db,
  )
}
