import { addDays, daysBetween } from '../../../cal/date.ts'
import type { CalendarDate } from '../../../cal/date.ts'
import { Decimal } from '../../../num/decimal.ts'
import { ruleAt, ruleNumber } from '../../../tables/rules.ts'
import { mapHeads } from './set-off.ts'
import type { Rupees } from './set-off.ts'

/** Days after the last day, the day of filing among them. */
export const daysLate = (dueOn: CalendarDate, filedOn: CalendarDate): number =>
  Math.max(0, daysBetween(dueOn, filedOn))

/**
 * Interest on tax that was paid in cash after the last day (CGST Act s.50(1), proviso, rule 88B): simple, on the days
 * after it, in whole rupees. `keptInCash` is what the cash ledger had from the last day on; no interest runs on that.
 *
 * @example
 * interestOf({ igst: 0n, cgst: 21392n, sgst: 0n, cess: 0n }, '2025-12-20', '2026-01-07').cgst // 190n
 */
export function interestOf(
  cash: Rupees,
  dueOn: CalendarDate,
  filedOn: CalendarDate,
  keptInCash?: Rupees,
): Rupees {
  const days = daysLate(dueOn, filedOn)
  const rate = String(ruleAt('interest.late', filedOn)?.value ?? '18')
  return mapHeads((head) => {
    const base = cash[head] - (keptInCash?.[head] ?? 0n)
    if (days === 0 || base <= 0n) return 0n
    return Decimal.of(String(base)).mul(rate).mul(String(days)).div(36_500, 2).round(0).int
  })
}

/** Late fee of GSTR-3B or GSTR-1 by its two heads: so much a day, up to a sum that depends on the turnover (s.47(1)). */
export function lateFeeOf(
  dueOn: CalendarDate,
  filedOn: CalendarDate,
  { isNil, turnover }: { readonly isNil: boolean; readonly turnover: string | null },
): { readonly cgst: bigint; readonly sgst: bigint } {
  const days = daysLate(dueOn, filedOn)
  if (days === 0) return { cgst: 0n, sgst: 0n }
  const on = addDays(dueOn, 1)
  const perDay = ruleNumber('lateFee.day', on, 50)
  const day = isNil ? ruleNumber('lateFee.dayNil', on, perDay) : perDay
  const half = BigInt(Math.min(day * days, capOf(on, isNil, turnover)) / 2)
  return { cgst: half, sgst: half }
}

const crore = 10_000_000

function capOf(on: CalendarDate, isNil: boolean, turnover: string | null): number {
  const most = ruleNumber('lateFee.cap', on, 10_000)
  if (isNil) return ruleNumber('lateFee.capNil', on, most)
  if (turnover === null) return most
  const sum = Decimal.of(turnover)
  if (sum.lte(1.5 * crore)) return ruleNumber('lateFee.capUpTo1Crore50', on, most)
  return sum.lte(5 * crore) ? ruleNumber('lateFee.capUpTo5Crore', on, most) : most
}
