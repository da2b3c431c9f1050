import { addDays, addMonths, daysBetween } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { financialYearOf, rangeOfFinancialYear } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'

export const depreciationMethods = ['StraightLine', 'WrittenDown', 'None'] as const
export type DepreciationMethod = (typeof depreciationMethods)[number]

/** What decides the depreciation of an asset in the books (Companies Act, 2013, Schedule II). */
export interface DepreciatedAsset {
  readonly cost: string
  readonly residual: string
  readonly method: DepreciationMethod
  /** Whole years; absent where a rate says more than the life. */
  readonly life?: number | null | undefined
  /** Of the written down value, in per cent; absent: what the life comes to. */
  readonly rate?: string | null | undefined
  readonly usedFrom: CalendarDate
  /** What other books had depreciated by the end of a day. */
  readonly opening?: { readonly until: CalendarDate; readonly depreciation: string } | undefined
}

/** The rate at which a written down value comes to the residual value when the life ends, in per cent to two places. */
export function writtenDownRate(cost: string, residual: string, life: number): string {
  const whole = 1_000_000n
  const [c, s] = [paise(cost), paise(residual)]
  const target = s * whole ** BigInt(life)
  let [low, high] = [0n, whole]
  // The largest rate that leaves the residual value at least.
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if ((whole - middle) ** BigInt(life) * c >= target) low = middle
    else high = middle - 1n
  }
  return Decimal.make(low, 4).round(2).toFixed(2)
}

const paise = (amount: string): bigint => BigInt(Decimal.of(amount).mul(100).round(0).toFixed(0))

/** The rate that an asset is written down by. */
export const rateOf = ({ cost, residual, life, rate }: DepreciatedAsset): string =>
  rate ?? writtenDownRate(cost, residual, life ?? 1)

/** The last day of the useful life. */
export const lifeEndsOn = ({ usedFrom, life }: DepreciatedAsset): CalendarDate | undefined =>
  life ? addDays(addMonths(usedFrom, life * 12), -1) : undefined

/** All that is depreciated of an asset by the end of a day, that of other books included; by days within each financial year. */
export function depreciatedUntil(asset: DepreciatedAsset, date: CalendarDate): Decimal {
  const before = Decimal.of(asset.opening?.depreciation ?? '0')
  const from = asset.opening ? later(asset.usedFrom, addDays(asset.opening.until, 1)) : asset.usedFrom
  if (asset.method === 'None' || date < from) return before
  const rest = Decimal.of(asset.cost).sub(asset.residual).sub(before)
  if (!rest.isPositive()) return before
  return before.add(
    asset.method === 'StraightLine'
      ? straight(asset, { from, date, rest })
      : written(asset, { from, date, rest }),
  )
}

interface Span {
  readonly from: CalendarDate
  readonly date: CalendarDate
  /** What may still be depreciated. */
  readonly rest: Decimal
}

function straight(asset: DepreciatedAsset, { from, date, rest }: Span): Decimal {
  const end = lifeEndsOn(asset)!
  if (date >= end) return rest
  // A life that has begun in other books: what is left of the value over what is left of the life.
  const life = asset.opening ? yearsBetween(from, end) : Decimal.of(asset.life!)
  return Decimal.min(rest.mul(yearsBetween(from, date)).div(life, 2), rest)
}

function written(asset: DepreciatedAsset, { from, date, rest }: Span): Decimal {
  const rate = Decimal.of(rateOf(asset))
  let left = rest
  const { residual } = asset
  for (const { days, of } of parts(from, date)) {
    const amount = left
      .add(residual)
      .mul(rate)
      .mul(days)
      .div(100 * of, 2)
    left = left.sub(Decimal.min(amount, left))
    if (left.isZero()) break
  }
  return rest.sub(left)
}

/** Financial years and parts of them as days of so many. */
function parts(
  from: CalendarDate,
  to: CalendarDate,
): readonly { readonly days: number; readonly of: number }[] {
  const list: { days: number; of: number }[] = []
  for (let day = from; day <= to;) {
    const year = rangeOfFinancialYear(financialYearOf(day))
    const last = year.to < to ? year.to : to
    list.push({ days: daysBetween(day, last) + 1, of: daysBetween(year.from, year.to) + 1 })
    day = addDays(last, 1)
  }
  return list
}

const yearsBetween = (from: CalendarDate, to: CalendarDate): Decimal =>
  Decimal.sum(
    parts(from, to).map(({ days, of }) => (days === of ? Decimal.one : Decimal.of(days).div(of, 12))),
  )

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)
