import { Decimal } from '../num/decimal.ts'
import { gstRateOf, isRateLawful } from '../tables/gst-rates.ts'
import type { TaxContext } from './context.ts'
import type { DecimalText, Issue, IssueCode, LineInput } from './types.ts'

/** Bounds of the specification, part 2, section 5. */
export const bounds = {
  quantity: Decimal.of('9999999999.999'),
  amount: Decimal.of('999999999999.999'),
  rate: Decimal.of('999.999'),
  total: Decimal.of('9999999999999.998'),
} as const

/** The numbers of a line, each checked; what cannot be used counts as zero and leaves an issue. */
export interface LineNumbers {
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  readonly discountPercent: Decimal | undefined
  readonly discountAmount: Decimal | undefined
  readonly otherCharges: Decimal
  readonly taxRate: Decimal
  readonly cessRate: Decimal
  readonly cessPerUnit: Decimal
  readonly stateCessRate: Decimal
}

export function readLine(line: LineInput, context: TaxContext, path: string, issues: Issue[]): LineNumbers {
  const read = (member: keyof LineInput, limit: Decimal, code: IssueCode) =>
    readNumber(line[member] as DecimalText, `${path}.${member}`, limit, code, issues)
  const discountAmount = isGiven(line.discountAmount)
    ? read('discountAmount', bounds.amount, 'AMOUNT_TOO_LARGE')
    : undefined
  const numbers: LineNumbers = {
    quantity: read('quantity', bounds.quantity, 'QUANTITY_TOO_LARGE'),
    unitPrice: read('unitPrice', bounds.amount, 'AMOUNT_TOO_LARGE'),
    discountAmount,
    discountPercent:
      discountAmount === undefined && isGiven(line.discountPercent)
        ? readPercent(line.discountPercent, `${path}.discountPercent`, issues)
        : undefined,
    otherCharges: read('otherCharges', bounds.amount, 'AMOUNT_TOO_LARGE'),
    taxRate: read('taxRate', bounds.rate, 'RATE_TOO_LARGE'),
    cessRate: read('cessRate', bounds.rate, 'RATE_TOO_LARGE'),
    cessPerUnit: read('cessPerUnit', bounds.amount, 'AMOUNT_TOO_LARGE'),
    stateCessRate: read('stateCessRate', bounds.rate, 'RATE_TOO_LARGE'),
  }
  checkRate(line, context, path, issues)
  return numbers
}

/** A discount in per cent, at most 100 of them. */
export function readPercent(text: DecimalText, path: string, issues: Issue[]): Decimal {
  const percent = readNumber(text, path, bounds.rate, 'DISCOUNT_ABOVE_100', issues)
  if (!percent.gt(100n)) return percent
  issues.push({ path, code: 'DISCOUNT_ABOVE_100', params: { value: percent.toString() } })
  return hundred
}

/** A number that is not negative and within its limit; zero, with an issue, for any other. */
export function readNumber(
  text: DecimalText,
  path: string,
  limit: Decimal,
  code: IssueCode,
  issues: Issue[],
): Decimal {
  if (text === undefined || text === null || text === '' || text === '0') return Decimal.zero
  if (!Decimal.isValid(text)) {
    issues.push({ path, code: 'NUMBER_INVALID' })
    return Decimal.zero
  }
  const value = Decimal.of(text)
  if (value.int < 0n) {
    issues.push({ path, code: 'NEGATIVE', params: { value: text } })
    return Decimal.zero
  }
  if (value.cmp(limit) > 0) {
    issues.push({ path, code, params: { value: text, limit: limit.toString() } })
    return Decimal.zero
  }
  return value
}

export function isGiven(text: DecimalText): boolean {
  return text !== undefined && text !== null && text !== ''
}

function checkRate(line: LineInput, context: TaxContext, path: string, issues: Issue[]): void {
  if ((line.taxCategory ?? 'Taxable') !== 'Taxable' || context.billOfSupply || context.rateDate === undefined)
    return
  if (!isGiven(line.taxRate)) {
    issues.push({ path: `${path}.taxRate`, code: 'RATE_MISSING' })
  } else if (!isRateLawful(line.taxRate!, context.rateDate, context.ownRates, line.hsn)) {
    const slab = gstRateOf(line.taxRate!)
    const stood = slab
      ? { since: slab.since, ...(slab.until === undefined ? {} : { until: slab.until }) }
      : {}
    issues.push({
      path: `${path}.taxRate`,
      code: 'RATE_NOT_LAWFUL',
      params: { rate: line.taxRate!, date: context.rateDate, ...stood },
    })
  }
}

const hundred = Decimal.of(100n)
