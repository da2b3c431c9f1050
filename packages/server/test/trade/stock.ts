import { typeOf } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { valueStock } from '@bahi/domain/inventory/valuation.ts'
import type { ValuedMovement } from '@bahi/domain/inventory/valuation.ts'
import type { AnyBody } from '../call-helpers.ts'
import type { NaiveBooks, NaiveDocument } from './naive.ts'
import { happens, pick, upTo } from './trader.ts'
import type { Step, Trader } from './trader.ts'

/** Units lost or found of an item. */
export interface NaiveCorrection {
  readonly id: number
  readonly itemId: number
  readonly quantity: number
  readonly isLive: boolean
}

/** Goods are lost or found, or an earlier correction is taken back. */
export const correctStock: Step = async (trader) => {
  const { entityId, date, items } = trader.masters
  const { corrections } = trader.books
  const earlier = pick(
    trader,
    [...corrections.values()].filter(({ isLive }) => isLive),
  )
  if (earlier && happens(trader, 0.3)) {
    const { id } = earlier
    const reply = await trader.call('stockEntry.cancel', { ids: [id], reason: 'Wrong count' })
    if (reply?.done.includes(id)) corrections.set(id, { ...earlier, isLive: false })
    return
  }
  const itemId = pick(trader, items)!
  const quantity = happens(trader, 0.5) ? upTo(trader, 5) : -upTo(trader, 5)
  const lines = [{ itemId, quantity: String(quantity) }]
  const saved = await trader.call('inventory.saveStockAdjustment', { entityId, date, reason: 'Count', lines })
  if (!saved) return
  corrections.set(saved.id, { id: saved.id, itemId, quantity, isLive: true })
  trader.books.turns.push(['correction', saved.id])
}

/** What documents and corrections moved of an item, written down in the order of issue. */
export const movedByHand = (books: NaiveBooks, itemId: number): ValuedMovement[] =>
  books.turns.flatMap(([what, id]) => {
    if (what === 'document') return movedBy(books, books.documents.get(id)!, itemId)
    const { quantity, isLive, ...one } = books.corrections.get(id)!
    const sort = quantity > 0 ? 'issueReturn' : 'issue'
    return isLive && one.itemId === itemId ? [{ sort, quantity: String(quantity), value: '0' }] : []
  })

/** Its worth by the average of what is there. */
export const worthByHand = (books: NaiveBooks, itemId: number): string =>
  valueStock('WeightedAverage', movedByHand(books, itemId)).value

function movedBy(books: NaiveBooks, document: NaiveDocument, itemId: number): ValuedMovement[] {
  const { kind, noteType, isLive, lines, returned, body } = document
  const { stock } = typeOf(kind, noteType)
  if (!isLive || !stock) return []
  const { reason, lines: sent = [] } = body as AnyBody
  if (noteType && !String(reason).endsWith(' Return')) return []
  return lines.flatMap(({ lineNumber, quantity, source }, index): ValuedMovement[] => {
    const line = sent[index] as AnyBody
    if (line.itemId !== itemId) return []
    const from = source && books.documents.get(source.documentId)
    if (from?.isLive && from.kind === 'deliveryChallan' && kind === 'salesInvoice') return []
    const cost = Decimal.of(line.unitPrice).mul(String(quantity)).round(2)
    const move = (sort: ValuedMovement['sort'], count: number, value: Decimal): ValuedMovement => ({
      sort,
      quantity: String(count),
      value: value.toFixed(2),
    })
    if (kind === 'purchaseBill') return [move('receipt', quantity, cost)]
    if (kind === 'inwardNote') return [move('receiptReturn', -quantity, cost.neg())]
    if (kind === 'outwardNote') return [move('issueReturn', quantity, Decimal.zero)]
    const back = returned.get(lineNumber) ?? 0
    return [
      move('issue', -quantity, Decimal.zero),
      ...(back > 0 ? [move('issueReturn', back, Decimal.zero)] : []),
    ]
  })
}

/** What the product says is there of each item, and worth, at the GSTIN of the trader. */
export async function stockSaid({
  call,
  masters,
}: Trader): Promise<ReadonlyMap<number, readonly [number, string]>> {
  const reply = await call('inventory.search', { entityIds: [masters.entityId], groupBy: 'item', size: 500 })
  return new Map(
    ((reply?.records ?? []) as AnyBody[]).map(({ itemId, closing, value }) => [
      itemId,
      [Number(closing), value],
    ]),
  )
}
