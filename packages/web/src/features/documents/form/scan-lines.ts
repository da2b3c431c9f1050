import { Decimal } from '@bahi/domain/num/decimal.ts'
import { addLines, emptyLine, isBlank, lineOfItem, pricesKnown, setLine } from './invoice-store.ts'
import type { InvoiceStore, ItemChoice, Line } from './invoice-store.ts'

export interface ScannedLine {
  readonly key: number
  readonly quantity: string
  /** It was blank, or was not there. */
  readonly isNew: boolean
}

/** Counts one more of the line that has the item, of the same batch where the code was of one; else makes it a line. */
export function addScanned(
  store: InvoiceStore,
  item: ItemChoice,
  batch: string | undefined,
  wish: number | undefined,
): ScannedLine {
  const { order, lines, kind } = store.getState()
  const same = order
    .map((key) => lines.get(key)!)
    .findLast(
      (line) => line.itemId === item.id && isCounted(line) && (batch === undefined || line.batch === batch),
    )
  if (same) {
    const quantity = Decimal.of(same.quantity || '0')
      .add(1)
      .toPlain()
    setLine(store, same.key, { quantity })
    return { key: same.key, quantity, isNew: false }
  }
  const change = {
    ...lineOfItem(kind, item),
    quantity: '1',
    ...(batch === undefined ? {} : { batch, proposesBatch: false }),
  }
  const blank = [wish, ...order].find((key) => {
    const line = key === undefined ? undefined : lines.get(key)
    return line !== undefined && isBlank(line)
  })
  if (blank !== undefined) {
    setLine(store, blank, change)
    return { key: blank, quantity: '1', isNew: true }
  }
  const line = { ...emptyLine(), ...change }
  addLines(store, order.at(-1)!, [line])
  void pricesKnown(store)
  return { key: line.key, quantity: '1', isNew: true }
}

/** In the first unit, and free to be changed. */
const isCounted = ({ units, taken, priceDifference }: Line) => !units?.isSecond && !taken && !priceDifference
