import type { Statement } from '@bahi/contracts/reconciliation.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { openRowsOf, refreshComparison, statementSources } from '../reconciliation/index.ts'

export type Against = z.output<typeof Statement>

/** Of which documents suppliers are asked: a GSTIN and a statement, and what is open there. */
export interface Asked {
  readonly entityId: number
  readonly against: Against
  readonly returnPeriods?: readonly string[] | undefined
  readonly states?: readonly string[] | undefined
}

/** What the statement lacks, and what differs: a supplier is asked for these unless others are chosen. */
const usualStates = ['MissingIn2B', 'Mismatch', 'Residual']

/** Rows `w` of the comparison that are open and of a supplier, nothing of them being decided. */
export function openRows(
  ctx: Ctx,
  { entityId, against, returnPeriods, states }: Asked,
): RawBuilder<unknown>[] {
  return [
    ...openRowsOf(ctx, {
      entityId,
      against,
      returnPeriods: returnPeriods && [...returnPeriods],
      states: [...(states ?? usualStates)] as never,
      decisions: ['Undecided', 'Pending'],
    }),
    sql`w.gstin <> ''`,
  ]
}

/** Compares what came since, so that nobody is asked for what has arrived. */
export async function refreshRows(ctx: Ctx, { entityId, against }: Asked): Promise<void> {
  ctx.requireEntity(entityId)
  await refreshComparison(ctx, entityId, statementSources[against])
}
