import { expect, test } from 'vitest'
import { settledNumber } from './settled-number.ts'

test.each([
  ['30', 30, false],
  ['500', 500, false],
  ['5', 10, true],
  ['', 10, true],
  ['9999', 10, true],
  ['-30', 10, true],
  ['30.5', 10, true],
  ['3e2', 10, true],
])('"%s" within 10 to 500 is %d', (text, value, isOutside) => {
  expect(settledNumber(text, { min: 10, max: 500 })).toEqual({ value, isOutside })
})

test('without bounds nothing is too large', () => {
  expect(settledNumber('123456789', {})).toEqual({ value: 123456789, isOutside: false })
  expect(settledNumber('-1', {})).toEqual({ value: 0, isOutside: true })
})
