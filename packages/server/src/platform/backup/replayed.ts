import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** PostgreSQL lets people read as soon as a copy is whole, while it still replays what came after it, for as long as that takes. */
export async function allReplayed(client: Pick<pg.Client, 'query'>): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays')
    if (rows[0]?.replays === false) return
    await wait(100)
  }
}
