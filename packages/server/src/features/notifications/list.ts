import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { notificationCalls } from '@bahi/contracts/notifications.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { inWords, typeOf } from './kinds.ts'

type List = ReplyOf<typeof notificationCalls.list>
type Record = List['records'][number]
type Stored = Omit<Record, 'type' | 'subject' | 'remark'> & {
  readonly params: Readonly<globalThis.Record<string, string>>
}

/** The user's own notices, newest first, in the user's language. */
export async function listNotifications(
  ctx: Ctx,
  { unread, before, size }: ParsedOf<typeof notificationCalls.list>,
): Promise<List> {
  const { rows } =
    await sql<Stored>`select id, kind, entity_id, target, params, created_at, read_at from notifications
    where subscriber_id = current_subscriber() and user_id = ${ctx.userId}
      and ${unread === 'true' ? sql`read_at is null` : sql`true`} and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${size + 1}`.execute(ctx.db)
  const records = rows.slice(0, size).map(({ params, ...row }) => ({
    ...row,
    type: typeOf(row.kind),
    subject: ctx.t(`notification.${row.kind}.subject`, inWords(params, ctx.t)),
    remark: ctx.t(`notification.${row.kind}.remark`, inWords(params, ctx.t)),
  }))
  return { records, unread: (await countUnread(ctx)).unread, hasMore: rows.length > size }
}

export async function countUnread(ctx: Ctx): Promise<ReplyOf<typeof notificationCalls.count>> {
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from notifications
    where subscriber_id = current_subscriber() and user_id = ${ctx.userId} and read_at is null`.execute(
    ctx.db,
  )
  return rows[0]!
}

export async function markRead(
  ctx: Ctx,
  { ids }: ParsedOf<typeof notificationCalls.markRead>,
): Promise<ReplyOf<typeof notificationCalls.markRead>> {
  await sql`update notifications set read_at = ${ctx.clock()} where subscriber_id = current_subscriber() and user_id = ${ctx.userId}
    and read_at is null and ${ids ? sql`id = any(${ids}::bigint[])` : sql`true`}`.execute(ctx.db)
  return countUnread(ctx)
}
