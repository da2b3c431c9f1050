import { Decimal, divideRounded } from '../num/decimal.ts'
import type { TaxContext } from './context.ts'
import { halfTaxOf, paiseOf, taxOf, textOfPaise, thousandths } from './paise.ts'
import { bounds, readLine } from './read.ts'
import type { LineNumbers } from './read.ts'
import type { ComputedLine, Issue, LineInput } from './types.ts'

/**
 * Computes one line on its own: quantity x price (exact) - discount + charges, rounded to the paisa, is the taxable
 * value; each head of tax is rounded on its own. Used by the form to recompute the line being typed; a document
 * whose discount and charges are shared out among lines is computed whole by `computeDocument`.
 *
 * @param shares what of the document's discount and charges falls to this line, in paise
 * @example
 * computeLine({ quantity: '10', unitPrice: '12.50', discountPercent: '5', taxRate: '18' }, context).taxableValue
 * // '118.75'
 */
export function computeLine(
  line: LineInput,
  context: TaxContext,
  {
    shares = noShares,
    path = 'line',
    issues = [],
  }: { shares?: Shares; path?: string; issues?: Issue[] } = {},
): ComputedLine {
  return textsOf(figuresOf(prepareLine(line, context, path, issues), context, shares))
}

export interface Shares {
  readonly documentDiscount: bigint
  readonly charges: bigint
}

/** A line before the document's discount and charges reach it; amounts in paise, rates in thousandths. */
export interface PreparedLine {
  readonly gross: bigint
  readonly discount: bigint
  readonly otherCharges: bigint
  /** gross - discount + otherCharges: the weight for sharing out. */
  readonly net: bigint
  readonly includesTax: boolean
  /** As shown. */
  readonly rate: string
  readonly taxRate: bigint
  readonly cessRate: bigint
  readonly stateCessRate: bigint
  readonly unitCess: bigint
}

/** The figures of a line in paise. */
export interface LineFigures {
  readonly rate: string
  readonly gross: bigint
  readonly discount: bigint
  readonly otherCharges: bigint
  readonly documentDiscount: bigint
  readonly charges: bigint
  readonly taxableValue: bigint
  readonly igst: bigint
  readonly cgst: bigint
  readonly sgst: bigint
  readonly cess: bigint
  readonly cessNonAdvalorem: bigint
  readonly stateCess: bigint
  readonly total: bigint
}

export const noShares: Shares = { documentDiscount: 0n, charges: 0n }

export function prepareLine(
  line: LineInput,
  context: TaxContext,
  path: string,
  issues: Issue[],
): PreparedLine {
  const numbers = readLine(line, context, path, issues)
  const category = line.taxCategory ?? 'Taxable'
  const bearsRate = category === 'Taxable' || (category === 'ZeroRated' && context.zeroRatedIsTaxed)
  const taxed = bearsRate && (context.taxed || context.isNoSupply)
  return {
    ...netOf(numbers, path, issues),
    // Under reverse charge no tax is inside the price, for the seller collects none.
    includesTax: (line.priceIncludesTax ?? context.priceIncludesTax) && taxed && !context.reverseCharge,
    rate: bearsRate && !context.billOfSupply ? numbers.taxRate.toPlain() : '0',
    taxRate: taxed ? thousandths(numbers.taxRate) : 0n,
    cessRate: taxed ? thousandths(numbers.cessRate) : 0n,
    stateCessRate: taxed ? thousandths(numbers.stateCessRate) : 0n,
    unitCess:
      taxed && numbers.cessPerUnit.int !== 0n ? paiseOfProduct(numbers.quantity, numbers.cessPerUnit) : 0n,
  }
}

export function figuresOf(line: PreparedLine, context: TaxContext, shares: Shares): LineFigures {
  const value = line.net - shares.documentDiscount + shares.charges
  const figures = line.includesTax
    ? withinPrice(line, context, shares, value)
    : onTop(line, context, shares, value)
  return context.isNoSupply ? { ...figures, ...noTax, total: figures.taxableValue } : figures
}

const noTax = { igst: 0n, cgst: 0n, sgst: 0n, cess: 0n, cessNonAdvalorem: 0n, stateCess: 0n }

export function textsOf(figures: LineFigures): ComputedLine {
  return {
    gross: textOfPaise(figures.gross),
    discount: textOfPaise(figures.discount),
    otherCharges: textOfPaise(figures.otherCharges),
    documentDiscount: textOfPaise(figures.documentDiscount),
    charges: textOfPaise(figures.charges),
    taxableValue: textOfPaise(figures.taxableValue),
    taxRate: figures.rate,
    igst: textOfPaise(figures.igst),
    cgst: textOfPaise(figures.cgst),
    sgst: textOfPaise(figures.sgst),
    cess: textOfPaise(figures.cess),
    cessNonAdvalorem: textOfPaise(figures.cessNonAdvalorem),
    stateCess: textOfPaise(figures.stateCess),
    total: textOfPaise(figures.total),
  }
}

/**
 * Quantity x price, discount and charges are exact until the one rounding of their result. What the shown parts
 * then lack or exceed by a paisa is put on the discount, or without one on the charges, so that
 * gross - discount + otherCharges = net is true on paper.
 */
