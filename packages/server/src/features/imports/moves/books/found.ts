import type { MoveFound } from '@bahi/contracts/moves.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Books } from './books.ts'
import type { Ledger } from './shape.ts'

/** What is in the file, before anything is brought. */
export function foundIn(books: Books): MoveFound {
  const parties = [...books.masters.ledgers.values()].filter(
    ({ name }) => books.masters.placeOf(name)?.sort === 'party',
  )
  const balance = (ledger: Ledger) => books.movedOf(ledger.name).closing
  const last = books.last ?? books.options.today
  const year = startOfFinancialYear(last)
  return {
    company: books.masters.company.slice(0, 200),
    fromDate: books.first ?? null,
    toDate: books.last ?? null,
    // The year that goes on; what was before comes as openings.
    defaultFrom: books.first !== undefined && books.first > year ? books.first : year,
    receivable: Decimal.sum(parties.map(balance).filter((one) => one.isPositive())).toFixed(2),
    payable: Decimal.sum(parties.map(balance).filter((one) => one.isNegative()))
      .neg()
      .toFixed(2),
    stock: Decimal.sum([...books.masters.items.values()].map((item) => books.stockOf(item).value)).toFixed(2),
    masters: [
      { kind: 'Accounts' as const, count: books.masters.ledgers.size - parties.length },
      { kind: 'Parties' as const, count: parties.length },
      { kind: 'Items' as const, count: books.masters.items.size },
      { kind: 'Categories' as const, count: books.masters.categories.size },
      { kind: 'Units' as const, count: books.masters.units.size },
    ].filter(({ count }) => count > 0),
    documents: [...books.kinds.values()].map(({ was, count, amount }) => ({
      kind: was,
      count,
      amount: amount.toFixed(2),
    })),
  }
}
