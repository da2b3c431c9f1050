import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { outcomeOf } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'

/** Deletes readings, and files of which nothing is left; the audit trail keeps what was read. */
export async function deleteReadings(ctx: Ctx, ids: readonly number[]): Promise<BulkOutcome> {
  const { rows } = await sql<{ id: number; fileId: number | null }>`delete from qr_readings
    where subscriber_id = current_subscriber() and id in (select q.id from qr_readings q where q.subscriber_id = current_subscriber()
      and q.id = any(${[...ids]}::bigint[]) and q.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) order by q.id for update)
    returning id, file_id`.execute(ctx.db)
  const fileIds = rows.map(({ fileId }) => fileId).filter((id) => id !== null)
  await sql`delete from stored_files f where f.subscriber_id = current_subscriber() and f.id = any(${fileIds}::bigint[])
    and not exists (select from qr_readings q where q.subscriber_id = f.subscriber_id and q.file_id = f.id)`.execute(
    ctx.db,
  )
  const gone = new Set(rows.map(({ id }) => id))
  return outcomeOf(ids, ctx.language, (id) => (gone.has(id) ? undefined : 'NOT_FOUND'))
}
