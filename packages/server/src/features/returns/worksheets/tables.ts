import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { tableOf, worksheets } from '@bahi/domain/returns/forms/worksheet/worksheets.ts'
import { refuseField } from '../../../platform/errors.ts'

const keysOf = (tables: readonly Table[]) => tables.map(({ key }) => key).join(', ')

export function tableNamed(name: WorksheetName, key: string): Table {
  const table = tableOf(name, key)
  if (!table) throw refuseField('table', 'SHEET_TABLE', { tables: keysOf(worksheets[name].tables) })
  return table
}

/** A table that takes rows of people, or cells of them in rows of the books. */
export function enteredTable(name: WorksheetName, key: string, isFilledIn = false): Table {
  const table = tableNamed(name, key)
  if (
    table.isEntered ||
    (isFilledIn && table.columns.some(({ isCompleted, isProposed }) => isCompleted || isProposed))
  )
    return table
  const open = worksheets[name].tables.filter(({ isEntered }) => isEntered)
  throw refuseField('table', 'SHEET_TABLE', { tables: keysOf(open) })
}
