import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from './date.ts'
import type { CalendarDate } from './date.ts'

interface Range {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const monthsIn = ({ from, to }: Range): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1

/**
 * The period that a running or past one is compared with: as long, directly before it, and no further on than the
 * period itself has come. Whole months are compared with whole months.
 *
 * @example
 * rangeBefore({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-22') // { from: '2026-10-01', to: '2026-10-22' }
 */
export function rangeBefore(range: Range, today: CalendarDate): Range | undefined {
  const { from, to } = range
  if (from > today) return undefined
  const end = to < today ? to : today
  const areMonths = from === startOfMonth(from) && to === endOfMonth(to)
  if (!areMonths) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(end, -days) }
  }
  const months = monthsIn(range)
  const last = addMonths(end, -months)
  return { from: addMonths(from, -months), to: end === endOfMonth(end) ? endOfMonth(last) : last }
}
