import { addDays } from '@bahi/domain/cal/date.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Notice } from '../notifications/index.ts'
import { portalDay } from './facts.ts'
import { ofPortal, stateQuery } from './current-state.ts'

/** The portal takes an invoice up to so many days from its date, of those whom the limit binds (advisory of 5 November 2024). */
const limitDays = 30
/** How long before that it is notified. */
const warnDays = 3
/** A rejection is notified within so many days. */
const newsDays = 2

interface Told {
  readonly id: number
  readonly kind: DocumentKind
  readonly entityId: number
  readonly number: string
  readonly version: number
  readonly date: string
}

/** What is to be notified of e-invoices now: rejected, cancelled elsewhere, registered on their own, in their last days. */
export async function eInvoiceNotices(
  db: Db,
  entityIds: readonly number[],
  clock: () => Date,
): Promise<Notice[]> {
  const { rows: rejected } =
    await sql<Told>`select d.id, d.kind, d.entity_id, d.number, r.version, d.date from e_invoices r
    join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
    where r.subscriber_id = current_subscriber() and r.status = 'Rejected' and r.entity_id = any(${[...entityIds]}::bigint[])
      and r.changed_at > now() - make_interval(days => ${newsDays}) order by r.changed_at limit 5000`.execute(
      db,
    )
  const { rows: cancelled } =
    await sql<Told>`select d.id, d.kind, d.entity_id, d.number, r.version, d.date from e_invoices r
    join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
    where r.subscriber_id = current_subscriber() and r.status = 'Cancelled' and r.cancel_reason is null
      and r.entity_id = any(${[...entityIds]}::bigint[]) and r.changed_at > now() - make_interval(days => ${newsDays})
    order by r.changed_at limit 5000`.execute(db)
  const { from, columns } = await stateQuery(db, entityIds, clock)
  const today = portalDay(clock)
  const { rows: late } =
    await sql<Told>`select * from (select d.id, d.kind, d.entity_id, d.number, 0 as version, d.date, ${columns} from ${from}
      where d.subscriber_id = current_subscriber() and d.entity_id = any(${[...entityIds]}::bigint[]) and ${ofPortal} and p.is_bound
        and d.date between ${addDays(today, -limitDays)}::date and ${addDays(today, warnDays - limitDays)}::date) x
    where x.status in ('YetNotGenerated', 'Rejected') order by x.date, x.id limit 5000`.execute(db)
  return [
    ...rejected.map((document) => ({
      ...about(document),
      kind: 'eInvoiceRejected' as const,
      eventKey: `eInvoiceRejected:${document.id}:${document.version}`,
      params: { number: document.number },
    })),
    ...cancelled.map((document) => ({
      ...about(document),
      kind: 'eInvoiceCancelled' as const,
      eventKey: `eInvoiceCancelled:${document.id}`,
      params: { number: document.number },
    })),
    ...(await generatedByThemselves(db, entityIds)),
    ...late.map((document) => ({
      ...about(document),
      kind: 'eInvoiceLimitNear' as const,
      eventKey: `eInvoiceLimitNear:${document.id}`,
      params: { number: document.number, until: dayMonth(addDays(document.date, limitDays)) },
    })),
  ]
}

/** What saving registered, notified together for each full hour: one notice for each invoice is too many. */
async function generatedByThemselves(db: Db, entityIds: readonly number[]): Promise<Notice[]> {
  const { rows } = await sql<{ entityId: number; count: number; hour: string; from: string; to: string }>`
    select entity_id, count(*)::int as count, to_char(hour, 'YYYY-MM-DD HH24') as hour, to_char(hour, 'HH24:MI') as from,
      to_char(hour + interval '1 hour', 'HH24:MI') as to
    from (select entity_id, date_trunc('hour', ended_at at time zone 'Asia/Kolkata') as hour from portal_intents
      where subscriber_id = current_subscriber() and portal = 'einvoice' and operation = 'generateIrn' and state = 'Done'
        and entity_id = any(${[...entityIds]}::bigint[]) and request ->> 'isAutomatic' = 'true'
        and ended_at > now() - interval '1 day' and ended_at < date_trunc('hour', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') x
    group by entity_id, hour order by hour`.execute(db)
  return rows.map(({ entityId, count, hour, ...times }) => ({
    kind: 'eInvoiceGenerated' as const,
    entityId,
    eventKey: `eInvoiceGenerated:${entityId}:${hour}`,
    params: { count: String(count), ...times },
    target: { screen: 'eInvoice' as const, documentId: null, billId: null, number: null },
  }))
}

const dayMonth = (date: string): string => date.split('-').toReversed().join('/')

const about = ({ id, kind, entityId, number }: Told) => ({
  entityId,
  target: { screen: 'eInvoice' as const, documentId: id, documentKind: kind, billId: null, number },
})
