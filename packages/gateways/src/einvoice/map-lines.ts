import { Decimal } from '@bahi/domain/num/decimal.ts'
import { portalDate } from '../portal-date.ts'
import type { Inv01Item, Inv01Values } from './inv01.ts'
import { amount, amountIfAny, compact, cut, fitted, isAny, numberOf } from './map-texts.ts'
import type { SourceLine, SourceTotals } from './source.ts'

/** The lines of INV-01. Where the buyer pays the tax itself, the tax is shown but is in no total. */
export function itemsOf(lines: readonly SourceLine[], isReverseCharge: boolean): Inv01Item[] {
  return lines.map((line) => {
    const { quantity, unit, price, gross, rounding, isLot } = measured(line)
    const amounts = {
      AssAmt: amount(line.taxableValue) ?? 0,
      IgstAmt: amount(line.igst) ?? 0,
      CgstAmt: amount(line.cgst) ?? 0,
      SgstAmt: amount(line.sgst) ?? 0,
      CesAmt: amountIfAny(line.cess),
      CesNonAdvlAmt: amountIfAny(line.cessNonAdvalorem),
      StateCesAmt: amountIfAny(line.stateCess),
      StateCesNonAdvlAmt: amountIfAny(line.stateCessNonAdvalorem),
      OthChrg: amountIfAny(line.otherCharges),
    }
    const { AssAmt, OthChrg, ...taxes } = amounts
    return compact({
      SlNo: String(line.lineNumber),
      PrdDesc: description(line, isLot),
      IsServc: line.supply === 'Services' ? ('Y' as const) : ('N' as const),
      HsnCd: line.hsn,
      Barcde: line.barcode && line.barcode.length >= 3 ? cut(line.barcode, 30) : undefined,
      Qty: quantity,
      FreeQty: numberOf(line.freeQuantity, 3) || undefined,
      Unit: unit,
      UnitPrice: price,
      TotAmt: amount(gross) ?? 0,
      Discount: amount(rounding.add(line.discount ?? '0').toFixed(2)) ?? 0,
      PreTaxVal: amount(line.preTaxValue),
      ...amounts,
      GstRt: numberOf(line.taxRate, 3) ?? 0,
      // A rate without its amount is refused: an export without payment of tax bears no cess.
      CesRt: amounts.CesAmt === undefined ? undefined : numberOf(line.cessRate, 3) || undefined,
      StateCesRt:
        amounts.StateCesAmt === undefined ? undefined : numberOf(line.stateCessRate, 3) || undefined,
      // Of the amounts as sent, so that the portal's sum is this one to the paisa.
      TotItemVal: sumOf(isReverseCharge ? [AssAmt, OthChrg] : [AssAmt, OthChrg, ...Object.values(taxes)]),
      OrdLineRef: cut(line.orderLineReference, 50),
      OrgCntry: line.countryOfOrigin,
      PrdSlNo: cut(line.serialNumber, 20),
      BchDtls: batchOf(line),
      AttribDtls: isAny(line.attributes)
        ? line.attributes.map(({ name, value }) => compact({ Nm: cut(name, 100), Val: cut(value, 100) }))
        : undefined,
    })
  })
}

/** Sums of the lines, so that no tolerance is ever needed; `outside` joins the other charges. */
export function valuesOf(items: readonly Inv01Item[], totals: SourceTotals, outside: Decimal): Inv01Values {
  const sum = (...fields: readonly (keyof Inv01Item)[]): number =>
    sumOf(items.flatMap((item) => fields.map((field) => item[field] as number | undefined)))
  return compact({
    AssVal: sum('AssAmt'),
    CgstVal: sum('CgstAmt'),
    SgstVal: sum('SgstAmt'),
    IgstVal: sum('IgstAmt'),
    CesVal: sum('CesAmt', 'CesNonAdvlAmt'),
    StCesVal: sum('StateCesAmt', 'StateCesNonAdvlAmt'),
    Discount: amount(totals.discount) ?? 0,
    OthChrg: Number(outside.add(totals.otherCharges ?? '0').toFixed(2)),
    RndOffAmt: amount(totals.roundOff) ?? 0,
    TotInvVal: amount(totals.total) ?? 0,
    TotInvValFc: amount(totals.foreignTotal),
  })
}

/** Value of the lines that are not registered because they lie outside GST. */
export function outsideGst(lines: readonly SourceLine[]): Decimal {
  return Decimal.sum(
    lines
      .filter(({ isOutsideGst }) => isOutsideGst)
      .map(({ taxableValue, otherCharges = '0' }) => Decimal.of(taxableValue).add(otherCharges)),
  )
}

