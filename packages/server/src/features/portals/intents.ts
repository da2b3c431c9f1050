import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

export type PortalName = 'einvoice' | 'ewaybill' | 'gstn'
export type IntentState = 'Asked' | 'Waiting' | 'Sent' | 'Unknown' | 'Done' | 'Rejected' | 'Stopped'

/** Something that was decided to be done at a portal. */
export interface Intent {
  readonly id: number
  readonly entityId: number
  readonly portal: PortalName
  readonly operation: string
  readonly documentId: number | null
  /** The e-way bill it is about; of a document's bill, `documentId` is set too. */
  readonly eWayBillId: number | null
  readonly consolidatedId: number | null
  /** A bill of others that it is about. */
  readonly otherBillId: number | null
  /** A return that it is about. */
  readonly filingId: number | null
  readonly state: IntentState
  readonly request: Readonly<Record<string, unknown>>
  readonly payload: unknown
  readonly attempts: number
  readonly askedBy: number | null
}

const columns = sql`id, entity_id, portal, operation, document_id, e_way_bill_id, consolidated_id, other_bill_id, filing_id, state, request, payload, attempts, asked_by`

export interface NewIntent {
  readonly entityId: number
  readonly portal: PortalName
  readonly operation: string
  readonly documentId?: number | null
  readonly eWayBillId?: number | null
  readonly consolidatedId?: number | null
  readonly otherBillId?: number | null
  readonly filingId?: number | null
  readonly request?: Readonly<Record<string, unknown>>
}

/** Look-ups of a state, which give way to every action. */
export const looks: readonly string[] = ['checkIrn', 'checkEwb']

/**
 * Decides that something shall be done, in the transaction of anyone who decides it, and wakes the worker with its commit.
 * A document or bill for which something is under way already is left out; ids of the others. What has a legal clock goes first.
 */
