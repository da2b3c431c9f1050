import { bankFileLimits } from '@bahi/contracts/import-limits.ts'
import type { Cells } from '@bahi/domain/bank-statements/cells.ts'
import type { Mapping } from '@bahi/domain/bank-statements/headings.ts'
import { matchRows } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { MatchWork } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { Suggestion } from '@bahi/domain/bank-statements/match/types.ts'
import { HelperProcesses } from '../../../platform/helpers/helper-process.ts'
import type { ReadOutcome, StatementReply, StatementRequest } from './statement-process.ts'

const helpers = new HelperProcesses<StatementRequest, StatementReply>({
  file: new URL('./statement-process.ts', import.meta.url),
  purpose: 'statements',
  places: 2,
  mostMillis: 60_000,
})

/** What lasts no longer than a request may think is done here, without a process. */
const quick = 200

export interface StatementHelper {
  read(
    bytes: Uint8Array,
    mapping?: Mapping,
    head?: number,
  ): Promise<ReadOutcome | { readonly fault: 'tooHeavy' }>
  /** Undefined where the file is broken or takes too much. */
  cells(bytes: Uint8Array, mostRows: number): Promise<Cells | undefined>
  match(work: MatchWork): Promise<Map<number, Suggestion> | undefined>
}

/** Work with a process for one task or one preview, which is started when it is needed first. */
export function withHelper<T>(
  subscriberId: number,
  work: (helper: StatementHelper) => Promise<T>,
): Promise<T> {
  return helpers.run(subscriberId, (ask) =>
    work({
      read: async (bytes, mapping, head) => {
        const answer = await ask({
          kind: 'read',
          bytes,
          mostRows: bankFileLimits.rows,
          ...(mapping ? { mapping } : {}),
          ...(head === undefined ? {} : { head }),
        })
        if (answer?.kind === 'read') return answer.outcome
        return { fault: answer ? 'broken' : 'tooHeavy' }
      },
      cells: async (bytes, mostRows) => {
        const answer = await ask({ kind: 'cells', bytes, mostRows })
        return answer?.kind === 'cells' && !('fault' in answer.cells) ? answer.cells : undefined
      },
      match: async (asked) => {
        const size =
          asked.rows.length * Math.min(asked.entries.length + (asked.documents?.length ?? 0), quick)
        if (size <= quick * quick) return matchRows(asked)
        const answer = await ask({ kind: 'match', work: asked })
        return answer?.kind === 'matched' ? answer.found : undefined
      },
    }),
  )
}

export const closeStatementHelpers = () => helpers.close()
