import type { EWayRole } from '@bahi/contracts/eway-others.ts'
import type { EwayBillDetail } from '@bahi/gateways/ewaybill/bill-detail.ts'
import type { ListedBill } from '@bahi/gateways/ewaybill/replies.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/kysely.ts'

type Role = z.output<typeof EWayRole>

export interface Kept {
  /** Bills that were not known before. */
  readonly added: number
  /** Own bills of the books that turned out to be rejected. */
  readonly rejected: number
}

/**
 * Keeps what a list of the portal reports; a bill reported again is brought up to date, and nothing that another list reported is
 * lost. Bills of the books are there and are kept in no second place; a rejection is written on them.
 */
export async function keepListed(
  db: Db,
  entityId: number,
  bills: readonly ListedBill[],
  { role, at }: { readonly role: Role; readonly at: Date },
): Promise<Kept> {
  if (bills.length === 0) return { added: 0, rejected: 0 }
  const rejectedNumbers = bills.filter(({ isRejected }) => isRejected).map(({ number }) => number)
  const { rows: rejected } = await sql`update e_way_bills set is_rejected_by_other = true,
      state = jsonb_set(state, '{isRejected}', 'true'), version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and number = any(${rejectedNumbers}::text[])
      and not is_rejected_by_other returning id`.execute(db)
  const { rows } = await sql<{ isNew: boolean }>`
    insert into e_way_bills_of_others as o (subscriber_id, entity_id, number, roles, generated_at, generated_by, document_number,
      document_date, from_gstin, from_name, to_gstin, to_name, delivery_place, delivery_state_code, total, valid_until, is_cancelled,
      is_rejected, rejected_at, told_at)
    select current_subscriber(), ${entityId}, x.number, ${[role]}::text[], x.date, x."generatedBy", x."documentNumber", x."documentDate",
      x."fromGstin", x."fromName", x."toGstin", x."toName", x."deliveryPlace", x."deliveryStateCode", x.total, x."validUpto",
      x."isCancelled", x."isRejected", case when x."isRejected" then ${at}::timestamptz end, ${at}
    from jsonb_to_recordset(${JSON.stringify(bills)}::jsonb) as x(number text, date timestamptz, "generatedBy" text,
      "documentNumber" text, "documentDate" date, "fromGstin" text, "fromName" text, "toGstin" text, "toName" text,
      "deliveryPlace" text, "deliveryStateCode" text, total numeric, "validUpto" timestamptz, "isCancelled" boolean, "isRejected" boolean)
    where not exists (select from e_way_bills b where b.subscriber_id = current_subscriber() and b.entity_id = ${entityId}
      and b.number = x.number)
    order by x.number
    on conflict (subscriber_id, entity_id, number) do update set
      roles = array(select distinct unnest(o.roles || excluded.roles) order by 1),
      generated_at = coalesce(excluded.generated_at, o.generated_at), generated_by = coalesce(nullif(excluded.generated_by, ''), o.generated_by),
      document_number = coalesce(nullif(excluded.document_number, ''), o.document_number),
      document_date = coalesce(excluded.document_date, o.document_date), from_gstin = coalesce(excluded.from_gstin, o.from_gstin),
      from_name = coalesce(excluded.from_name, o.from_name), to_gstin = coalesce(excluded.to_gstin, o.to_gstin),
      to_name = coalesce(excluded.to_name, o.to_name), delivery_place = coalesce(excluded.delivery_place, o.delivery_place),
      delivery_state_code = coalesce(excluded.delivery_state_code, o.delivery_state_code), total = coalesce(excluded.total, o.total),
      valid_until = coalesce(excluded.valid_until, o.valid_until), is_cancelled = excluded.is_cancelled,
      is_rejected = excluded.is_rejected, rejected_at = case when excluded.is_rejected then coalesce(o.rejected_at, excluded.rejected_at) end,
      state = case when o.state is null then null else o.state || jsonb_build_object('isCancelled', excluded.is_cancelled, 'isRejected',
        excluded.is_rejected) end,
      told_at = excluded.told_at, version = o.version + 1
    returning xmax = 0 as is_new`.execute(db)
  return { added: rows.filter(({ isNew }) => isNew).length, rejected: rejected.length }
}

