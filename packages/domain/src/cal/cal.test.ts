import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  endOfMonth,
  isCalendarDate,
  istDateOf,
  weekdayOf,
} from './date.ts'
import {
  addPeriods,
  comparePeriods,
  financialYearOf,
  financialYearOfPeriod,
  isFinancialYear,
  isReturnPeriod,
  periodsOf,
  quarterOf,
  rangeOfFinancialYear,
  rangeOfPeriod,
  returnPeriodOf,
} from './period.ts'
import { periodPresets, presetCodes, presetOf, rangeOfPreset } from './presets.ts'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30'])('%s exists', (date) => {
    expect(isCalendarDate(date)).toBe(true)
  })
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '',
    '0000-01-01',
    null,
    5,
  ])('%s does not', (date) => {
    expect(isCalendarDate(date)).toBe(false)
  })
  it('counts days and months', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29')
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('2026-11-22')).toBe(7)
    expect(compareDates('2026-01-01', '2026-01-02')).toBe(-1)
  })
  it('goes there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days)
        expect(isCalendarDate(other)).toBe(true)
        expect(daysBetween(date, other)).toBe(days)
      }),
    )
  })
  it('knows the day in India', () => {
    expect(istDateOf('2026-03-31T18:29:59Z')).toBe('2026-03-31')
    expect(istDateOf('2026-03-31T18:30:00Z')).toBe('2026-04-01')
    expect(istDateOf(new Date('2026-11-20T00:00:00Z'))).toBe('2026-11-20')
    expect(() => istDateOf('never')).toThrow(RangeError)
  })
})

describe('periods', () => {
  it.each([
    ['2026-03-31', '2025-26', '032026', '032026', 4],
    ['2026-04-01', '2026-27', '042026', '062026', 1],
    ['2026-06-30', '2026-27', '062026', '062026', 1],
    ['2026-07-01', '2026-27', '072026', '092026', 2],
    ['2026-11-20', '2026-27', '112026', '122026', 3],
    ['2027-01-01', '2026-27', '012027', '032027', 4],
    ['2099-12-31', '2099-00', '122099', '122099', 3],
  ])('%s lies in %s, %s, %s, quarter %i', (date, year, month, quarter, number) => {
    expect(financialYearOf(date)).toBe(year)
    expect(returnPeriodOf(date)).toBe(month)
    expect(returnPeriodOf(date, 'Quarterly')).toBe(quarter)
    expect(quarterOf(date)).toBe(number)
  })
  it('keep the date they come from', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('Monthly' as const, 'Quarterly' as const), (date, frequency) => {
        const period = returnPeriodOf(date, frequency)
        const { from, to } = rangeOfPeriod(period, frequency)
        expect(from <= date && date <= to).toBe(true)
        expect(periodsOf(financialYearOf(date), frequency)).toContain(period)
        const year = rangeOfFinancialYear(financialYearOf(date))
        expect(year.from <= date && date <= year.to).toBe(true)
        expect(financialYearOfPeriod(period)).toBe(financialYearOf(date))
      }),
    )
  })
  it('are distinguished from other texts', () => {
    expect(['122026', '012027'].every(isReturnPeriod)).toBe(true)
    expect(['132026', '002026', '12026', '120026'].some(isReturnPeriod)).toBe(false)
    expect(isFinancialYear('2026-27')).toBe(true)
    expect(isFinancialYear('2026-28')).toBe(false)
  })
  it('follow one another', () => {
    expect(addPeriods('122026', 1)).toBe('012027')
    expect(addPeriods('012027', -1)).toBe('122026')
    expect(comparePeriods('122026', '012027')).toBe(-1)
    expect(comparePeriods('012027', '012027')).toBe(0)
    expect(comparePeriods('022027', '012027')).toBe(1)
    expect(periodsOf('2026-27')).toHaveLength(12)
  })
})

describe('presets on Friday 20 November 2026', () => {
  it.each([
    ['Today', '2026-11-20', '2026-11-20'],
    ['Yesterday', '2026-11-19', '2026-11-19'],
    ['This week', '2026-11-16', '2026-11-22'],
    ['Last Week', '2026-11-09', '2026-11-15'],
    ['This Month', '2026-11-01', '2026-11-30'],
    ['Last Month', '2026-10-01', '2026-10-31'],
    ['This Fiscal Year', '2026-04-01', '2027-03-31'],
    ['Last Fiscal Year', '2025-04-01', '2026-03-31'],
  ] as const)('%s', (preset, from, to) => {
    expect(rangeOfPreset(preset, '2026-11-20')).toEqual({ from, to })
  })
  it('has none for Custom', () => {
    expect(rangeOfPreset('Custom', '2026-11-20')).toBeUndefined()
    expect(periodPresets).toHaveLength(9)
  })
  it('B-G-025: goes into an address by its short code, and an older address by its name', () => {
    const four = ['Today', 'This week', 'This Month', 'This Fiscal Year'] as const
    expect(four.map((preset) => presetCodes[preset])).toEqual(['Today', 'CWeek', 'CMonth', 'CFY'])
    expect(['CWeek', 'This week', 'CX'].map(presetOf)).toEqual(['This week', 'This week', undefined])
    expect(new Set(Object.values(presetCodes)).size).toBe(periodPresets.length)
  })
  it('takes the last day of a shorter month', () => {
    expect(rangeOfPreset('Last Month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })
})
