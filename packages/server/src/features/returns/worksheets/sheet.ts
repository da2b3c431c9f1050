import type { Sheet } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type { Ctx } from '../../../platform/context.ts'
import { booksOf } from './books.ts'
import { entriesOf } from './entries.ts'
import { joined } from './join.ts'
import type { WorksheetPlace } from './place.ts'

/** All rows of a worksheet: those of the books with what was filled in, then those that were entered. */
export async function sheetOf(ctx: Ctx, place: WorksheetPlace): Promise<Sheet<unknown>> {
  if (!place.isFiler) return { place, rows: [], facts: undefined }
  const { form } = place
  const [entries, { rows, facts }] = await Promise.all([
    entriesOf(ctx.db, place),
    booksOf[place.name](ctx.db, place),
  ])
  const all = joined(form.tables, place, { books: rows, entries })
  return { place, rows: form.arrange ? form.arrange(all, place, facts) : all, facts }
}
