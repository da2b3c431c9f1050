import { expect, test } from 'vitest'
import { formatDecimal, grouped } from './numbers.ts'

test.each([
  ['1234567', 2, '12,34,567.00'],
  ['0', 2, '0.00'],
  ['-0.004', 2, '0.00'],
  ['-1234.5', 2, '-1,234.50'],
  ['999.995', 2, '1,000.00'],
  ['1.23456', 3, '1.235'],
  ['9999999999999.998', 2, '1,00,00,00,00,00,000.00'],
  ['12', 0, '12'],
])('%s with %i decimals is %s', (value, scale, shown) => {
  expect(formatDecimal(value, scale)).toBe(shown)
})

test('trailing zeros of a quantity can be left out', () => {
  expect(formatDecimal('10.500', 3, true)).toBe('10.5')
  expect(formatDecimal('10.000', 3, true)).toBe('10')
})

test('digits are grouped without touching the decimals, and only in numbers', () => {
  expect(['7900', '-1234567.5', '12.00', 'INV/1', ''].map(grouped)).toEqual([
    '7,900',
    '-12,34,567.5',
    '12.00',
    'INV/1',
    '',
  ])
})
