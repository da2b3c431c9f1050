import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { bankFileLimits } from '@bahi/contracts/bank-statements.ts'
import type { Cells } from '@bahi/domain/bank-statements/cells.ts'
import type { Mapping } from '@bahi/domain/bank-statements/headings.ts'
import { matchRows } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { MatchWork } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { Suggestion } from '@bahi/domain/bank-statements/match/types.ts'
import { Places } from '../../../platform/helpers/places.ts'
import type { ReadOutcome, StatementReply, StatementRequest } from './statement-process.ts'

/** Two at once, shared out by subscriber; a process lives for one task or one preview. */
const places = new Places(2)
const mostMillis = 30_000
const open = new Set<ChildProcess>()

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

/**
 * A process that may read its own code and nothing else, write nothing, start nothing, and has no environment (ADR 19). It is started
 * when it is needed first, and ended with the work.
 */
export function withHelper<T>(
  subscriberId: number,
  work: (helper: StatementHelper) => Promise<T>,
): Promise<T> {
  return places.run(subscriberId, async () => {
    let started: Promise<ChildProcess> | undefined
    const ask = async (request: StatementRequest) => reply(await (started ??= start()), request)
    try {
      return await work({
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
      })
    } finally {
      const child = await started?.catch(() => undefined)
      if (child) {
        open.delete(child)
        child.kill('SIGKILL')
      }
    }
  })
}

async function start(): Promise<ChildProcess> {
  const child = fork(processFile, {
    serialization: 'advanced',
    env: {},
    execArgv: [
      '--no-warnings',
      '--max-old-space-size=768',
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  open.add(child)
  // Requests come first on the same cores.
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The process that reads statements did not start')))
  })
  return child
}

/** Undefined where there is no answer in time, or the process ended itself because the file took too much of it. */
function reply(child: ChildProcess, request: StatementRequest): Promise<StatementReply | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(undefined), mostMillis)
    const end = (answer: StatementReply | undefined) => {
      clearTimeout(timer)
      child.off('message', end).off('exit', lost)
      resolve(answer)
    }
    const lost = () => end(undefined)
    child.once('message', end)
    child.once('exit', lost)
    child.send(request, (error) => error && lost())
  })
}

/** Ends what is under way, when the server stops. */
export async function closeStatementHelpers(): Promise<void> {
  places.refuseWaiting(new Error('The reading of statements was stopped'))
  for (const child of open) child.kill('SIGKILL')
}

const processFile = fileURLToPath(new URL('./statement-process.ts', import.meta.url))
