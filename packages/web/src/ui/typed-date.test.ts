import { expect, test } from 'vitest'
import { typedDate } from './typed-date.ts'

test.each([
  ['1', '2026-11-01'],
  ['15-4', '2026-04-15'],
  ['15/4/25', '2025-04-15'],
  ['15.04.2025', '2025-04-15'],
  ['150425', '2025-04-15'],
  ['t', '2026-11-20'],
  ['y', '2026-11-19'],
  ['+7', '2026-11-27'],
  ['-20', '2026-10-31'],
  ['2026-02-28', '2026-02-28'],
  ['31-4', undefined],
  ['abc', undefined],
  ['', undefined],
])('%s is %s', (typed, date) => {
  expect(typedDate(typed, '2026-11-20')).toBe(date)
})
