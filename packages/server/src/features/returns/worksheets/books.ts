import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { SheetRow } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { booksOfGstr6 } from './gstr6-books.ts'
import { booksOfItc04 } from './itc04-books.ts'
import type { WorksheetPlace } from './place.ts'

/** Rows of the books of a period, and what else the checks of the form ask for. */
export type Books = (
  db: Db,
  place: WorksheetPlace,
) => Promise<{ readonly rows: readonly SheetRow[]; readonly facts: unknown }>

/** Forms whose rows are all entered: the books do not hold what was deducted under section 51 or collected under section 52. */
async function noBooks() {
  return { rows: [], facts: undefined }
}

export const booksOf: Readonly<Record<WorksheetName, Books>> = {
  itc04: booksOfItc04,
  gstr6: booksOfGstr6,
  gstr7: noBooks,
  gstr8: noBooks,
}
