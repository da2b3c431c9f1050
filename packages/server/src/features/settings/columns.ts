import type { settingCalls } from '@bahi/contracts/settings.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

type Columns = ParsedOf<typeof settingCalls.saveColumns>

/** The lists whose columns the user arranged, or one of them. */
export async function columnsOf(
  { db, subscriberId, userId }: Ctx,
  { list }: { list?: string | undefined },
): Promise<ReplyOf<typeof settingCalls.columns>> {
  const { rows } = await sql<{ columns: Columns }>`select columns from column_settings
    where subscriber_id = ${subscriberId} and user_id = ${userId} and (${list ?? null}::text is null or list_name = ${list ?? null})
    order by list_name`.execute(db)
  return rows.map(({ columns }) => columns)
}

export async function saveColumns({ db, subscriberId, userId }: Ctx, columns: Columns): Promise<undefined> {
  await sql`insert into column_settings (subscriber_id, user_id, list_name, columns)
    values (${subscriberId}, ${userId}, ${columns.list}, ${JSON.stringify(columns)}::jsonb)
    on conflict (subscriber_id, user_id, list_name) do update set columns = excluded.columns, changed_at = now()`.execute(
    db,
  )
  return undefined
}
