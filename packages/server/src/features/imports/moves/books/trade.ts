import { Decimal } from '@bahi/domain/num/decimal.ts'
import { gstRates } from '@bahi/domain/tables/gst-rates.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { uqcOfText } from '../../cell-words.ts'
import type { Values } from '../types.ts'
import { keyOf } from './shape.ts'
import type { Entry, Masters, TaxHead, Voucher } from './shape.ts'

/** The kinds that change accounts; others are orders, notes of delivery, counts of stock. */
export const accounting: ReadonlySet<string> = new Set([
  'sales',
  'purchase',
  'credit note',
  'debit note',
  'receipt',
  'payment',
  'contra',
  'journal',
  'payroll',
])

export interface Trade {
  readonly kind: 'salesInvoice' | 'purchaseBill' | 'outwardNote' | 'inwardNote'
  readonly party: string
  /** Money instead of a party: it was paid at once. */
  readonly money: string | undefined
  readonly total: Decimal
  readonly items: readonly string[]
  readonly rows: readonly Values[]
  readonly entry: Entry
}

/** Why a voucher is no document: it is brought as a journal, or not at all; text `move.instead.<value>`. */
export type NotTrade = { readonly instead: string }

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const

/** A voucher of sale or purchase as a document, with its lines; else why it is none. */
export function tradeOf(voucher: Voucher, masters: Masters, program: string): Trade | NotTrade {
  const { base } = voucher
  const placed = voucher.entries.map((entry) => ({ entry, place: masters.placeOf(entry.ledger)! }))
  const isMoney = ({ place }: (typeof placed)[number]) =>
    place.sort === 'account' && (place.group === 'cash' || place.group === 'bank')
  const parties = placed.filter(({ place }) => place.sort === 'party')
  const payers = parties.length > 0 ? parties : placed.filter(isMoney)
  if (payers.length !== 1) return { instead: payers.length === 0 ? 'noParty' : 'severalParties' }
  const [{ entry, place: payerPlace }] = payers as [(typeof placed)[number]]
  if (parties.length > 0 && placed.some(isMoney)) return { instead: 'withMoney' }
  const rest = placed.filter((one) => one.entry !== entry)
  if (rest.some(({ place }) => place.sort === 'stock')) return { instead: 'stockLedger' }
  const isSale = rest.some(({ place }) => place.sort === 'account' && place.group === 'sales')
  const isPurchase =
    base === 'purchase' || rest.some(({ place }) => place.sort === 'account' && place.group === 'purchases')
  const ofSale =
    base === 'sales' ||
    (base !== 'purchase' &&
      (isSale || (!isPurchase && payerPlace.sort === 'party' && payerPlace.side === 'debtors')))
  if (ofSale && isPurchase && base !== 'sales') return { instead: 'mixed' }
  const isNote = base === 'credit note' || base === 'debit note'
  // What the party owes more by, on the side of the document.
  const grows = entry.amount.isPositive()
  const kind = isNote ? (ofSale ? 'outwardNote' : 'inwardNote') : ofSale ? 'salesInvoice' : 'purchaseBill'
  if (!isNote && grows !== ofSale) return { instead: 'otherSide' }
  if (kind === 'inwardNote' && !grows) return { instead: 'otherSide' }
  const money = parties.length === 0 ? entry.ledger : undefined
  if (money !== undefined && kind !== 'salesInvoice') return { instead: 'paidAtOnce' }
  const sign = grows ? Decimal.of('-1') : Decimal.one
  const worth = (amount: Decimal) => amount.mul(sign).round(2)

  const taxes: Record<TaxHead, Decimal> = {
    igst: Decimal.zero,
    cgst: Decimal.zero,
    sgst: Decimal.zero,
    cess: Decimal.zero,
  }
  let roundOff: Decimal | undefined
  const others: { readonly entry: Entry; readonly value: Decimal; readonly isService: boolean }[] = []
  for (const { entry: one, place } of rest) {
    if (place.sort === 'party' || place.sort === 'stock') continue
    if (place.tax) {
      if (place.system?.startsWith('reverse')) return { instead: 'reverseCharge' }
      taxes[place.tax] = taxes[place.tax].add(worth(one.amount))
      continue
    }
    if (place.system === 'roundOff') {
      roundOff = (roundOff ?? Decimal.zero).add(worth(one.amount))
      continue
    }
    if (place.group === 'taxesPayable' || place.group === 'taxCredits') return { instead: 'otherTax' }
    const left = worth(one.amount.sub(one.covered))
    if (!left.isZero())
      others.push({
        entry: one,
        value: left,
        isService: place.group !== 'sales' && place.group !== 'purchases',
      })
  }
  if (heads.some((head) => taxes[head].isNegative())) return { instead: 'negativeTax' }

  interface Line {
    readonly values: Record<string, string>
    readonly amount: Decimal
    readonly rate: string | undefined
  }
  const lines: Line[] = []
  for (const one of voucher.goods) {
    const amount = worth(one.amount)
    const item = masters.items.get(keyOf(one.item))
    if (!amount.isPositive()) return { instead: 'freeGoods' }
    if (!one.quantity.isPositive()) return { instead: 'noQuantity' }
    if (item && one.unit && item.unit && keyOf(one.unit) !== keyOf(item.unit)) return { instead: 'otherUnit' }
    lines.push({
      amount,
      rate: one.taxRate ?? item?.rate,
      values: {
        ...(item
          ? { 'lines.itemCode': one.item }
          : {
              'lines.description': one.item,
              'lines.supply': one.isService ? 'Services' : 'Goods',
              ...(one.isService ? {} : { 'lines.uqc': uqcNamed(one.unit) }),
              ...(one.hsn ? { 'lines.hsn': one.hsn } : {}),
            }),
        ...(one.exempt ? { 'lines.taxCategory': one.exempt } : {}),
        'lines.quantity': one.quantity.toPlain(),
        ...pricesOf(amount, one.quantity, one.rate),
      },
    })
  }
  let discount = Decimal.zero
  for (const { entry: one, value, isService } of others) {
    if (value.isNegative()) {
      discount = discount.sub(value)
      continue
    }
    const ledger = masters.ledgers.get(keyOf(one.ledger))
    lines.push({
      amount: value,
      rate: undefined,
      values: {
        'lines.description': one.ledger,
        'lines.quantity': '1',
        'lines.unitPrice': value.toFixed(2),
        'lines.supply': isService || kind === 'purchaseBill' ? 'Services' : 'Goods',
        ...(isService || kind === 'purchaseBill' ? {} : { 'lines.uqc': 'OTH' }),
        ...(ledger?.hsn ? { 'lines.hsn': ledger.hsn } : {}),
      },
    })
  }
  if (lines.length === 0) return { instead: 'noLines' }
  const taxable = Decimal.sum(lines.map(({ amount }) => amount)).sub(discount)
  const rates = ratesOf(lines, discount, taxes)
  if (!rates) return { instead: 'rates' }
  const total = entry.amount.abs()

  const first: Record<string, string> = {
    ...(voucher.placeOfSupply
      ? { placeOfSupply: voucher.placeOfSupply, placeOfSupplyReason: `As in ${program}` }
      : {}),
    ...(voucher.supplyKind ? { supplyKind: voucher.supplyKind } : {}),
    roundOff: roundOff && total.eq(total.round(0)) ? 'Y' : 'N',
    ...(discount.isPositive() ? { discountAmount: discount.toFixed(2) } : {}),
    'totals.taxableValue': taxable.toFixed(2),
    'totals.igst': taxes.igst.toFixed(2),
    'totals.cgst': taxes.cgst.toFixed(2),
    'totals.sgst': taxes.sgst.toFixed(2),
    'totals.total': total.toFixed(2),
  }
  return {
    kind,
    party: entry.ledger,
    money,
    total,
    entry,
    items: voucher.goods.map(({ item }) => item).filter((item) => masters.items.has(keyOf(item))),
    rows: lines.map(({ values }, index) => ({
      ...(index === 0 ? first : {}),
      ...values,
      ...rates[index],
    })),
  }
}