/** Exact: two decimals each, added as paise. */
function sumOf(amounts: readonly (number | undefined)[]): number {
  let paise = 0
  for (const each of amounts) paise += Math.round((each ?? 0) * 100)
  return paise / 100
}

/** At least three characters; the e-way bill made from the IRN copies the first hundred. */
function description(line: SourceLine, isLot: boolean): string | undefined {
  if (isLot) {
    const measure = ` (${line.quantity} ${line.uqc ?? ''})`
    return `${cut(line.description, 300 - measure.length) ?? line.hsn}${measure}`
  }
  const text = cut(line.description, 300)
  return text !== undefined && text.length < 3 ? `${text} (${line.hsn})` : text
}

function batchOf({ batch }: SourceLine): Inv01Item['BchDtls'] {
  const number = cut(batch?.number, 20)
  if (!batch || number === undefined || number.length < 3) return undefined
  return compact({
    Nm: fitted(number) ?? '',
    ExpDt: batch.expiry && portalDate(batch.expiry),
    WrDt: batch.warranty && portalDate(batch.warranty),
  })
}

interface Measured {
  readonly quantity: number | undefined
  readonly unit: string | undefined
  readonly price: number
  readonly gross: string
  /** What the gross amount exceeds the real one by; joins the discount, so that the taxable value stays. */
  readonly rounding: Decimal
  /** The quantity is one lot; the real one is in the description. */
  readonly isLot: boolean
}

/**
 * Quantity, unit, price and gross amount. The price has three decimals here and up to twelve in the product, so with a
 * large quantity the product of both may leave the portal's tolerance. Then both are sent in a larger unit; where that
 * is not exact, the price is rounded up and the difference is a discount; where that would be more than a hundredth,
 * the line is one lot at its whole price.
 */
function measured(line: SourceLine): Measured {
  const isService = line.supply === 'Services'
  const uqc = line.uqc?.toUpperCase()
  // NA represents services in the returns; this portal's list has no such unit.
  const unit = uqc === 'NA' || (uqc === undefined && line.quantity !== undefined) ? 'OTH' : uqc
  const price = Decimal.of(line.unitPrice)
  const { gross } = line
  const asIs = {
    quantity: numberOf(line.quantity, 3),
    unit: line.quantity === undefined ? undefined : unit,
    price: Number(price.toFixed(3)),
    gross,
    rounding: Decimal.zero,
    isLot: false,
  }
  if (isService || line.quantity === undefined) return asIs
  const quantity = Decimal.of(line.quantity)
  if (isNear(quantity.round(3).mul(price.round(3)), gross)) return asIs
  for (const [larger, factor] of largerUnits[unit ?? ''] ?? []) {
    const fewer = quantity.div(factor, 3)
    const dearer = price.mul(factor).round(3)
    if (fewer.mul(factor).eq(quantity) && isNear(fewer.mul(dearer), gross)) {
      return {
        ...asIs,
        quantity: Number(fewer.toFixed(3)),
        unit: larger,
        price: Number(dearer.toFixed(3)),
      }
    }
  }
  return roundedUp(asIs, quantity.round(3), gross) ?? { ...asIs, ...oneLot(gross) }
}

/** The next higher price of three decimals, its difference as a discount; undefined where that is above a hundredth. */
function roundedUp(asIs: Measured, quantity: Decimal, gross: string): Measured | undefined {
  if (!quantity.isPositive()) return undefined
  const price = Decimal.of(gross).div(quantity, 6).add('0.0005').round(3)
  const higher = quantity.mul(price).round(2)
  const rounding = higher.sub(gross)
  if (rounding.isNegative() || rounding.mul(100).gt(gross)) return undefined
  return { ...asIs, price: Number(price.toFixed(3)), gross: higher.toFixed(2), rounding }
}

const oneLot = (gross: string) => ({ quantity: 1, unit: 'OTH', price: Number(gross), isLot: true })

/** Well inside a rupee, so that no reading of the tolerance refuses it. */
const isNear = (computed: Decimal, gross: string): boolean => computed.sub(gross).abs().lte('0.99')

const largerUnits: Readonly<Record<string, readonly (readonly [unit: string, factor: number])[]>> = {
  NOS: [['THD', 1000]],
  PCS: [['THD', 1000]],
  UNT: [['THD', 1000]],
  DOZ: [
    ['GRS', 12],
    ['TGM', 120],
    ['GGK', 144],
  ],
  GRS: [
    ['TGM', 10],
    ['GGK', 12],
  ],
  GMS: [['KGS', 1000]],
  KGS: [
    ['QTL', 100],
    ['MTS', 1000],
  ],
  MLT: [
    ['LTR', 1000],
    ['KLR', 1_000_000],
  ],
  LTR: [['KLR', 1000]],
  CMS: [['MTR', 100]],
  MTR: [['KME', 1000]],
}
