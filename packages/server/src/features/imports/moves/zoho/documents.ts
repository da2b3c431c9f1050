import { Decimal } from '@bahi/domain/num/decimal.ts'
import { exemptionIn, rateIn } from '../books/facts.ts'
import type { Entry, Goods, TaxHead, Undated, Voucher, VoucherBase } from '../books/shape.ts'
import type { Days } from '../sheets/days.ts'
import type { Line } from '../sheets/layout.ts'
import { billOf, entryOf, isRounding, voucherOf } from '../sheets/vouchers.ts'
import type { ZohoMasters } from './masters.ts'

/** What a table of documents has. */
export interface DocumentSort {
  readonly type: string
  readonly base: VoucherBase
  readonly side: 'sale' | 'purchase'
  /** Whether the party owes more by it. */
  readonly isDebit: boolean
}

export const documentSorts = {
  invoices: { type: 'Invoice', base: 'sales', side: 'sale', isDebit: true },
  creditNotes: { type: 'Credit Note', base: 'credit note', side: 'sale', isDebit: false },
  bills: { type: 'Bill', base: 'purchase', side: 'purchase', isDebit: false },
  vendorCredits: { type: 'Vendor Credit', base: 'debit note', side: 'purchase', isDebit: true },
} as const satisfies Record<string, DocumentSort>

/** Why a status keeps a document out of the books. */
export const leftBy = (status: string): string | undefined =>
  /^void/i.test(status)
    ? 'cancelled'
    : /^draft|pending.?approval|rejected/i.test(status)
      ? 'draft'
      : undefined

/** What an amount there is in rupees; undefined where no rate says it. */
export function rateOf(line: Line): Decimal | undefined {
  const currency = line.text('currency').toUpperCase()
  if (currency === '' || currency === 'INR') return Decimal.one
  const rate = line.number('rate')
  return rate?.isPositive() ? rate : undefined
}

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const

interface LineOfIt {
  readonly line: Line
  readonly net: Decimal
  readonly taxes: Readonly<Record<TaxHead, Decimal>>
}

/** A document of several rows as a voucher: the party, the accounts of its lines, the taxes, and what is beside them. */
export function documentOf(
  lines: readonly Line[],
  sort: DocumentSort,
  masters: ZohoMasters,
  days: Days,
): Voucher | Undated {
  const head = lines[0]!
  const number = head.text('number')
  const date = days.day(head.text('date'))
  if (date === undefined) return { undated: sort.type, name: number }
  const name = head.text('party')
  const party = name === '' ? '' : masters.party(name, sort.side === 'sale' ? 'debtors' : 'creditors')
  const said = {
    type: sort.type,
    base: sort.base,
    number,
    date,
    ...(sort.side === 'purchase' ? { reference: number, referenceDate: date } : {}),
    party,
    narration: head.text('notes'),
    placeOfSupply: isAbroad(head) ? '' : head.text('place'),
    supplyKind: supplyKindOf(head, lines),
  }
  const rate = rateOf(head)
  const left = leftBy(head.text('status')) ?? (rate === undefined ? 'currency' : undefined)
  const worth = (amount: Decimal) => amount.mul(rate ?? Decimal.one).round(2)
  const total = head.amount('total')
  const beside = besidesOf(head, sort, masters, worth)
  const parts = partsOf(lines, total.sub(Decimal.sum(beside.map(({ plain }) => plain))), worth)
  const sign = sort.isDebit ? Decimal.one : Decimal.of('-1')
  const entries: Entry[] = []
  const goods: Goods[] = []
  for (const { line, net } of parts) {
    const account = accountOf(line, sort, masters)
    const amount = net.mul(sign).neg()
    entries.push(entryOf(account, amount, { covered: amount }))
    goods.push(goodsIn(line, amount, parts, sort, worth))
  }
  for (const tax of heads) {
    const sum = Decimal.sum(parts.map(({ taxes }) => taxes[tax]))
    if (!sum.isZero())
      entries.push(entryOf(masters.tax(tax, sort.side === 'sale' ? 'output' : 'input'), sum.mul(sign).neg()))
  }
  for (const { ledger, amount } of beside) entries.push(entryOf(ledger, amount.mul(sign).neg()))
  const made = Decimal.sum(entries.map(({ amount }) => amount)).neg()
  // In rupees the parts are rounded one by one: the whole is what they come to.
  const whole = rate?.eq('1') ? total.mul(sign).round(2) : made
  const rest = whole.sub(made)
  if (!rest.isZero() && isRounding(rest)) entries.push(entryOf(masters.system('roundOff'), rest.neg()))
  const corrects = head.text('corrects')
  const isNote = sort.base === 'credit note' || sort.base === 'debit note'
  const bill = isNote
    ? corrects
      ? [billOf(corrects, 'Agst Ref', whole)]
      : []
    : [billOf(number, 'New Ref', whole, days.day(head.text('dueDate')))]
  const isUnreadable = lines.some((line) => line.isUnreadable)
  return voucherOf({
    ...said,
    left: left ?? (isUnreadable ? 'unreadable' : undefined),
    asJournal:
      lines.some((line) => /[1-9]/.test(line.text('reverse'))) && sort.side === 'purchase'
        ? 'reverseCharge'
        : isAbroad(head) && sort.side === 'purchase'
          ? 'overseasBill'
          : undefined,
    entries: [entryOf(party, whole, { bills: bill }), ...entries],
    goods,
  })
}

const isAbroad = (head: Line) => /overseas/i.test(head.text('treatment'))

