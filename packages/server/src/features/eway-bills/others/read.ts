import type { EWayOtherState, EWayRole } from '@bahi/contracts/eway-others.ts'
import type { EwayBillDetail } from '@bahi/gateways/ewaybill/bill-detail.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { keepWhole } from './keep.ts'
import { portalLine, readOrThrow } from './line.ts'

export interface Other {
  readonly id: number
  readonly entityId: number
  readonly gstin: string | null
  readonly ewbNo: string
  readonly roles: z.output<typeof EWayRole>[]
  readonly status: z.output<typeof EWayOtherState>
  readonly ewbDate: string | null
  readonly generatedBy: string | null
  readonly documentNumber: string | null
  readonly documentDate: string | null
  readonly fromGstin: string | null
  readonly fromName: string | null
  readonly toGstin: string | null
  readonly toName: string | null
  readonly deliveryPlace: string | null
  readonly deliveryStateCode: string | null
  readonly total: string | null
  readonly validUpto: string | null
  readonly rejectedAt: string | null
  readonly tripSheetNumber: string | null
  readonly toldAt: string
  readonly isCancelled: boolean
  readonly isRejected: boolean
  readonly state: unknown
  readonly detail: Partial<Pick<EwayBillDetail, 'transporterName' | 'lines'>> | null
  readonly intentState: 'Asked' | 'Waiting' | 'Sent' | 'Unknown' | null
}

/** In which of its states a bill of others is; lists of the other party do not tell the end of a bill. */
export const otherStatus = (
  now: Date,
): RawBuilder<Other['status']> => sql`case when o.is_cancelled then 'Cancelled'
  when o.is_rejected then 'Rejected' when o.valid_until < ${now} then 'Expired'
  when o.valid_until is null and (o.state is not null or 'Transporter' = any(o.roles)) then 'PartA' else 'Active' end`

export const otherColumns = (
  now: Date,
) => sql`o.id, o.entity_id, e.gstin, o.number as ewb_no, o.roles, ${otherStatus(now)} as status,
  o.generated_at as ewb_date, o.generated_by, o.document_number, o.document_date, o.from_gstin, o.from_name, o.to_gstin, o.to_name,
  o.delivery_place, o.delivery_state_code, o.total, o.valid_until as valid_upto, o.rejected_at, o.trip_sheet_number, o.told_at,
  o.is_cancelled, o.is_rejected, o.state, o.detail, i.state as intent_state`

export const othersWithIntents = sql`e_way_bills_of_others o join entities e on e.subscriber_id = o.subscriber_id and e.id = o.entity_id
  left join portal_intents i on i.subscriber_id = o.subscriber_id and i.other_bill_id = o.id
    and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')`

/** One that the reader sees; `lock` holds it to the end of the transaction. */
export async function ofEntity(
  ctx: Pick<Ctx, 'db' | 'entityIds' | 'clock'>,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<Other> {
  if (lock)
    await sql`select id from e_way_bills_of_others where subscriber_id = current_subscriber() and id = ${id} for update`.execute(
      ctx.db,
    )
  const { rows } = await sql<Other>`select ${otherColumns(ctx.clock())} from ${othersWithIntents}
    where o.subscriber_id = current_subscriber() and o.id = ${id} and o.entity_id = any(${[...ctx.entityIds]}::bigint[])`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Asks the portal for the whole bill and keeps it. */
export async function readWhole(
  ctx: Ctx,
  { entityId, ewbNo }: Pick<Other, 'entityId' | 'ewbNo'>,
): Promise<number> {
  const { client, account } = await portalLine(ctx, entityId)
  const bill = readOrThrow(ctx, await client.bill(account, ewbNo))
  return ctx.inTransaction(({ db, clock }) =>
    keepWhole(db, { entityId, gstin: account.gstin }, bill, clock()),
  )
}
