import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

/** Keeps in the history of each document that its PDF was taken; a draft has no number and is no paper yet. */
export async function notePrints(
  ctx: Ctx,
  documents: readonly { readonly id: number; readonly number: string | null }[],
): Promise<void> {
  const ids = documents.filter(({ number }) => number !== null).map(({ id }) => id)
  if (ids.length === 0) return
  await sql`insert into document_prints (subscriber_id, document_id)
    select current_subscriber(), id from unnest(${ids}::bigint[]) as id`.execute(ctx.db)
}