function supplyKindOf(head: Line, lines: readonly Line[]): string | undefined {
  const treatment = head.text('treatment')
  const hasTax = lines.some((line) =>
    ['igst', 'taxAmount'].some((column) => line.amount(column).isPositive()),
  )
  if (/overseas/i.test(treatment)) return hasTax ? 'EXPWP' : 'EXPWOP'
  if (/sez/i.test(treatment)) return hasTax ? 'SEZWP' : 'SEZWOP'
  return /deemed/i.test(treatment) ? 'DeemedExport' : undefined
}

/** The lines with their net and taxes; where prices include tax, the export may have the items with or without it: the total says which. */
function partsOf(lines: readonly Line[], due: Decimal, worth: (amount: Decimal) => Decimal): LineOfIt[] {
  const read = lines.map((line) => ({ line, amount: totalOf(line), taxes: taxesOf(line) }))
  const taxOf = ({ taxes }: { taxes: Record<TaxHead, Decimal> }) =>
    Decimal.sum(heads.map((head) => taxes[head]))
  const apart = Decimal.sum(read.map((one) => one.amount.add(taxOf(one))))
  const within = Decimal.sum(read.map(({ amount }) => amount))
  const isWithin =
    /^(?:true|yes|1)$/i.test(lines[0]!.text('inclusive')) && within.sub(due).abs().lt(apart.sub(due).abs())
  return read.map(({ line, amount, taxes }) => ({
    line,
    net: worth(isWithin ? amount.sub(taxOf({ taxes })) : amount),
    taxes: {
      igst: worth(taxes.igst),
      cgst: worth(taxes.cgst),
      sgst: worth(taxes.sgst),
      cess: worth(taxes.cess),
    },
  }))
}

function totalOf(line: Line): Decimal {
  const stated = line.number('itemTotal')
  if (stated !== undefined) return stated
  return line.amount('price').mul(line.number('quantity') ?? Decimal.one)
}

export function taxesOf(line: Line): Record<TaxHead, Decimal> {
  const cess = line.amount('cess')
  if (['igst', 'cgst', 'sgst'].some((column) => line.number(column) !== undefined))
    return { igst: line.amount('igst'), cgst: line.amount('cgst'), sgst: line.amount('sgst'), cess }
  const tax = line.amount('taxAmount').sub(cess)
  if (/igst/i.test(line.text('taxName'))) return { igst: tax, cgst: Decimal.zero, sgst: Decimal.zero, cess }
  const half = tax.div('2', 4).round(2)
  return { igst: Decimal.zero, cgst: half, sgst: tax.sub(half), cess }
}

function taxRateOf(line: Line, taxes: Readonly<Record<TaxHead, Decimal>>): string | undefined {
  const igst = line.number('igstRate')
  if (igst?.isPositive()) return igst.toPlain()
  const cgst = line.number('cgstRate')
  if (cgst?.isPositive()) return cgst.add(line.number('sgstRate') ?? cgst).toPlain()
  const stated = line.number('taxRate')?.toPlain() ?? rateIn(line.text('taxName'))
  if (stated !== undefined) return stated
  return heads.every((head) => taxes[head].isZero()) ? '0' : undefined
}

function goodsIn(
  line: Line,
  amount: Decimal,
  parts: readonly LineOfIt[],
  { side }: DocumentSort,
  worth: (amount: Decimal) => Decimal,
): Goods {
  const item = line.text('item')
  const exempt = exemptionIn(line.text('exemption'))
  const price = line.number('price')
  return {
    item: item || line.text('description').slice(0, 200) || line.text('account'),
    quantity: line.number('quantity') ?? Decimal.one,
    unit: line.text('unit'),
    rate: price === undefined ? undefined : worth(price).eq(price) ? price : undefined,
    amount,
    taxRate: exempt ? '0' : taxRateOf(line, parts.find((part) => part.line === line)!.taxes),
    hsn: /^(?:\d{4}|\d{6}|\d{8})$/.exec(line.text('hsn').replaceAll(/\s/g, ''))?.[0],
    isService: /service/i.test(line.text('itemType')) || (item === '' && side === 'purchase'),
    exempt,
  }
}

/** Sales and goods are posted to the accounts of documents here; costs that a bill names have accounts of their own. */
function accountOf(line: Line, { side }: DocumentSort, masters: ZohoMasters): string {
  if (side === 'sale') return masters.sales()
  const account = line.text('account')
  if (account === '' || masters.isOfGoods(account)) return masters.purchases()
  return masters.named(account, 'indirectExpenses')
}

interface Beside {
  readonly ledger: string
  /** Added to the lines; a discount is negative. */
  readonly amount: Decimal
  readonly plain: Decimal
}

/** What a document has beside its lines. */
function besidesOf(
  head: Line,
  { side }: DocumentSort,
  masters: ZohoMasters,
  worth: (amount: Decimal) => Decimal,
): Beside[] {
  const list: Beside[] = []
  const add = (plain: Decimal, ledger: () => string) => {
    if (!plain.isZero()) list.push({ ledger: ledger(), amount: worth(plain), plain })
  }
  const group = side === 'sale' ? 'otherIncome' : 'indirectExpenses'
  add(head.amount('shipping'), () => masters.named('Shipping Charge', group))
  add(head.amount('discount').neg(), () => masters.named('Discount', group))
  const adjustment = head.amount('adjustment')
  add(adjustment, () =>
    isRounding(adjustment) ? masters.system('roundOff') : masters.named('Adjustment', group),
  )
  add(head.amount('roundOff'), () => masters.system('roundOff'))
  add(head.amount('tcs'), () => masters.system(side === 'sale' ? 'tcsPayable' : 'tcsReceivable'))
  return list
}
