import { sql } from 'kysely'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Performer, Prepared } from '../portals/index.ts'
import { filingRow, sessionNeeded } from './perform-push.ts'
import { returnsAccess, storedAccess } from './session.ts'

/** Removes at the portal what was saved for a period; asked for twice it is done once. */
export const resetReturn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const filing = await filingRow(db, intent.filingId!)
    const stored = await storedAccess(db, filing.entityId)
    await markSent(db, intent)
    const place = { subscriberId: runner.subscriberId, entityId: filing.entityId }
    return {
      async send() {
        const access = await returnsAccess(runner, place, stored)
        if (access.kind !== 'open') return sessionNeeded(access.kind)
        const outcome = await access.returns.reset(access.who, filing.form, filing.returnPeriod)
        if (outcome.kind === 'rejected' || outcome.kind === 'duplicate')
          return { settled: { state: 'Rejected', outcome: { errors: outcome.errors } } }
        if (outcome.kind !== 'done') return laterStep(intent, laterOf(outcome, false))
        return {
          settled: { state: 'Done', outcome: {} },
          keep: (inner) => forgetAll(inner, filing.id),
        }
      },
    }
  },
}

/** Nothing of the return is at the portal any more. */
export async function forgetAll(db: Parameters<Performer['prepare']>[0], filingId: number): Promise<void> {
  for (const table of ['return_filing_parts', 'return_filing_records', 'return_filing_errors'])
    await sql`delete from ${sql.table(table)} where subscriber_id = current_subscriber() and filing_id = ${filingId}`.execute(
      db,
    )
  await sql`update return_filings set state = 'Refused', summary = null, summary_at = null, pushed_at = null, pushed_by = null,
    version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${filingId}`.execute(db)
}
