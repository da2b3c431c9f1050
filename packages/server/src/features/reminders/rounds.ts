import { istDateOf } from '@bahi/domain/cal/date.ts'
import { maySendAt } from '@bahi/domain/payments/reminder-ladder.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { enqueueTask } from '../../platform/jobs/tasks.ts'
import type { Services } from '../../platform/make-context.ts'
import { mostADay, sentInADay } from '../documents/index.ts'
import { readyGroups } from './due.ts'
import { storedLadder } from './ladder.ts'
import { settlePromises } from './promises.ts'
import type { SendInput } from './send.ts'

/**
 * Marks kept and broken promises, and gives what the ladder of each account is due to remind of to a task of the user who saved
 * it. What passed while nothing ran is reminded of once, by the step that it is at now.
 */
export const remindByLadder = ({ tenants, clock }: Pick<Services, 'tenants' | 'clock'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:paymentReminders', async (db, subscriberId) => {
    const today = istDateOf(clock())
    await settlePromises(db, today)
    const ladder = await storedLadder(db)
    if (!ladder?.isAutomatic || ladder.isOrphaned || !maySendAt(ladder, clock())) return
    if ((await isUnderWay(db)) || (await sentInADay({ db })) >= mostADay) return
    const groups = await readyGroups(db, today, await placesOf(db))
    if (groups.length === 0) return
    const input: SendInput = {
      groups,
      asked: { isAutomatic: true, isOverdue: false },
      culture: `${ladder.language}-IN`,
    }
    await enqueueTask(
      db,
      { subscriberId, userId: ladder.userId, requestId: randomUUID(), rights: ['RMD_SND'] },
      { type: 'paymentReminders', input, total: groups.length },
    )
  })

async function isUnderWay(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select from background_tasks where subscriber_id = current_subscriber() and type = 'paymentReminders'
    and status in ('Initialized', 'YetNotStarted', 'InProcess') limit 1`.execute(db)
  return rows.length > 0
}

async function placesOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from entities where subscriber_id = current_subscriber()
    and status = 'Active' and entity_type = 'Entity'`.execute(db)
  return rows.map(({ id }) => id)
}
