import { viewOf } from '@bahi/contracts/document-screens.ts'
import {
  ewayCancelClock,
  ewayDocumentAgeClock,
  ewayExtendClock,
  ewayLongestClock,
  irnCancelClock,
  irnReportClock,
  lutClock,
} from '@bahi/domain/clocks/legal-clocks.ts'
import type { ClockKind } from '@bahi/domain/clocks/kinds.ts'
import type { ClockSpan } from '@bahi/domain/clocks/legal-clocks.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { ruleNumber } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { eInvoiceJoins, eInvoiceStatus, isForPortal, placeFacts, placeTable } from '../portals/index.ts'

/** A clock that runs, ran out lately or begins soon. */
export interface Clock extends ClockSpan {
  readonly kind: ClockKind
  readonly entityId: number
  readonly subject: string
  /** Of a return or a letter: the place. */
  readonly partyName: string | null
  readonly path: string
}

/** Rows of one kind at most. */
export const most = 1000

interface Row {
  readonly entityId: number
  readonly subject: string
  readonly partyName: string | null
  readonly documentId: number | null
  readonly documentKind?: DocumentKind | null
  readonly at: string
}

/** The document at its portal; what has none is looked for in the list. */
const pathTo = (
  { documentId, documentKind }: Pick<Row, 'documentId' | 'documentKind'>,
  tab: 'eInvoice' | 'eWayBill',
): string =>
  (documentId !== null && viewOf(documentKind ?? '', documentId, tab)) ||
  (tab === 'eInvoice' ? 'e-invoice' : 'e-way-bill')

type Made = (row: Row) => Omit<Clock, 'entityId' | 'subject' | 'partyName'>

const clocksOf = (rows: readonly Row[], made: Made): Clock[] =>
  rows.map((row) => {
    const { entityId, subject, partyName } = row
    return { entityId, subject, partyName, ...made(row) }
  })

/** IRNs that can still be cancelled. */
export async function irnCancelClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const { rows } =
    await sql<Row>`select r.entity_id, d.number as subject, d.party_name, r.document_id, d.kind as document_kind, r.ack_at as at
    from e_invoices r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
    where r.subscriber_id = current_subscriber() and r.entity_id = any(${[...entityIds]}::bigint[]) and r.status = 'Generated'
      and r.ack_at > ${hoursBefore(now, 49)} order by r.ack_at limit ${most}`.execute(db)
  return clocksOf(rows, ({ at, ...row }) => ({
    kind: 'irnCancel',
    ...irnCancelClock(new Date(at)),
    path: pathTo(row, 'eInvoice'),
  })).filter(({ until }) => until >= now)
}

/** Documents to be registered within the thirty days, where the turnover of their GSTIN binds it. */
export async function irnReportClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const today = istDateOf(now)
  const all = [...(await placeFacts(db, entityIds)).values()]
  // The rules are those of the business: one for all its places.
  const changes = all[0]?.ruleChanges
  const limit = ruleNumber('einvoice.reportTurnover', today, Number.POSITIVE_INFINITY, changes)
  const places = all.filter(
    ({ isEnabled, turnover }) => isEnabled && turnover !== null && Number(turnover) >= limit,
  )
  if (places.length === 0) return []
  const { rows } =
    await sql<Row>`select d.entity_id, d.number as subject, d.party_name, d.id as document_id, d.kind as document_kind, d.date as at
    from documents d join ${placeTable(places)} on p.entity_id = d.entity_id ${eInvoiceJoins}
    where d.subscriber_id = current_subscriber() and d.entity_id = any(${places.map(({ entityId }) => entityId)}::bigint[])
      and d.date >= ${addDays(today, -60)}::date and ${isForPortal} and d.status <> 'Cancelled'
      and ${eInvoiceStatus} in ('YetNotGenerated', 'InProgress', 'Rejected') order by d.date, d.id limit ${most}`.execute(
      db,
    )
  return clocksOf(rows, ({ at, ...row }) => ({
    kind: 'irnReport',
    ...irnReportClock(at, today, changes),
    path: pathTo(row, 'eInvoice'),
  }))
}

