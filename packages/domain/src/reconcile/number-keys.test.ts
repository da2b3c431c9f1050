import { describe, expect, it, test } from 'vitest'
import {
  areNeighbours,
  confusedKey,
  formatKey,
  plainKey,
  runningKey,
  slipBetween,
  tokensWithoutYear,
  yearlessKey,
} from './number-keys.ts'

describe('keys of a number', () => {
  it.each([
    // number, format, without the year, running number
    ['INV/25-26/0451', 'INV|25|26|451', 'INV451', '451'],
    ['451/25-26', '451|25|26', '451', '451'],
    ['FY25-26/A/007', 'FY|25|26|A|7', 'A7', '7'],
    ['FY 2025-26/12', 'FY|2025|26|12', '12', '12'],
    ['B/24-26/9', 'B|24|26|9', 'B24269', '9'],
    ['B/2025-2026/9', 'B|2025|2026|9', 'B9', '9'],
    ['B/25/26/9', 'B|25|26|9', 'B9', '9'],
    ['INV202526/9', 'INV|202526|9', 'INV9', '9'],
    ['INV2526/9', 'INV|2526|9', 'INV9', '9'],
    ['INV2526', 'INV|2526', 'INV2526', '2526'],
    ['202021', '202021', '202021', '202021'],
    ['2829/25-26', '2829|25|26', '2829', '2829'],
    ['INV 25', 'INV|25', 'INV25', '25'],
    ['INV2 5', 'INV|2|5', 'INV25', '5'],
    ['0000', '0', '0', '0'],
    ['ABC', 'ABC', 'ABC', ''],
    ['', '', '', ''],
  ])('%s', (number, format, yearless, running) => {
    const tokens = tokensWithoutYear(number)
    expect([formatKey(number), yearlessKey(tokens), runningKey(tokens)]).toEqual([format, yearless, running])
  })

  it('takes spaces and case for nothing, and characters that are confused for one', () => {
    expect(plainKey(' inv / 25-26 ')).toBe('INV/25-26')
    expect(confusedKey('TX1OO5')).toBe('TX1005')
    expect(confusedKey('ls/bo-1')).toBe('15801')
  })
})

test('documents of one series are neighbours', () => {
  const areOfOne = (one: string, other: string) =>
    areNeighbours(tokensWithoutYear(one), tokensWithoutYear(other))
  expect(areOfOne('W-10041', 'W-10043')).toBe(true)
  expect(areOfOne('W-10041', 'X-10043')).toBe(false)
  expect(areOfOne('W-9', 'W-10')).toBe(false)
  expect(areOfOne('W-9', 'W-9')).toBe(false)
})

test.each([
  ['TX100543', 'TX100534', 'swapped'],
  ['TX1005', 'TX10054', 'missing'],
  ['TX1005', 'X1005', 'missing'],
  ['TX1005', 'TX1006', 'replaced'],
  ['TX1005', 'TX1005', undefined],
  ['TX1005', 'TX1065x', undefined],
  ['AABB', 'BBAA', undefined],
])('%s and %s are %s', (one, other, slip) => {
  expect(slipBetween(one, other)).toBe(slip)
})
