import { addDays, compareDates } from '@bahi/domain/cal/date.ts'
import { valueStock } from '@bahi/domain/inventory/valuation.ts'
import type { ValuedMovement } from '@bahi/domain/inventory/valuation.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { MoveOptions } from '../types.ts'
import { keyOf } from './shape.ts'
import type { BooksSource, Entry, Masters, ProgramNames, StockItem, Voucher } from './shape.ts'
import { accounting, tradeOf } from './trade.ts'
import type { Trade } from './trade.ts'

export interface Bill {
  readonly date: string
  readonly dueDate: string | undefined
  /** What it was made out for, and what of it was open before the first day; debits positive. */
  amount: Decimal
  left: Decimal
}

/** What a payment may name: a document or opening document, with what is open of it. */
export interface Target {
  readonly number: string
  readonly side: 'receivable' | 'payable'
  readonly date: string
  left: Decimal
}

export interface Moved {
  opening: Decimal
  closing: Decimal
}

export interface Moving {
  readonly date: string
  readonly movement: ValuedMovement
}

/** What a voucher becomes. */
export type Becomes =
  | { readonly as: 'left'; readonly reason: string }
  | { readonly as: 'before' }
  | { readonly as: 'trade'; readonly trade: Trade }
  | {
      readonly as: 'payment'
      readonly kind: 'paymentIn' | 'paymentOut'
      readonly party: Entry
      readonly money: Entry
    }
  | { readonly as: 'journal'; readonly kind: 'journal' | 'contra'; readonly instead?: string }

/** Books of another program as they are gone through: what vouchers say of one another, and what each becomes here. */
export class Books {
  readonly masters: Masters
  readonly names: ProgramNames
  readonly options: MoveOptions
  readonly moved = new Map<string, Moved>()
  readonly stock = new Map<string, Moving[]>()
  /** Bills of parties before the first day, by party and name. */
  readonly bills = new Map<string, Map<string, Bill>>()
  readonly targets = new Map<string, Target>()
  readonly sides = new Map<string, { sale: boolean; purchase: boolean }>()
  readonly kinds = new Map<string, { was: string; count: number; amount: Decimal }>()
  readonly references = new Map<string, number>()
  first: string | undefined
  last: string | undefined
  constructor({ masters, names }: BooksSource, options: MoveOptions) {
    this.masters = masters
    this.names = names
    this.options = options
  }

  isBefore(date: string) {
    return this.options.fromDate !== undefined && date < this.options.fromDate
  }

  movedOf(name: string): Moved {
    const key = keyOf(name)
    const found = this.moved.get(key)
    if (found) return found
    const opening = this.masters.ledgers.get(key)?.opening ?? Decimal.zero
    const moved = { opening, closing: opening }
    this.moved.set(key, moved)
    return moved
  }

  /** What is there of an item by the average of its movements: at the end of the file, or before the first day. */
  stockOf(item: StockItem, isOpening = false): { readonly quantity: Decimal; readonly value: Decimal } {
    const opening: ValuedMovement[] = item.quantity.isPositive()
      ? [{ sort: 'receipt', quantity: item.quantity.toPlain(), value: item.value.toFixed(2) }]
      : []
    const moved = (this.stock.get(keyOf(item.name)) ?? [])
      .filter(({ date }) => !isOpening || this.isBefore(date))
      .toSorted((one, other) => compareDates(one.date, other.date))
    const { quantity, value } = valueStock('WeightedAverage', [
      ...opening,
      ...moved.map(({ movement }) => movement),
    ])
    return { quantity: Decimal.of(quantity), value: Decimal.of(value) }
  }

  billsOf(party: string): Map<string, Bill> {
    const key = keyOf(party)
    const found = this.bills.get(key)
    if (found) return found
    const bills = new Map<string, Bill>()
    const before = addDays(this.options.fromDate ?? this.options.today, -1)
    for (const { name, date, dueDate, amount } of this.masters.ledgers.get(key)?.bills ?? [])
      bills.set(keyOf(name), { date: date ?? before, dueDate, amount, left: amount })
    this.bills.set(key, bills)
    return bills
  }

  /** What a voucher becomes here. */
  becomes(voucher: Voucher): Becomes {
    const { base, entries } = voucher
    if (voucher.left !== undefined) return { as: 'left', reason: voucher.left }
    if (!accounting.has(base) || entries.length === 0)
      return { as: 'left', reason: accounting.has(base) ? 'noEntries' : 'kind' }
    if (!voucher.isBalanced) return { as: 'left', reason: 'unbalanced' }
    const places = entries.map(({ ledger }) => this.masters.placeOf(ledger))
    if (places.includes(undefined)) return { as: 'left', reason: 'ledgerMissing' }
    if (this.isBefore(voucher.date)) return { as: 'before' }
    const hasStock = places.some((place) => place!.sort === 'stock')
    if (voucher.asJournal !== undefined && !hasStock)
      return { as: 'journal', kind: 'journal', instead: voucher.asJournal }
    if (base === 'sales' || base === 'purchase' || base === 'credit note' || base === 'debit note') {
      const trade = tradeOf(voucher, this.masters, this.names.program)
      if (!('instead' in trade)) {
        if (!trade.kind.endsWith('Note')) return { as: 'trade', trade }
        if (this.corrected(trade)) return { as: 'trade', trade }
        return { as: 'journal', kind: 'journal', instead: 'noteAlone' }
      }
      return hasStock
        ? { as: 'left', reason: 'stockLedger' }
        : { as: 'journal', kind: 'journal', instead: trade.instead }
    }
    if (hasStock) return { as: 'left', reason: 'stockLedger' }
    const parties = entries.filter((_, index) => places[index]!.sort === 'party')
    const money = entries.filter((_, index) => {
      const place = places[index]!
      return place.sort === 'account' && (place.group === 'bank' || place.group === 'cash')
    })
    if (base === 'receipt' || base === 'payment') {
      const kind = base === 'receipt' ? 'paymentIn' : 'paymentOut'
      const [party] = parties
      const [of] = money
      if (entries.length === 2 && party && of && party.amount.isNegative() === (kind === 'paymentIn'))
        return { as: 'payment', kind, party, money: of }
      return {
        as: 'journal',
        kind: 'journal',
        instead: parties.length === 0 ? 'moneyAlone' : 'severalEntries',
      }
    }
    if (base === 'contra' && money.length === entries.length) return { as: 'journal', kind: 'contra' }
    return { as: 'journal', kind: 'journal' }
  }

