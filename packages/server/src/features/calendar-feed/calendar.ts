import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { calendarFeedCalls } from '@bahi/contracts/calendar-feed.ts'
import { clockTexts } from '@bahi/contracts/texts/clocks.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { inIndia } from '@bahi/domain/cal/shown.ts'
import { ICalAlarmType, ICalCalendar } from 'ical-generator'
import { sql } from 'kysely'
import { holds, loadAccess, topOf } from '../../platform/access.ts'
import type { Access } from '../../platform/access.ts'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import { languageOf } from '../../platform/texts.ts'
import { clocksAt } from '../clocks/index.ts'
import type { Clock } from '../clocks/index.ts'
import { hashOfShortUrl, parseShortUrl } from '../public/index.ts'

/** Reads of an address in a minute, and those of them whose token was none. */
const most = { asked: 60, missed: 20 }
/** What ends first is in it. */
const mostEvents = 500

interface Reader {
  readonly userId: number
  readonly culture: string
  readonly accessVersion: number
}

/**
 * The deadlines of the user whose address it is, with the rights and places of this moment. A token that never was, one that was
 * replaced and that of a user who may no longer work are answered alike.
 */
export async function readCalendar(
  ctx: PublicCtx,
  { feed }: ParsedOf<typeof calendarFeedCalls.read>,
): Promise<FileReply> {
  const { tries, request } = ctx
  const [asked, missed] = [`calendar ${request.address}`, `no calendar ${request.address}`]
  tries.refuse(asked, most.asked)
  tries.refuse(missed, most.missed)
  tries.count(asked)
  const token = parseShortUrl(feed)
  const found =
    token &&
    (await ctx.inTenant(token.subscriberId, { reason: 'calendar feed' }, async (db) => {
      const reader = await readerOf(db, token.subscriberId, feed)
      if (!reader) return undefined
      const access = await loadAccess(db, token.subscriberId, reader.userId, reader.accessVersion)
      // Where the account restricts addresses, its calendar is read from these too.
      if (access.addresses && !access.addresses.has(request.address)) return undefined
      return { reader, access, clocks: await duties(db, access, ctx.clock()) }
    }))
  if (!found) {
    tries.count(missed)
    throw notFound()
  }
  const { reader, access, clocks } = found
  return {
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'bahi.ics',
    content: new TextEncoder().encode(calendarOf(clocks, { ctx, access, culture: reader.culture })),
    inline: true,
  }
}

async function readerOf(db: Db, subscriberId: number, feed: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.id as user_id, u.culture_name as culture, s.access_version
    from calendar_feeds f
    join users u on u.subscriber_id = f.subscriber_id and u.id = f.user_id and u.status = 'Active'
    join subscribers s on s.subscriber_id = f.subscriber_id and s.status = 'Active' and coalesce(s.access_ends_at > now(), true)
    where f.subscriber_id = ${subscriberId} and f.token_hash = ${hashOfShortUrl(feed)}`.execute(db)
  return rows[0]
}

/** A right to cancel that ends is no duty. */
async function duties(db: Db, access: Access, now: Date): Promise<readonly Clock[]> {
  const at = (...rights: RightCode[]) =>
    access.entityIds.filter((id) => rights.some((right) => holds(access, right, id)))
  const all = await clocksAt(db, now, {
    eInvoice: at('EIN_SH_VW'),
    eWayBill: at('EWB_SH_VW'),
    returns: at('REP_GSTR1', 'RET_SH_VW'),
    purchases: at('PBL_SH_VW'),
    challans: at('SDC_SH_VW'),
  })
  return all
    .filter(({ kind }) => kind !== 'irnCancel' && kind !== 'ewayCancel')
    .toSorted((a, b) => a.until.getTime() - b.until.getTime())
    .slice(0, mostEvents)
}

interface Shown {
  readonly ctx: Pick<PublicCtx, 'clock' | 'publicUrl' | 'product'>
  readonly access: Access
  readonly culture: string
}

function calendarOf(clocks: readonly Clock[], { ctx, access, culture }: Shown): string {
  const language = languageOf(culture)
  const calendar = new ICalCalendar({
    name: clockTexts['clock.title'][language],
    prodId: { company: 'Bahi', product: 'Bahi', language: language.toUpperCase() },
    // Calendar programs ask again by themselves.
    ttl: 3600,
  })
  const stamp = ctx.clock()
  for (const { kind, entityId, subject, partyName, until, path } of clocks) {
    const url = `${ctx.publicUrl}/${topOf(access.parents, entityId)}/${path}`
    const isWholeDay = inIndia(until.toISOString()).includes('23:59')
    const event = calendar.createEvent({
      // The same deadline is the same event, whenever it is read.
      id: `${kind}.${entityId}.${Buffer.from(subject).toString('base64url')}.${istDateOf(until.getTime())}@bahi`,
      stamp,
      // Most end with a day; the portals count hours.
      start: isWholeDay ? new Date(`${istDateOf(until.getTime())}T00:00:00Z`) : until,
      allDay: isWholeDay,
      timezone: 'UTC',
      summary: [clockTexts[`enum.ClockKind.${kind}`][language], subject, partyName]
        .filter(Boolean)
        .join(' · '),
      description: url,
      url,
    })
    event.createAlarm({ type: ICalAlarmType.display, trigger: 86_400 })
  }
  return calendar.toString()
}
