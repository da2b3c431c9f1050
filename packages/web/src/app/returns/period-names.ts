import { addPeriods, partsOfPeriod } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'

/** The months of a range of days: April to September 2026. */
export function monthsName(
  culture: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const format = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  return from.slice(0, 7) === to.slice(0, 7) ? format.format(day(to)) : format.formatRange(day(from), day(to))
}

/** How the periods of a return are called; a quarter goes by its last month: June, September, December, March. */
export function periodNames(culture: string, frequency: FilingFrequency): (period: string) => string {
  const latin = `${culture}-u-nu-latn`
  const format = new Intl.DateTimeFormat(latin, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(latin, { month: 'short', timeZone: 'UTC' })
  const first = (period: string) => {
    const { year, month } = partsOfPeriod(period)
    return new Date(Date.UTC(year, month - 1, 1))
  }
  return (period) =>
    frequency === 'Quarterly' && partsOfPeriod(period).month % 3 === 0
      ? `${format.format(first(period))} (${months.formatRange(first(addPeriods(period, -2)), first(period))})`
      : format.format(first(period))
}
