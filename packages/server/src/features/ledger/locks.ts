import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Facts } from './facts.ts'

/** What is wrong with a record, or worth a look: place in the body, code, and what the message needs. */
export interface BookIssue {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/** A day inside a locked or filed period takes no new document and no change. */
export function lockIssues(
  date: string,
  { settings, isFiled }: Pick<Facts, 'settings' | 'isFiled'>,
  path = 'date',
): BookIssue[] {
  const lockedTo = settings['periodLockDate']
  if (typeof lockedTo === 'string' && lockedTo !== '' && date <= lockedTo) {
    return [{ path, code: 'PERIOD_LOCKED', params: { until: lockedTo } }]
  }
  return isFiled ? [{ path, code: 'PERIOD_FILED', params: { date } }] : []
}

/**
 * Of the document `d`: its period is filed in the return that locks its kind. A filed GSTR-1 locks no purchase, and no
 * document of a period that was opened for GSTR-1A.
 */
export const isFiled = sql`exists (select 1 from filed_periods f where f.subscriber_id = d.subscriber_id and f.entity_id = d.entity_id
  and f.return_type = d.return_type and f.return_period = d.return_period
  and not (f.return_type = 'GSTR1' and is_open_again(f.entity_id, f.return_period)))`

/**
 * Until the transaction ends nobody marks a return of these documents' GSTINs as filed: what the next statement reads of
 * locks stays true. (New documents need no call: their foreign key takes the same lock.)
 */
export async function holdPeriods(db: Db, documentIds: readonly number[]): Promise<void> {
  await sql`select 1 from entities e where e.subscriber_id = current_subscriber() and e.id in (
      select d.entity_id from documents d where d.subscriber_id = current_subscriber() and d.id = any(${[...documentIds]}::bigint[]))
    order by e.id for key share`.execute(db)
}