/** Active e-way bills: around their expiry, within the hours of cancelling, near the longest life. */
export async function ewayClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const { rows } = await sql<
    Row & { validUntil: string | null }
  >`select b.entity_id, b.number as subject, d.party_name, b.document_id, d.kind as document_kind,
      b.generated_at as at, b.valid_until
    from e_way_bills b left join documents d on d.subscriber_id = b.subscriber_id and d.id = b.document_id
    where b.subscriber_id = current_subscriber() and b.entity_id = any(${[...entityIds]}::bigint[]) and b.status = 'Generated'
      and (b.valid_until between ${hoursBefore(now, 72)} and ${hoursBefore(now, -48)} or b.generated_at > ${hoursBefore(now, 24)}
        or b.generated_at between ${hoursBefore(now, 370 * 24)} and ${hoursBefore(now, 330 * 24)})
    order by b.valid_until nulls last limit ${most}`.execute(db)
  const path = (row: Row) => pathTo(row, 'eWayBill')
  return rows.flatMap((row) => {
    const extend = row.validUntil === null ? undefined : ewayExtendClock(new Date(row.validUntil))
    const cancel = ewayCancelClock(new Date(row.at))
    const longest = ewayLongestClock(new Date(row.at))
    return [
      ...(extend && extend.from <= new Date(now.getTime() + 40 * 3_600_000)
        ? clocksOf([row], () => ({ kind: 'ewayExtend', ...extend, path: path(row) }))
        : []),
      ...(cancel.until >= now
        ? clocksOf([row], () => ({ kind: 'ewayCancel', ...cancel, path: path(row) }))
        : []),
      ...(longest.until.getTime() - now.getTime() < 30 * 86_400_000
        ? clocksOf([row], () => ({ kind: 'ewayLongest', ...longest, path: path(row) }))
        : []),
    ]
  })
}

/** Documents whose e-way bill was asked for and refused: a bill is made for a document of some age only. */
export async function ewayDocumentAgeClocks(
  db: Db,
  entityIds: readonly number[],
  now: Date,
): Promise<Clock[]> {
  const today = istDateOf(now)
  const { rows } =
    await sql<Row>`select d.entity_id, d.number as subject, d.party_name, d.id as document_id, d.kind as document_kind, d.date as at
    from e_way_bills b join documents d on d.subscriber_id = b.subscriber_id and d.id = b.document_id
    where b.subscriber_id = current_subscriber() and b.entity_id = any(${[...entityIds]}::bigint[]) and b.status = 'Rejected'
      and d.status <> 'Cancelled' and d.date >= ${addDays(today, -240)}::date order by d.date limit ${most}`.execute(
      db,
    )
  return clocksOf(rows, ({ at, ...row }) => ({
    kind: 'ewayDocumentAge',
    ...ewayDocumentAgeClock(at, today),
    path: pathTo(row, 'eWayBill'),
  }))
}

/** Letters of undertaking: the newest of each GSTIN, from two months before its end to two after it. */
export async function lutClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const today = istDateOf(now)
  const { rows } = await sql<{
    entityId: number
    name: string
    number: string
    validFrom: string
    validTo: string
  }>`
    select distinct on (e.id) e.id as entity_id, e.name, l ->> 'number' as number, l ->> 'validFrom' as valid_from, l ->> 'validTo' as valid_to
    from entities e cross join jsonb_array_elements(e.luts) l
    where e.subscriber_id = current_subscriber() and e.id = any(${[...entityIds]}::bigint[]) and e.status <> 'Delete'
    order by e.id, l ->> 'validTo' desc`.execute(db)
  return rows
    .filter(({ validTo }) => validTo <= addDays(today, 60) && validTo >= addDays(today, -60))
    .map(({ entityId, name, number, validFrom, validTo }) => ({
      kind: 'lut',
      entityId,
      subject: number,
      partyName: name,
      ...lutClock(validFrom, validTo),
      path: `edit-gstin/${entityId}`,
    }))
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)
