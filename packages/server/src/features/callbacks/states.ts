import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A delivery that is yet to arrive, written as the indexes of such have it. */
export const open = (alias: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.state`)} in ('YetNotStarted', 'InProcess', 'Attempted')`

/** Can be sent again by hand: it has failed, ended or arrived, and its address is still there and active. */
export const isRetryable = (delivery: string, callback: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${delivery}.state`)} in ('Attempted', 'Completed', 'MaxAttemptReached') and ${sql.ref(`${callback}.status`)} = 'Active')`
