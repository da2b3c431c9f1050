import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import {
  eInvoiceJoins,
  eInvoiceStatus,
  isForPortal,
  isRegisteredKind,
  notApplicable,
  placeFacts,
  placeTable,
} from '../portals/index.ts'
import type { EInvoiceStatus } from '../portals/index.ts'
import { isBound, portalDay } from './facts.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'

type Row = ReplyOf<typeof eInvoiceCalls.search>['records'][number]

/** Hours within which the portal takes a cancellation, from its acknowledgement. */
export const cancelHours = 24

/** The states of documents at the portal. */
export interface StateQuery {
  readonly from: RawBuilder<unknown>
  readonly status: RawBuilder<EInvoiceStatus>
  readonly columns: RawBuilder<unknown>
}

export async function stateQuery(
  db: Db,
  entityIds: readonly number[],
  clock: () => Date,
): Promise<StateQuery> {
  const places = await placeFacts(db, entityIds)
  const today = portalDay(clock)
  const from = sql`documents d
    join ${placeTable(places.values(), (place) => isBound(place, today))} on p.entity_id = d.entity_id ${eInvoiceJoins}`
  const columns = sql`${eInvoiceStatus} as status, ${notApplicable} as reason, i.state as intent_state, i.next_try_at, r.irn, r.ack_no, r.ack_at, r.signature,
    r.ewb_no, r.cancelled_at, r.errors, p.is_bound`
  return { from, status: eInvoiceStatus, columns }
}

/** Documents that the screen is about: issued, and cancelled ones only where the portal knows them. */
export const ofPortal = sql`${isForPortal} and (d.status <> 'Cancelled' or r.irn is not null)`

export interface StateRow {
  readonly status: EInvoiceStatus
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
export function shownState(row: StateRow & { readonly date: string }, language: Language, clock: () => Date) {
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

export interface CurrentState extends StateRow {
  readonly id: number
  readonly date: string
  readonly entityId: number
  readonly number: string | null
  readonly documentStatus: string
}

/** Of documents by their ids; those the reader does not see are left out. `lock` locks them to the end of the transaction. */
export async function currentStates(
  ctx: Pick<Ctx, 'db' | 'clock' | 'entityIds'>,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<CurrentState[]> {
  const query = await stateQuery(ctx.db, ctx.entityIds, ctx.clock)
  if (lock) {
    // In the order of ids, so that two bulk calls never wait for each other in a ring.
    await sql`select id from documents where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])
      order by id for share`.execute(ctx.db)
  }
  const { rows } = await sql<CurrentState>`
    select d.id, d.date, d.entity_id, d.number, d.status as document_status, ${query.columns} from ${query.from}
    where d.subscriber_id = current_subscriber() and d.id = any(${[...ids]}::bigint[]) and d.status <> 'Delete'
      and ${isRegisteredKind} order by d.id`.execute(ctx.db)
  return rows
}
