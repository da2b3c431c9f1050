import { expect, test } from 'vitest'
import { blockYears } from './block-years.ts'
import type { TaxedAsset } from './block-years.ts'
import { blockNames, blockRateOn, blockRates } from './blocks.ts'

const asset = (cost: string, usedFrom: string, rest: Partial<TaxedAsset> = {}): TaxedAsset => ({
  block: 'plant',
  cost,
  acquiredOn: usedFrom,
  usedFrom,
  ...rest,
})
const shown = (assets: readonly TaxedAsset[], year: string) =>
  blockYears(assets, year).map(
    ({ opening, additions, lateAdditions, proceeds, depreciation, gain, closing }) =>
      [opening, additions, lateAdditions, proceeds, depreciation, gain, closing].map(Number).join(' '),
  )
const earlier = (cost: string, value: string) =>
  asset(cost, '2020-04-01', { opening: { until: '2026-03-31', value } })

test.each<[string, readonly TaxedAsset[], string, string[]]>([
  ['used for 180 days', [asset('100000', '2026-10-03')], '2026-27', ['0 100000 0 0 15000 0 85000']],
  ['used for 179 days', [asset('100000', '2026-10-04')], '2026-27', ['0 0 100000 0 7500 0 92500']],
  ['180 days of a leap year', [asset('100000', '2027-10-04')], '2027-28', ['0 100000 0 0 15000 0 85000']],
  [
    'bought late in the year before, used from this one',
    [asset('100000', '2027-02-01', { acquiredOn: '2026-03-20' })],
    '2026-27',
    ['0 100000 0 0 15000 0 85000'],
  ],
  ['the year after', [asset('100000', '2026-10-04')], '2027-28', ['92500 0 0 0 13875 0 78625']],
  ['before it is there', [asset('100000', '2026-10-04')], '2025-26', []],
  ['brought from other books', [earlier('90000', '40000')], '2026-27', ['40000 0 0 0 6000 0 34000']],
  [
    'sold within the block',
    [
      earlier('90000', '40000'),
      asset('50000', '2026-05-01', { disposal: { on: '2026-12-01', proceeds: '30000' } }),
    ],
    '2026-27',
    ['40000 50000 0 30000 9000 0 51000'],
  ],
  [
    'sold for more than the block',
    [earlier('90000', '40000'), earlier('10000', '0')].map((one, index) =>
      index === 0 ? { ...one, disposal: { on: '2026-12-01', proceeds: '45000' } } : one,
    ),
    '2026-27',
    ['40000 0 0 45000 0 5000 0'],
  ],
  [
    'the last of the block, sold for less',
    [{ ...earlier('90000', '40000'), disposal: { on: '2026-12-01', proceeds: '25000' } }],
    '2026-27',
    ['40000 0 0 25000 0 -15000 0'],
  ],
  [
    'gone since the year before',
    [{ ...earlier('90000', '40000'), disposal: { on: '2026-12-01', proceeds: '25000' } }],
    '2027-28',
    [],
  ],
  [
    'what was sold takes the late additions last',
    [
      { ...earlier('90000', '40000'), disposal: { on: '2026-12-01', proceeds: '60000' } },
      asset('100000', '2026-12-15'),
    ],
    '2026-27',
    ['40000 0 100000 60000 6000 0 74000'],
  ],
])('a block: %s', (_, assets, year, expected) => {
  expect(shown(assets, year)).toEqual(expected)
})

test('every block has a rate with its source on any day', () => {
  for (const block of blockNames)
    for (const day of ['2016-04-01', '2019-04-01', '2026-11-27']) {
      const { rate, source } = blockRateOn(block, day)
      expect(Number(rate)).toBeGreaterThan(0)
      expect(source).not.toBe('')
    }
  expect(blockRates.every(({ since }) => since.endsWith('-04-01'))).toBe(true)
})
