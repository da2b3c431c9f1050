import { expect, test } from 'vitest'
import { periodNames } from './period-names.ts'

test('B-K-004: a quarter goes by its last month', () => {
  const nameOf = periodNames('en-IN', 'Quarterly')
  expect(['062026', '092026', '122026', '032027'].map((period) => nameOf(period).split(' (')[0])).toEqual([
    'June 2026',
    'September 2026',
    'December 2026',
    'March 2027',
  ])
  expect(nameOf('092026')).toMatch(/\(Jul.*Sept?\)$/)
  expect(nameOf('082026')).toBe('August 2026')
  expect(periodNames('en-IN', 'Monthly')('092026')).toBe('September 2026')
})
