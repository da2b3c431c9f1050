import { rangeBefore } from '@bahi/domain/cal/before.ts'
import { addMonths, endOfMonth, istDateOf } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { presetCodes, presetOf } from '@bahi/domain/cal/presets.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useNav } from '../../app/nav.tsx'
import { daysOf, isReversed } from '../../app/screens/period-days.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { useDateWords } from '../../ui/date-words.ts'

/** What is beside a statement: the days directly before, those of the year before, or days of one's own. */
export const comparisons = ['before', 'year', 'own'] as const
type Comparison = (typeof comparisons)[number]

/** What a statement is asked for, which lives in its address: GSTINs, a branch, days, and other days beside them. */
export function useStatement() {
  const t = useT()
  const { search } = useNav()
  const { format } = useDateWords()
  const ids = useGstinIds()
  const one = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const chosen = [search['entityIds'] ?? []].flat()
  const compare = comparisons.find((name) => name === one('compare'))
  const branchId = Number(one('branchId')) || undefined
  const today = istDateOf(Date.now())
  const asOf = one('asOf') || today
  const named = one('period') || presetCodes['This Fiscal Year']
  const isCustom = presetOf(named) === 'Custom'
  const period = { period: named, from: isCustom ? one('from') : '', to: isCustom ? one('to') : '' }
  const days = daysOf(period)
  const toDate = days.to || today
  const fromDate = days.from || startOfFinancialYear(toDate)
  const own = { asOf: one('compareAsOf'), from: one('compareFrom'), to: one('compareTo') }
  const otherDay = dayBeside(asOf, compare, own.asOf)
  const otherDays = daysBeside({ from: fromDate, to: toDate }, today, compare, own)
  const branch = branchId === undefined ? {} : { branchId }
  return {
    isKnown: ids !== undefined,
    entityIds: ids?.filter((id) => chosen.length === 0 || chosen.includes(String(id))) ?? [],
    chosen: search['entityIds'],
    branchId,
    compare,
    own,
    asOf,
    period,
    /** At the end of a day. */
    atDay: { ...branch, asOf, ...(otherDay ? { compareAsOf: otherDay } : {}) },
    /** Within days. */
    within: {
      ...branch,
      fromDate,
      toDate,
      ...(otherDays ? { compareFromDate: otherDays.from, compareToDate: otherDays.to } : {}),
    },
    /** The head of the other column: the year before, or which days it is of. */
    besideDay: otherDay && (compare === 'year' ? t('books.yearBefore') : formatDate(otherDay, format)),
    besideDays:
      otherDays &&
      (compare === 'year'
        ? t('books.yearBefore')
        : `${formatDate(otherDays.from, format)} – ${formatDate(otherDays.to, format)}`),
  }
}

/** The last day of a month has the last day of another beside it. */
function sameDay(day: string, months: number): string {
  const other = addMonths(day, months)
  return day === endOfMonth(day) ? endOfMonth(other) : other
}

function dayBeside(day: string, compare: Comparison | undefined, own: string): string | undefined {
  if (compare === 'own') return own || undefined
  return compare && sameDay(day, compare === 'year' ? -12 : -1)
}

interface Days {
  readonly from: string
  readonly to: string
}

function daysBeside(days: Days, today: string, compare: Comparison | undefined, own: Days): Days | undefined {
  if (compare === 'year') return { from: addMonths(days.from, -12), to: sameDay(days.to, -12) }
  if (compare === 'before') return rangeBefore(days, today)
  const isWhole: boolean = own.to !== '' && !isReversed(own)
  if (compare === undefined || !isWhole) return undefined
  return { from: own.from || startOfFinancialYear(own.to), to: own.to }
}
