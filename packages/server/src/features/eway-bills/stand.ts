import { ewayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import { reasonOf } from './issues.ts'
import type { KeptIssue } from './issues.ts'

export interface Stand {
  readonly id: number
  readonly entityId: number
  readonly number: string | null
  readonly documentStatus: string
  readonly gstin: string | null
  readonly intentState: 'Asked' | 'Waiting' | 'Sent' | 'Unknown' | null
  readonly intentOperation: string | null
  readonly nextTryAt: string | null
  readonly status: 'Generated' | 'Cancelled' | 'Rejected' | null
  readonly progress: string | null
  readonly ewbNo: string | null
  readonly generatedAt: string | null
  readonly validUntil: string | null
  readonly state: unknown
  readonly isAdopted: boolean | null
  readonly alert: string | null
  readonly errors: KeptIssue[] | null
  readonly differences: string[] | null
  readonly payload: unknown
  readonly cancelledAt: string | null
  readonly cancelReason: string | null
  readonly cancelRemark: string | null
}

/** Of sales invoices by their ids; those the reader does not see are left out. `lock` holds them to the end of the transaction. */
export async function standsOf(
  ctx: Pick<Ctx, 'db' | 'entityIds'>,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Stand[]> {
  if (lock) {
    // In the order of ids, so that two bulk calls never wait for each other in a ring.
    await sql`select id from documents where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])
      order by id for share`.execute(ctx.db)
  }
  const { rows } = await sql<Stand>`
    select d.id, d.entity_id, d.number, d.status as document_status, e.gstin, i.state as intent_state, i.operation as intent_operation, i.next_try_at,
      b.status, b.progress, b.number as ewb_no, b.generated_at, b.valid_until, b.state, b.is_adopted, b.alert, b.errors, b.differences, b.payload,
      b.cancelled_at, b.cancel_reason, b.cancel_remark
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    left join e_way_bills b on b.subscriber_id = d.subscriber_id and b.document_id = d.id
    left join portal_intents i on i.subscriber_id = d.subscriber_id and i.document_id = d.id and i.portal = 'ewaybill'
      and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')
    where d.subscriber_id = current_subscriber() and d.id = any(${[...ids]}::bigint[]) and d.kind = 'salesInvoice' and d.status <> 'Delete'
      and d.entity_id = any(${[...ctx.entityIds]}::bigint[]) order by d.id`.execute(ctx.db)
  return rows
}

/** Dates travel as texts in the database. */
export function stateOf({ state }: Pick<Stand, 'state'>): EwayBillState | undefined {
  if (state === null) return undefined
  const kept = state as EwayBillState
  return {
    ...kept,
    generatedAt: new Date(kept.generatedAt),
    ...(kept.validUpto ? { validUpto: new Date(kept.validUpto) } : {}),
    partB: kept.partB.map((entry) => ({ ...entry, enteredAt: new Date(entry.enteredAt) })),
  }
}

export interface Answer {
  readonly allowed: boolean
  readonly reason?: string
  readonly until?: string
  readonly from?: string
}

const refused = (ctx: Ctx, key: string, params?: Readonly<Record<string, string>>): Answer => ({
  allowed: false,
  reason: say(ctx, key, params),
})

export function generateAnswer(ctx: Ctx, stand: Stand): Answer {
  if (['Draft', 'Pending', 'Rejected'].includes(stand.documentStatus))
    return refused(ctx, 'eWayBill.refused.draft')
  if (stand.documentStatus === 'Cancelled') return refused(ctx, 'eWayBill.refused.cancelledDocument')
  if (stand.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  if (stand.status === 'Generated')
    return refused(ctx, 'eWayBill.refused.hasBill', { number: stand.ewbNo ?? '' })
  return { allowed: true }
}

/** The portal's own rules, asked before it is. */
export function changeAnswer(ctx: Ctx, stand: Stand, action: EwayAction): Answer {
  const state = stateOf(stand)
  if (stand.status !== 'Generated' || !state) return refused(ctx, 'eWayBill.refused.noBill')
  if (stand.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  const answer = ewayAction(state, action, stand.gstin ?? '', ctx.clock())
  if (answer.allowed) return { allowed: true, ...(answer.until ? { until: answer.until.toISOString() } : {}) }
  return {
    allowed: false,
    reason: reasonOf(ctx.language, answer.code),
    ...(answer.from ? { from: answer.from.toISOString() } : {}),
  }
}
