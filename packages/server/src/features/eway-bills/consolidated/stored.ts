import type { ConsolidatedDetail } from '@bahi/contracts/eway-consolidated.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/kysely.ts'
import type { KeptIssue } from '../issues.ts'

type Detail = z.output<typeof ConsolidatedDetail>
export type Member = Detail['members'][number]

/** Columns of `consolidated_e_way_bills c` as a list shows them. */
export const sheetColumns = sql`c.id, c.entity_id, c.number, c.created_at, c.made_at, c.place, c.state_code, c.mode, c.vehicle_number,
  c.transport_document_number, c.transport_document_date, c.errors, c.reason, c.remark, c.is_adopted, c.replaces_id, c.status as stored_status,
  i.state as intent_state, i.next_try_at,
  (select count(*)::int from consolidated_members m where m.subscriber_id = c.subscriber_id and m.consolidated_id = c.id) as bills,
  (select coalesce(sum(m.total), 0)::numeric(18, 2) from consolidated_members m where m.subscriber_id = c.subscriber_id and m.consolidated_id = c.id) as total,
  (select min(coalesce(b.valid_until, o.valid_until, m.valid_until)) from consolidated_members m
    left join e_way_bills b on b.subscriber_id = m.subscriber_id and b.id = m.e_way_bill_id and b.number = m.ewb_no
    left join e_way_bills_of_others o on o.subscriber_id = m.subscriber_id and o.id = m.other_bill_id
    where m.subscriber_id = c.subscriber_id and m.consolidated_id = c.id) as ends_first`

export const sheetsWithIntents = sql`consolidated_e_way_bills c left join portal_intents i on i.subscriber_id = c.subscriber_id
  and i.consolidated_id = c.id and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')`

/** In which of its states a sheet is; the one place where that is worked out. */
export const sheetStatus = sql<Detail['status']>`case when c.status <> 'YetNotGenerated' then c.status
  when i.state in ('Sent', 'Unknown') then 'InProgress' when i.id is not null then 'Pending' else 'Rejected' end`

export interface Sheet extends Omit<
  Detail,
  'stage' | 'retryAt' | 'urgency' | 'errors' | 'members' | 'actions' | 'replaces' | 'replacedBy'
> {
  readonly storedStatus: string
  readonly errors: KeptIssue[]
  readonly replacesId: number | null
  readonly intentState: 'Asked' | 'Waiting' | 'Sent' | 'Unknown' | null
  readonly nextTryAt: string | null
}

export interface NewSheet {
  readonly entityId: number
  readonly place: string
  readonly stateCode: string
  readonly mode: string
  readonly vehicleNumber?: string | undefined
  readonly transportDocumentNumber?: string | undefined
  readonly transportDocumentDate?: string | undefined
  readonly replacesId?: number | undefined
  readonly reason?: string | undefined
  readonly remark?: string | undefined
}

/** A sheet that is yet to be made, with its bills in their order. */
export async function keepSheet(
  db: Db,
  sheet: NewSheet,
  members: readonly Omit<Member, 'urgency'>[],
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`insert into consolidated_e_way_bills (subscriber_id, entity_id, place, state_code, mode,
      vehicle_number, transport_document_number, transport_document_date, replaces_id, reason, remark)
    values (current_subscriber(), ${sheet.entityId}, ${sheet.place}, ${sheet.stateCode}, ${sheet.mode}, ${sheet.vehicleNumber ?? null},
      ${sheet.transportDocumentNumber ?? null}, ${sheet.transportDocumentDate ?? null}, ${sheet.replacesId ?? null},
      ${sheet.reason ?? null}, ${sheet.remark ?? null}) returning id`.execute(db)
  const id = rows[0]!.id
  await sql`insert into consolidated_members (subscriber_id, consolidated_id, position, ewb_no, e_way_bill_id, other_bill_id, generated_at,
      generated_by, document_number, document_date, to_name, to_place, total, valid_until)
    select current_subscriber(), ${id}, x.position, x."ewbNo", x."billId", x."otherId", x."generatedAt", x."generatedBy", x."documentNumber",
      x."documentDate", x."toName", x."toPlace", x.total, x."validUpto"
    from jsonb_to_recordset(${JSON.stringify(members.map((member, position) => ({ ...member, position })))}::jsonb) as x(position int,
      "ewbNo" text, "billId" bigint, "otherId" bigint, "generatedAt" timestamptz, "generatedBy" text, "documentNumber" text,
      "documentDate" date, "toName" text, "toPlace" text, total numeric, "validUpto" timestamptz)`.execute(db)
  return id
}

