import { expect, test } from 'vitest'
import { looseNumber } from './supplier-number.ts'

test.each([
  ['INV/2026-27/0042', 'inv-42'],
  ['26-27/INV/42', 'INV 42'],
  ['INV2627/42', 'INV/42'],
  ['A/202627/7', 'A7'],
  ['A/2026-2027/7', 'a-007'],
  ['0042', '42'],
  ['INV/25-26/0451', 'INV451'],
  ['451/25-26', '451'],
  ['FY25-26/A/007', 'A7'],
  ['FY2025-26-A-7', 'a/007'],
  ['INV / 25/26 / 9', 'inv9'],
  ['0000', '0'],
])('%s and %s are probably one bill', (one, other) => {
  expect(looseNumber(one)).toBe(looseNumber(other))
})

test.each([
  ['INV/42', 'INV/43'],
  ['A/42', 'B/42'],
  ['INV/100', 'INV/10'],
  ['2627', '2728'],
  ['INV/26/30', 'INV/30'],
  ['B/24-26/9', 'B/9'],
  ['202021', '202122'],
  ['FYN/7', 'N/7'],
  ['W-10041', 'W-10043'],
])('%s and %s are two bills', (one, other) => {
  expect(looseNumber(one)).not.toBe(looseNumber(other))
})
