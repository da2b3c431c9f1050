import { expect, test } from 'vitest'
import { rangeBefore } from './before.ts'

test.each([
  ['a running month', '2026-11-01', '2026-11-30', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['a past month, whole', '2026-03-01', '2026-03-31', '2026-11-22', '2026-02-01', '2026-02-28'],
  ['a running fiscal year', '2026-04-01', '2027-03-31', '2026-11-22', '2025-04-01', '2025-11-22'],
  ['a past fiscal year', '2025-04-01', '2026-03-31', '2026-11-22', '2024-04-01', '2025-03-31'],
  ['a running week', '2026-11-16', '2026-11-22', '2026-11-18', '2026-11-09', '2026-11-11'],
  ['a day', '2026-11-22', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
])('%s is compared with what was before it', (_, from, to, today, first, last) => {
  expect(rangeBefore({ from, to }, today)).toEqual({ from: first, to: last })
})

test('a period that is to come is compared with nothing', () => {
  expect(rangeBefore({ from: '2026-12-01', to: '2026-12-31' }, '2026-11-22')).toBeUndefined()
})