/** The portal gave it a number: the sheet before it is at its end, and every bill says where it goes along. */
export async function keepMade(
  db: Db,
  id: number,
  made: { readonly number: string; readonly at: Date; readonly isAdopted: boolean },
): Promise<void> {
  const { number, at, isAdopted } = made
  await sql`update consolidated_e_way_bills set status = 'Generated', number = ${number}, made_at = ${at}, is_adopted = ${isAdopted},
      errors = '[]', version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and id = ${id}`.execute(db)
  await sql`update consolidated_e_way_bills o set status = 'Replaced', version = o.version + 1, changed_at = now()
    from consolidated_e_way_bills c where c.subscriber_id = current_subscriber() and c.id = ${id} and o.subscriber_id = c.subscriber_id
      and o.id = c.replaces_id`.execute(db)
  await sql`update e_way_bills b set trip_sheet_number = ${number}, state = ${entered(sql`b.state`, made)},
      version = b.version + 1, changed_at = now()
    from ${membersOfSheet} where m.subscriber_id = current_subscriber() and m.consolidated_id = ${id}
      and b.subscriber_id = m.subscriber_id and b.id = m.e_way_bill_id and b.number = m.ewb_no`.execute(db)
  await sql`update e_way_bills_of_others o set trip_sheet_number = ${number}, state = ${entered(sql`o.state`, made)}
    from ${membersOfSheet} where m.subscriber_id = current_subscriber() and m.consolidated_id = ${id}
      and o.subscriber_id = m.subscriber_id and o.id = m.other_bill_id`.execute(db)
}

const membersOfSheet = sql`consolidated_members m
  join consolidated_e_way_bills c on c.subscriber_id = m.subscriber_id and c.id = m.consolidated_id
  join entities e on e.subscriber_id = c.subscriber_id and e.id = c.entity_id`

/** The portal writes the vehicle of a sheet into part B of each of its bills; so is it here. */
const entered = (
  state: RawBuilder<unknown>,
  { number, at }: { readonly number: string; readonly at: Date },
) => sql`${state} || jsonb_build_object('tripSheetNumber', ${number}::text, 'partB', (${state} -> 'partB') || jsonb_strip_nulls(
    jsonb_build_object('enteredAt', ${at.toISOString()}::text, 'enteredBy', e.gstin, 'mode', c.mode, 'vehicleNumber', c.vehicle_number,
      'transportDocumentNumber', c.transport_document_number, 'place', c.place, 'tripSheet', ${number}::text)))`

export async function keepRefusedSheet(db: Db, id: number, errors: readonly KeptIssue[]): Promise<void> {
  await sql`update consolidated_e_way_bills set status = 'Rejected', errors = ${JSON.stringify(errors)}::jsonb, version = version + 1,
      changed_at = now()
    where subscriber_id = current_subscriber() and id = ${id} and status = 'YetNotGenerated'`.execute(db)
}

/** Bills of a sheet in their order, with their end as it is now. */
export async function membersOf(db: Db, id: number): Promise<Omit<Member, 'urgency'>[]> {
  const { rows } = await sql<Omit<Member, 'urgency'>>`
    select m.ewb_no, m.e_way_bill_id as bill_id, m.other_bill_id as other_id, m.generated_at, m.generated_by, m.document_number,
      m.document_date, m.to_name, m.to_place, m.total, coalesce(b.valid_until, o.valid_until, m.valid_until) as valid_upto
    from consolidated_members m
    left join e_way_bills b on b.subscriber_id = m.subscriber_id and b.id = m.e_way_bill_id and b.number = m.ewb_no
    left join e_way_bills_of_others o on o.subscriber_id = m.subscriber_id and o.id = m.other_bill_id
    where m.subscriber_id = current_subscriber() and m.consolidated_id = ${id} order by m.position`.execute(
    db,
  )
  return rows
}
