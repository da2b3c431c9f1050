import { expect, it } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { halfTaxOf, paiseOf, paiseOfText, taxOf, textOfPaise, thousandths } from './paise.ts'

it.each([
  [0n, '0.00'],
  [1n, '0.01'],
  [10n, '0.10'],
  [99n, '0.99'],
  [100n, '1.00'],
  [123_456_789n, '1234567.89'],
  [-5n, '-0.05'],
  [-250n, '-2.50'],
])('%s paise are %s', (paise, text) => {
  expect(textOfPaise(paise)).toBe(text)
  expect(paiseOfText(text)).toBe(paise)
})

it('rounds and pads to the paisa', () => {
  expect([
    paiseOf(1005n, 3),
    paiseOf(1004n, 3),
    paiseOf(-1005n, 3),
    paiseOf(15n, 1),
    paiseOf(15n, 2),
    paiseOf(15n, 0),
  ]).toEqual([101n, 100n, -101n, 150n, 15n, 1500n])
})

it.each([
  ['18', 18_000n],
  ['0.25', 250n],
  ['1.125', 1125n],
  ['1.1255', 1126n],
])('a rate of %s is %s thousandths', (rate, value) => {
  expect(thousandths(Decimal.of(rate))).toBe(value)
})

it('taxes to the paisa, half away from zero', () => {
  expect([taxOf(11_875n, 18_000n), halfTaxOf(11_875n, 18_000n)]).toEqual([2138n, 1069n])
  expect([taxOf(50n, 1000n), taxOf(49n, 1000n), taxOf(0n, 18_000n), halfTaxOf(100n, 0n)]).toEqual([
    1n,
    0n,
    0n,
    0n,
  ])
})
