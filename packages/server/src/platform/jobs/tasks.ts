import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

export interface NewTask {
  /** A key of the job table in `app.ts`: `export`, `generateIrn`, … */
  readonly type: string
  readonly title?: string
  readonly entityId?: number
  /** Plain JSON that the job is given. */
  readonly input: unknown
  readonly total?: number
}

/** Who asks for a task, and with which rights: it runs with no others. */
export interface TaskOwner {
  readonly subscriberId: number
  readonly userId: number | null
  readonly requestId: string
  /** The program that asks in the user's name. */
  readonly apiClientId?: number | undefined
  /** Those that open the call; one of them must be held when the task runs. */
  readonly rights?: readonly RightCode[]
}

/** Writes the task and enqueues its job in the transaction of the change that asks for it. */
export async function enqueueTask(db: Db, who: TaskOwner, task: NewTask): Promise<number> {
  const { subscriberId, userId, requestId, apiClientId = null, rights = [] } = who
  const { rows } = await sql<{ id: number }>`
    insert into background_tasks (subscriber_id, user_id, entity_id, type, title, input, total_count, request_id,
      api_client_id, rights)
    values (${subscriberId}, ${userId}, ${task.entityId ?? null}, ${task.type}, ${task.title ?? ''},
      ${JSON.stringify(task.input ?? {})}::jsonb, ${task.total ?? 0}, ${requestId},
      ${apiClientId}, ${[...rights]}::text[])
    returning id`.execute(db)
  const taskId = rows[0]!.id
  // One task of a tenant runs at a time, so that no tenant takes all workers.
  await sql`select enqueue_job('runTask', ${JSON.stringify({ subscriberId, taskId })}::json,
    ${`t${subscriberId}:long`}, ${`task:${subscriberId}:${taskId}`}, max_attempts => 100)`.execute(db)
  return taskId
}
