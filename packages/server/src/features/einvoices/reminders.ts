import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Notice } from '../notifications/index.ts'
import { portalDay } from './facts.ts'
import { ofPortal, standQuery } from './stand.ts'

/** The portal takes an invoice up to so many days from its date, of those whom the limit binds (advisory of 5 November 2024). */
const limitDays = 30
/** How long before that it is told. */
const warnDays = 3
/** A rejection is told within so many days. */
const newsDays = 2

interface Told {
  readonly id: number
  readonly entityId: number
  readonly number: string
  readonly version: number
  readonly date: string
}

/** What is to be told of e-invoices now: those that the portal rejected, and those whose last days have come. */
export async function eInvoiceNotices(
  db: Db,
  entityIds: readonly number[],
  clock: () => Date,
): Promise<Notice[]> {
  const { rows: rejected } =
    await sql<Told>`select d.id, d.entity_id, d.number, r.version, d.date from e_invoices r
    join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
    where r.subscriber_id = current_subscriber() and r.status = 'Rejected' and r.entity_id = any(${[...entityIds]}::bigint[])
      and r.changed_at > now() - make_interval(days => ${newsDays}) order by r.changed_at limit 5000`.execute(
      db,
    )
  const { from, columns } = await standQuery(db, entityIds, clock)
  const today = portalDay(clock)
  const { rows: late } =
    await sql<Told>`select * from (select d.id, d.entity_id, d.number, 0 as version, d.date, ${columns} from ${from}
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
    ...late.map((document) => ({
      ...about(document),
      kind: 'eInvoiceLimitNear' as const,
      eventKey: `eInvoiceLimitNear:${document.id}`,
      params: { number: document.number, until: dayMonth(addDays(document.date, limitDays)) },
    })),
  ]
}

const dayMonth = (date: string): string => date.split('-').toReversed().join('/')

const about = ({ id, entityId, number }: Told) => ({
  entityId,
  target: { screen: 'eInvoice' as const, documentId: id, billId: null, number },
})
