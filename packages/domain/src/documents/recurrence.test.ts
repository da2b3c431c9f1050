import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../cal/date.ts'
import { indexOnOrAfter, nextDates, occurrence, recurrenceUnits } from './recurrence.ts'

describe('dates of a recurrence', () => {
  it.each([
    ['2026-01-31', 'Month', 1, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2024-02-29', 'Year', 1, ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['2026-11-30', 'Month', 3, ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['2026-12-28', 'Week', 1, ['2026-12-28', '2027-01-04']],
    ['2026-12-31', 'Day', 10, ['2026-12-31', '2027-01-10']],
  ] as const)('from %s by %s, every %i', (first, unit, every, dates) => {
    expect(dates.map((_, index) => occurrence({ first, unit, every }, index))).toEqual(dates)
  })

  it('end with the last date and with the number that is left', () => {
    const monthly = { first: '2026-01-15', unit: 'Month', every: 1 } as const
    expect(nextDates(monthly, 1, { end: '2026-04-15', most: 10 })).toEqual([
      '2026-02-15',
      '2026-03-15',
      '2026-04-15',
    ])
    expect(nextDates(monthly, 0, { left: 2, most: 10 })).toEqual(['2026-01-15', '2026-02-15'])
    expect(nextDates(monthly, 0, { end: '2026-01-14', most: 10 })).toEqual([])
  })

  it('rise, and the first on or after a day is the first', () => {
    const days = fc.integer({ min: 0, max: 4000 })
    const recurrences = fc.record({
      first: days.map((count) => addDays('2020-01-01', count)),
      unit: fc.constantFrom(...recurrenceUnits),
      every: fc.integer({ min: 1, max: 60 }),
    })
    fc.assert(
      fc.property(recurrences, days, (recurrence, count) => {
        const date = addDays('2020-01-01', count)
        const index = indexOnOrAfter(recurrence, date)
        expect(occurrence(recurrence, index) >= date).toBe(true)
        if (index > 0) expect(occurrence(recurrence, index - 1) < date).toBe(true)
        expect(occurrence(recurrence, index + 1) > occurrence(recurrence, index)).toBe(true)
      }),
    )
  })
})
