import { Decimal } from '@bahi/domain/num/decimal.ts'
import { stateOf } from '../../cell-words.ts'
import type { PlainMasters } from '../books/plain-masters.ts'
import { keyOf } from '../books/shape.ts'
import type { Entry, Goods, TaxHead, Undated, Voucher, VoucherBase } from '../books/shape.ts'
import type { Days } from '../sheets/days.ts'
import type { Line } from '../sheets/layout.ts'
import { billOf, entryOf, isRounding, voucherOf } from '../sheets/vouchers.ts'

/** What Vyapar calls a transaction, and what it is to the accounts; others change none. */
const bases: readonly (readonly [names: RegExp, base: VoucherBase | 'expense' | 'income' | 'opening'])[] = [
  [/opening balance/i, 'opening'],
  [/order|estimate|quotation|challan|proforma|cancel/i, 'payroll'],
  [/^(?:credit note|sale return|cr\.? ?note)/i, 'credit note'],
  [/^(?:debit note|purchase return|dr\.? ?note)/i, 'debit note'],
  [/^payment.?in/i, 'receipt'],
  [/^payment.?out/i, 'payment'],
  [/^expense/i, 'expense'],
  [/^other income/i, 'income'],
  [/^sale/i, 'sales'],
  [/^purchase/i, 'purchase'],
]

type Base = (typeof bases)[number][1] | 'order'

export const baseOf = (type: string): Base => {
  const found = bases.find(([names]) => names.test(type.trim()))?.[1]
  return found === undefined || found === 'payroll' ? 'order' : found
}

/** A line of the details of a transaction. */
export interface Detail {
  readonly item: string
  readonly hsn: string
  readonly quantity: Decimal
  readonly unit: string
  readonly price: Decimal
  readonly taxRate: string | undefined
  readonly net: Decimal
  readonly tax: Decimal
  readonly cess: Decimal
}

/** Names a transaction in both sheets of its report. */
export const transactionKey = (line: Line, days: Days): string =>
  [
    baseOf(line.text('type') || 'Sale'),
    line.text('number'),
    days.day(line.text('date')) ?? '',
    line.text('party'),
  ]
    .join('|')
    .toLowerCase()

/** The amount has the tax in it or not: the price says which. */
export function detailOf(line: Line): Detail {
  const quantity = line.number('quantity') ?? Decimal.one
  const price = line.amount('price')
  const tax = line.amount('tax')
  const cess = line.amount('cess')
  const amount = line.amount('amount')
  const apart = price.mul(quantity).sub(line.amount('discount'))
  const whole = amount.sub(tax).sub(cess)
  const isWithin = apart.sub(whole).abs().lte(apart.sub(amount).abs())
  return {
    item: line.text('item'),
    hsn: /^(?:\d{4}|\d{6}|\d{8})$/.exec(line.text('hsn').replaceAll(/\s/g, ''))?.[0] ?? '',
    quantity,
    unit: line.text('unit'),
    price,
    taxRate: /\d+(?:\.\d+)?/.exec(line.text('taxRate'))?.[0],
    net: (isWithin ? whole : amount).round(2),
    tax: tax.round(2),
    cess: cess.round(2),
  }
}

export interface Known {
  readonly masters: PlainMasters
  readonly days: Days
  readonly details: ReadonlyMap<string, readonly Detail[]>
  /** Of the business. */
  readonly stateCode: string
}

/** A transaction with the payment that was made with it. */
export function* vouchersOf(line: Line, known: Known): Generator<Voucher | Undated> {
  const { masters, days } = known
  const type = line.text('type')
  const base = baseOf(type)
  const number = line.text('number')
  if (base === 'opening' || (number === '' && line.text('party') === '' && line.text('date') === '')) return
  const date = days.day(line.text('date'))
  const name = line.text('party')
  if (date === undefined) {
    // The last row has the sums.
    if (number !== '' || line.text('date') !== '')
      yield { undated: type || 'Transaction', name: number || name }
    return
  }
  const said = { type, number, date, narration: line.text('notes') }
  const total = line.amount('total').round(2)
  const paid = line.amount('paid').round(2)
  const left = /cancel/i.test(`${line.text('status')} ${type}`)
    ? 'cancelled'
    : line.isUnreadable
      ? 'unreadable'
      : undefined
  if (base === 'order') {
    yield voucherOf({ ...said, base, left: left ?? undefined, party: name })
    return
  }
  if (base === 'expense' || base === 'income') {
    const sign = base === 'expense' ? Decimal.one : Decimal.of('-1')
    const account = masters.account(name || type, base === 'expense' ? 'indirectExpenses' : 'otherIncome')
    yield voucherOf({
      ...said,
      base: base === 'expense' ? 'payment' : 'receipt',
      left,
      entries: [entryOf(account, total.mul(sign)), entryOf(moneyOf(line, masters), total.mul(sign).neg())],
    })
    return
  }
  const isSale = base === 'sales' || base === 'credit note' || base === 'receipt'
  const party = masters.party(name || 'Cash Sale', isSale ? 'debtors' : 'creditors')
  if (base === 'receipt' || base === 'payment') {
    const amount = total.isZero() ? paid : total
    yield paymentOf({ ...said, base, left, party }, amount, moneyOf(line, masters), [])
    return
  }
  yield documentOf(line, { ...said, base, left, party, total }, known)
  if (paid.isZero() || left !== undefined) return
  // What was paid with a return goes the other way.
  const isNote = base === 'credit note' || base === 'debit note'
  yield paymentOf(
    {
      ...said,
      type: `Payment of ${type}`,
      base: (base === 'sales' || base === 'debit note' ? 'receipt' : 'payment') as 'receipt' | 'payment',
      left,
      party,
    },
    paid,
    moneyOf(line, masters),
    isNote ? [] : [number],
  )
}

