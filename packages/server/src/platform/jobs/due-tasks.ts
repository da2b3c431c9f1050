import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../db/kysely.ts'
import { enqueueTask } from './tasks.ts'

/** What a task is given of its user: the schedules whose turn it is, and the language the user works in. */
export interface DueOfUser {
  readonly ids: readonly number[]
  readonly culture: string
}

/**
 * Gives what is due to a task of each user in whose name it is done, unless such a task of the user is open already. What
 * belongs to a user who may no longer work waits.
 *
 * @param due rows of `id`, `user_id` and `next_date`, in the tenant of the transaction.
 */
export async function giveDueToUsers(
  db: Db,
  subscriberId: number,
  type: string,
  due: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ userId: number; ids: number[]; culture: string }>`
    select d.user_id, array_agg(d.id order by d.next_date, d.id) as ids, u.culture_name as culture
    from (${due}) d
    join users u on u.subscriber_id = current_subscriber() and u.id = d.user_id and u.status = 'Active'
    where not exists (select from background_tasks b where b.subscriber_id = current_subscriber() and b.user_id = d.user_id
      and b.type = ${type} and b.status in ('Initialized', 'YetNotStarted', 'InProcess'))
    group by d.user_id, u.culture_name`.execute(db)
  for (const { userId, ids, culture } of rows) {
    const input: DueOfUser = { ids: ids.map(Number), culture }
    await enqueueTask(
      db,
      { subscriberId, userId, requestId: randomUUID() },
      { type, input, total: ids.length },
    )
  }
}
