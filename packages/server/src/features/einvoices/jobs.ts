import { sql } from 'kysely'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { drain, runnerOf } from '../portals/index.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import type { QueueInput } from './queue.ts'
import { performers } from './runner.ts'

interface Counted {
  readonly done: number
  readonly ended: number
  readonly open: number
  /** When the next of the open ones is due. */
  readonly dueAt: string | null
}

/** Reasons shown by the task; the list shows them all. */
const mostShown = 100

/** A person looks on this long while the portal is away; the documents continue waiting without the task. */
const patienceMs = 20_000

/** Works on the documents, or watches who does, until all have an answer or must wait for the portal. */
const eInvoices = defineJob<QueueInput>(async (job) => {
  const { intentIds, entityIds, refused } = job.input
  const ctx = await job.context()
  const counted = () =>
    job.inTransaction(async ({ db }) => {
      const { rows } = await sql<Counted>`select count(*) filter (where state = 'Done')::int as done,
        count(*) filter (where state in ('Done', 'Rejected', 'Stopped'))::int as ended,
        count(*) filter (where state in ('Asked', 'Waiting', 'Sent', 'Unknown'))::int as open,
        min(next_try_at) filter (where state in ('Asked', 'Waiting', 'Sent', 'Unknown')) as due_at
        from portal_intents where subscriber_id = current_subscriber() and id = any(${[...intentIds]}::bigint[])`.execute(
        db,
      )
      const row = rows[0]!
      job.progress(row.ended, intentIds.length)
      return row
    })
  // The count runs beside the work, so that a person sees it move.
  let count = await counted()
  let waitingSince = Date.now()
  const watch = setInterval(() => void counted().catch(() => {}), 1000)
  try {
    while (count.open > 0 && !job.isCancelled) {
      for (const entityId of entityIds)
        await drain(runnerOf(ctx), { entityId, portal: 'einvoice' }, performers(), {
          isStopped: () => job.isCancelled,
        })
      const before = count
      count = await counted()
      if (count.ended > before.ended) waitingSince = Date.now()
      else if (Date.now() - waitingSince > patienceMs) break
      if (count.open > 0) await new Promise((later) => setTimeout(later, 300))
    }
  } finally {
    clearInterval(watch)
  }
  const rejected = await job.inTransaction(async ({ db }) => {
    const { rows } = await sql<{ documentId: number; number: string | null; errors: KeptIssue[] | null }>`
      select i.document_id, d.number, coalesce(r.errors, i.outcome -> 'errors', '[]') as errors from portal_intents i
      join documents d on d.subscriber_id = i.subscriber_id and d.id = i.document_id
      left join e_invoices r on r.subscriber_id = i.subscriber_id and r.document_id = i.document_id and r.status = 'Rejected'
      where i.subscriber_id = current_subscriber() and i.id = any(${[...intentIds]}::bigint[]) and i.state in ('Rejected', 'Stopped')
      order by i.id limit ${mostShown}`.execute(db)
    return rows.map(({ errors, ...row }) => ({
      ...row,
      errors: issuesIn(ctx.language, errors ?? []),
    }))
  })
  const notDone = count.ended - count.done
  return {
    response: { done: count.done, rejected: notDone, waiting: count.open, documents: rejected, refused },
    errors: notDone + refused.length,
  }
})

export const eInvoiceJobs = { eInvoices }