interface Said {
  readonly type: string
  readonly number: string
  readonly date: string
  readonly narration: string
  readonly party: string
  readonly left: string | undefined
}

function paymentOf(
  said: Said & { readonly base: 'receipt' | 'payment' },
  amount: Decimal,
  money: string,
  documents: readonly string[],
): Voucher {
  const owed = said.base === 'receipt' ? amount.neg() : amount
  return voucherOf({
    ...said,
    entries: [
      entryOf(said.party, owed, { bills: documents.map((one) => billOf(one, 'Agst Ref', owed)) }),
      entryOf(money, owed.neg()),
    ],
  })
}

function moneyOf(line: Line, masters: PlainMasters): string {
  const paidBy = line.text('paidBy')
  return paidBy === '' || /^(?:cash|credit)$/i.test(paidBy)
    ? masters.system('cash')
    : masters.account(paidBy, 'bank')
}

function documentOf(
  line: Line,
  said: Said & { readonly base: VoucherBase; readonly total: Decimal },
  { masters, details, days, stateCode }: Known,
): Voucher {
  const { base, party, total, number } = said
  const isSale = base === 'sales' || base === 'credit note'
  const isDebit = base === 'sales' || base === 'debit note'
  const sign = isDebit ? Decimal.one : Decimal.of('-1')
  const lines = details.get(transactionKey(line, days)) ?? []
  const account = isSale ? masters.system('sales') : masters.system('purchases')
  const place = placeOf(line, party, masters)
  const heads: readonly TaxHead[] = place !== '' && place !== stateCode ? ['igst'] : ['cgst', 'sgst']
  const entries: Entry[] = []
  const goods: Goods[] = []
  const side = isSale ? 'output' : 'input'
  const tax = Decimal.sum(lines.map((one) => one.tax))
  const cess = Decimal.sum(lines.map((one) => one.cess))
  for (const one of lines) {
    const amount = one.net.mul(sign).neg()
    entries.push(entryOf(account, amount, { covered: amount }))
    goods.push({
      item: one.item,
      quantity: one.quantity,
      unit: one.unit,
      rate: one.price,
      amount,
      taxRate: one.taxRate ?? (one.tax.isZero() ? '0' : undefined),
      hsn: one.hsn || undefined,
    })
  }
  const half = heads.length === 1 ? tax : tax.div('2', 4).round(2)
  for (const head of heads) {
    const part = head === 'sgst' ? tax.sub(half) : half
    if (!part.isZero()) entries.push(entryOf(masters.tax(head, side), part.mul(sign).neg()))
  }
  if (!cess.isZero()) entries.push(entryOf(masters.tax('cess', side), cess.mul(sign).neg()))
  const rest = total
    .sub(Decimal.sum(lines.map(({ net }) => net)))
    .sub(tax)
    .sub(cess)
  if (lines.length === 0) entries.push(entryOf(account, total.mul(sign).neg()))
  else if (!rest.isZero())
    entries.push(
      entryOf(
        isRounding(rest)
          ? masters.system('roundOff')
          : masters.account(
              rest.isPositive() ? 'Additional charges' : 'Discount',
              isSale ? 'otherIncome' : 'indirectExpenses',
            ),
        rest.mul(sign).neg(),
      ),
    )
  const owed = total.mul(sign)
  const corrects = line.text('corrects')
  const isNote = base === 'credit note' || base === 'debit note'
  return voucherOf({
    ...said,
    ...(isSale ? {} : { reference: number, referenceDate: said.date }),
    asJournal: lines.length === 0 ? 'noItems' : undefined,
    entries: [
      entryOf(party, owed, {
        bills: isNote
          ? corrects
            ? [billOf(corrects, 'Agst Ref', owed)]
            : []
          : [billOf(number, 'New Ref', owed, days.day(line.text('dueDate')))],
      }),
      ...entries,
    ],
    goods,
  })
}

/** Where a supply is: as the report says, else where the party is. */
function placeOf(line: Line, party: string, masters: PlainMasters): string {
  const stated = line.text('place')
  const facts = masters.ledgers.get(keyOf(party))?.party
  const gstin = line.text('gstin') || facts?.gstin || ''
  const state = stated || (/^\d{2}/.exec(gstin)?.[0] ?? facts?.state ?? '')
  const code = state === '' ? '' : stateOf(state)
  return /^\d{2}$/.test(code) ? code : ''
}