function netOf(
  { quantity, unitPrice, discountPercent, discountAmount, otherCharges }: LineNumbers,
  path: string,
  issues: Issue[],
): Pick<PreparedLine, 'gross' | 'discount' | 'otherCharges' | 'net'> {
  const product = quantity.mul(unitPrice)
  if (product.cmp(bounds.amount) > 0) {
    issues.push({
      path: `${path}.unitPrice`,
      code: 'AMOUNT_TOO_LARGE',
      params: { limit: bounds.amount.toString() },
    })
    return { gross: 0n, discount: 0n, otherCharges: 0n, net: 0n }
  }
  const gross = paiseOf(product.int, product.scale)
  const discounted = discountPercent !== undefined || discountAmount !== undefined
  if (!discounted && otherCharges.int === 0n) return { gross, discount: 0n, otherCharges: 0n, net: gross }

  let exact = discountPercent ? product.sub(product.mul(discountPercent).mul(hundredth)) : product
  if (discountAmount) exact = exact.sub(discountAmount)
  if (exact.int < 0n) {
    issues.push({
      path: `${path}.discountAmount`,
      code: 'DISCOUNT_ABOVE_VALUE',
      params: { value: discountAmount!.toString(), limit: textOfPaise(gross) },
    })
    exact = zero
  }
  exact = exact.add(otherCharges)
  const net = paiseOf(exact.int, exact.scale)
  if (!discounted) return { gross, discount: 0n, otherCharges: net - gross, net }
  const charges = paiseOf(otherCharges.int, otherCharges.scale)
  const discount = gross + charges - net
  return discount >= 0n
    ? { gross, discount, otherCharges: charges, net }
    : { gross, discount: 0n, otherCharges: charges - discount, net }
}

/** The price is without tax: each head is worked out on the taxable value. */
function onTop(line: PreparedLine, context: TaxContext, shares: Shares, taxableValue: bigint): LineFigures {
  const taxes = taxesOn(line, context, taxableValue)
  const charged = context.reverseCharge ? 0n : sumOf(taxes) + line.unitCess
  return {
    rate: line.rate,
    gross: line.gross,
    discount: line.discount,
    otherCharges: line.otherCharges,
    documentDiscount: shares.documentDiscount,
    charges: shares.charges,
    taxableValue,
    igst: taxes.igst,
    cgst: taxes.half,
    sgst: taxes.half,
    cess: taxes.cess,
    cessNonAdvalorem: line.unitCess,
    stateCess: taxes.stateCess,
    total: taxableValue + charged,
  }
}

/**
 * The price is with tax: tax = price x rate / (100 + rates) (CGST Rules, rule 35), the rest is the taxable value, so
 * that the line comes to the price paid, to the paisa. The heads are then also value x rate wherever a taxable value
 * exists that gives both; for about one price in seven none does, and a head lies a paisa beside it.
 */
function withinPrice(line: PreparedLine, context: TaxContext, shares: Shares, price: bigint): LineFigures {
  const base = price > line.unitCess ? price - line.unitCess : 0n
  const whole = 100_000n + line.taxRate + line.cessRate + line.stateCessRate
  const taxes = taxesIn(line, context, base, whole)
  const taxableValue = base - sumOf(taxes)
  const [part, of] = base > 0n ? [taxableValue, base] : [100_000n, whole]
  const withoutTax = (amount: bigint) => (amount === 0n ? 0n : divideRounded(amount * part, of))
  const discount = withoutTax(line.discount)
  const otherCharges = withoutTax(line.otherCharges)
  const documentDiscount = withoutTax(shares.documentDiscount)
  const charges = withoutTax(shares.charges)
  return {
    rate: line.rate,
    gross: taxableValue + discount - otherCharges + documentDiscount - charges,
    discount,
    otherCharges,
    documentDiscount,
    charges,
    taxableValue,
    igst: taxes.igst,
    cgst: taxes.half,
    sgst: taxes.half,
    cess: taxes.cess,
    cessNonAdvalorem: price - base,
    stateCess: taxes.stateCess,
    total: price,
  }
}

interface Taxes {
  readonly igst: bigint
  /** CGST, and SGST or UTGST just the same. */
  readonly half: bigint
  readonly cess: bigint
  readonly stateCess: bigint
}

function taxesOn(line: PreparedLine, context: TaxContext, value: bigint): Taxes {
  const inter = isIgst(context)
  return {
    igst: inter ? taxOf(value, line.taxRate) : 0n,
    half: inter ? 0n : halfTaxOf(value, line.taxRate),
    cess: taxOf(value, line.cessRate),
    stateCess: taxOf(value, line.stateCessRate),
  }
}

function taxesIn(line: PreparedLine, context: TaxContext, price: bigint, whole: bigint): Taxes {
  const inter = isIgst(context)
  return {
    igst: inter ? divideRounded(price * line.taxRate, whole) : 0n,
    half: inter ? 0n : divideRounded(price * line.taxRate, whole * 2n),
    cess: divideRounded(price * line.cessRate, whole),
    stateCess: divideRounded(price * line.stateCessRate, whole),
  }
}

/** Also of what the price includes where no head is shown. */
const isIgst = ({ head, isNoSupply, interState }: TaxContext) =>
  isNoSupply ? interState === true : head === 'IGST'

function sumOf(taxes: Taxes): bigint {
  return taxes.igst + taxes.half + taxes.half + taxes.cess + taxes.stateCess
}

function paiseOfProduct(a: Decimal, b: Decimal): bigint {
  return paiseOf(a.int * b.int, a.scale + b.scale)
}

const zero = Decimal.zero
const hundredth = Decimal.of('0.01')
