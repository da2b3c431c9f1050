import { sql } from 'kysely'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { eInvoicePerformers } from '../einvoices/index.ts'
import { drain, runnerOf } from '../portals/index.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import type { QueueInput } from './queue.ts'
import { performers } from './runner.ts'

interface Followed {
  readonly documentId: number | null
  readonly billId: number
  readonly number: string | null
  readonly state: string
  readonly errors: KeptIssue[] | null
}

/** A person looks on this long while the portal is away; the bills continue waiting without the task. */
const patienceMs = 20_000

/** Reasons shown by the task; the list shows them all. */
const mostShown = 100

/** Works on the bills, or watches who does, until all have an answer or must wait for the portal. */
const eWayBills = defineJob<QueueInput>(async (job) => {
  const { intentIds, places, refused } = job.input
  const ctx = await job.context()
  const isOpen = ({ state }: Followed) => !['Done', 'Rejected', 'Stopped'].includes(state)
  const followed = () =>
    job.inTransaction(async ({ db }) => {
      const { rows } =
        await sql<Followed>`select i.document_id, b.id as bill_id, coalesce(d.number, b.document_number) as number, i.state,
          i.outcome -> 'errors' as errors
        from portal_intents i join e_way_bills b on b.subscriber_id = i.subscriber_id and b.id = i.e_way_bill_id
        left join documents d on d.subscriber_id = i.subscriber_id and d.id = i.document_id
        where i.subscriber_id = current_subscriber() and i.id = any(${[...intentIds]}::bigint[]) order by i.id`.execute(
          db,
        )
      job.progress(rows.filter((row) => !isOpen(row)).length, intentIds.length)
      return rows
    })
  let rows = await followed()
  let waitingSince = Date.now()
  while (rows.some(isOpen) && !job.isCancelled) {
    for (const place of places)
      await drain(runnerOf(ctx), place, place.portal === 'einvoice' ? eInvoicePerformers() : performers(), {
        isStopped: () => job.isCancelled,
      })
    const open = rows.filter(isOpen).length
    rows = await followed()
    if (rows.filter(isOpen).length < open) waitingSince = Date.now()
    else if (Date.now() - waitingSince > patienceMs) break
    if (rows.some(isOpen)) await new Promise((later) => setTimeout(later, 300))
  }
  const done = rows.filter(({ state }) => state === 'Done').length
  const documents = rows
    .filter(({ state }) => state === 'Rejected' || state === 'Stopped')
    .map(({ errors, state: _, ...row }) => ({ ...row, errors: issuesIn(ctx.language, errors ?? []) }))
  return {
    response: {
      done,
      rejected: documents.length,
      waiting: rows.filter(isOpen).length,
      documents: documents.slice(0, mostShown),
      refused,
    },
    errors: documents.length + refused.length,
  }
})

export const eWayBillJobs = { eWayBills }
