import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { calendarFeedCalls } from '@bahi/contracts/calendar-feed.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { hashOfShortUrl, newShortUrl } from '../public/index.ts'

type Feed = ReplyOf<typeof calendarFeedCalls.current>

export async function feedOf(ctx: Ctx): Promise<Feed> {
  const { rows } = await sql<{ madeAt: string }>`select made_at from calendar_feeds
    where subscriber_id = current_subscriber() and user_id = ${ctx.userId}`.execute(ctx.db)
  return { madeAt: rows[0]?.madeAt ?? null }
}

/** The address is known to the user alone: what is kept finds it, and does not say it. */
export async function makeFeed(ctx: Ctx): Promise<ReplyOf<typeof calendarFeedCalls.make>> {
  const token = newShortUrl(ctx.subscriberId)
  const { rows } = await sql<{
    madeAt: string
  }>`insert into calendar_feeds (subscriber_id, user_id, token_hash)
    values (current_subscriber(), ${ctx.userId}, ${hashOfShortUrl(token)})
    on conflict (subscriber_id, user_id) do update set token_hash = excluded.token_hash, made_at = now()
    returning made_at`.execute(ctx.db)
  return { madeAt: rows[0]!.madeAt, url: `${ctx.publicUrl}/api/public/calendar.ics?feed=${token}` }
}

export async function endFeed(ctx: Ctx): Promise<Feed> {
  await sql`delete from calendar_feeds where subscriber_id = current_subscriber() and user_id = ${ctx.userId}`.execute(
    ctx.db,
  )
  return { madeAt: null }
}
