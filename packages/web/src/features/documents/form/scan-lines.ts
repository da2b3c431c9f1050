import {
  addLines,
  emptyLine,
  isBlank,
  lineInUnit,
  lineOfItem,
  pricesKnown,
  setLine,
} from './invoice-store.ts'
import type { InvoiceStore, ItemChoice } from './invoice-store.ts'
import { countScanned } from './scanned-goods.ts'
import type { ScannedGoods } from './scanned-goods.ts'

export interface ScannedLine {
  readonly key: number
  readonly quantity: string
  /** It was blank, or was not there. */
  readonly isNew: boolean
}

/** Counts what was scanned onto its line, or makes it a line. Undefined: its serial number is there already. */
export function addScanned(
  store: InvoiceStore,
  scanned: ScannedGoods & { readonly item: ItemChoice },
  wish: number | undefined,
): ScannedLine | undefined {
  const { order, lines, kind } = store.getState()
  const counted = countScanned(
    order.map((key) => lines.get(key)!),
    scanned,
  )
  if (!counted) return undefined
  const { quantity } = counted.change
  if (counted.line) {
    setLine(store, counted.line.key, counted.change)
    return { key: counted.line.key, quantity, isNew: false }
  }
  const ofItem = lineOfItem(kind, scanned.item)
  const change = { ...ofItem, ...lineInUnit(ofItem, scanned.secondUqc), ...counted.change }
  const blank = [wish, ...order].find((key) => {
    const line = key === undefined ? undefined : lines.get(key)
    return line !== undefined && isBlank(line)
  })
  if (blank !== undefined) {
    setLine(store, blank, change)
    return { key: blank, quantity, isNew: true }
  }
  const line = { ...emptyLine(), ...change }
  addLines(store, order.at(-1)!, [line])
  void pricesKnown(store)
  return { key: line.key, quantity, isNew: true }
}
