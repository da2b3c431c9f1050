import { documentNumberLength, isDocumentNumber } from '../ids/document-number.ts'
import type { FinancialYear } from '../cal/period.ts'

/** How the numbers of a series are written. */
export interface SeriesForm {
  readonly prefix?: string | null | undefined
  readonly suffix?: string | null | undefined
  readonly separator: '/' | '-' | ''
  /** The financial year as '2627', as '26-27', or not at all. */
  readonly yearStyle: 'none' | 'short' | 'dashed'
  /** Digits of the running number, filled with zeros. */
  readonly width: number
}

/**
 * What is before and after the running number of a financial year; the database puts the number between.
 *
 * @example
 * numberParts({ prefix: 'INV', separator: '/', yearStyle: 'short', width: 4 }, '2026-27')
 * // { before: 'INV/2627/', after: '', width: 4 }
 */
export function numberParts(
  series: SeriesForm,
  financialYear: FinancialYear,
): { before: string; after: string; width: number } {
  const head = [series.prefix ?? '', yearToken(series.yearStyle, financialYear)].filter((part) => part !== '')
  return {
    before: head.map((part) => part + series.separator).join(''),
    after: series.suffix ? series.separator + series.suffix : '',
    width: series.width,
  }
}

/**
 * The full number; more digits than the width are written out.
 *
 * @example
 * formatNumber({ prefix: 'INV', separator: '/', yearStyle: 'dashed', width: 3 }, '2026-27', 7) // 'INV/26-27/007'
 */
export function formatNumber(
  series: SeriesForm,
  financialYear: FinancialYear,
  sequence: number | bigint,
): string {
  const { before, after, width } = numberParts(series, financialYear)
  return `${before}${String(sequence).padStart(width, '0')}${after}`
}

/**
 * Whether a series can number documents: undefined, or what is wrong. `lastNumber` is the highest number expected in
 * a year, so that a series does not outgrow the sixteen characters of rule 46(b) in the middle of it.
 *
 * @example
 * seriesIssue({ prefix: 'MAHARASHTRA', separator: '/', yearStyle: 'short', width: 6 }, '2026-27')
 * // { code: 'TOO_LONG', sample: 'MAHARASHTRA/2627/000001', length: 23 }
 */
export function seriesIssue(
  series: SeriesForm,
  financialYear: FinancialYear,
  lastNumber: number | bigint = 1,
): { code: 'TOO_LONG' | 'CHARACTERS'; sample: string; length: number } | undefined {
  const sample = formatNumber(series, financialYear, lastNumber)
  if (sample.length > documentNumberLength) return { code: 'TOO_LONG', sample, length: sample.length }
  const first = formatNumber(series, financialYear, 1)
  return isDocumentNumber(first) && isDocumentNumber(sample)
    ? undefined
    : { code: 'CHARACTERS', sample: first, length: first.length }
}

/** The highest running number that still fits sixteen characters. */
export function capacityOf(series: SeriesForm, financialYear: FinancialYear): bigint {
  const { before, after } = numberParts(series, financialYear)
  const room = documentNumberLength - before.length - after.length
  return room <= 0 ? 0n : 10n ** BigInt(room) - 1n
}

/** A run of numbers that no document bears. */
export interface Gap {
  readonly from: number
  readonly to: number
  readonly count: number
}

/**
 * The holes among the running numbers of a series, for the gap certificate; the list need not be sorted and numbers
 * below `first` are left out. Numbers of cancelled documents are in use and belong in the list.
 *
 * @example
 * findGaps([1, 2, 5, 6, 9]) // [{ from: 3, to: 4, count: 2 }, { from: 7, to: 8, count: 2 }]
 */
export function findGaps(numbers: readonly number[], first?: number): Gap[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b)
  const gaps: Gap[] = []
  let expected = first ?? sorted[0] ?? 0
  for (const number of sorted) {
    if (number < expected) continue
    if (number > expected) gaps.push({ from: expected, to: number - 1, count: number - expected })
    expected = number + 1
  }
  return gaps
}

function yearToken(style: SeriesForm['yearStyle'], financialYear: FinancialYear): string {
  if (style === 'none') return ''
  const [start, end] = [financialYear.slice(2, 4), financialYear.slice(5, 7)]
  return style === 'short' ? start + end : `${start}-${end}`
}

/** The first three numbers, and a sign that there are more. */
export const firstNumbers = (numbers: readonly string[]): string =>
  [...numbers.slice(0, 3), ...(numbers.length > 3 ? ['…'] : [])].join(', ')
