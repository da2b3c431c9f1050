import type { EWayGroup } from '@bahi/contracts/eway-group-shapes.ts'
import type { MultiVehicleGroup } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/kysely.ts'

export type Group = z.output<typeof EWayGroup>
export type GroupVehicle = Group['vehicles'][number]

/** Groups of the bill of this number with their vehicles, as they were opened. */
export async function groupsOf(db: Db, ewbNo: string): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select g.id, g.number, g.mode, g.reason, g.remark, g.from_place, g.from_state_code, g.to_place, g.to_state_code, g.uqc,
      g.total_quantity::text as total_quantity, g.added_quantity::text as added_quantity,
      (g.total_quantity - g.added_quantity)::text as left_quantity, g.opened_at,
      coalesce((select json_agg(json_build_object('id', v.id, 'vehicleNumber', v.vehicle_number, 'transportDocumentNumber',
          v.transport_document_number, 'transportDocumentDate', v.transport_document_date, 'quantity', v.quantity::text,
          'addedAt', v.added_at, 'earlier', v.earlier) order by v.id)
        from e_way_group_vehicles v where v.subscriber_id = g.subscriber_id and v.group_id = g.id), '[]') as vehicles
    from e_way_groups g where g.subscriber_id = current_subscriber() and g.ewb_no = ${ewbNo} order by g.id`.execute(
    db,
  )
  return rows
}

/** Groups as the portal's rules ask for them: those we know with their balance, and those that were opened elsewhere. */
export async function withBalance(
  db: Db,
  ewbNo: string,
  told: readonly MultiVehicleGroup[],
): Promise<MultiVehicleGroup[]> {
  const { rows } = await sql<MultiVehicleGroup>`select number, total_quantity::text as total_quantity,
      added_quantity::text as added_quantity from e_way_groups
    where subscriber_id = current_subscriber() and ewb_no = ${ewbNo} order by id`.execute(db)
  const strange = told.filter(({ number }) => !rows.some((row) => row.number === number))
  return [...strange, ...rows]
}

export interface NewGroup {
  readonly billId: number
  readonly ewbNo: string
  readonly number: string
  readonly openedAt: Date
  readonly mode: string
  readonly reason: string
  readonly remark: string
  readonly fromPlace: string
  readonly fromStateCode: string
  readonly toPlace: string
  readonly toStateCode: string
  readonly uqc: string
  readonly totalQuantity: string
}

export async function keepGroup(db: Db, group: NewGroup): Promise<void> {
  await sql`insert into e_way_groups (subscriber_id, e_way_bill_id, ewb_no, number, mode, reason, remark, from_place, from_state_code,
      to_place, to_state_code, uqc, total_quantity, opened_at)
    values (current_subscriber(), ${group.billId}, ${group.ewbNo}, ${group.number}, ${group.mode}, ${group.reason}, ${group.remark},
      ${group.fromPlace}, ${group.fromStateCode}, ${group.toPlace}, ${group.toStateCode}, ${group.uqc}, ${group.totalQuantity},
      ${group.openedAt})
    on conflict (subscriber_id, ewb_no, number) do nothing`.execute(db)
}

export interface NewVehicle {
  readonly groupId: number
  readonly vehicleNumber?: string | undefined
  readonly transportDocumentNumber?: string | undefined
  readonly transportDocumentDate?: string | undefined
  readonly quantity: string
  readonly addedAt: Date
}

/** The balance moves with it; the table refuses more than the group holds. */
export async function keepVehicle(db: Db, vehicle: NewVehicle): Promise<void> {
  await sql`update e_way_groups set added_quantity = added_quantity + ${vehicle.quantity}
    where subscriber_id = current_subscriber() and id = ${vehicle.groupId}`.execute(db)
  await sql`insert into e_way_group_vehicles (subscriber_id, group_id, vehicle_number, transport_document_number,
      transport_document_date, quantity, added_at)
    values (current_subscriber(), ${vehicle.groupId}, ${vehicle.vehicleNumber ?? null}, ${vehicle.transportDocumentNumber ?? null},
      ${vehicle.transportDocumentDate ?? null}, ${vehicle.quantity}, ${vehicle.addedAt})`.execute(db)
}

export interface Handover {
  readonly groupVehicleId: number
  readonly newVehicleNumber?: string | undefined
  readonly newDocumentNumber?: string | undefined
  readonly place: string
  readonly reason: string
  readonly remark: string
  readonly at: Date
}

/** Another vehicle carries on; who carried before stays in its history. */
export async function keepHandover(db: Db, change: Handover): Promise<void> {
  const { at, place, reason, remark } = change
  await sql`update e_way_group_vehicles set vehicle_number = coalesce(${change.newVehicleNumber ?? null}, vehicle_number),
      transport_document_number = coalesce(${change.newDocumentNumber ?? null}, transport_document_number),
      earlier = earlier || jsonb_build_object('vehicleNumber', vehicle_number, 'transportDocumentNumber', transport_document_number,
        'until', ${at.toISOString()}::text, 'place', ${place}::text, 'reason', ${reason}::text, 'remark', ${remark}::text)
    where subscriber_id = current_subscriber() and id = ${change.groupVehicleId}`.execute(db)
}
