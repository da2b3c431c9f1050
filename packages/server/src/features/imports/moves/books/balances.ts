import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { MoveEvent } from '../types.ts'
import type { Books } from './books.ts'
import { keyOf } from './shape.ts'

/** What parties, accounts and items had: before the first day, and at the end of the files. */
export function* balancesIn(books: Books): Generator<MoveEvent> {
  const accounts = new Map<string, { of: string; opening: Decimal; closing: Decimal }>()
  for (const ledger of books.masters.ledgers.values()) {
    const place = books.masters.placeOf(ledger.name)
    const { opening, closing } = books.movedOf(ledger.name)
    if (!place || place.sort === 'stock') continue
    if (place.sort === 'party') {
      yield {
        kind: 'balance',
        balance: {
          part: 'party',
          name: ledger.name,
          own: `party|${keyOf(ledger.name)}`,
          opening: opening.toFixed(2),
          closing: (ledger.stated ?? closing).toFixed(2),
        },
      }
      continue
    }
    const sum = accounts.get(keyOf(place.account)) ?? {
      of: place.account,
      opening: Decimal.zero,
      closing: Decimal.zero,
    }
    sum.opening = sum.opening.add(opening)
    sum.closing = sum.closing.add(closing)
    accounts.set(keyOf(place.account), sum)
  }
  for (const { of, opening, closing } of accounts.values())
    if (!opening.isZero() || !closing.isZero())
      yield {
        kind: 'balance',
        balance: { part: 'account', name: of, opening: opening.toFixed(2), closing: closing.toFixed(2) },
      }
  for (const item of books.masters.items.values()) {
    const computed = books.stockOf(item)
    const quantity = item.stated?.quantity ?? computed.quantity
    const value = item.stated?.value ?? computed.value
    const { value: openingValue } = books.stockOf(item, true)
    if (quantity.isZero() && value.isZero() && openingValue.isZero()) continue
    yield {
      kind: 'balance',
      balance: {
        part: 'item',
        name: item.name,
        own: `item|${keyOf(item.name)}`,
        of: item.unit,
        opening: openingValue.toFixed(2),
        closing: value.toFixed(2),
        quantity: quantity.toPlain(),
      },
    }
  }
}
