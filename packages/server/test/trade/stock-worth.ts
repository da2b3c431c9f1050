/** Of one item: receipts with their cost in paise, what left, and what came back. */
export interface HandMovement {
  readonly sort: 'receipt' | 'receiptReturn' | 'issue' | 'issueReturn'
  readonly quantity: number
  /** Of a receipt what it cost, of its return what it cost less. */
  readonly paise: number
}

interface Heap {
  readonly quantity: number
  readonly paise: number
}

const part = ({ quantity, paise }: Heap, some: number) =>
  some === quantity ? paise : quantity === 0 ? 0 : Math.round((paise * some) / quantity)

/**
 * What is there and its worth in paise, counted heap by heap as one would on paper, without the product's own valuation: by the average
 * there is one heap; first in, first out takes from the oldest and gives back to the supplier from the newest. What is sold before it is
 * there has the cost known last.
 */
export function worthByHand(isFifo: boolean, movements: readonly HandMovement[]): readonly [number, number] {
  let heaps: Heap[] = []
  let there = 0
  let known: Heap = { quantity: 0, paise: 0 }
  const add = (heap: Heap, isOldest: boolean) => {
    if (heap.quantity === 0) return
    heaps = isOldest ? [heap, ...heaps] : [...heaps, heap]
    if (isFifo) return
    heaps = [
      {
        quantity: heaps.reduce((sum, one) => sum + one.quantity, 0),
        paise: heaps.reduce((sum, one) => sum + one.paise, 0),
      },
    ]
  }
  const take = (quantity: number, isNewest: boolean) => {
    let [left, paise] = [quantity, 0]
    while (left > 0) {
      const heap = isNewest ? heaps.at(-1)! : heaps[0]!
      const some = Math.min(left, heap.quantity)
      const cost = part(heap, some)
      const rest = some < heap.quantity ? [{ quantity: heap.quantity - some, paise: heap.paise - cost }] : []
      heaps = isNewest ? [...heaps.slice(0, -1), ...rest] : [...rest, ...heaps.slice(1)]
      left -= some
      paise += cost
    }
    return paise
  }
  for (const { sort, quantity, paise } of movements) {
    if (sort === 'receipt' || sort === 'issueReturn') {
      const heap = { quantity, paise: sort === 'receipt' ? paise : part(known, quantity) }
      const kept = quantity - Math.min(Math.max(-there, 0), quantity)
      if (sort === 'receipt') known = heap
      add({ quantity: kept, paise: part(heap, kept) }, sort === 'issueReturn')
      there += quantity
      continue
    }
    const some = Math.min(Math.max(there, 0), quantity)
    there -= quantity
    if (some === 0) continue
    if (sort === 'issue') known = { quantity: some, paise: take(some, false) }
    else if (isFifo) take(some, true)
    else {
      // Of the average it takes what was paid, and all that is left with the last unit.
      const heap = heaps[0]!
      const cost = some === heap.quantity ? heap.paise : Math.min(part({ quantity, paise }, some), heap.paise)
      heaps = some === heap.quantity ? [] : [{ quantity: heap.quantity - some, paise: heap.paise - cost }]
    }
  }
  if (there < 0) return [there, -part(known, -there)]
  return [there, heaps.reduce((sum, one) => sum + one.paise, 0)]
}
