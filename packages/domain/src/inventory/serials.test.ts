import { expect, test } from 'vitest'
import { serialRange, serialsIn, serialsTwice } from './serials.ts'

test.each([
  ['SN-0098', 3, ['SN-0098', 'SN-0099', 'SN-0100']],
  ['7', 2, ['7', '8']],
  ['A1B09X', 2, ['A1B09X', 'A1B10X']],
  ['99999999999999999998', 2, ['99999999999999999998', '99999999999999999999']],
  ['SN-98', 3, undefined],
  ['SN', 2, undefined],
  ['SN1', 0, undefined],
])('from %s so many as %i', (first, count, is) => {
  expect(serialRange(first, count)).toEqual(is)
})

test('serial numbers are read from lines or with signs between them, and those that come twice are found', () => {
  expect(serialsIn(' A1\r\nA2, a1;\tA3\n\n')).toEqual(['A1', 'A2', 'a1', 'A3'])
  expect(serialsTwice(['A1', 'A2', 'a1', 'A1'])).toEqual(['A1'])
})
