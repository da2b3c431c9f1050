import { sql } from 'kysely'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { drain, runnerOf } from '../portals/index.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import type { QueueInput } from './queue.ts'
import { performers } from './runner.ts'

interface Followed {
  readonly documentId: number
  readonly number: string | null
  readonly state: string
  readonly errors: KeptIssue[] | null
}

/** A person looks on this long while the portal is away; the documents go on waiting without the task. */
const patienceMs = 20_000

/** Works on the documents, or watches who does, until all have an answer or must wait for the portal. */
const eWayBills = defineJob<QueueInput>(async (job) => {
  const { intentIds, entityIds, refused } = job.input
  const ctx = await job.context()
  const isOpen = ({ state }: Followed) => !['Done', 'Rejected', 'Stopped'].includes(state)
  const followed = () =>
    job.inTransaction(async ({ db }) => {
      const { rows } =
        await sql<Followed>`select i.document_id, d.number, i.state, i.outcome -> 'errors' as errors
        from portal_intents i join documents d on d.subscriber_id = i.subscriber_id and d.id = i.document_id
        where i.subscriber_id = current_subscriber() and i.id = any(${[...intentIds]}::bigint[]) order by i.id`.execute(
          db,
        )
      job.progress(rows.filter((row) => !isOpen(row)).length, intentIds.length)
      return rows
    })
  let rows = await followed()
  let waitingSince = Date.now()
  while (rows.some(isOpen) && !job.isCancelled) {
    for (const entityId of entityIds)
      await drain(runnerOf(ctx), { entityId, portal: 'ewaybill' }, performers(), {
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
    .map(({ documentId, number, errors }) => ({
      documentId,
      number,
      errors: issuesIn(ctx.language, errors ?? []),
    }))
  return {
    response: {
      done,
      rejected: documents.length,
      waiting: rows.filter(isOpen).length,
      documents: documents.slice(0, 100),
      refused,
    },
    errors: documents.length + refused.length,
  }
})

export const eWayBillJobs = { eWayBills }
