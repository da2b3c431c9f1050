import { numberParts } from '@bahi/domain/documents/number.ts'
import type { SeriesForm } from '@bahi/domain/documents/number.ts'
import type { SeriesFacts } from './facts.ts'

/** What the database needs to give the next number of a series; names are those its functions read. */
export function numberingBy(series: SeriesFacts, financialYear: string) {
  const { before, after, width } = numberParts(series as SeriesForm, financialYear)
  return {
    series_id: series.id,
    number_before: before,
    number_after: after,
    number_width: width,
    start_number: series.startNumber,
    counter_year: series.resets === 'Never' ? '' : financialYear,
  }
}
