import type { WorksheetName } from '../forms.ts'
import { gstr6 } from '../gstr6/declaration.ts'
import { gstr7 } from '../gstr7/declaration.ts'
import { gstr8 } from '../gstr8/declaration.ts'
import { itc04 } from '../itc04/declaration.ts'
import type { WorksheetForm } from './declaration.ts'

/** Each worksheet with its tables, checks and file. */
export const worksheets: Readonly<Record<WorksheetName, WorksheetForm>> = { itc04, gstr6, gstr7, gstr8 }

/** A table of a form; undefined for a name that it has not. */
export const tableOf = (name: WorksheetName, key: string) =>
  worksheets[name].tables.find((table) => table.key === key)
