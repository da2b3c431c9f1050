import type { CalendarDate } from '../../../cal/date.ts'
import { Decimal } from '../../../num/decimal.ts'
import { ruleAt, ruleNumber } from '../../../tables/rules.ts'
import { daysLate } from '../gstr3b/late.ts'

const crore = 10_000_000

/**
 * Late fee of an annual return by its two heads, in whole rupees (CGST Act s.47(2)): so much a day, up to a share of the
 * turnover in the State. From 2022-23 both are lower up to five and up to twenty crore of aggregate turnover; where that
 * is unknown the full fee is counted. `yearEnd` is the last day of the financial year.
 *
 * @example
 * annualLateFee({ yearEnd: '2025-03-31', dueOn: '2025-12-31', filedOn: '2026-01-10', turnover: '40000000', stateTurnover: '40000000' })
 * // 10 days of 50 rupees: { cgst: 250n, sgst: 250n }
 */
export function annualLateFee({
  yearEnd,
  dueOn,
  filedOn,
  turnover,
  stateTurnover,
}: {
  readonly yearEnd: CalendarDate
  readonly dueOn: CalendarDate
  readonly filedOn: CalendarDate
  /** Of the PAN; null: not known. */
  readonly turnover: string | null
  readonly stateTurnover: string
}): { readonly cgst: bigint; readonly sgst: bigint } {
  const days = daysLate(dueOn, filedOn)
  if (days === 0) return { cgst: 0n, sgst: 0n }
  const { day, percent } = rateOf(yearEnd, turnover)
  const most = Decimal.max(stateTurnover, '0').mul(percent).div(100, 2)
  const fee = Decimal.min(String(day * days), most)
  const half = fee.div(2, 2).truncate(0).int
  return { cgst: half, sgst: half }
}

function rateOf(yearEnd: CalendarDate, turnover: string | null): { day: number; percent: string } {
  const day = ruleNumber('lateFee.annualDay', yearEnd, 200)
  const percent = String(ruleAt('lateFee.annualCapPercent', yearEnd)?.value ?? '0.5')
  if (turnover === null || Decimal.of(turnover).gt(20 * crore)) return { day, percent }
  const lower = String(ruleAt('lateFee.annualCapPercentUpTo20Crore', yearEnd)?.value ?? percent)
  const upTo20 = ruleNumber('lateFee.annualDayUpTo20Crore', yearEnd, day)
  return Decimal.of(turnover).lte(5 * crore)
    ? { day: ruleNumber('lateFee.annualDayUpTo5Crore', yearEnd, upTo20), percent: lower }
    : { day: upTo20, percent: lower }
}