const uqcNamed = (unit: string): string => {
  const code = uqcOfText(unit)
  return isUqc(code) ? code : 'OTH'
}

/** The price of the voucher with what was taken off it; else the price that comes to the amount. */
function pricesOf(amount: Decimal, quantity: Decimal, rate: Decimal | undefined): Record<string, string> {
  if (rate?.isPositive()) {
    const off = rate.mul(quantity).round(2).sub(amount)
    if (off.isZero()) return { 'lines.unitPrice': rate.toPlain() }
    if (off.isPositive()) return { 'lines.unitPrice': rate.toPlain(), 'lines.discountAmount': off.toFixed(2) }
  }
  return { 'lines.unitPrice': amount.div(quantity, 10).toPlain() }
}

/** The rate of each line: of its item, where they come to the tax of the voucher; else the one rate that does. */
function ratesOf(
  lines: readonly { readonly amount: Decimal; readonly rate: string | undefined }[],
  discount: Decimal,
  taxes: Readonly<Record<TaxHead, Decimal>>,
): readonly Values[] | undefined {
  const taxable = Decimal.sum(lines.map(({ amount }) => amount)).sub(discount)
  const gst = taxes.igst.add(taxes.cgst).add(taxes.sgst)
  const cess = taxes.cess
  if (!taxable.isPositive()) return undefined
  const cessRate = cess.isZero() ? {} : { 'lines.cessRate': cess.mul('100').div(taxable, 2).toPlain() }
  if (gst.isZero()) return lines.map(() => ({ 'lines.taxRate': '0', ...cessRate }))
  const share = (amount: Decimal) =>
    discount.isZero() ? amount : amount.sub(discount.mul(amount).div(taxable.add(discount), 6))
  const known = lines.filter(({ rate }) => rate !== undefined)
  const ofKnown = Decimal.sum(known.map(({ amount, rate }) => share(amount).mul(rate!).div('100', 4)))
  const open = lines.filter(({ rate }) => rate === undefined)
  const within = (a: Decimal, b: Decimal) => a.sub(b).abs().lte('1')
  if (open.length === 0 && within(ofKnown, gst))
    return lines.map(({ rate }) => ({ 'lines.taxRate': rate!, ...cessRate }))
  if (open.length > 0) {
    const restTaxable = Decimal.sum(open.map(({ amount }) => share(amount)))
    const rate = nearest(gst.sub(ofKnown), restTaxable)
    if (rate !== undefined) return lines.map((line) => ({ 'lines.taxRate': line.rate ?? rate, ...cessRate }))
  }
  const one = nearest(gst, taxable)
  return one === undefined ? undefined : lines.map(() => ({ 'lines.taxRate': one, ...cessRate }))
}

/** The rate of the law that comes to a tax within a rupee. */
function nearest(tax: Decimal, taxable: Decimal): string | undefined {
  if (tax.isNegative() || !taxable.isPositive()) return undefined
  const by = (rate: string) => taxable.mul(rate).div('100', 4).sub(tax).abs()
  const [best] = slabs.toSorted((a, b) => by(a).cmp(by(b)))
  return by(best!).lte('1') ? best : undefined
}

const slabs = [...new Set(gstRates.map(({ rate }) => rate))]
