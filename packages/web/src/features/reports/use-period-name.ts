import { financialYearFrom, partsOfPeriod } from '@bahi/domain/cal/period.ts'
import { usePreferences } from '../../theme/preferences.ts'

/** Returns of a whole year, as the portal writes them. */
const ofYear = new Set(['GSTR-4', 'GSTR-9', 'GSTR-9C'])

/** A return period in words: '102026' is 'October 2026'; a quarter goes by its last month, an annual return by its year. */
export function usePeriodName(): (period: string, form?: string | null) => string {
  const culture = usePreferences((preferences) => preferences.culture)
  const format = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (period, form) => {
    const { year, month } = partsOfPeriod(period)
    if (form && ofYear.has(form)) return financialYearFrom(year - 1)
    return format.format(new Date(Date.UTC(year, month - 1, 1)))
  }
}
