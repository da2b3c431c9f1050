import { partsOfPeriod } from '@bahi/domain/cal/period.ts'
import { usePreferences } from '../../theme/preferences.ts'

/** A return period in words: '102026' is 'October 2026'; a quarter goes by its last month. */
export function usePeriodName(): (period: string) => string {
  const culture = usePreferences((preferences) => preferences.culture)
  const format = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (period) => {
    const { year, month } = partsOfPeriod(period)
    return format.format(new Date(Date.UTC(year, month - 1, 1)))
  }
}
