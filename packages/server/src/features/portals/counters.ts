import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { asideCondition } from './asides.ts'
import { isForPortal, notApplicable, placeFacts, placeTable } from './einvoice-state.ts'

const underWay = sql`exists (select from portal_intents i where i.subscriber_id = d.subscriber_id and i.document_id = d.id
  and i.portal = 'einvoice' and i.operation = 'generateIrn' and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown'))`

/** Documents older than this that were never sent are no longer news. */
const unsentDays = 60

export interface EInvoiceCounters {
  readonly notGenerated: number
  /** First day that `notGenerated` counts. */
  readonly since: string
  readonly inProgress: number
  readonly rejected: number
  readonly generated: number
  readonly cancelled: number
}

/**
 * Counts of documents by their state at the e-invoice portal; undefined where no GSTIN makes e-invoices. Counted by
 * indexes: what was never sent of the last days alone, the rest of all time.
 */
export async function eInvoiceCounters(
  db: Db,
  entityIds: readonly number[],
  today: string,
): Promise<EInvoiceCounters | undefined> {
  const places = [...(await placeFacts(db, entityIds)).values()].filter(({ isEnabled }) => isEnabled)
  if (places.length === 0) return undefined
  const ids = places.map(({ entityId }) => entityId)
  const since = addDays(today, -unsentDays)
  const { rows } = await sql<Omit<EInvoiceCounters, 'since'>>`
    select k.*, i.in_progress, u.not_generated from
      (select count(*) filter (where status = 'Generated')::int as generated, count(*) filter (where status = 'Cancelled')::int as cancelled,
        (select count(*)::int from e_invoices r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
          where r.subscriber_id = current_subscriber() and r.entity_id = any(${ids}::bigint[]) and r.status = 'Rejected'
            and not ${asideCondition('einvoice')} and not ${underWay} and d.status <> 'Cancelled') as rejected
        from e_invoices where subscriber_id = current_subscriber() and entity_id = any(${ids}::bigint[]) and status <> 'Rejected') k,
      (select count(*)::int as in_progress from portal_intents where subscriber_id = current_subscriber()
        and entity_id = any(${ids}::bigint[]) and portal = 'einvoice' and operation = 'generateIrn'
        and state in ('Asked', 'Waiting', 'Sent', 'Unknown')) i,
      (select count(*)::int as not_generated from documents d join ${placeTable(places)} on p.entity_id = d.entity_id
        where d.subscriber_id = current_subscriber() and d.date >= ${since}::date and ${isForPortal} and d.status <> 'Cancelled'
          and not exists (select from e_invoices r where r.subscriber_id = d.subscriber_id and r.document_id = d.id)
          and not ${underWay} and (${notApplicable}) is null) u`.execute(db)
  return { ...rows[0]!, since }
}

export interface EWayBillCounters {
  readonly pending: number
  readonly onTheWay: number
  readonly rejected: number
  /** End within a day, and not yet ended. */
  readonly endsToday: number
  /** Ended on the way, within the hours in which they can still be extended. */
  readonly expired: number
}

/** Counts of e-way bills by state; undefined where there is none at all. */
export async function eWayBillCounters(
  db: Db,
  entityIds: readonly number[],
  now: Date,
): Promise<EWayBillCounters | undefined> {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const { rows } = await sql<EWayBillCounters & { bills: number }>`
    select k.*, i.pending from
      (select count(*)::int as bills, count(*) filter (where status = 'Generated' and (valid_until is null or valid_until >= ${now}))::int as on_the_way,
        count(*) filter (where status = 'Rejected')::int as rejected,
        count(*) filter (where status = 'Generated' and valid_until >= ${now} and valid_until <= ${at(24)})::int as ends_today,
        count(*) filter (where status = 'Generated' and valid_until < ${now} and valid_until >= ${at(-8)})::int as expired
        from e_way_bills where subscriber_id = current_subscriber() and entity_id = any(${[...entityIds]}::bigint[])) k,
      (select count(*)::int as pending from portal_intents where subscriber_id = current_subscriber()
        and entity_id = any(${[...entityIds]}::bigint[]) and operation in ('generateEwb', 'ewbByIrn')
        and state in ('Asked', 'Waiting', 'Sent', 'Unknown')) i`.execute(db)
  const { bills, ...counters } = rows[0]!
  return bills + counters.pending > 0 ? counters : undefined
}
