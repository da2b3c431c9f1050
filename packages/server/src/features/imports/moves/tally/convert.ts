import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { addDays, compareDates } from '@bahi/domain/cal/date.ts'
import { valueStock } from '@bahi/domain/inventory/valuation.ts'
import type { ValuedMovement } from '@bahi/domain/inventory/valuation.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import type { MoveFound } from '@bahi/contracts/moves.ts'
import { uqcOfText } from '../../read-cell.ts'
import type { MovedRecord, MoveEvent, MoveOptions, Values } from '../types.ts'
import { TallyMasters } from './masters.ts'
import type { Ledger, StockItem } from './masters.ts'
import { accounting, tradeOf } from './trade.ts'
import type { Trade } from './trade.ts'
import { keyOf } from './values.ts'
import { voucherOf } from './vouchers.ts'
import type { Entry, Voucher } from './vouchers.ts'
import { all, textIn } from './xml.ts'
import type { Element } from './xml.ts'
import { TableFault } from '../../read/table-file.ts'

/** Reads the file from its beginning: it is gone through for masters, for what vouchers say of one another, and for the vouchers. */
export type ReadElements = () => AsyncIterable<readonly Element[]>

interface Bill {
  readonly date: string
  readonly dueDate: string | undefined
  /** What it was made out for, and what of it was open before the first day; debits positive. */
  amount: Decimal
  left: Decimal
}

/** What a payment may name: a document or opening document, with what is open of it. */
interface Target {
  readonly number: string
  readonly side: 'receivable' | 'payable'
  readonly date: string
  left: Decimal
}

interface Moved {
  opening: Decimal
  closing: Decimal
}

interface Moving {
  readonly date: string
  readonly movement: ValuedMovement
}

/** What a voucher becomes. */
type Becomes =
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

/** A file of Tally as records of ours; without a first day it is looked at alone. */
export async function* tallyRecords(read: ReadElements, options: MoveOptions): AsyncGenerator<MoveEvent> {
  const books = new TallyBooks(options)
  let count = 0
  let isEmpty = true
  for await (const elements of read())
    for (const element of elements) {
      if (element.name !== 'SVCURRENTCOMPANY') isEmpty = false
      books.masters.take(element)
      if (++count % 500 === 0) yield { kind: 'read', count }
    }
  if (isEmpty) throw new TableFault('MOVE_NOTHING')
  for await (const elements of read())
    for (const element of elements) {
      if (element.name !== 'VOUCHER') continue
      books.scan(element)
      if (++count % 500 === 0) yield { kind: 'read', count }
    }
  yield { kind: 'found', found: books.found() }
  if (options.fromDate === undefined) return
  yield* books.mastersAsRecords()
  for await (const elements of read())
    for (const element of elements) {
      if (element.name !== 'VOUCHER') continue
      yield* books.voucherAsRecords(element)
      if (++count % 500 === 0) yield { kind: 'read', count }
    }
  yield* books.balances()
}

class TallyBooks {
  readonly masters = new TallyMasters()
  readonly #options: MoveOptions
  readonly #moved = new Map<string, Moved>()
  readonly #stock = new Map<string, Moving[]>()
  /** Bills of parties before the first day, by party and name. */
  readonly #bills = new Map<string, Map<string, Bill>>()
  readonly #targets = new Map<string, Target>()
  readonly #sides = new Map<string, { sale: boolean; purchase: boolean }>()
  readonly #kinds = new Map<string, { was: string; count: number; amount: Decimal }>()
  readonly #references = new Map<string, number>()
  #first: string | undefined
  #last: string | undefined
  constructor(options: MoveOptions) {
    this.#options = options
  }

