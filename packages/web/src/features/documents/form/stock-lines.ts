import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { proposedBatch, splitLine } from './batch-lines.ts'
import type { BatchPart, LineStock } from './batch-lines.ts'
import { emptyLine, scheduleFigures } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'

/** Whether documents of a kind move goods, and which way; notes of the reason that takes goods back. */
export function goodsMove(kind: DocumentKind): 'in' | 'out' | undefined {
  const { type } = documentKinds[kind]
  const types = 'letter' in type ? [type] : Object.values(type)
  return types.find(({ stock }) => stock !== undefined)?.stock
}

/** Goods leave for somebody: batches are proposed. */
export const goodsAreSold = (kind: DocumentKind): boolean =>
  goodsMove(kind) === 'out' && documentKinds[kind].side === 'sale'

/** Whether a line has a batch, or an item that keeps batches. */
export const hasAnyBatch = ({
  lines,
  stock,
}: {
  readonly lines: ReadonlyMap<number, Line>
  readonly stock: ReadonlyMap<number, LineStock> | undefined
}): boolean =>
  stock !== undefined &&
  [...lines.values()].some(
    ({ batch, itemId }) => Boolean(batch) || stock.get(itemId ?? 0)?.hasBatches === true,
  )

/** Gives lines that were just made for an item with batches the one that expires first. */
export function proposeBatches(store: InvoiceStore): void {
  const { kind, order, lines, stock, header } = store.getState()
  const open = order.filter((key) => lines.get(key)?.proposesBatch && stock?.has(lines.get(key)!.itemId ?? 0))
  if (open.length === 0) return
  const next = new Map(lines)
  for (const key of open) {
    const line = next.get(key)!
    const { batches, hasBatches } = stock!.get(line.itemId!)!
    const batch =
      hasBatches && !line.batch && goodsAreSold(kind)
        ? proposedBatch(line, batches, [...next.values()], header.date)
        : undefined
    next.set(key, { ...line, proposesBatch: undefined, ...(batch ? { batch } : {}) })
  }
  store.setState({ lines: next })
}

/** A line for each batch in place of one. */
export function splitByBatch(store: InvoiceStore, key: number, parts: readonly BatchPart[]): void {
  const { order, lines } = store.getState()
  const line = lines.get(key)
  if (!line || parts.length === 0) return
  const made = splitLine(line, parts, () => emptyLine().key)
  const next = new Map(lines)
  for (const one of made) next.set(one.key, one)
  const at = order.indexOf(key)
  store.setState({
    order: [...order.slice(0, at), ...made.map((one) => one.key), ...order.slice(at + 1)],
    lines: next,
    isDirty: true,
  })
  scheduleFigures(store)
}
