import type { Sheet } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type { Ctx } from '../../../platform/context.ts'
import { booksOf } from './books.ts'
import { entriesOf } from './entries.ts'
import { filedRows } from './filed-rows.ts'
import { joined } from './join.ts'
import type { WorksheetPlace } from './place.ts'

export interface PlacedSheet extends Sheet<unknown> {
  readonly place: WorksheetPlace
  /** Its rows are those that were filed: nothing of them is left to check. */
  readonly isFiled: boolean
}

/** All rows of a worksheet: as they were filed, else as books and entries have them now. */
export async function sheetOf(ctx: Ctx, place: WorksheetPlace): Promise<PlacedSheet> {
  const rows = await filedRows(ctx.db, place)
  return rows ? { place, rows, facts: undefined, isFiled: true } : openSheet(ctx, place)
}

/** Rows of the books with what was filled in, then those that were entered. */
export async function openSheet(ctx: Ctx, place: WorksheetPlace): Promise<PlacedSheet> {
  if (!place.isFiler) return { place, rows: [], facts: undefined, isFiled: false }
  const { form } = place
  const [entries, { rows, facts }] = await Promise.all([
    entriesOf(ctx.db, place),
    booksOf[place.name](ctx.db, place),
  ])
  const all = joined(form.tables, place, { books: rows, entries })
  return { place, rows: form.arrange ? form.arrange(all, place, facts) : all, facts, isFiled: false }
}
