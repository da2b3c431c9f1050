import { describe, expect, test } from 'vitest'
import { daySaleLimit, paidAs, togetherOf } from './day-sales.ts'

describe('the lines of the invoice of a day', () => {
  test('what was sold alike is one line', () => {
    const tea = { itemId: 1, unitPrice: '10', taxRate: '5' }
    expect(
      togetherOf([
        { ...tea, quantity: '2' },
        { description: 'Bun', unitPrice: '15', quantity: '1' },
        { taxRate: '5', itemId: 1, unitPrice: '10', quantity: '0.5' },
      ]),
    ).toEqual([
      { ...tea, quantity: '2.5' },
      { description: 'Bun', unitPrice: '15', quantity: '1' },
    ])
  })
  test.each([
    ['another price', { unitPrice: '11' }],
    ['another rate', { taxRate: '18' }],
    ['another discount', { discountPercent: '5' }],
  ])('%s is another line', (_what, more) => {
    const tea = { itemId: 1, unitPrice: '10', taxRate: '5', quantity: '1' }
    expect(togetherOf([tea, { ...tea, ...more }])).toHaveLength(2)
  })
})

test('what was received is as much as the invoice', () => {
  const received = [
    { mode: 'UPI', amount: '10' },
    { mode: 'Cash', amount: '90.03' },
  ] as const
  expect(paidAs(received, '100.00')).toEqual([
    { mode: 'Cash', amount: '90.00' },
    { mode: 'UPI', amount: '10.00' },
  ])
  expect(paidAs([], '100.00')).toEqual([])
})

test('the limit is that of the day', () => expect(daySaleLimit('2026-11-20')).toBe(200))