export async function ask(db: Db, intents: readonly NewIntent[]): Promise<number[]> {
  const doing = intents.filter(({ operation }) => !looks.includes(operation))
  const idsOf = (name: 'documentId' | 'eWayBillId') => doing.flatMap((intent) => intent[name] ?? [])
  await sql`update portal_intents set state = 'Stopped', ended_at = now() where subscriber_id = current_subscriber()
    and (document_id = any(${idsOf('documentId')}::bigint[]) or e_way_bill_id = any(${idsOf('eWayBillId')}::bigint[]))
    and operation = any(${[...looks]}::text[]) and state in ('Asked', 'Waiting', 'Sent', 'Unknown')`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    insert into portal_intents (subscriber_id, entity_id, portal, operation, document_id, e_way_bill_id, consolidated_id, other_bill_id, filing_id, request, next_try_at)
    select current_subscriber(), x."entityId", x.portal, x.operation, x."documentId", x."eWayBillId", x."consolidatedId", x."otherBillId", x."filingId", coalesce(x.request, '{}'),
      now() - case when x.operation = 'cancelIrn' then interval '1 day' else interval '0' end
    from jsonb_to_recordset(${JSON.stringify(intents)}::jsonb) as x("entityId" bigint, portal text, operation text, "documentId" bigint,
      "eWayBillId" bigint, "consolidatedId" bigint, "otherBillId" bigint, "filingId" bigint, request jsonb)
    on conflict do nothing returning id`.execute(db)
  const places = new Map(
    intents.map(({ entityId, portal }) => [`${entityId}:${portal}`, { entityId, portal }]),
  )
  for (const place of places.values()) await wake(db, place)
  return rows.map(({ id }) => id)
}

/**
 * Enqueues the work on what waits at a portal for a GSTIN; one job at a time for each. A waking at a later time never
 * takes the place of one that is to come at once.
 */
export async function wake(
  db: Db,
  { entityId, portal }: { readonly entityId: number; readonly portal: PortalName },
  at?: Date,
): Promise<void> {
  await sql`select enqueue_job('portalDrain',
    json_build_object('subscriberId', current_subscriber(), 'entityId', ${entityId}::bigint, 'portal', ${portal}::text),
    'portal:' || current_subscriber() || ':' || ${entityId}::bigint || ':' || ${portal}::text,
    'portal:' || current_subscriber() || ':' || ${entityId}::bigint || ':' || ${portal}::text || ${at ? ':later' : ''},
    run_at => ${at ?? null}::timestamptz, max_attempts => 1000)`.execute(db)
}

/**
 * Takes the next intent that is due. What is there as sent was left by a worker that died: nobody knows whether it was
 * done. `only`: just this one, due or not; `except`: under way in this process.
 */
export async function takeNext(
  db: Db,
  place: { readonly entityId: number; readonly portal: PortalName },
  { only, except }: { readonly only?: number | undefined; readonly except: ReadonlySet<number> },
): Promise<Intent | undefined> {
  const { rows } = await sql<Intent>`
    update portal_intents set state = case state when 'Sent' then 'Unknown' else state end
    where subscriber_id = current_subscriber() and id = (
      select id from portal_intents where subscriber_id = current_subscriber() and entity_id = ${place.entityId}
        and portal = ${place.portal} and state in ('Asked', 'Waiting', 'Sent', 'Unknown')
        and ${only === undefined ? sql`next_try_at <= now() and id <> all(${[...except]}::bigint[])` : sql`id = ${only}`}
      order by next_try_at, id limit 1 for update)
    returning ${columns}`.execute(db)
  return rows[0]
}

/** From here on it may have been done: committed before the first byte goes out. */
export async function markSent(db: Db, intent: Intent, payload?: unknown): Promise<void> {
  await sql`update portal_intents set state = case state when 'Unknown' then 'Unknown' else 'Sent' end,
      attempts = attempts + 1, sent_at = now()${payload === undefined ? sql`` : sql`, payload = ${JSON.stringify(payload)}::jsonb`}
    where subscriber_id = current_subscriber() and id = ${intent.id}`.execute(db)
}

/** What came of a step: ended, or to be tried again. */
export type Settled =
  | { readonly state: 'Done' | 'Rejected' | 'Stopped'; readonly outcome: unknown }
  | {
      readonly state: 'Waiting' | 'Unknown'
      readonly outcome: unknown
      readonly retryAfterMs: number
    }

/** False where it was ended meanwhile. */
export async function settle(db: Db, intent: Intent, settled: Settled): Promise<boolean> {
  const later = 'retryAfterMs' in settled ? settled.retryAfterMs : undefined
  const { rows } = await sql<{ id: number }>`
    update portal_intents set state = ${settled.state}, outcome = ${JSON.stringify(settled.outcome ?? null)}::jsonb,
      ended_at = ${later === undefined ? sql`now()` : sql`null`},
      next_try_at = now() + make_interval(secs => ${(later ?? 0) / 1000})
    where subscriber_id = current_subscriber() and id = ${intent.id} and state in ('Asked', 'Waiting', 'Sent', 'Unknown')
    returning id`.execute(db)
  return rows.length > 0
}

/** When the next open intent of a place is due. */
export async function nextDue(
  db: Db,
  place: { readonly entityId: number; readonly portal: PortalName },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select min(next_try_at) as at from portal_intents where subscriber_id = current_subscriber()
      and entity_id = ${place.entityId} and portal = ${place.portal} and state in ('Asked', 'Waiting', 'Sent', 'Unknown')`.execute(
    db,
  )
  return rows[0]?.at ? new Date(rows[0].at) : undefined
}

/** Everything that waits is due now: the portal is back, or the credentials were mended. */
export async function dueNow(
  db: Db,
  place: { readonly entityId: number; readonly portal: PortalName },
): Promise<void> {
  await sql`update portal_intents set next_try_at = now() where subscriber_id = current_subscriber()
    and entity_id = ${place.entityId} and portal = ${place.portal} and state in ('Asked', 'Waiting', 'Sent', 'Unknown')
    and next_try_at > now()`.execute(db)
  await sql`insert into portal_health (subscriber_id, entity_id, portal, retried_at)
    values (current_subscriber(), ${place.entityId}, ${place.portal}, now())
    on conflict (subscriber_id, entity_id, portal) do update set paused_until = null, retried_at = now()`.execute(
    db,
  )
  await wake(db, place)
}