  /** The bill that a note names as what it corrects, with its day. */
  corrected({ entry }: Trade): { readonly number: string; readonly date: string } | undefined {
    for (const { name, type } of entry.bills) {
      if (type !== 'Agst Ref') continue
      const target = this.targets.get(`${keyOf(entry.ledger)}|${keyOf(name)}`)
      if (target) return target
      const bill = this.billsOf(entry.ledger).get(keyOf(name))
      if (bill) return { number: name, date: bill.date }
    }
    return undefined
  }

  /** What vouchers say of one another: balances, bills, who buys and who sells. */
  scan(voucher: Voucher): void {
    const { date, base, type } = voucher
    const kind = this.kinds.get(type) ?? { was: type, count: 0, amount: Decimal.zero }
    this.kinds.set(type, kind)
    kind.count++
    kind.amount = kind.amount.add(amountOf(voucher))
    if (voucher.left !== undefined || !accounting.has(base)) return
    this.first = this.first === undefined || date < this.first ? date : this.first
    this.last = this.last === undefined || date > this.last ? date : this.last
    const isBefore = this.isBefore(date)
    for (const { ledger, amount, bills } of voucher.entries) {
      const isParty = this.masters.placeOf(ledger)?.sort === 'party'
      // What comes to nothing whole is not brought, and its party owes it there nevertheless.
      if (!voucher.isBalanced && !isParty) continue
      const moved = this.movedOf(ledger)
      moved.closing = moved.closing.add(amount)
      if (!isBefore) continue
      moved.opening = moved.opening.add(amount)
      if (isParty) this.settle(ledger, bills, date)
    }
    for (const { item: name, quantity, amount } of voucher.goods) {
      const item = this.masters.items.get(keyOf(name))
      if (!item || item.isService) continue
      // What is bought comes in at its cost, and goes back at it; what is sold takes the average with it, and brings it back.
      const isIn = amount.isPositive()
      const sort = isIn
        ? base === 'credit note'
          ? 'issueReturn'
          : 'receipt'
        : base === 'debit note'
          ? 'receiptReturn'
          : 'issue'
      const movement: ValuedMovement = {
        sort,
        quantity: (isIn ? quantity : quantity.neg()).toPlain(),
        value: sort === 'receipt' || sort === 'receiptReturn' ? amount.toFixed(2) : '0',
      }
      const known = this.stock.get(keyOf(name))
      if (known) known.push({ date, movement })
      else this.stock.set(apart(keyOf(name)), [{ date, movement }])
    }
    if (isBefore) return
    const becomes = this.becomes(voucher)
    if (becomes.as !== 'trade') return
    const { trade } = becomes
    const sides = this.sides.get(keyOf(trade.party)) ?? { sale: false, purchase: false }
    if (trade.kind === 'salesInvoice' || trade.kind === 'outwardNote') sides.sale = true
    else sides.purchase = true
    this.sides.set(keyOf(trade.party), sides)
    if (trade.kind !== 'salesInvoice' && trade.kind !== 'purchaseBill') return
    const number = trade.kind === 'salesInvoice' ? voucher.number : voucher.reference || voucher.number
    const target: Target = {
      number: apart(number),
      side: trade.kind === 'salesInvoice' ? 'receivable' : 'payable',
      date: trade.kind === 'salesInvoice' ? date : (voucher.referenceDate ?? date),
      left: trade.total,
    }
    for (const name of [number, ...trade.entry.bills.map((bill) => bill.name)])
      if (name) this.targets.set(apart(`${keyOf(trade.party)}|${keyOf(name)}`), target)
  }

  /** After the last voucher: openings that no file has are what the balances at the end leave. */
  endScan(): void {
    for (const { name, stated, opening } of this.masters.ledgers.values()) {
      if (stated === undefined || opening !== undefined) continue
      const moved = this.movedOf(name)
      const before = stated.sub(moved.closing)
      moved.opening = moved.opening.add(before)
      moved.closing = stated
    }
  }

  settle(party: string, bills: Entry['bills'], date: string): void {
    const known = this.billsOf(party)
    for (const { name, type, amount, dueDate } of bills) {
      if (type === 'On Account' || name === '') continue
      const bill = known.get(keyOf(name))
      if (!bill) known.set(keyOf(name), { date, dueDate, amount, left: amount })
      else {
        if (bill.amount.isPositive() === amount.isPositive()) bill.amount = bill.amount.add(amount)
        bill.left = bill.left.add(amount)
      }
    }
  }
}

/** What a voucher comes to: its debits. */
export const amountOf = ({ entries }: Voucher): Decimal =>
  Decimal.sum(entries.map(({ amount }) => amount).filter((amount) => amount.isPositive()))

/** A text of its own: what was cut out of a file keeps a piece of the file in memory. */
const apart = (text: string): string => Buffer.from(text).toString()
