import { Decimal } from '../../num/decimal.ts'
import { gstRateOf, isRateLawful } from '../../tables/gst-rates.ts'
import { halfTaxOf, paiseOfText, taxOf, textOfPaise, thousandths } from '../../tax/paise.ts'
import { plainRate } from './amounts.ts'
import type { ReturnContext } from './context.ts'
import { isAdvance, isNote, isZeroRated, taxHeadsOf } from './document.ts'
import type { ReturnDocument, ReturnLine } from './document.ts'
import type { IssueList } from './issues.ts'
import { rateOf } from './rows.ts'

/** Rates, heads of tax, sums. All arithmetic in whole paise. */
export function checkAmounts(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  const rates = new Map<string, RateSum>()
  let whole = 0n
  for (const [lineIndex, line] of document.lines.entries()) {
    const tax = paiseOf(line)
    whole += tax.taxable + (taxIsCharged(document) ? tax.igst + tax.cgst + tax.sgst + tax.cess : 0n)
    checkRate(document, line, lineIndex, context, list)
    checkHeads(document, line, tax, lineIndex, list)
    if (isZeroRated(document) || line.treatment === 'TAXABLE') addToRate(rates, document, line, tax)
  }
  for (const sum of rates.values()) checkRateSum(sum, list)
  if (document.kind === 'billOfSupply') checkBillOfSupply(document, list)
  checkValue(document, whole, list)
}

/** Difference that rounding may leave, in paise. */
const tolerance = 100n
/** Eleven digits before the point. */
const largestTaxable = 9_999_999_999_999n

interface LinePaise {
  readonly taxable: bigint
  readonly igst: bigint
  readonly cgst: bigint
  readonly sgst: bigint
  readonly cess: bigint
}

interface RateSum {
  readonly rate: string
  taxable: bigint
  tax: bigint
  expected: bigint
}

function paiseOf(line: ReturnLine): LinePaise {
  return {
    taxable: paiseOfText(line.taxableValue),
    igst: paiseOfText(line.igst),
    cgst: paiseOfText(line.cgst),
    sgst: paiseOfText(line.sgst),
    cess: paiseOfText(line.cess),
  }
}

/** Under reverse charge the recipient pays the tax, under section 9(5) the operator: neither is in the total. */
function taxIsCharged(document: ReturnDocument): boolean {
  return !document.reverseCharge && document.operator?.section !== '9(5)'
}

function checkRate(
  document: ReturnDocument,
  line: ReturnLine,
  lineIndex: number,
  context: ReturnContext,
  list: IssueList,
): void {
  const rate = rateOf(line)
  const isOwn = context.ownRates?.some((own) => plainRate(own) === rate) ?? false
  if (!gstRateOf(rate) && !isOwn)
    return list.add('RATE_UNKNOWN', { lineIndex, field: 'rate', params: { rate } })
  const date = dayOfRate(document)
  if (date !== null && !isOwn && !isRateLawful(rate, date, [], line.hsn)) {
    list.add('RATE_NOT_ON_DATE', { lineIndex, field: 'rate', params: { rate, date } })
  }
}

/** A note keeps the rate of the supply it corrects, an amendment that of the day first reported. */
function dayOfRate(document: ReturnDocument): string | null {
  if (document.amends) return document.amends.date
  return (
    (isNote(document.kind) || isAdvance(document.kind) ? document.original?.date : null) ??
    document.rateDate ??
    document.date
  )
}

function checkHeads(
  document: ReturnDocument,
  line: ReturnLine,
  tax: LinePaise,
  lineIndex: number,
  list: IssueList,
): void {
  const anyTax = tax.igst !== 0n || tax.cgst !== 0n || tax.sgst !== 0n || tax.cess !== 0n
  if (!anyTax) return
  if (isZeroRated(document) && document.taxPayment === 'WOPAY') {
    return list.add('TAX_WITHOUT_PAYMENT', { lineIndex, field: 'igst' })
  }
  if (line.treatment !== 'TAXABLE' && !isZeroRated(document)) {
    return list.add('TAX_ON_UNTAXED', { lineIndex, field: 'treatment' })
  }
  const heads = taxHeadsOf(document)
  const isWrong = heads === 'INTER' ? tax.cgst !== 0n || tax.sgst !== 0n : tax.igst !== 0n
  if (isWrong) {
    const expected = heads === 'INTER' ? 'IGST' : 'CGST + SGST'
    list.add('TAX_HEADS', {
      lineIndex,
      field: heads === 'INTER' ? 'cgst' : 'igst',
      params: { expected, placeOfSupply: document.placeOfSupply },
    })
  } else if (tax.cgst !== tax.sgst) {
    list.add('CGST_SGST_DIFFER', { lineIndex, field: 'sgst', params: { cgst: line.cgst, sgst: line.sgst } })
  }
}

function addToRate(
  rates: Map<string, RateSum>,
  document: ReturnDocument,
  line: ReturnLine,
  tax: LinePaise,
): void {
  const rate = rateOf(line)
  let sum = rates.get(rate)
  if (!sum) {
    sum = { rate, taxable: 0n, tax: 0n, expected: 0n }
    rates.set(rate, sum)
  }
  sum.taxable += tax.taxable
  // No tax is charged, or the operator's own figures count: nothing to compare.
  if (document.taxPayment === 'WOPAY' || document.operator?.section === '9(5)') return
  const thousandth = thousandths(Decimal.of(rate))
  sum.tax += tax.igst + tax.cgst + tax.sgst
  sum.expected +=
    taxHeadsOf(document) === 'INTER'
      ? taxOf(tax.taxable, thousandth)
      : 2n * halfTaxOf(tax.taxable, thousandth)
}

function checkRateSum({ rate, taxable, tax, expected }: RateSum, list: IssueList): void {
  const params = {
    rate,
    taxable: textOfPaise(taxable),
    tax: textOfPaise(tax),
    expected: textOfPaise(expected),
  }
  if (taxable < 0n) list.add('AMOUNT_NEGATIVE', { field: 'taxableValue', params })
  if (taxable > largestTaxable) list.add('AMOUNT_TOO_LARGE', { field: 'taxableValue', params })
  if (distance(tax, expected) > tolerance) list.add('TAX_DIFFERS', { field: 'igst', params })
}

function checkBillOfSupply(document: ReturnDocument, list: IssueList): void {
  const lineIndex = document.lines.findIndex(
    (line) => line.treatment === 'TAXABLE' && !isZeroRated(document) && plainRate(line.rate) !== '0',
  )
  if (lineIndex >= 0) list.add('BILL_OF_SUPPLY_TAXED', { lineIndex, field: 'treatment' })
}

/** The portal does not compare the total with its parts; a difference still points at a mistake. */
function checkValue(document: ReturnDocument, whole: bigint, list: IssueList): void {
  if (document.value === null) return
  const value = paiseOfText(document.value)
  const sum = whole + paiseOfText(document.otherValue ?? '0')
  if (distance(value, sum) <= tolerance) return
  list.add('VALUE_DIFFERS', { field: 'value', params: { value: textOfPaise(value), sum: textOfPaise(sum) } })
}

function distance(a: bigint, b: bigint): bigint {
  return a < b ? b - a : a - b
}
