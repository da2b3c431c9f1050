import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Decimal } from './decimal.ts'
import { shareInts, shareOut } from './share.ts'

it.each([
  ['100', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
  ['100', ['1', '2', '1'], ['25.00', '50.00', '25.00']],
  ['10', ['1', '1', '4'], ['1.67', '1.67', '6.66']],
  [
    '0.05',
    Array(10).fill('0.01'),
    ['0.01', '0.01', '0.01', '0.01', '0.01', '0.00', '0.00', '0.00', '0.00', '0.00'],
  ],
  // Rounded shares would overdraw the largest: all rounded down, then a paisa each from the largest on.
  [
    '0.06',
    ['0.01', '0.01', '0.01', '0.01', '0.01', '0.02', '0.01', '0.01', '0.01', '0.01'],
    ['0.01', '0.01', '0.01', '0.01', '0.00', '0.02', '0.00', '0.00', '0.00', '0.00'],
  ],
  ['-0.03', ['1', '1', '1.1', '1', '1', '1.2'], ['0.00', '0.00', '-0.01', '0.00', '0.00', '-0.02']],
  [
    '-0.05',
    ['1', '2', '1', '2', '1', '2', '1', '2', '1', '2'],
    ['0.00', '-0.01', '0.00', '-0.01', '0.00', '-0.01', '0.00', '-0.01', '0.00', '-0.01'],
  ],
  [
    '-0.06',
    ['1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1'],
    ['-0.01', '-0.01', '-0.01', '-0.01', '-0.01', '-0.01', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00'],
  ],
  [
    '0.07',
    ['1', '2', '1', '2', '1', '2', '1', '2', '1', '2', '1.5', '1.5', '1.5', '1.5'],
    [
      '0.00',
      '0.01',
      '0.00',
      '0.01',
      '0.00',
      '0.01',
      '0.00',
      '0.01',
      '0.00',
      '0.01',
      '0.01',
      '0.01',
      '0.00',
      '0.00',
    ],
  ],
  [
    '0.04',
    ['0.01', '0.02', '0.01', '0.02', '0.01', '0.02'],
    ['0.00', '0.02', '0.00', '0.01', '0.00', '0.01'],
  ],
  ['1', ['0.5', '1', '0.50'], ['0.25', '0.50', '0.25']],
  ['1', ['0', '0'], ['0.50', '0.50']],
  ['-100', ['1', '1', '1'], ['-33.34', '-33.33', '-33.33']],
  ['5', [], []],
])('shares %s by %j', (total, weights, parts) => {
  expect(shareOut(total, weights as string[], 2).map(String)).toEqual(parts)
})

it('refuses a negative weight', () => {
  expect(() => shareOut('1', ['-1', '2'], 2)).toThrow('A weight is negative')
})

it('adds up, keeps the sign, stays close, and never exceeds a weight', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 10n }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(weights, fc.bigInt({ min: 0n, max: 10n ** 11n }), (list, total) => {
      const sum = list.reduce((a, b) => a + b, 0n)
      const parts = shareInts(total, list)
      expect(parts.reduce((a, b) => a + b, 0n)).toBe(total)
      for (const [index, part] of parts.entries()) {
        expect(part >= 0n).toBe(true)
        if (sum > 0n && total <= sum) expect(part <= list[index]!).toBe(true)
        if (sum > 0n) {
          const exact = Decimal.make(total * list[index]!, 0).div(Decimal.make(sum, 0), 4)
          expect(Decimal.make(part, 0).sub(exact).abs().lte(BigInt(list.length))).toBe(true)
        }
      }
    }),
    { numRuns: 1000 },
  )
})
