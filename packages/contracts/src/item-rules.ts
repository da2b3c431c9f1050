import { barcodeFault } from '@bahi/domain/ids/barcode.ts'
import type { BarcodeType } from '@bahi/domain/ids/barcode.ts'
import { isHsn, supplyOfHsn } from '@bahi/domain/ids/hsn.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isRateLawful } from '@bahi/domain/tables/gst-rates.ts'
import { hsnDigitsNeeded } from '@bahi/domain/tables/rules.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import type { RuleIssue } from './party-rules.ts'

export interface ItemFacts {
  readonly kind: 'Item' | 'Expense'
  readonly supply: 'Goods' | 'Services'
  readonly hsn?: string | undefined
  readonly unitId?: number | undefined
  readonly uqc?: string | undefined
  readonly secondaryUnitId?: number | undefined
  readonly conversionRate?: string | undefined
  readonly taxCategory: 'Taxable' | 'Exempt' | 'NilRated' | 'NonGst' | 'ZeroRated'
  readonly taxRate?: string | undefined
  readonly discountPercent?: string | undefined
  readonly barcode?: string | undefined
  readonly barcodeType?: BarcodeType | undefined
  readonly secondaryBarcode?: string | undefined
}

export interface ItemCircumstances {
  /** Today in India. */
  readonly date: string
  /** Largest turnover of the businesses: decides how many digits of HSN the law asks for. */
  readonly turnover: string
  /** Rates that the subscriber has added. */
  readonly ownRates: readonly string[]
}

/** Every rule between the fields of an item, for the form while typing and for the server on save. */
export function itemIssues(item: ItemFacts, { date, turnover, ownRates }: ItemCircumstances): RuleIssue[] {
  const issues: RuleIssue[] = []
  const refuse = (path: string, code: string, params?: Record<string, string>) =>
    issues.push({ path, code, ...(params ? { params } : {}) })
  const digits = hsnDigitsNeeded({ date, turnover: Decimal.of(turnover).toNumber() })
  if (item.hsn === undefined) {
    // Outside GST the law asks for no code; an expense is never invoiced.
    if (item.kind === 'Item' && item.taxCategory !== 'NonGst') refuse('hsn', 'REQUIRED')
  } else if (!isHsn(item.hsn)) refuse('hsn', 'HSN_UNKNOWN')
  else if (item.hsn.length < digits) refuse('hsn', 'HSN_DIGITS', { hsn: item.hsn, digits: String(digits) })
  else if (supplyOfHsn(item.hsn) !== item.supply)
    refuse('hsn', 'HSN_OF_SUPPLY', { supply: supplyOfHsn(item.hsn) })

  if (item.uqc !== undefined && !isUqc(item.uqc)) refuse('uqc', 'UQC_UNKNOWN')
  if (
    item.kind === 'Item' &&
    item.supply === 'Goods' &&
    item.unitId === undefined &&
    item.uqc === undefined
  ) {
    refuse('unitId', 'REQUIRED')
  }
  if (item.secondaryUnitId !== undefined) {
    if (item.secondaryUnitId === item.unitId) refuse('secondaryUnitId', 'UNIT_SAME')
    if (item.conversionRate === undefined) refuse('conversionRate', 'REQUIRED')
    else if (!Decimal.of(item.conversionRate).isPositive()) refuse('conversionRate', 'ABOVE_ZERO')
  } else if (item.secondaryBarcode !== undefined) refuse('secondaryUnitId', 'REQUIRED')

  const rate = item.taxRate
  if (item.taxCategory === 'Taxable' && rate === undefined && item.kind === 'Item')
    refuse('taxRate', 'REQUIRED')
  if (rate !== undefined) {
    const taxed = item.taxCategory === 'Taxable' || item.taxCategory === 'ZeroRated'
    if (!taxed && !Decimal.of(rate).isZero()) refuse('taxRate', 'RATE_OF_CATEGORY')
    else if (taxed && !isRateLawful(rate, date, ownRates, item.hsn))
      refuse('taxRate', 'RATE_NOT_LAWFUL', { rate, date })
  }
  issues.push(
    ...barcodeIssues(item),
    ...barcodeIssues({ barcode: item.secondaryBarcode }).map((issue) => ({
      ...issue,
      path: 'secondaryBarcode',
    })),
  )
  return issues
}

/** What is wrong with the barcode of an item or of a batch. */
export function barcodeIssues({
  barcode,
  barcodeType,
}: Pick<ItemFacts, 'barcode' | 'barcodeType'>): RuleIssue[] {
  const found = barcode === undefined ? undefined : barcodeFault(barcode, barcodeType)
  if (!found) return []
  return [
    found.fault === 'digits'
      ? { path: 'barcode', code: 'BARCODE_DIGITS', params: { count: String(found.count) } }
      : { path: 'barcode', code: 'BARCODE_CHECK', params: { digit: found.digit } },
  ]
}
