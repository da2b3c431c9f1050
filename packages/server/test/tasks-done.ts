import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestSubscriber } from './call-helpers.ts'

/** Waits until no background task of the subscriber is open. */
export const tasksDone = (us: Pick<TestSubscriber, 'inTenant'>): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await us.inTenant((db) =>
        sql<{ open: number }>`select count(*)::int as open from background_tasks
            where subscriber_id = current_subscriber() and status in ('Initialized', 'YetNotStarted', 'InProcess')`.execute(
          db,
        ),
      )
      return rows[0]!.open
    })
    .toBe(0)
