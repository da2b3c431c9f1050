import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Entry, Undated, Voucher } from '../books/shape.ts'
import type { Days } from '../sheets/days.ts'
import type { Line } from '../sheets/layout.ts'
import { billOf, entryOf, voucherOf } from '../sheets/vouchers.ts'
import { leftBy, rateOf, taxesOf } from './documents.ts'
import type { ZohoMasters } from './masters.ts'

export type VoucherReader = (lines: readonly Line[], masters: ZohoMasters, days: Days) => Voucher | Undated

/** A payment over several documents; what of it is unused is on account. */
const paymentOf =
  (kind: 'receipt' | 'payment'): VoucherReader =>
  (lines, masters, days) => {
    const head = lines[0]!
    const type = kind === 'receipt' ? 'Customer Payment' : 'Vendor Payment'
    const number = head.text('number')
    const date = days.day(head.text('date'))
    if (date === undefined) return { undated: type, name: number }
    const rate = rateOf(head)
    const worth = (amount: Decimal) => amount.mul(rate ?? Decimal.one).round(2)
    const party = masters.party(head.text('party'), kind === 'receipt' ? 'debtors' : 'creditors')
    const amount = worth(head.amount('amount'))
    const charges = worth(head.amount('charges'))
    const withheld = worth(Decimal.sum(lines.map((line) => line.amount('withheld'))))
    const sign = kind === 'receipt' ? Decimal.of('-1') : Decimal.one
    let open = worth(head.amount('amount').sub(head.amount('unused'))).add(withheld)
    const bills = lines.flatMap((line) => {
      const part = Decimal.min(open, worth(line.amount('applied').add(line.amount('withheld'))))
      const document = line.text('document')
      if (document === '' || !part.isPositive()) return []
      open = open.sub(part)
      return [billOf(document, 'Agst Ref', part.mul(sign))]
    })
    const account = masters.named(head.text('account') || 'Cash', 'bank')
    const entries: Entry[] = [
      entryOf(party, amount.add(withheld).mul(sign), { bills }),
      entryOf(account, (kind === 'receipt' ? amount.sub(charges) : amount.add(charges)).mul(sign).neg()),
    ]
    if (!charges.isZero()) entries.push(entryOf(masters.system('bankCharges'), charges))
    if (!withheld.isZero())
      entries.push(
        entryOf(
          masters.system(kind === 'receipt' ? 'tdsReceivable' : 'tdsPayable'),
          withheld.mul(sign).neg(),
        ),
      )
    return voucherOf({
      type,
      base: kind,
      number,
      date,
      party,
      narration: head.text('notes'),
      instrument: head.text('reference'),
      left: leftOf(lines, rate),
      entries,
    })
  }

const leftOf = (lines: readonly Line[], rate: Decimal | undefined): string | undefined =>
  leftBy(lines[0]!.text('status')) ??
  (rate === undefined ? 'currency' : lines.some((line) => line.isUnreadable) ? 'unreadable' : undefined)

const expenseOf: VoucherReader = (lines, masters, days) => {
  const head = lines[0]!
  const number = head.text('number')
  const date = days.day(head.text('date'))
  if (date === undefined) return { undated: 'Expense', name: number }
  const rate = rateOf(head)
  const worth = (amount: Decimal) => amount.mul(rate ?? Decimal.one).round(2)
  const entries: Entry[] = []
  let whole = Decimal.zero
  for (const line of lines) {
    const taxes = taxesOf(line)
    const isReverse = /[1-9]/.test(line.text('reverse'))
    let tax = Decimal.zero
    for (const head of ['igst', 'cgst', 'sgst', 'cess'] as const) {
      const amount = worth(taxes[head])
      if (amount.isZero() || isReverse) continue
      tax = tax.add(amount)
      entries.push(entryOf(masters.tax(head, 'input'), amount))
    }
    const amount = worth(line.number('amount') ?? line.amount('total'))
    const isWithin = /^(?:true|yes|1)$/i.test(line.text('inclusive')) || line.number('amount') === undefined
    const net = isWithin ? amount.sub(tax) : amount
    whole = whole.add(net).add(tax)
    entries.push(entryOf(masters.named(line.text('account'), 'indirectExpenses'), net))
  }
  const through = head.text('through')
  const party = head.text('party')
  const payer =
    (through === '' || masters.isControl(through)) && party !== ''
      ? masters.party(party, 'creditors')
      : masters.named(through || 'Cash', 'bank')
  return voucherOf({
    type: 'Expense',
    base: 'payment',
    number,
    date,
    narration: [party, head.text('notes')].filter(Boolean).join(': '),
    left: leftOf(lines, rate),
    entries: [...entries, entryOf(payer, whole.neg())],
  })
}

const journalOf: VoucherReader = (lines, masters, days) => {
  const head = lines[0]!
  const number = [
    head.text('prefix'),
    head.text('number').replace(head.text('suffix'), ''),
    head.text('suffix'),
  ]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join('')
  const date = days.day(head.text('date'))
  if (date === undefined) return { undated: 'Journal', name: number }
  const rate = rateOf(head)
  return voucherOf({
    type: 'Journal',
    base: 'journal',
    number,
    date,
    narration: head.text('notes'),
    left: leftOf(lines, rate),
    entries: lines.map((line) => {
      const account = line.text('account')
      const party = line.text('party')
      const isParty = masters.isControl(account) && party !== ''
      return entryOf(
        isParty
          ? masters.party(party, /payable/i.test(account) ? 'creditors' : 'debtors')
          : masters.named(account, 'otherAssets'),
        line
          .amount('debit')
          .sub(line.amount('credit'))
          .mul(rate ?? Decimal.one),
      )
    }),
  })
}

const transferOf: VoucherReader = (lines, masters, days) => {
  const head = lines[0]!
  const date = days.day(head.text('date'))
  const number = head.text('number')
  if (date === undefined) return { undated: 'Transfer', name: number }
  const rate = rateOf(head)
  const amount = head.amount('amount').mul(rate ?? Decimal.one)
  return voucherOf({
    type: 'Transfer',
    base: 'contra',
    number,
    date,
    narration: head.text('notes'),
    left: leftOf(lines, rate),
    entries: [
      entryOf(masters.named(head.text('to'), 'bank'), amount),
      entryOf(masters.named(head.text('from'), 'bank'), amount.neg()),
    ],
  })
}

/** What changes no account; it is told how many there are. */
const orderOf: VoucherReader = (lines, _masters, days) => {
  const head = lines[0]!
  const date = days.day(head.text('date'))
  const number = head.text('number')
  if (date === undefined) return { undated: 'Order', name: number }
  return voucherOf({ type: 'Order', base: 'order', number, date, party: head.text('party') })
}

export const voucherReaders = {
  customerPayments: paymentOf('receipt'),
  vendorPayments: paymentOf('payment'),
  expenses: expenseOf,
  journals: journalOf,
  transfers: transferOf,
  orders: orderOf,
} as const
