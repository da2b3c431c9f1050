import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { MoveEvent } from '../types.ts'
import type { Books } from './books.ts'
import { record } from './record.ts'
import { keyOf } from './shape.ts'
import type { Ledger } from './shape.ts'

/** Bills that were open before the first day; and what of its balance none of them says. */
export function* openingsOf(
  books: Books,
  ledger: Ledger,
  side: 'debtors' | 'creditors',
  before: string,
): Generator<MoveEvent> {
  let sum = Decimal.zero
  for (const [key, { date, dueDate, amount, left }] of books.billsOf(ledger.name)) {
    if (left.isZero()) continue
    const name = ledger.bills.find((bill) => keyOf(bill.name) === key)?.name ?? key.toUpperCase()
    sum = sum.add(left)
    const isInvoice = left.isPositive() === (side === 'debtors')
    yield openItem(books, {
      ledger,
      side,
      isInvoice,
      name,
      date: date > before ? before : date,
      dueDate,
      amount: amount.abs().lt(left.abs()) ? left.abs() : amount.abs(),
      left: left.abs(),
    })
    if (isInvoice)
      books.targets.set(`${keyOf(ledger.name)}|${key}`, {
        number: name,
        side: side === 'debtors' ? 'receivable' : 'payable',
        date,
        left: left.abs(),
      })
  }
  // What no bill says is open at the GSTIN too: the balance of a party alone is that of the whole company.
  const rest = books.movedOf(ledger.name).opening.sub(sum)
  if (rest.isZero()) return
  const isInvoice = rest.isPositive() === (side === 'debtors')
  yield openItem(books, {
    ledger,
    side,
    isInvoice,
    name: isInvoice ? 'Opening balance' : 'On account',
    date: before,
    dueDate: undefined,
    amount: rest.abs(),
    left: rest.abs(),
  })
}

function openItem(
  books: Books,
  {
    ledger,
    side,
    isInvoice,
    name,
    date,
    dueDate,
    amount,
    left,
  }: {
    readonly ledger: Ledger
    readonly side: 'debtors' | 'creditors'
    readonly isInvoice: boolean
    readonly name: string
    readonly date: string
    readonly dueDate: string | undefined
    readonly amount: Decimal
    readonly left: Decimal
  },
): MoveEvent {
  const type =
    side === 'debtors' ? (isInvoice ? 'Invoice' : 'AdvanceReceived') : isInvoice ? 'Bill' : 'AdvancePaid'
  return record({
    step: 'openItems',
    own: `bill|${keyOf(ledger.name)}|${keyOf(name)}`,
    needs: [`party|${keyOf(ledger.name)}`],
    was: books.names.bill,
    name,
    party: ledger.name,
    date,
    amount: left.toFixed(2),
    rows: [
      {
        party: ledger.name,
        type,
        number: name,
        date,
        dueDate,
        amount: amount.toFixed(2),
        left: left.toFixed(2),
      },
    ],
  })
}

/** What each account had before the first day: one entry of all of them. */
export function* accountOpenings(books: Books, before: string): Generator<MoveEvent> {
  const sums = new Map<string, { account: string; isOwn: boolean; amount: Decimal }>()
  for (const ledger of books.masters.ledgers.values()) {
    const place = books.masters.placeOf(ledger.name)
    const { opening } = books.movedOf(ledger.name)
    if (!place || place.sort === 'party' || opening.isZero()) continue
    if (place.sort === 'stock') {
      // What goods are worth comes with the items.
      yield {
        kind: 'left',
        left: {
          was: books.names.ledger,
          reason: 'stockValue',
          name: ledger.name,
          amount: opening.toFixed(2),
        },
      }
      continue
    }
    const key = keyOf(place.account)
    const sum = sums.get(key) ?? { account: place.account, isOwn: !place.system, amount: Decimal.zero }
    sum.amount = sum.amount.add(opening)
    sums.set(key, sum)
  }
  const rows = [...sums.values()].filter(({ amount }) => !amount.isZero())
  if (rows.length === 0) return
  yield record({
    step: 'openings',
    needs: rows.flatMap(({ account, isOwn }) => (isOwn ? [`account|${keyOf(account)}`] : [])),
    was: books.names.ledger,
    name: before,
    date: before,
    rows: rows.map(({ account, amount }) => ({
      date: before,
      account,
      ...(amount.isPositive() ? { debit: amount.toFixed(2) } : { credit: amount.neg().toFixed(2) }),
    })),
  })
}

/** What goods were there, and at what cost. */
export function* stockOpenings(books: Books): Generator<MoveEvent> {
  for (const item of books.masters.items.values()) {
    const { quantity: openingQuantity, value: openingValue } = books.stockOf(item, true)
    if (openingQuantity.isZero() && openingValue.isZero()) continue
    if (!openingQuantity.isPositive()) {
      yield {
        kind: 'left',
        left: {
          was: books.names.item,
          reason: 'stockBelow',
          name: item.name,
          amount: openingValue.toFixed(2),
        },
      }
      continue
    }
    yield record({
      step: 'stock',
      needs: [`item|${keyOf(item.name)}`],
      was: books.names.item,
      name: item.name,
      amount: openingValue.toFixed(2),
      rows: [{ item: item.name, quantity: openingQuantity.toPlain(), value: openingValue.toFixed(2) }],
    })
  }
}
