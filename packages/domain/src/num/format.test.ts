import { expect, it } from 'vitest'
import { formatAmount, formatQuantity, formatRate, groupIndian, typedAmount } from './format.ts'

it.each([
  ['0', '0.00'],
  ['999.5', '999.50'],
  ['1000', '1,000.00'],
  ['100000', '1,00,000.00'],
  ['1234567', '12,34,567.00'],
  ['-1234567890.555', '-1,23,45,67,890.56'],
  ['', '-'],
])('shows the amount %j as %s', (value, shown) => {
  expect(formatAmount(value)).toBe(shown)
})

it('shows a dash for nothing', () => {
  expect([formatAmount(null), formatQuantity(undefined), formatRate('')]).toEqual(['-', '-', '-'])
})

it('shows quantities and rates', () => {
  expect(formatQuantity('1500.500')).toBe('1,500.5')
  expect(formatQuantity('1500.5', { fixed: true })).toBe('1,500.500')
  expect(formatQuantity('1.23456')).toBe('1.235')
  expect(formatRate('18.000')).toBe('18%')
  expect(groupIndian('100')).toBe('100')
})

it.each([
  ['12,34,567.899', '1234567.89'],
  ['-5.009', '-5.00'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['5.', '5'],
  [' 1 000 ', '1000'],
  ['१२३.४५', '123.45'],
  ['٧٫٥', '7.5'],
  ['12a', undefined],
  ['', undefined],
  ['1e5', undefined],
])('reads what is typed: %j is %s', (typed, text) => {
  expect(typedAmount(typed)).toBe(text)
})
