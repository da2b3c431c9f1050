import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Intent } from '../portals/index.ts'
import { withBalance } from './groups/stored.ts'
import type { KeptIssue } from './issues.ts'
import { keptState } from './current-state.ts'

export type Route = 'direct' | 'byIrn' | 'withIrn'

/** Bills of documents get their records before anything is asked for; those that have one keep it. */
export async function billsOf(
  db: Db,
  documents: readonly { readonly documentId: number; readonly entityId: number }[],
): Promise<Map<number, number>> {
  await sql`insert into e_way_bills (subscriber_id, document_id, entity_id)
    select current_subscriber(), x."documentId", x."entityId"
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as x("documentId" bigint, "entityId" bigint)
    order by 2 on conflict (subscriber_id, document_id) do nothing`.execute(db)
  const { rows } = await sql<{ id: number; documentId: number }>`select id, document_id from e_way_bills
    where subscriber_id = current_subscriber() and document_id = any(${documents.map(({ documentId }) => documentId)}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, documentId }) => [documentId, id]))
}

/** It has its bill. An earlier one of it was cancelled or refused, and is in the history. */
export async function keepGenerated(
  db: Db,
  intent: Intent,
  bill: {
    readonly payload: unknown
    readonly state: EwayBillState
    readonly isAdopted: boolean
    readonly alert?: string | undefined
    readonly route: Route
  },
): Promise<void> {
  const { payload, state, isAdopted, alert, route } = bill
  const { eWayBillId } = intent
  const { rows: others } = await sql`select from e_way_bills where subscriber_id = current_subscriber()
    and number = ${state.number} and id <> ${eWayBillId}`.execute(db)
  // A bill of the portal is on one document or movement alone.
  if (others.length > 0) return keepRefused(db, intent, [{ code: 'usedElsewhere' }])
  await sql`update e_way_bills set status = 'Generated', progress = null, number = ${state.number}, route = ${route},
      generated_at = ${state.generatedAt}, valid_until = ${state.validUpto ?? null}, state = ${JSON.stringify(state)}::jsonb,
      is_adopted = ${isAdopted}, payload = ${JSON.stringify(payload)}::jsonb, alert = ${alert ?? null}, errors = '[]', differences = '[]',
      is_rejected_by_other = ${state.isRejected}, trip_sheet_number = ${state.tripSheetNumber ?? null}, cancelled_at = null,
      cancel_reason = null, cancel_remark = null, exemption = null, exemption_note = null, delivered_at = null, checked_at = now(),
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${eWayBillId}`.execute(db)
  await markInvoice(db, eWayBillId!, true)
}

/** Certainly not made as it is: the reasons are on the bill until it is asked for again. */
export async function keepRefused(
  db: Db,
  { eWayBillId }: Intent,
  errors: readonly KeptIssue[],
  differences: readonly string[] = [],
): Promise<void> {
  await sql`update e_way_bills set status = case status when 'Cancelled' then status else 'Rejected' end,
      errors = ${JSON.stringify(errors)}::jsonb, differences = ${JSON.stringify(differences)}::jsonb, version = version + 1,
      changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${eWayBillId} and status not in ('Generated', 'Completed')`.execute(
    db,
  )
}

/** What failed with an active bill, until the next action succeeds. */
export async function keepTrouble(db: Db, billId: number, errors: readonly KeptIssue[]): Promise<void> {
  await sql`update e_way_bills set errors = ${JSON.stringify(errors)}::jsonb, version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and id = ${billId}`.execute(db)
}

/**
 * The state of the bill at the portal after something was done with it. `progress`: what that was; null where it leaves
 * the state of the bill as it is. What the portal does not report stays as we know it; `told` is absent where it could not
 * be asked.
 */
export async function keepState(
  db: Db,
  billId: number,
  told: EwayBillState | undefined,
  progress: string | null,
): Promise<void> {
  const state = await withOurs(db, billId, told)
  await sql`update e_way_bills set status = case when ${state.isClosed} then 'Completed' else status end,
      state = ${JSON.stringify(state)}::jsonb, valid_until = ${state.validUpto ?? null}, progress = coalesce(${progress}, progress),
      is_rejected_by_other = ${state.isRejected}, trip_sheet_number = ${state.tripSheetNumber ?? null}, errors = '[]',
      checked_at = now(), version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${billId}`.execute(db)
  await markInvoice(db, billId, true)
}

export async function keepCancelled(
  db: Db,
  billId: number,
  told: EwayBillState,
  cancel: { readonly at: Date; readonly reason?: string; readonly remark?: string },
): Promise<void> {
  const state = await withOurs(db, billId, { ...told, isCancelled: true })
  await sql`update e_way_bills set status = 'Cancelled', state = ${JSON.stringify(state)}::jsonb, cancelled_at = ${cancel.at},
      cancel_reason = ${cancel.reason ?? null}, cancel_remark = ${cancel.remark ?? null}, checked_at = now(), version = version + 1,
      changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${billId}`.execute(db)
  await markInvoice(db, billId, false)
}

/** The portal reports neither that a bill is closed or was seen on the road, nor the quantities of groups of vehicles. */
async function withOurs(db: Db, billId: number, asTold: EwayBillState | undefined): Promise<EwayBillState> {
  const { rows } = await sql<{ state: unknown }>`select state from e_way_bills
    where subscriber_id = current_subscriber() and id = ${billId} for update`.execute(db)
  const ours = keptState(rows[0]?.state ?? null)
  const told = asTold ?? ours
  if (!told) throw new Error(`E-way bill ${billId} has no state`)
  return {
    ...told,
    isClosed: told.isClosed || ours?.isClosed === true,
    isVerified: told.isVerified || ours?.isVerified === true,
    groups: await withBalance(db, told.number, told.groups),
  }
}

/** An IRN cannot be cancelled while a bill is on its document. */
async function markInvoice(db: Db, billId: number, isActive: boolean): Promise<void> {
  await sql`update e_invoices r set ewb_no = case when ${isActive} then b.number end, ewb_at = case when ${isActive} then b.generated_at end,
      ewb_valid_until = case when ${isActive} then b.valid_until end, version = r.version + 1, changed_at = now()
    from e_way_bills b where b.subscriber_id = current_subscriber() and b.id = ${billId} and r.subscriber_id = b.subscriber_id
      and r.document_id = b.document_id and r.status <> 'Rejected'`.execute(db)
}

/** The goods arrived that day. */
export async function keepDelivered(db: Db, billId: number, date: string): Promise<void> {
  await sql`update e_way_bills set status = 'Completed', delivered_at = (${date}::date)::timestamp at time zone 'Asia/Kolkata',
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${billId}`.execute(db)
}
