import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { asideCondition } from './asides.ts'
import { eInvoiceStatus, isForPortal, notApplicable, placeTable } from './einvoice-state.ts'
import type { EInvoiceStatus, PlaceFacts } from './einvoice-state.ts'

const making = sql`i.state in ('Asked', 'Waiting', 'Sent', 'Unknown') and i.operation in ('generateEwb', 'ewbByIrn')`

/**
 * States of the documents of a page, as a part of the query over them (`d`, with `columns` of its own): each portal
 * is looked at by the documents' ids and never as a whole, whatever the planner thinks that a page is.
 */
export function portalStates(places: RawBuilder<unknown>) {
  const one = (query: RawBuilder<unknown>, alias: string) =>
    sql`left join lateral (${query} limit 1) ${sql.ref(alias)} on true`
  return {
    columns: sql`d.subscriber_id, d.kind, d.heading, d.igst, d.cgst, d.sgst, d.supply_kind`,
    select: sql`case when ${isForPortal} and (d.status <> 'Cancelled' or r.irn is not null) then ${eInvoiceStatus} end as e_invoice_state,
      coalesce(case when b.status = 'Generated' then coalesce(b.progress, b.status) when b.status <> 'YetNotGenerated' then b.status end,
        case when m.document_id is not null then 'Pending' end) as e_way_bill_state`,
    joins: sql`left join ${places} on p.entity_id = d.entity_id
      ${one(sql`select e.irn, e.status from e_invoices e where e.subscriber_id = d.subscriber_id and e.document_id = d.id`, 'r')}
      ${one(
        sql`select i.operation from portal_intents i where i.subscriber_id = d.subscriber_id and i.document_id = d.id and i.portal = 'einvoice'
          and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown') and i.operation <> 'checkIrn'`,
        'i',
      )}
      ${one(sql`select b.status, b.progress from e_way_bills b where b.subscriber_id = d.subscriber_id and b.document_id = d.id`, 'b')}
      ${one(sql`select i.document_id from portal_intents i where i.subscriber_id = d.subscriber_id and i.document_id = d.id and ${making}`, 'm')}`,
  }
}

export type PortalStates = ReturnType<typeof portalStates>

interface States {
  readonly eInvoiceState: EInvoiceStatus | null
  readonly eWayBillState: string | null
}

/** The same of documents whose ids are known. */
export async function statesOf(
  db: Db,
  ids: readonly number[],
  { columns, select, joins }: PortalStates,
): Promise<Map<number, States>> {
  const { rows } = await sql<States & { id: number }>`select d.id, ${select}
    from (select d.id, d.status, d.date, d.entity_id, d.party_gstin, ${columns} from documents d
      where d.subscriber_id = current_subscriber() and d.id = any(${[...ids]}::bigint[])) d ${joins}`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...states }) => [id, states]))
}

/**
 * `documents d` in one of these states. What the portal knows is found by its own index and not by looking at each
 * document; only what was never sent is worked out from the document.
 */
export function eInvoiceStateCondition(
  states: readonly EInvoiceStatus[],
  places: readonly PlaceFacts[],
): RawBuilder<unknown> {
  const underWay = sql`select i.document_id from portal_intents i where i.subscriber_id = current_subscriber() and i.portal = 'einvoice'
    and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown') and i.operation = 'generateIrn' and i.document_id is not null`
  const known = states.filter((state) => ['Generated', 'Cancelled', 'Rejected'].includes(state))
  const either: RawBuilder<unknown>[] = []
  if (known.length > 0)
    either.push(sql`d.id in (select r.document_id from e_invoices r where r.subscriber_id = current_subscriber()
      and r.status = any(${known}::text[]) and (r.status <> 'Rejected' or (r.document_id not in (${underWay}) and not ${asideCondition('einvoice')})))`)
  if (states.includes('InProgress')) either.push(sql`d.id in (${underWay})`)
  const unsent = states.flatMap((state) =>
    state === 'YetNotGenerated'
      ? [sql`(${notApplicable}) is null`]
      : state === 'NotApplicable'
        ? [sql`(${notApplicable}) is not null`]
        : [],
  )
  if (unsent.length > 0)
    either.push(sql`(${isForPortal} and d.status <> 'Cancelled' and not exists (select from e_invoices r
      where r.subscriber_id = d.subscriber_id and r.document_id = d.id and (r.status <> 'Rejected' or not ${asideCondition('einvoice')})) and d.id not in (${underWay})
      and exists (select from ${placeTable(places)} where p.entity_id = d.entity_id and (${sql.join(unsent, sql` or `)})))`)
  return sql`(${sql.join(either, sql` or `)})`
}

/** `documents d` whose e-way bill is in one of these states. */
export function eWayBillStateCondition(states: readonly string[]): RawBuilder<unknown> {
  const ofBill = sql`select b.document_id from e_way_bills b where b.subscriber_id = current_subscriber() and b.document_id is not null
    and b.status = any(${[...states]}::text[])`
  const ofIntent = sql`select i.document_id from portal_intents i where i.subscriber_id = current_subscriber() and i.document_id is not null
    and ${making}`
  return states.includes('Pending')
    ? sql`(d.id in (${ofBill}) or d.id in (${ofIntent}))`
    : sql`d.id in (${ofBill})`
}
