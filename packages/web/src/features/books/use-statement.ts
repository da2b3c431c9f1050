import { addMonths, istDateOf } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { presetCodes, presetOf } from '@bahi/domain/cal/presets.ts'
import { useNav } from '../../app/nav.tsx'
import { daysOf } from '../../app/screens/period-days.ts'
import { useGstinIds } from '../../app/session/company.ts'

/** What a statement is asked for, which lives in its address: GSTINs, days, and whether the year before is beside it. */
export function useStatement() {
  const { search } = useNav()
  const ids = useGstinIds()
  const one = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const chosen = [search['entityIds'] ?? []].flat()
  const isCompared = one('compare') === 'year'
  const asOf = one('asOf') || istDateOf(Date.now())
  const named = one('period') || presetCodes['This Fiscal Year']
  const isCustom = presetOf(named) === 'Custom'
  const period = { period: named, from: isCustom ? one('from') : '', to: isCustom ? one('to') : '' }
  const days = daysOf(period)
  const toDate = days.to || istDateOf(Date.now())
  const fromDate = days.from || startOfFinancialYear(toDate)
  const before = (day: string) => addMonths(day, -12)
  return {
    isKnown: ids !== undefined,
    entityIds: ids?.filter((id) => chosen.length === 0 || chosen.includes(String(id))) ?? [],
    chosen: search['entityIds'],
    isCompared,
    asOf,
    period,
    /** At the end of a day. */
    atDay: { asOf, ...(isCompared ? { compareAsOf: before(asOf) } : {}) },
    /** Within days. */
    within: {
      fromDate,
      toDate,
      ...(isCompared ? { compareFromDate: before(fromDate), compareToDate: before(toDate) } : {}),
    },
  }
}
