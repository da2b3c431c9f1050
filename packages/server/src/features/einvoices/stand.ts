import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { eInvoiceCalls, EInvoiceState } from '@bahi/contracts/einvoices.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { isBound, placeFacts, portalDay } from './facts.ts'
import type { PlaceFacts } from './facts.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'

type Status = z.output<typeof EInvoiceState>
type Row = ReplyOf<typeof eInvoiceCalls.search>['records'][number]

/** Hours within which the portal takes a cancellation, from its acknowledgement. */
export const cancelHours = 24

/**
 * How documents stand with the portal, worked out where they are: nothing is written for a document before it is sent.
 * The same order of reasons as in `einvoiceApplicability`.
 */
export interface StandQuery {
  readonly from: RawBuilder<unknown>
  readonly status: RawBuilder<Status>
  readonly columns: RawBuilder<unknown>
}

export async function standQuery(
  db: Db,
  entityIds: readonly number[],
  clock: () => Date,
): Promise<StandQuery> {
  const places = await placeFacts(db, entityIds)
  const today = portalDay(clock)
  const rows = [...places.values()].map((place) => placeRow(place, today))
  const from = sql`documents d
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(entity_id bigint, is_enabled boolean, since date, is_exempt boolean, is_sez boolean, is_bound boolean)
      on p.entity_id = d.entity_id
    left join e_invoices r on r.subscriber_id = d.subscriber_id and r.document_id = d.id
    left join portal_intents i on i.subscriber_id = d.subscriber_id and i.document_id = d.id and i.portal = 'einvoice'
      and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown') and i.operation <> 'checkIrn'`
  const reason = sql`case when not p.is_enabled then 'switchedOff' when d.date < p.since then 'beforeStart' when p.is_exempt then 'exemptSeller'
    when p.is_sez then 'sezUnit' when d.heading = 'billOfSupply' or (d.igst + d.cgst + d.sgst = 0 and not exists (select from document_lines l
      where l.subscriber_id = d.subscriber_id and l.document_id = d.id and l.tax_category <> 'NonGst')) then 'exemptSupply'
    when d.supply_kind not in ('EXPWP', 'EXPWOP') and coalesce(d.party_gstin, '') = '' then 'unregisteredBuyer' end`
  const status = sql<Status>`case when r.status in ('Generated', 'Cancelled') then r.status when i.operation = 'generateIrn' then 'InProgress'
    when r.status = 'Rejected' then 'Rejected' when (${reason}) is null then 'YetNotGenerated' else 'NotApplicable' end`
  const columns = sql`${status} as status, ${reason} as reason, i.state as intent_state, i.next_try_at, r.irn, r.ack_no, r.ack_at, r.signature,
    r.ewb_no, r.cancelled_at, r.errors, p.is_bound`
  return { from, status, columns }
}

/** Documents that the screen is about: issued, and cancelled ones only where the portal knows them. */
export const ofPortal = sql`d.kind in ('salesInvoice', 'outwardNote') and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete')
  and (d.status <> 'Cancelled' or r.irn is not null)`

const placeRow = (place: PlaceFacts, today: string) => ({
  entity_id: place.entityId,
  is_enabled: place.isEnabled && place.gstin !== null,
  since: place.since,
  is_exempt: place.isExemptSeller,
  is_sez: place.taxpayerType === 'SEZ',
  is_bound: isBound(place, today),
})

export interface StandRow {
  readonly status: Status
  readonly reason: Row['reason']
  readonly intentState: 'Asked' | 'Waiting' | 'Sent' | 'Unknown' | null
  readonly nextTryAt: string | null
  readonly irn: string | null
  readonly ackNo: string | null
  readonly ackAt: string | null
  readonly signature: Row['signature']
  readonly ewbNo: string | null
  readonly cancelledAt: string | null
  readonly errors: KeptIssue[] | null
  readonly isBound: boolean
}

/** As replies carry it. */
export function standOf(row: StandRow & { readonly date: string }, language: Language, clock: () => Date) {
  const { status, intentState } = row
  const waits = intentState !== null
  const isOpen = status === 'YetNotGenerated' || status === 'InProgress' || status === 'Rejected'
  return {
    status,
    reason: status === 'NotApplicable' ? row.reason : null,
    stage: !waits
      ? null
      : intentState === 'Unknown'
        ? ('Unknown' as const)
        : intentState === 'Sent'
          ? ('Sent' as const)
          : ('Queued' as const),
    irn: row.irn,
    ackNo: row.ackNo,
    ackDate: row.ackAt,
    signature: row.signature,
    ewbNo: row.ewbNo,
    cancelBy: status === 'Generated' && row.ackAt ? cancelEnd(row.ackAt).toISOString() : null,
    cancelledAt: row.cancelledAt,
    reportBy: isOpen && row.isBound ? addDays(row.date, 30) : null,
    retryAt: waits && row.nextTryAt && new Date(row.nextTryAt) > clock() ? row.nextTryAt : null,
    errors: status === 'Rejected' ? issuesIn(language, row.errors ?? []) : [],
  }
}

export const cancelEnd = (ackAt: string): Date =>
  new Date(new Date(ackAt).getTime() + cancelHours * 3_600_000)

export interface DocumentStand extends StandRow {
  readonly id: number
  readonly date: string
  readonly entityId: number
  readonly number: string | null
  readonly documentStatus: string
}

/** Of documents by their ids; those the reader does not see are left out. `lock` holds them to the end of the transaction. */
export async function standsOf(
  ctx: Pick<Ctx, 'db' | 'clock' | 'entityIds'>,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<DocumentStand[]> {
  const query = await standQuery(ctx.db, ctx.entityIds, ctx.clock)
  if (lock) {
    // In the order of ids, so that two bulk calls never wait for each other in a ring.
    await sql`select id from documents where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])
      order by id for share`.execute(ctx.db)
  }
  const { rows } = await sql<DocumentStand>`
    select d.id, d.date, d.entity_id, d.number, d.status as document_status, ${query.columns} from ${query.from}
    where d.subscriber_id = current_subscriber() and d.id = any(${[...ids]}::bigint[]) and d.status <> 'Delete'
      and d.kind in ('salesInvoice', 'outwardNote') order by d.id`.execute(ctx.db)
  return rows
}