  #isBefore(date: string) {
    return this.#options.fromDate !== undefined && date < this.#options.fromDate
  }

  #voucher(element: Element): Voucher | undefined {
    return voucherOf(element, (type) => this.masters.voucherTypeOf(type))
  }

  #movedOf(name: string): Moved {
    const key = keyOf(name)
    const found = this.#moved.get(key)
    if (found) return found
    const opening = this.masters.ledgers.get(key)?.opening ?? Decimal.zero
    const moved = { opening, closing: opening }
    this.#moved.set(key, moved)
    return moved
  }

  /** What is there of an item by the average of its movements: at the end of the file, or before the first day. */
  #stockOf(item: StockItem, isOpening = false): { readonly quantity: Decimal; readonly value: Decimal } {
    const opening: ValuedMovement[] = item.quantity.isPositive()
      ? [{ sort: 'receipt', quantity: item.quantity.toPlain(), value: item.value.toFixed(2) }]
      : []
    const moved = (this.#stock.get(keyOf(item.name)) ?? [])
      .filter(({ date }) => !isOpening || this.#isBefore(date))
      .toSorted((one, other) => compareDates(one.date, other.date))
    const { quantity, value } = valueStock('WeightedAverage', [
      ...opening,
      ...moved.map(({ movement }) => movement),
    ])
    return { quantity: Decimal.of(quantity), value: Decimal.of(value) }
  }

  #billsOf(party: string): Map<string, Bill> {
    const key = keyOf(party)
    const found = this.#bills.get(key)
    if (found) return found
    const bills = new Map<string, Bill>()
    const before = addDays(this.#options.fromDate ?? this.#options.today, -1)
    for (const { name, date, dueDate, amount } of this.masters.ledgers.get(key)?.bills ?? [])
      bills.set(keyOf(name), { date: date ?? before, dueDate, amount, left: amount })
    this.#bills.set(key, bills)
    return bills
  }

  /** What a voucher becomes here. */
  #becomes(voucher: Voucher): Becomes {
    const { base, entries } = voucher
    if (voucher.isCancelled) return { as: 'left', reason: 'cancelled' }
    if (voucher.isOptional) return { as: 'left', reason: 'optional' }
    if (!accounting.has(base) || entries.length === 0)
      return { as: 'left', reason: accounting.has(base) ? 'noEntries' : 'kind' }
    if (!voucher.isBalanced) return { as: 'left', reason: 'unbalanced' }
    const places = entries.map(({ ledger }) => this.masters.placeOf(ledger))
    if (places.includes(undefined)) return { as: 'left', reason: 'ledgerMissing' }
    if (this.#isBefore(voucher.date)) return { as: 'before' }
    const hasStock = places.some((place) => place!.sort === 'stock')
    if (base === 'sales' || base === 'purchase' || base === 'credit note' || base === 'debit note') {
      const trade = tradeOf(voucher, this.masters)
      if (!('instead' in trade)) {
        if (!trade.kind.endsWith('Note')) return { as: 'trade', trade }
        if (this.#corrected(trade)) return { as: 'trade', trade }
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
  #corrected({ entry }: Trade): { readonly number: string; readonly date: string } | undefined {
    for (const { name, type } of entry.bills) {
      if (type !== 'Agst Ref') continue
      const target = this.#targets.get(`${keyOf(entry.ledger)}|${keyOf(name)}`)
      if (target) return target
      const bill = this.#billsOf(entry.ledger).get(keyOf(name))
      if (bill) return { number: name, date: bill.date }
    }
    return undefined
  }

  /** What vouchers say of one another: balances, bills, who buys and who sells. */
  scan(element: Element): void {
    const voucher = this.#voucher(element)
    // It is told where its records would be made.
    if (!voucher) return
    const { date, base, type } = voucher
    const kind = this.#kinds.get(type) ?? { was: type, count: 0, amount: Decimal.zero }
    this.#kinds.set(type, kind)
    kind.count++
    kind.amount = kind.amount.add(amountOf(voucher))
    if (voucher.isCancelled || voucher.isOptional || !accounting.has(base)) return
    this.#first = this.#first === undefined || date < this.#first ? date : this.#first
    this.#last = this.#last === undefined || date > this.#last ? date : this.#last
    const isBefore = this.#isBefore(date)
    if (voucher.isBalanced)
      for (const { ledger, amount, bills } of voucher.entries) {
        const moved = this.#movedOf(ledger)
        moved.closing = moved.closing.add(amount)
        if (!isBefore) continue
        moved.opening = moved.opening.add(amount)
        if (this.masters.placeOf(ledger)?.sort === 'party') this.#settle(ledger, bills, date)
      }
    for (const { item: name, quantity, amount } of voucher.goods) {
      const item = this.masters.items.get(keyOf(name))
      if (!item) continue
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
      const known = this.#stock.get(keyOf(name))
      if (known) known.push({ date, movement })
      else this.#stock.set(keyOf(name), [{ date, movement }])
    }
    if (isBefore) return
    const becomes = this.#becomes(voucher)
    if (becomes.as !== 'trade') return
    const { trade } = becomes
    const sides = this.#sides.get(keyOf(trade.party)) ?? { sale: false, purchase: false }
    if (trade.kind === 'salesInvoice' || trade.kind === 'outwardNote') sides.sale = true
    else sides.purchase = true
    this.#sides.set(keyOf(trade.party), sides)
    if (trade.kind !== 'salesInvoice' && trade.kind !== 'purchaseBill') return
    const number = trade.kind === 'salesInvoice' ? voucher.number : voucher.reference || voucher.number
    const target: Target = {
      number,
      side: trade.kind === 'salesInvoice' ? 'receivable' : 'payable',
      date: trade.kind === 'salesInvoice' ? date : (voucher.referenceDate ?? date),
      left: trade.total,
    }
    for (const name of [number, ...trade.entry.bills.map((bill) => bill.name)])
      if (name) this.#targets.set(`${keyOf(trade.party)}|${keyOf(name)}`, target)
  }

  #settle(party: string, bills: Entry['bills'], date: string): void {
    const known = this.#billsOf(party)
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

  /** What is in the file, before anything is brought. */
  found(): MoveFound {
    const parties = [...this.masters.ledgers.values()].filter(
      ({ name }) => this.masters.placeOf(name)?.sort === 'party',
    )
    const balance = (ledger: Ledger) => this.#movedOf(ledger.name).closing
    const last = this.#last ?? this.#options.today
    const year = startOfFinancialYear(last)
    return {
      company: this.masters.company.slice(0, 200),
      fromDate: this.#first ?? null,
      toDate: this.#last ?? null,
      // The year that goes on; what was before comes as openings.
      defaultFrom: this.#first !== undefined && this.#first > year ? this.#first : year,
      receivable: Decimal.sum(parties.map(balance).filter((one) => one.isPositive())).toFixed(2),
      payable: Decimal.sum(parties.map(balance).filter((one) => one.isNegative()))
        .neg()
        .toFixed(2),
      stock: Decimal.sum([...this.masters.items.values()].map((item) => this.#stockOf(item).value)).toFixed(
        2,
      ),
      masters: [
        { kind: 'Accounts' as const, count: this.masters.ledgers.size - parties.length },
        { kind: 'Parties' as const, count: parties.length },
        { kind: 'Items' as const, count: this.masters.items.size },
        { kind: 'Categories' as const, count: this.masters.stockGroups.size },
        { kind: 'Units' as const, count: this.masters.units.size },
      ].filter(({ count }) => count > 0),
      documents: [...this.#kinds.values()].map(({ was, count, amount }) => ({
        kind: was,
        count,
        amount: amount.toFixed(2),
      })),
    }
  }

  *mastersAsRecords(): Generator<MoveEvent> {
    const { masters } = this
    const from = this.#options.fromDate!
    const before = addDays(from, -1)
    for (const [name, count] of masters.others)
      yield { kind: 'left', left: { was: name, reason: 'master', name, count } }
    const accounts = new Set<string>()
    for (const ledger of masters.ledgers.values()) {
      const place = masters.placeOf(ledger.name)
      if (!place) {
        yield {
          kind: 'left',
          left: {
            was: 'LEDGER',
            reason: 'group',
            name: ledger.name,
            amount: this.#movedOf(ledger.name).closing.toFixed(2),
          },
        }
        continue
      }
      if (place.sort !== 'account' || place.system || accounts.has(keyOf(place.account))) continue
      accounts.add(keyOf(place.account))
      yield record({
        step: 'accounts',
        own: `account|${keyOf(place.account)}`,
        was: 'LEDGER',
        name: ledger.name,
        rows: [
          {
            name: place.account,
            group: place.group,
            subgroup: masters.groupOf(ledger.parent)?.own,
            ...(place.group === 'bank'
              ? {
                  accountNumber: textIn(ledger.element, 'BANKDETAILS').replaceAll(/\s/g, '') || undefined,
                  ifsc: textIn(ledger.element, 'IFSCODE') || undefined,
                  bankName: textIn(ledger.element, 'BANKINGCONFIGBANK') || undefined,
                }
              : {}),
          },
        ],
      })
    }
    for (const unit of masters.units.values()) {
      if (!unit.isSimple) {
        yield { kind: 'left', left: { was: 'UNIT', reason: 'compoundUnit', name: unit.name } }
        continue
      }
      if (this.#uqcOf(unit.name)) continue
      yield record({
        step: 'units',
        own: `unit|${keyOf(unit.name)}`,
        was: 'UNIT',
        name: unit.name,
        rows: [
          {
            code: unit.name,
            description: unit.formal || undefined,
            uqc: 'OTH',
            decimals: String(Math.min(3, unit.decimals)),
          },
        ],
      })
    }
    for (const { name, parent } of masters.stockGroups.values()) {
      const hasParent = masters.stockGroups.has(keyOf(parent))
      yield record({
        step: 'categories',
        own: `category|${keyOf(name)}`,
        needs: hasParent ? [`category|${keyOf(parent)}`] : [],
        was: 'STOCKGROUP',
        name,
        rows: [{ name, parentCategoryId: hasParent ? parent : undefined }],
      })
    }
    for (const item of masters.items.values()) yield record(this.#itemRecord(item))
    const gstins = new Set<string>()
    let place = 0
    for (const ledger of masters.ledgers.values()) {
      const of = masters.placeOf(ledger.name)
      if (of?.sort !== 'party') continue
      place++
      const gstin = gstinOf(ledger)
      const isAgain = gstin !== '' && gstins.has(gstin)
      gstins.add(gstin)
      const party = this.#partyRecord(ledger, of.side, {
        gstin,
        before,
        code: isAgain ? `T-${place}` : undefined,
      })
      yield record(party)
      if (party.rows[0]!['notes'] !== undefined)
        yield { kind: 'left', left: { was: 'LEDGER', reason: 'addressPin', name: ledger.name } }
      yield* this.#openingsOf(ledger, of.side, before)
    }
    yield* this.#accountOpenings(before)
    for (const item of masters.items.values()) {
      const { quantity: openingQuantity, value: openingValue } = this.#stockOf(item, true)
      if (openingQuantity.isZero() && openingValue.isZero()) continue
      if (!openingQuantity.isPositive()) {
        yield {
          kind: 'left',
          left: { was: 'STOCKITEM', reason: 'stockBelow', name: item.name, amount: openingValue.toFixed(2) },
        }
        continue
      }
      yield record({
        step: 'stock',
        needs: [`item|${keyOf(item.name)}`],
        was: 'STOCKITEM',
        name: item.name,
        amount: openingValue.toFixed(2),
        rows: [{ item: item.name, quantity: openingQuantity.toPlain(), value: openingValue.toFixed(2) }],
      })
    }
  }

  /** The code of the returns for a unit; undefined where they have none. */
  #uqcOf(name: string): string | undefined {
    if (name === '') return undefined
    const unit = this.masters.units.get(keyOf(name))
    for (const one of [unit?.uqc, name, unit?.formal]) {
      if (!one) continue
      const code = uqcOfText(one)
      if (isUqc(code)) return code
    }
    return undefined
  }

  #itemRecord(item: StockItem): MovedRecord {
    const uqc = this.#uqcOf(item.unit)
    const isService = /service/i.test(item.supply)
    const category = this.masters.stockGroups.has(keyOf(item.parent)) ? item.parent : undefined
    const exempt = /exempt/i.test(item.taxability)
      ? 'Exempt'
      : /nil/i.test(item.taxability)
        ? 'NilRated'
        : /non/i.test(item.taxability)
          ? 'NonGst'
          : undefined
    return {
      step: 'items',
      own: `item|${keyOf(item.name)}`,
      needs: [
        ...(category ? [`category|${keyOf(category)}`] : []),
        ...(uqc === undefined && item.unit ? [`unit|${keyOf(item.unit)}`] : []),
      ],
      was: 'STOCKITEM',
      name: item.name,
      rows: [
        {
          name: item.name,
          kind: 'Item',
          supply: isService ? 'Services' : 'Goods',
          hsn: item.hsn || undefined,
          description: textIn(item.element, 'DESCRIPTION') || undefined,
          unitId: uqc === undefined && item.unit ? item.unit : undefined,
          uqc: isService ? undefined : uqc,
          categoryId: category,
          taxCategory: exempt ?? 'Taxable',
          taxRate: exempt ? undefined : item.rate,
          cessRate: item.cess && item.cess !== '0' ? item.cess : undefined,
        },
      ],
    }
  }

  #partyRecord(
    ledger: Ledger,
    side: 'debtors' | 'creditors',
    {
      gstin,
      before,
      code,
    }: { readonly gstin: string; readonly before: string; readonly code: string | undefined },
  ): MovedRecord {
    const { element, name } = ledger
    const sides = this.#sides.get(keyOf(name))
    const isBoth = (side === 'debtors' && sides?.purchase) || (side === 'creditors' && sides?.sale)
    const mailing = all(element, 'LEDMAILINGDETAILS.LIST').at(-1)
    const lines = [...all(element, 'ADDRESS.LIST'), ...(mailing ? all(mailing, 'ADDRESS.LIST') : [])][0]
    const address = lines
      ? all(lines, 'ADDRESS')
          .map(({ text }) => text.trim())
          .filter(Boolean)
      : []
    const state = [
      textIn(element, 'LEDSTATENAME'),
      textIn(mailing, 'STATE'),
      textIn(element, 'STATENAME'),
      textIn(element, 'PRIORSTATENAME'),
    ].find(Boolean)
    const pincode = textIn(element, 'PINCODE') || textIn(mailing, 'PINCODE')
    const opening = this.#movedOf(name).opening
    // An address needs its PIN code: without one it is kept as a note.
    const hasPin = /^\d{6}$/.test(pincode)
    const days = /^(\d{1,3})\s*days?$/i.exec(textIn(element, 'BILLCREDITPERIOD'))?.[1]
    return {
      step: 'parties',
      own: `party|${keyOf(name)}`,
      was: 'LEDGER',
      name,
      party: name,
      amount: opening.toFixed(2),
      rows: [
        {
          name,
          code,
          role: isBoth ? 'Both' : side === 'debtors' ? 'Customer' : 'Supplier',
          taxpayerType: gstin ? registrationOf(element) : 'UNREG',
          gstin: gstin || undefined,
          pan: panOf(element, gstin),
          emails: textIn(element, 'EMAIL') || undefined,
          mobile: mobileOf(textIn(element, 'LEDGERMOBILE')),
          ...(hasPin
            ? {
                'billingAddress.line1': address[0]?.slice(0, 150),
                'billingAddress.line2': address.slice(1).join(', ').slice(0, 150) || undefined,
                'billingAddress.pincode': pincode,
              }
            : { notes: address.join(', ').slice(0, 150) || undefined }),
          'billingAddress.stateCode': state,
          paymentTermsDays: days,
          ...(opening.isZero()
            ? {}
            : {
                openingBalance: opening.abs().toFixed(2),
                openingBalanceDate: before,
                openingBalanceSide: opening.isPositive() ? 'Debit' : 'Credit',
              }),
        },
      ],
    }
  }

  /** Bills that were open before the first day; what is left of the balance beside them is on account. */
  *#openingsOf(ledger: Ledger, side: 'debtors' | 'creditors', before: string): Generator<MoveEvent> {
    let sum = Decimal.zero
    for (const [key, { date, dueDate, amount, left }] of this.#billsOf(ledger.name)) {
      if (left.isZero()) continue
      const name = ledger.bills.find((bill) => keyOf(bill.name) === key)?.name ?? key.toUpperCase()
      sum = sum.add(left)
      const isInvoice = left.isPositive() === (side === 'debtors')
      yield this.#openItem({
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
        this.#targets.set(`${keyOf(ledger.name)}|${key}`, {
          number: name,
          side: side === 'debtors' ? 'receivable' : 'payable',
          date,
          left: left.abs(),
        })
    }
    const opening = this.#movedOf(ledger.name).opening
    // A balance of nothing is none to take the rest from.
    if (!opening.isZero() || sum.isZero()) return
    yield this.#openItem({
      ledger,
      side,
      isInvoice: sum.isNegative() === (side === 'debtors'),
      name: 'On account',
      date: before,
      dueDate: undefined,
      amount: sum.abs(),
      left: sum.abs(),
    })
  }

  #openItem({
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
  }): MoveEvent {
    const type =
      side === 'debtors' ? (isInvoice ? 'Invoice' : 'AdvanceReceived') : isInvoice ? 'Bill' : 'AdvancePaid'
    return record({
      step: 'openItems',
      own: `bill|${keyOf(ledger.name)}|${keyOf(name)}`,
      needs: [`party|${keyOf(ledger.name)}`],
      was: 'BILL',
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
  *#accountOpenings(before: string): Generator<MoveEvent> {
    const sums = new Map<string, { account: string; isOwn: boolean; amount: Decimal }>()
    for (const ledger of this.masters.ledgers.values()) {
      const place = this.masters.placeOf(ledger.name)
      const { opening } = this.#movedOf(ledger.name)
      if (!place || place.sort === 'party' || opening.isZero()) continue
      if (place.sort === 'stock') {
        // What goods are worth comes with the items.
        yield {
          kind: 'left',
          left: { was: 'LEDGER', reason: 'stockValue', name: ledger.name, amount: opening.toFixed(2) },
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
      was: 'LEDGER',
      name: before,
      date: before,
      rows: rows.map(({ account, amount }) => ({
        date: before,
        account,
        ...(amount.isPositive() ? { debit: amount.toFixed(2) } : { credit: amount.neg().toFixed(2) }),
      })),
    })
  }

  *voucherAsRecords(element: Element): Generator<MoveEvent> {
    const voucher = this.#voucher(element)
    if (!voucher) {
      yield {
        kind: 'left',
        left: { was: 'VOUCHER', reason: 'noDay', name: textIn(element, 'VOUCHERNUMBER') },
      }
      return
    }
    const becomes = this.#becomes(voucher)
    const said = {
      was: voucher.type,
      name: voucher.number || voucher.reference,
      date: voucher.date,
      amount: amountOf(voucher).toFixed(2),
    }
    const party = voucher.entries.find(({ ledger }) => this.masters.placeOf(ledger)?.sort === 'party')?.ledger
    if (becomes.as === 'before') return
    if (becomes.as === 'left') {
      yield {
        kind: 'left',
        left: { ...said, reason: becomes.reason, party: party ?? (voucher.party || undefined) },
      }
      return
    }
    if (becomes.as === 'trade') yield* this.#tradeRecords(voucher, becomes.trade, said)
    else if (becomes.as === 'payment') yield record(this.#paymentRecord(voucher, becomes, said))
    else yield record(this.#journalRecord(voucher, becomes, { ...said, party }))
  }

  *#tradeRecords(voucher: Voucher, trade: Trade, said: Said): Generator<MoveEvent> {
    const reference = this.#reference(`${voucher.type} ${voucher.number}`, voucher.date)
    const isBought = trade.kind === 'purchaseBill' || trade.kind === 'inwardNote'
    const corrected = trade.kind.endsWith('Note') ? this.#corrected(trade) : undefined
    const dueDate = trade.entry.bills.find((bill) => bill.dueDate !== undefined)?.dueDate
    const partyName = trade.money === undefined ? trade.party : 'Cash Retail'
    const head: Record<string, string | undefined> = {
      date: voucher.date,
      // The number on the paper stays what it was; ours are given to what others have numbered.
      ...(isBought
        ? trade.kind === 'purchaseBill'
          ? {
              supplierNumber: voucher.reference || voucher.number,
              supplierDate: voucher.referenceDate ?? voucher.date,
            }
          : {}
        : { number: voucher.number }),
      ...(trade.kind.endsWith('Note')
        ? {
            noteType:
              trade.kind === 'inwardNote' ? 'Debit' : voucher.base === 'debit note' ? 'Debit' : 'Credit',
            reason:
              trade.kind === 'inwardNote'
                ? voucher.goods.length > 0
                  ? 'Purchase Return'
                  : 'Invoice Correction'
                : voucher.base === 'debit note' || voucher.goods.length === 0
                  ? 'Invoice Correction'
                  : 'Sales Return',
            precedingNumber: corrected!.number,
            precedingDate: corrected!.date,
          }
        : { dueDate }),
      partyName,
      remarks: voucher.narration.slice(0, 200) || undefined,
    }
    const party = keyOf(trade.party)
    if (corrected) {
      const target = this.#targets.get(`${party}|${keyOf(corrected.number)}`)
      if (target) target.left = target.left.sub(trade.total)
    }
    yield record({
      ...said,
      step: 'documents',
      own: `bill|${keyOf(partyName)}|${keyOf(isBought ? (head['supplierNumber'] ?? reference) : voucher.number)}`,
      needs: [
        ...(trade.money === undefined ? [`party|${party}`] : []),
        ...new Set(trade.items.map((item) => `item|${keyOf(item)}`)),
        ...(corrected ? [`bill|${party}|${keyOf(corrected.number)}`] : []),
      ],
      party: trade.money === undefined ? trade.party : undefined,
      rows: trade.rows.map((row, index) => ({
        reference,
        kind: trade.kind,
        ...(index === 0 ? head : {}),
        ...row,
      })),
    })
    if (trade.money === undefined) return
    // What was paid at once is a payment into the account of the money.
    const own = this.#ownAccount(trade.money)
    yield record({
      ...said,
      was: said.was,
      step: 'named',
      needs: [`bill|${keyOf(partyName)}|${keyOf(voucher.number)}`, ...(own ? [`account|${keyOf(own)}`] : [])],
      instead: 'paidAtOnce',
      rows: [
        {
          importReference: `${reference} paid`,
          kind: 'paymentIn',
          date: voucher.date,
          partyName,
          mode: this.#isCash(trade.money) ? 'Cash' : 'BankTransfer',
          amount: trade.total.toFixed(2),
          account: own,
          documentNumber: voucher.number,
          documentAmount: trade.total.toFixed(2),
        },
      ],
    })
  }

  #paymentRecord(
    voucher: Voucher,
    { kind, party, money }: Extract<Becomes, { as: 'payment' }>,
    said: Said,
  ): MovedRecord {
    const reference = this.#reference(`${voucher.type} ${voucher.number}`, voucher.date)
    const key = keyOf(party.ledger)
    const side = kind === 'paymentIn' ? 'receivable' : 'payable'
    const named = party.bills.flatMap(({ name, type, amount }) => {
      const target = type === 'Agst Ref' ? this.#targets.get(`${key}|${keyOf(name)}`) : undefined
      if (!target || target.side !== side || !target.left.isPositive()) return []
      const part = Decimal.min(target.left, amount.abs())
      target.left = target.left.sub(part)
      return [{ number: target.number, amount: part.toFixed(2) }]
    })
    const own = this.#ownAccount(money.ledger)
    const head: Values = {
      date: voucher.date,
      partyName: party.ledger,
      mode: this.#isCash(money.ledger) ? 'Cash' : 'BankTransfer',
      amount: party.amount.abs().toFixed(2),
      account: own,
      reference: referenceNumber(voucher.instrument || voucher.number),
      notes: voucher.narration.slice(0, 150) || undefined,
    }
    const common = { importReference: reference, kind }
    return {
      ...said,
      step: named.length > 0 ? 'named' : 'payments',
      needs: [
        `party|${key}`,
        ...(own ? [`account|${keyOf(own)}`] : []),
        ...named.map(({ number }) => `bill|${key}|${keyOf(number)}`),
      ],
      party: party.ledger,
      rows:
        named.length === 0
          ? [{ ...common, ...head }]
          : named.map(({ number, amount }, index) => ({
              ...common,
              ...(index === 0 ? head : {}),
              documentNumber: number,
              documentAmount: amount,
            })),
    }
  }

  #journalRecord(
    voucher: Voucher,
    { kind, instead }: Extract<Becomes, { as: 'journal' }>,
    said: Said & { readonly party: string | undefined },
  ): MovedRecord {
    const reference = this.#reference(`${voucher.type} ${voucher.number}`, voucher.date)
    const narration = [`${voucher.type} ${voucher.number}`.trim(), voucher.narration]
      .filter(Boolean)
      .join(': ')
      .slice(0, 200)
    const needs = new Set<string>()
    const rows = voucher.entries
      .filter(({ amount }) => !amount.isZero())
      .map(({ ledger, amount }, index): Values => {
        const place = this.masters.placeOf(ledger)!
        if (place.sort === 'party') needs.add(`party|${keyOf(ledger)}`)
        else if (place.sort === 'account' && !place.system) needs.add(`account|${keyOf(place.account)}`)
        return {
          reference,
          ...(index === 0 ? { kind, date: voucher.date, narration } : {}),
          ...(place.sort === 'party'
            ? { partyName: ledger }
            : { account: place.sort === 'account' ? place.account : ledger }),
          ...(amount.isPositive() ? { debit: amount.toFixed(2) } : { credit: amount.neg().toFixed(2) }),
        }
      })
    return { ...said, step: 'journals', needs: [...needs], rows, instead }
  }

  #ownAccount(ledger: string): string | undefined {
    const place = this.masters.placeOf(ledger)
    return place?.sort === 'account' && !place.system ? place.account : undefined
  }
  #isCash(ledger: string): boolean {
    const place = this.masters.placeOf(ledger)
    return place?.sort === 'account' && place.group === 'cash'
  }

  /** Names a voucher within the file: numbers begin anew with a year, or are none. */
  #reference(name: string, date: string): string {
    const plain = `${name.trim().slice(0, 70)} ${date}`
    const times = (this.#references.get(plain) ?? 0) + 1
    this.#references.set(plain, times)
    return times === 1 ? plain : `${plain} #${times}`
  }

  *balances(): Generator<MoveEvent> {
    const accounts = new Map<string, { of: string; opening: Decimal; closing: Decimal }>()
    for (const ledger of this.masters.ledgers.values()) {
      const place = this.masters.placeOf(ledger.name)
      const { opening, closing } = this.#movedOf(ledger.name)
      if (!place || place.sort === 'stock') continue
      if (place.sort === 'party') {
        yield {
          kind: 'balance',
          balance: {
            part: 'party',
            name: ledger.name,
            own: `party|${keyOf(ledger.name)}`,
            opening: opening.toFixed(2),
            closing: closing.toFixed(2),
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
    for (const item of this.masters.items.values()) {
      const { quantity, value } = this.#stockOf(item)
      const { value: openingValue } = this.#stockOf(item, true)
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
}

type Said = Pick<MovedRecord, 'was' | 'name' | 'date' | 'amount'>

const record = (one: MovedRecord): MoveEvent => ({ kind: 'record', record: one })

/** What a voucher comes to: its debits. */
const amountOf = ({ entries }: Voucher): Decimal =>
  Decimal.sum(entries.map(({ amount }) => amount).filter((amount) => amount.isPositive()))

const gstinOf = ({ element }: Ledger): string => {
  const text =
    textIn(element, 'PARTYGSTIN') ||
    textIn(all(element, 'LEDGSTREGDETAILS.LIST').at(-1), 'GSTIN') ||
    textIn(element, 'GSTREGISTRATIONNO')
  return text.replaceAll(/\s/g, '').toUpperCase()
}

function registrationOf(element: Element): string {
  const text =
    textIn(element, 'GSTREGISTRATIONTYPE') ||
    textIn(all(element, 'LEDGSTREGDETAILS.LIST').at(-1), 'GSTREGISTRATIONTYPE')
  if (/composition/i.test(text)) return 'COM'
  if (/sez/i.test(text) || /^yes$/i.test(textIn(element, 'ISSEZPARTY'))) return 'SEZ'
  return 'REG'
}

const panOf = (element: Element, gstin: string): string | undefined => {
  const pan = textIn(element, 'INCOMETAXNUMBER').replaceAll(/\s/g, '').toUpperCase()
  return gstin === '' && /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? pan : undefined
}
const mobileOf = (text: string): string | undefined => {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined
}
const referenceNumber = (text: string): string | undefined => {
  const plain = text.replaceAll(/[^A-Za-z0-9/-]/g, '').slice(0, 36)
  return plain === '' ? undefined : plain
}
