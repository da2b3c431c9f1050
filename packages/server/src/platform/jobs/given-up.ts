import { errors } from '@bahi/contracts/errors.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { eachTenant } from '../db/each-tenant.ts'
import type { Db } from '../db/kysely.ts'
import type { Tenants } from '../db/tenant.ts'
import { fill, languageOf } from '../texts.ts'

interface OpenTask {
  readonly id: number
  readonly culture: string | null
}

interface Needed {
  readonly tenants: Tenants
  /** Of the owner, who sees the queue. */
  readonly owner: Pick<pg.Pool, 'query'>
}

/**
 * Ends tasks that nothing will take up again: the queue has used up its attempts, as when a task brings down every server that begins it, or does not
 * know them. They would say for ever that they are in process. What was done stays; whoever asked is told the way out.
 */
export const endGivenUp = ({ tenants, owner }: Needed): Promise<void> =>
  eachTenant(tenants, 'Job:givenUp', async (db, subscriberId) => {
    const { rows: open } = await sql<OpenTask>`select id, input ->> 'culture' as culture from background_tasks
      where subscriber_id = ${subscriberId} and status in ('Initialized', 'YetNotStarted', 'InProcess')
        and (lease_until is null or lease_until < now() - interval '1 minute') and stamp < now() - interval '1 minute'`.execute(
      db,
    )
    if (open.length === 0) return
    const keyOf = (id: number) => `task:${subscriberId}:${id}`
    const { rows } = await owner.query<{ key: string }>(
      `select key from graphile_worker._private_jobs where key = any($1) and (attempts < max_attempts or locked_at is not null)`,
      [open.map(({ id }) => keyOf(id))],
    )
    const alive = new Set(rows.map(({ key }) => key))
    for (const task of open) {
      if (alive.has(keyOf(task.id))) continue
      await end(db, subscriberId, task)
      await owner.query(
        `select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs where key = $1 and locked_at is null))`,
        [keyOf(task.id)],
      )
    }
  })

async function end(db: Db, subscriberId: number, { id, culture }: OpenTask): Promise<void> {
  const { code, text, type } = errors.TASK_GIVEN_UP
  const response = { errors: [{ code, message: fill(languageOf(culture ?? 'en-IN'), text), type }] }
  await sql`update background_tasks set status = 'Failed', progress = 100, result_stamp = now(), lease_until = null, response = ${JSON.stringify(response)}::jsonb
    where subscriber_id = ${subscriberId} and id = ${id} and status in ('Initialized', 'YetNotStarted', 'InProcess')
      and (lease_until is null or lease_until < now() - interval '1 minute')`.execute(db)
}
