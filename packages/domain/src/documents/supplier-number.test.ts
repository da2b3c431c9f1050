import { expect, test } from 'vitest'
import { looseNumber } from './supplier-number.ts'

test.each([
  ['INV/2026-27/0042', 'inv-42'],
  ['26-27/INV/42', 'INV 42'],
  ['INV2627/42', 'INV/42'],
  ['A/202627/7', 'A7'],
  ['A/2026-2027/7', 'a-007'],
  ['0042', '42'],
])('%s and %s are probably one bill', (one, other) => {
  expect(looseNumber(one)).toBe(looseNumber(other))
})

test.each([
  ['INV/42', 'INV/43'],
  ['A/42', 'B/42'],
  ['INV/100', 'INV/10'],
  ['2627', '2728'],
  ['INV/26/30', 'INV/30'],
])('%s and %s are two bills', (one, other) => {
  expect(looseNumber(one)).not.toBe(looseNumber(other))
})
