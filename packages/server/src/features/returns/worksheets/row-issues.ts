import { completedRow, enteredRow } from '@bahi/contracts/worksheet-cells.ts'
import type { Cells, Place, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type * as z from 'zod'
import { AppError } from '../../../platform/errors.ts'
import type { BookIssue } from '../../ledger/index.ts'
import { openIn } from './join.ts'
import { parseInput } from '../../../platform/http/parse.ts'

export interface ReadRow {
  readonly cells: Cells
  /** Paths are keys of columns. */
  readonly issues: readonly BookIssue[]
}

/** A reader of rows that people enter into a table: each cell by its column, then the row by the rules of the table. */
export function rowReader(table: Table, place: Place): (cells: Cells) => ReadRow {
  const schema = enteredRow(table)
  return (given) => {
    const { cells, issues } = parsed(schema, given)
    if (issues.length > 0 || !table.issues) return { cells, issues }
    return {
      cells,
      issues: table.issues(cells, place).map(({ column, code, params }) => ({
        path: column,
        code,
        ...(params ? { params } : {}),
      })),
    }
  }
}

/** The same for cells that complete a row of the books: what the books have is not filled in. */
export function completionReader(table: Table, place: Place): (given: Cells, books: Cells) => ReadRow {
  const schema = completedRow(table)
  return (given, books) => {
    const { cells, issues } = parsed(schema, given)
    const open = openIn(table, books)
    const taken = Object.keys(cells).filter((key) => !open.has(key) && books[key] !== cells[key])
    const own = Object.fromEntries(Object.entries(cells).filter(([key]) => open.has(key)))
    const whole = { ...books, ...own }
    return {
      cells: own,
      issues: [
        ...issues,
        ...taken.map((path) => ({ path, code: 'SHEET_FILLED' })),
        // Rules of the columns that a person may fill in; the books answer for theirs.
        ...(issues.length > 0 || taken.length > 0 ? [] : (table.issues?.(whole, place) ?? []))
          .filter(({ column }) => column in own)
          .map(({ column, code, params }) => ({ path: column, code, ...(params ? { params } : {}) })),
      ],
    }
  }
}

function parsed(schema: z.ZodType<Record<string, string>>, given: Cells): ReadRow {
  try {
    return { cells: parseInput(schema, given) as Cells, issues: [] }
  } catch (error) {
    if (!(error instanceof AppError) || !error.detail.issues) throw error
    return {
      cells: given,
      issues: error.detail.issues.map(({ path, code, params }) => ({
        path,
        code,
        params: Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)])),
      })),
    }
  }
}
