import type { portalCalls } from '@bahi/contracts/portals.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { say } from '../ledger/index.ts'
import type { PortalName } from './intents.ts'

interface Place {
  readonly entityId: number
  readonly portal: PortalName
}

/** The portal did not answer, or not now: nothing of this GSTIN is sent before the pause is over. */
export async function pause(db: Db, place: Place, why: { detail: string; forMs: number }): Promise<void> {
  await sql`insert into portal_health (subscriber_id, entity_id, portal, paused_until, last_failure_at, last_failure)
    values (current_subscriber(), ${place.entityId}, ${place.portal}, now() + make_interval(secs => ${why.forMs / 1000}), now(), ${why.detail})
    on conflict (subscriber_id, entity_id, portal) do update
    set paused_until = excluded.paused_until, last_failure_at = now(), last_failure = excluded.last_failure`.execute(
    db,
  )
}

/** Written at most every few seconds while all goes well. */
export async function answered(db: Db, place: Place): Promise<void> {
  await sql`insert into portal_health (subscriber_id, entity_id, portal, last_success_at)
    values (current_subscriber(), ${place.entityId}, ${place.portal}, now())
    on conflict (subscriber_id, entity_id, portal) do update set last_success_at = now(), paused_until = null
    where portal_health.last_success_at is null or portal_health.last_success_at < now() - interval '5 seconds'
      or portal_health.paused_until is not null`.execute(db)
}

export async function pausedUntil(db: Db, place: Place): Promise<Date | undefined> {
  const { rows } = await sql<{ until: string }>`select paused_until as until from portal_health
    where subscriber_id = current_subscriber() and entity_id = ${place.entityId} and portal = ${place.portal}
      and paused_until > now()`.execute(db)
  return rows[0] && new Date(rows[0].until)
}

/** When a person last asked for the portal to be tried again, and for which GSTIN. */
export async function lastRetry(
  db: Db,
  place: Place,
): Promise<{ readonly at: string; readonly gstin: string } | undefined> {
  const { rows } = await sql<{
    at: string
    gstin: string
  }>`select h.retried_at as at, e.gstin from portal_health h
    join entities e on e.subscriber_id = h.subscriber_id and e.id = h.entity_id
    where h.subscriber_id = current_subscriber() and h.entity_id = ${place.entityId} and h.portal = ${place.portal}
      and h.retried_at is not null and e.gstin is not null`.execute(db)
  return rows[0]
}

type Health = ReplyOf<typeof portalCalls.health>

/** One row for each GSTIN and portal that has credentials or something waiting. */
export async function portalHealth(ctx: Ctx): Promise<Health> {
  const { rows } = await sql<
    Omit<Health[number], 'state' | 'sandboxUrl'> & {
      isAccepted: boolean | null
      hasCredentials: boolean
      isPaused: boolean
    }
  >`
    select p.portal, coalesce(c.provider, 'Sandbox') as provider, e.id as entity_id, e.gstin, c.is_accepted, c.id is not null as has_credentials,
      coalesce(w.waiting, 0)::int as waiting, coalesce(w.unknown, 0)::int as unknown, w.oldest_at,
      greatest(h.paused_until, w.due_at) as retry_at, h.last_success_at, h.last_failure, h.last_failure_at,
      coalesce(h.paused_until > now(), false) as is_paused
    from entities e cross join (values ('einvoice'), ('ewaybill')) as p(portal)
    left join portal_credentials c on c.subscriber_id = e.subscriber_id and c.entity_id = e.id and c.portal = p.portal
    left join portal_health h on h.subscriber_id = e.subscriber_id and h.entity_id = e.id and h.portal = p.portal
    left join lateral (select count(*) as waiting, count(*) filter (where i.state = 'Unknown') as unknown, min(i.created_at) as oldest_at,
        min(i.next_try_at) as due_at
      from portal_intents i where i.subscriber_id = e.subscriber_id and i.entity_id = e.id and i.portal = p.portal
        and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')) w on true
    where e.subscriber_id = current_subscriber() and e.id = any(${ctx.entitiesOf(undefined)}::bigint[])
      and e.entity_type = 'Entity' and e.gstin is not null and (c.id is not null or w.waiting > 0)
    order by e.id, p.portal`.execute(ctx.db)
  return rows.map(({ isAccepted, hasCredentials, isPaused, ...row }) => ({
    ...row,
    state: !hasCredentials ? 'NotSet' : isAccepted === false ? 'Refused' : isPaused ? 'Down' : 'Up',
    lastFailure: row.lastFailure === null ? null : failureWords(ctx, row.lastFailure),
    retryAt: row.waiting > 0 ? row.retryAt : null,
    sandboxUrl: row.provider === 'Sandbox' ? (ctx.portals.sandboxUrl ?? null) : null,
  }))
}

/** Kept as reason and, where the portal or the line said something, its own words. */
function failureWords(ctx: Ctx, kept: string): string {
  const [reason = '', ...said] = kept.split(': ')
  const words = say(ctx, `portal.failure.${reason}`)
  return said.length === 0 || reason === 'breakerOpen' ? words : `${words} (${said.join(': ')})`
}
