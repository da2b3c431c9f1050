import { sql } from 'kysely'
import type pg from 'pg'
import { isAway } from './away.ts'
import type { Db } from './kysely.ts'
import { isRetryable } from './tenant.ts'
import type { Actor, Tenants } from './tenant.ts'

/** So long a read waits for a standby that is behind; then it goes to the primary. */
const waitMs = 60
const stepMs = 4

/**
 * Reads on standbys that show all that was acknowledged before the request came, by this process or another: the request's
 * first transaction takes the position of the primary's log, and the standby must have replayed up to there. Where it
 * has not, is away, or cancels the read for the sake of its replay, the primary answers.
 */
export class Standby {
  readonly #standby: Tenants
  readonly #primary: Tenants
  /** How many reads were answered by a standby, and by the primary because it was behind or away. */
  readonly reads = { standby: 0, behind: 0, away: 0 }

  constructor(standby: Tenants, primary: Tenants) {
    this.#standby = standby
    this.#primary = primary
  }

  async read<T>(
    subscriberId: number,
    actor: Actor,
    position: string,
    work: (db: Db, client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    try {
      const value = await this.#standby.inTenant(subscriberId, actor, async (db, client) => {
        await replayed(db, position)
        return work(db, client)
      })
      this.reads.standby++
      return value
    } catch (error) {
      if (error instanceof Behind) this.reads.behind++
      else if (isAway(error) || isRetryable(error)) this.reads.away++
      else throw error
      return this.#primary.inTenant(subscriberId, actor, work)
    }
  }
}

/** Where the primary's log is: all that was acknowledged lies before it. */
export async function positionOf(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(db)
  return rows[0]!.at
}

class Behind extends Error {}

async function replayed(db: Db, position: string): Promise<void> {
  for (const until = performance.now() + waitMs; ;) {
    // A primary that stands in for its standbys has everything.
    const { rows } = await sql<{ has: boolean }>`
      select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(db)
    if (rows[0]!.has) return
    if (performance.now() > until) throw new Behind()
    await new Promise((done) => setTimeout(done, stepMs))
  }
}
