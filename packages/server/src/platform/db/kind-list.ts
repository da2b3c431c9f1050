import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Kinds of records as constants of a statement, so that the plan of one kind alone is that of an equation: `d.kind in (...)`. */
export const kindList = (kinds: readonly string[]): RawBuilder<unknown> =>
  sql.join(kinds.map((kind) => sql.lit(kind)))
