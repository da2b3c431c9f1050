import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { kindList } from '../../platform/db/kind-list.ts'

/** Kinds whose goods travel with a bill. */
export const carriedKinds = offeredKinds.filter((kind) => documentKinds[kind].hasEwayBill)

/** What is done to make a bill: until it ends there is none. */
const makes = sql`i.operation in ('generateEwb', 'ewbByIrn', 'generateIrn')`

const bill = sql`b.id as bill_id, b.status as bill_status, b.progress, b.number as ewb_no, b.route, b.generated_at, b.valid_until, b.state,
  b.is_adopted, b.alert, b.errors, b.differences, b.payload, b.is_rejected_by_other, b.trip_sheet_number, b.cancelled_at, b.cancel_reason,
  b.cancel_remark, b.exemption, b.exemption_note, b.delivered_at, b.checked_at, b.source, b.version`

const underWay = sql`left join portal_intents i on i.subscriber_id = s.subscriber_id and i.e_way_bill_id = s.bill_id
  and i.operation <> 'checkEwb' and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')`

/**
 * Sales documents with their bills, as `s`; `i` is what is under way. `key` is the row's in a list: the document's id,
 * or less than 0 where there is none.
 */
export const ofDocuments = sql`(
    select d.subscriber_id, d.id as key, d.id as document_id, d.kind, d.entity_id, d.number, d.number_key, d.date, d.party_id, d.party_name, d.party_gstin,
      d.total, d.total_key, d.status as document_status, d.return_period, d.changed_at, ${bill}
    from documents d left join e_way_bills b on b.subscriber_id = d.subscriber_id and b.document_id = d.id
    where d.kind in (${kindList(carriedKinds)}) and d.status <> 'Delete'
  ) s ${underWay}`

/** Movements without a document in the books, in the same words. */
export const ofMovements = sql`(
    select b.subscriber_id, -b.id as key, null::bigint as document_id, null::text as kind, b.entity_id, b.document_number as number, upper(b.document_number) as number_key,
      b.document_date as date, b.party_id, b.party_name, b.party_gstin, b.total, (b.total * 100)::bigint as total_key,
      null::text as document_status, to_char(b.document_date, 'MMYYYY') as return_period, b.changed_at, ${bill}
    from e_way_bills b where b.document_id is null
  ) s ${underWay}`

/** In which of the states of the specification it is; the one place where that is worked out. */
export const status: RawBuilder<string> = sql`case
  when s.bill_status = 'Completed' then s.bill_status
  when s.bill_status = 'Generated' then coalesce(s.progress, s.bill_status)
  when i.state in ('Asked', 'Waiting') and ${makes} then 'Pending'
  when i.id is not null then 'InProgress'
  when s.document_status in ('Draft', 'Pending', 'Rejected') then s.document_status
  when s.bill_status is not null and (s.bill_status <> 'YetNotGenerated' or s.document_id is null) then s.bill_status
  when s.document_id is null or exists (select from document_lines l where l.subscriber_id = s.subscriber_id and l.document_id = s.document_id
    and l.supply = 'Goods' and not l.is_charge) then 'YetNotGenerated'
  else 'NotApplicable' end`
