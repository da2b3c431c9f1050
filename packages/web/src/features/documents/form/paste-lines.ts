import type { DocumentKind } from '../../../app/documents.ts'
import {
  addLines,
  emptyLine,
  isBlank,
  lineOfItem,
  pricesKnown,
  removeLine,
  scheduleFigures,
} from './invoice-store.ts'
import type { InvoiceStore, ItemChoice, Line } from './invoice-store.ts'
import type { PastedRow } from './pasted-rows.ts'

export type RowState = 'ready' | 'unknown' | 'bad'

/** By the whole text of the row, in small letters. */
export type Named = ReadonlyMap<string, ItemChoice>

/** What can be done with a row: an unknown item may still become a line of plain words. */
export function stateOf(row: PastedRow, named: Named, takesText: boolean): RowState {
  if (Object.keys(row.bad).length > 0 || row.name === '') return 'bad'
  return named.has(row.name.toLowerCase()) || takesText ? 'ready' : 'unknown'
}

/** A pasted row as a line: the item fills what the row does not say. */
function lineOf(kind: DocumentKind, { name, values }: PastedRow, named: Named): Line {
  const item = named.get(name.toLowerCase())
  const { item: _, ...typed } = values
  const isPriced = typed.unitPrice !== undefined || typed.discountPercent !== undefined
  return {
    ...emptyLine(),
    ...(item ? lineOfItem(kind, item) : { description: name }),
    quantity: '1',
    ...typed,
    ...(isPriced ? { proposed: undefined } : {}),
  }
}

/** Puts the rows behind a line, in place of it where it is blank; answers how to take them back. */
export function pasteLines(
  store: InvoiceStore,
  after: number,
  rows: readonly PastedRow[],
  named: Named,
): () => void {
  const { kind, order, lines } = store.getState()
  addLines(
    store,
    after,
    rows.map((row) => lineOf(kind, row, named)),
  )
  const first = lines.get(after)
  if (first && isBlank(first)) removeLine(store, after)
  void pricesKnown(store)
  return () => {
    store.setState({ order, lines, isDirty: true })
    scheduleFigures(store)
  }
}
