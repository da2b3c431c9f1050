import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import { assetClasses, assetClassNames } from './classes.ts'
import { depreciatedUntil, lifeEndsOn, writtenDownRate } from './depreciation.ts'
import type { DepreciatedAsset } from './depreciation.ts'

const machine: DepreciatedAsset = {
  cost: '100000',
  residual: '5000',
  method: 'StraightLine',
  life: 5,
  usedFrom: '2026-04-01',
}
const until = (date: string, rest: Partial<DepreciatedAsset> = {}) =>
  depreciatedUntil({ ...machine, ...rest }, date).toFixed(2)

// The table of rates that the Institute of Chartered Accountants publishes for lives of Schedule II, at 5% residual value.
test.each([
  [3, '63.16'],
  [5, '45.07'],
  [6, '39.30'],
  [8, '31.23'],
  [10, '25.89'],
  [15, '18.10'],
  [25, '11.29'],
  [30, '9.50'],
  [60, '4.87'],
])('a life of %i years is written down at %s%%', (life, rate) => {
  expect(writtenDownRate('250000.50', '12500.025', life)).toBe(rate)
})

test.each<[string, string, Partial<DepreciatedAsset>, string]>([
  ['a whole year of the straight line', '2027-03-31', {}, '19000.00'],
  ['its first day', '2026-04-01', {}, '52.05'],
  ['before it is used', '2026-03-31', {}, '0.00'],
  ['its first month', '2026-04-30', {}, '1561.64'],
  ['five years', '2031-03-31', {}, '95000.00'],
  ['long after its life', '2040-01-01', {}, '95000.00'],
  ['bought in October', '2027-03-31', { usedFrom: '2026-10-01' }, '9473.97'],
  ['the year after, leap or not', '2028-03-31', { usedFrom: '2026-10-01' }, '28473.97'],
  ['written down, first year', '2027-03-31', { method: 'WrittenDown' }, '45070.00'],
  ['written down, second year', '2028-03-31', { method: 'WrittenDown' }, '69826.95'],
  [
    'written down by a rate of its own',
    '2027-03-31',
    { method: 'WrittenDown', rate: '15', life: null },
    '15000.00',
  ],
  ['written down, half a year', '2026-09-30', { method: 'WrittenDown' }, '22596.74'],
  ['land', '2040-03-31', { method: 'None' }, '0.00'],
  [
    'from other books, two years before',
    '2027-03-31',
    { usedFrom: '2024-04-01', opening: { until: '2026-03-31', depreciation: '38000' } },
    '57000.00',
  ],
  [
    'from other books, its life is over',
    '2026-04-30',
    { usedFrom: '2020-04-01', opening: { until: '2026-03-31', depreciation: '90000' } },
    '95000.00',
  ],
  [
    'from other books, on the last day of them',
    '2026-03-31',
    { usedFrom: '2024-04-01', opening: { until: '2026-03-31', depreciation: '38000' } },
    '38000.00',
  ],
])('%s', (_, date, rest, expected) => {
  expect(until(date, rest)).toBe(expected)
})

test('the life ends on the day before it was begun', () => {
  expect(lifeEndsOn(machine)).toBe('2031-03-31')
  expect(lifeEndsOn({ ...machine, usedFrom: '2024-02-29', life: 3 })).toBe('2027-02-27')
})

test('depreciation grows by the day, is never below nothing, and never passes what may be depreciated', () => {
  const asset = fc.record({
    cost: fc.integer({ min: 100, max: 9_999_999 }).map((paise) => Decimal.make(BigInt(paise), 2).toFixed(2)),
    part: fc.integer({ min: 1, max: 99 }),
    method: fc.constantFrom('StraightLine' as const, 'WrittenDown' as const),
    life: fc.integer({ min: 1, max: 60 }),
    usedFrom: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2018-01-01', days)),
    days: fc.integer({ min: 0, max: 20_000 }),
  })
  fc.assert(
    fc.property(asset, ({ part, days, ...rest }) => {
      const residual = Decimal.of(rest.cost).mul(part).div(100, 2)
      const one = { ...rest, residual: residual.toFixed(2) }
      const date = addDays(one.usedFrom, days)
      const [now, next] = [depreciatedUntil(one, date), depreciatedUntil(one, addDays(date, 30))]
      expect(now.isNegative()).toBe(false)
      expect(next.gte(now)).toBe(true)
      expect(next.lte(Decimal.of(one.cost).sub(residual))).toBe(true)
      if (one.method === 'StraightLine' && date >= lifeEndsOn(one)!)
        expect(now.eq(Decimal.of(one.cost).sub(residual))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('only land has neither a life nor a block', () => {
  expect(assetClassNames.filter((name) => assetClasses[name].block === null)).toEqual(['land'])
})
