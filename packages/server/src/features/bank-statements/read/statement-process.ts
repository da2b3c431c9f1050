import { parseCells } from '@bahi/domain/bank-statements/cells.ts'
import type { Cells } from '@bahi/domain/bank-statements/cells.ts'
import type { Mapping } from '@bahi/domain/bank-statements/headings.ts'
import { matchRows } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { MatchWork } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { Suggestion } from '@bahi/domain/bank-statements/match/types.ts'
import { readCells, readText } from '@bahi/domain/bank-statements/read-statement.ts'
import type { StatementOutcome } from '@bahi/domain/bank-statements/read-statement.ts'
import { answerRequests } from '../../../platform/helpers/helper-process.ts'
import { contentOf, textOf } from './content.ts'
import { firstSheet, sheetCells } from './sheet-cells.ts'

/** A process that reads files of strangers, and compares many rows with many entries, so that no request waits for it. */
export type StatementRequest =
  | {
      readonly kind: 'read'
      readonly bytes: Uint8Array
      readonly mostRows: number
      readonly mapping?: Mapping | undefined
      /** Cells of the first lines, for a person who names the columns. */
      readonly head?: number
    }
  | { readonly kind: 'match'; readonly work: MatchWork }
  /** The cells of a table as they are, without a search for the headings of a bank. */
  | { readonly kind: 'cells'; readonly bytes: Uint8Array; readonly mostRows: number }

export type StatementReply =
  | { readonly kind: 'read'; readonly outcome: ReadOutcome }
  | { readonly kind: 'matched'; readonly found: Map<number, Suggestion> }
  | { readonly kind: 'cells'; readonly cells: Cells | { readonly fault: 'empty' | 'tooLarge' | 'type' } }
  | { readonly kind: 'failed' }

export type ReadOutcome =
  | StatementOutcome
  | { readonly fault: 'empty' | 'tooLarge' | 'type' | 'broken' | 'noRows' | 'tooManyRows' }

async function answer(request: StatementRequest): Promise<StatementReply> {
  if (request.kind === 'match') return { kind: 'matched', found: matchRows(request.work) }
  if (request.kind === 'cells') return { kind: 'cells', cells: await tableOf(request) }
  return { kind: 'read', outcome: await read(request) }
}

async function tableOf({ bytes, mostRows }: Extract<StatementRequest, { kind: 'cells' }>) {
  const content = contentOf(bytes)
  if (typeof content === 'object') return content
  return content === 'sheet' ? firstSheet(bytes, mostRows) : parseCells(textOf(bytes)!, undefined, mostRows)
}

async function read({
  bytes,
  mostRows,
  mapping,
  head,
}: Extract<StatementRequest, { kind: 'read' }>): Promise<ReadOutcome> {
  const content = contentOf(bytes)
  if (typeof content === 'object') return content
  const outcome =
    content === 'sheet'
      ? readCells('xlsx', await sheetCells(bytes, mostRows), mapping)
      : readText(textOf(bytes)!, mapping)
  const cells = outcome.cells
  if ('read' in outcome) {
    if (outcome.read.rows.length > mostRows) return { fault: 'tooManyRows' }
    // A table goes back with its first lines alone; the rows are read already.
    return { ...outcome, ...(cells && head ? { cells: cells.slice(0, head) } : { cells: [] }) }
  }
  if (isBare(outcome.cells)) return { fault: 'noRows' }
  return { ...outcome, cells: outcome.cells.slice(0, head ?? 0) }
}

const isBare = (cells: Cells) =>
  cells.filter((row) => row.filter((cell) => cell !== '').length > 2).length < 2

answerRequests({ milliseconds: 20_000, residentBytes: 1_200_000_000 }, answer, (): StatementReply => ({
  kind: 'failed',
}))
