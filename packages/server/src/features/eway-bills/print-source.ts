import type { EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import { portalDate } from '@bahi/gateways/portal-date.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { EWayBillPrintSource } from '../printing/index.ts'
import { checked } from './facts.ts'
import { groupsOf } from './groups/stored.ts'
import { materialOf } from './material.ts'
import { stateOf } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

/** All that is on the form of a bill; undefined of what the portal never gave a number. */
export async function printSourceOf(
  ctx: Ctx,
  current: CurrentState,
): Promise<EWayBillPrintSource | undefined> {
  const state = stateOf(current)
  const payload = state && (await payloadOf(ctx, current))
  if (!state || !payload || current.ewbNo === null) return undefined
  const [marks, groups] = [
    await marksOf(ctx, current, state.transporterId),
    await groupsOf(ctx.db, current.ewbNo),
  ]
  return {
    payload,
    state: {
      ...state,
      isCancelled: state.isCancelled || current.billStatus === 'Cancelled',
      isRejected: state.isRejected || current.isRejectedByOther === true,
    },
    now: ctx.clock(),
    ...(current.cancelledAt ? { cancelledAt: new Date(current.cancelledAt) } : {}),
    ...(marks.irn
      ? { eInvoice: { irn: marks.irn, ackNo: marks.ackNo ?? '', ackDate: marks.ackDate ?? '' } }
      : {}),
    ...(marks.transporterName ? { transporterName: marks.transporterName } : {}),
    groups: groups.map((group) => ({
      number: group.number,
      mode: group.mode,
      from: group.fromPlace,
      to: group.toPlace,
      totalQuantity: group.totalQuantity,
      unit: group.uqc,
      vehicles: group.vehicles.map(({ addedAt, quantity, ...vehicle }) => ({
        ...(vehicle.vehicleNumber ? { vehicleNumber: vehicle.vehicleNumber } : {}),
        ...(vehicle.transportDocumentNumber
          ? { transportDocumentNumber: vehicle.transportDocumentNumber }
          : {}),
        ...(vehicle.transportDocumentDate
          ? { transportDocumentDate: portalDate(vehicle.transportDocumentDate) }
          : {}),
        quantity,
        addedAt: new Date(addedAt),
      })),
    })),
  }
}

/**
 * What was sent. A bill that was made from the IRN, or with it, was sent without its goods: the portal took them from
 * the invoice, and so does the form.
 */
async function payloadOf(ctx: Ctx, current: CurrentState): Promise<EwbPayload | undefined> {
  const sent = current.payload as Partial<EwbPayload> | null
  if (sent && Array.isArray(sent.itemList)) return sent as EwbPayload
  const material = await materialOf(ctx.db, current)
  return material && (await checked(ctx.db, material, ctx.clock)).payload
}

interface Marks {
  readonly irn: string | null
  readonly ackNo: string | null
  readonly ackDate: string | null
  readonly transporterName: string | null
}

/** The IRN of the document, and the name of who transports, where the books know it. */
async function marksOf(
  ctx: Ctx,
  { documentId }: CurrentState,
  transporterId: string | undefined,
): Promise<Marks> {
  const { rows } =
    await sql<Marks>`select r.irn, r.ack_no, to_char(r.ack_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY HH12:MI AM') as ack_date,
      (select p.name from parties p where p.subscriber_id = current_subscriber() and p.gstin = ${transporterId ?? null}
        order by p.status, p.id limit 1) as transporter_name
    from (select 1) one left join e_invoices r on r.subscriber_id = current_subscriber() and r.document_id = ${documentId}::bigint
      and r.status = 'Generated'`.execute(ctx.db)
  return rows[0]!
}