/** The whole bill as the portal shows it to a GSTIN; id of its record. */
export async function keepWhole(
  db: Db,
  place: { readonly entityId: number; readonly gstin: string },
  bill: EwayBillDetail,
  at: Date,
): Promise<number> {
  const { state } = bill
  const { rows } = await sql<{ id: number }>`
    insert into e_way_bills_of_others as o (subscriber_id, entity_id, number, roles, generated_at, generated_by, document_number,
      document_date, from_gstin, from_name, to_gstin, to_name, delivery_place, delivery_state_code, total, valid_until, is_cancelled,
      is_rejected, rejected_at, trip_sheet_number, state, detail, told_at)
    values (current_subscriber(), ${place.entityId}, ${state.number}, ${rolesOf(state, place.gstin)}::text[], ${state.generatedAt},
      ${state.generatedBy}, ${bill.documentNumber}, ${bill.documentDate ?? null}, ${state.fromGstin}, ${bill.fromName}, ${state.toGstin},
      ${bill.toName}, ${bill.deliveryPlace || null}, ${bill.deliveryStateCode}, ${bill.total}, ${state.validUpto ?? null}, ${state.isCancelled}, ${state.isRejected},
      ${state.isRejected ? at : null}, ${state.tripSheetNumber ?? null}, ${JSON.stringify(state)}::jsonb,
      ${JSON.stringify({ transporterName: bill.transporterName, lines: bill.lines })}::jsonb, ${at})
    on conflict (subscriber_id, entity_id, number) do update set
      roles = array(select distinct unnest(o.roles || excluded.roles) order by 1), generated_at = excluded.generated_at,
      generated_by = excluded.generated_by, document_number = excluded.document_number, document_date = excluded.document_date,
      from_gstin = excluded.from_gstin, from_name = excluded.from_name, to_gstin = excluded.to_gstin, to_name = excluded.to_name,
      delivery_place = coalesce(excluded.delivery_place, o.delivery_place), delivery_state_code = excluded.delivery_state_code,
      total = excluded.total, valid_until = excluded.valid_until, is_cancelled = excluded.is_cancelled, is_rejected = excluded.is_rejected,
      rejected_at = case when excluded.is_rejected then coalesce(o.rejected_at, excluded.rejected_at) end,
      trip_sheet_number = excluded.trip_sheet_number, state = excluded.state, detail = excluded.detail, told_at = excluded.told_at,
      version = o.version + 1
    returning id`.execute(db)
  return rows[0]!.id
}

/** How it is after something was done with it. */
export async function keepOtherState(db: Db, id: number, state: EwayBillState, at: Date): Promise<void> {
  await sql`update e_way_bills_of_others set state = ${JSON.stringify(state)}::jsonb, valid_until = ${state.validUpto ?? null},
      is_cancelled = ${state.isCancelled}, is_rejected = ${state.isRejected},
      rejected_at = case when ${state.isRejected} then coalesce(rejected_at, ${at}::timestamptz) end,
      trip_sheet_number = ${state.tripSheetNumber ?? null}, told_at = ${at}, version = version + 1
    where subscriber_id = current_subscriber() and id = ${id}`.execute(db)
}

function rolesOf({ generatedBy, transporterId, fromGstin, toGstin }: EwayBillState, gstin: string): Role[] {
  const roles: Role[] = []
  if (transporterId === gstin) roles.push('Transporter')
  if (generatedBy === gstin) roles.push('Generator')
  else if (fromGstin === gstin || toGstin === gstin) roles.push('OtherParty')
  return roles
}
