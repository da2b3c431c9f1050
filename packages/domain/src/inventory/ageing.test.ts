import { describe, expect, test } from 'vitest'
import { ageOfStock, worthOfAges } from './ageing.ts'
import type { DayReceived } from './ageing.ts'

const asOf = '2026-11-30'
const came = (day: string, received: string, sentBack = '0'): DayReceived => ({ day, received, sentBack })

describe.each<[string, readonly DayReceived[], string, readonly string[]]>([
  ['nothing there', [came('2026-11-01', '10')], '0', ['0', '0', '0', '0', '0']],
  ['more sold than was there', [came('2026-11-01', '10')], '-3', ['0', '0', '0', '0', '0']],
  // 31 October is 30 days ago, 30 October 31; 1 October 60, 30 September 61; 3 June 180, 2 June 181.
  [
    'the ends of bands',
    [
      came('2026-10-31', '1'),
      came('2026-10-30', '2'),
      came('2026-10-01', '4'),
      came('2026-09-30', '8'),
      came('2026-06-03', '16'),
      came('2026-06-02', '32'),
    ],
    '63',
    ['1', '6', '8', '16', '32'],
  ],
  // 100 came in May and 50 in November; 70 were sold of the oldest.
  [
    'the oldest sold first',
    [came('2026-11-10', '50'), came('2026-05-01', '100')],
    '80',
    ['50', '0', '0', '0', '30'],
  ],
  [
    'sold down to the last receipt',
    [came('2026-11-10', '50'), came('2026-05-01', '100')],
    '20',
    ['20', '0', '0', '0', '0'],
  ],
  // 20 of the 50 of November went back to the supplier.
  [
    'what went back to the supplier',
    [came('2026-11-12', '0', '20'), came('2026-11-10', '50'), came('2026-05-01', '100')],
    '60',
    ['30', '0', '0', '0', '30'],
  ],
  [
    'bought and sent back on one day',
    [came('2026-11-10', '50', '50'), came('2026-05-01', '100')],
    '100',
    ['0', '0', '0', '0', '100'],
  ],
  ['goods found that nothing brought', [came('2026-11-10', '5')], '7', ['5', '0', '0', '0', '2']],
  [
    'fractions',
    [came('2026-11-10', '0.25'), came('2026-09-20', '1.5')],
    '1',
    ['0.25', '0', '0.75', '0', '0'],
  ],
])('%s', (_what, days, closing, bands) => {
  test('by age', () => expect(ageOfStock(days, closing, asOf)).toEqual(bands))
})

test('the worth of ages comes to the whole: by quantity, or each receipt at its own cost', () => {
  // 120 at an average of 10: 50 of November, 70 of May.
  expect(worthOfAges(['50', '0', '70'], { quantity: '120', value: '1200.00' }, undefined)).toEqual([
    { quantity: '50', value: '500.00' },
    { quantity: '0', value: '0.00' },
    { quantity: '70', value: '700.00' },
  ])
  // First in, first out: 70 left at 9, 50 at 12.
  const layers = [
    { quantity: '70', value: '630.00' },
    { quantity: '50', value: '600.00' },
  ]
  expect(worthOfAges(['50', '0', '70'], { quantity: '120', value: '1230.00' }, layers)).toEqual([
    { quantity: '50', value: '600.00' },
    { quantity: '0', value: '0.00' },
    { quantity: '70', value: '630.00' },
  ])
  // A third of a rupee thrice.
  expect(
    worthOfAges(['1', '1', '1'], { quantity: '3', value: '1.00' }, undefined).map(({ value }) => value),
  ).toEqual(['0.33', '0.34', '0.33'])
})
