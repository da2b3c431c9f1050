import { expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { splitReceived } from './receipts.ts'

const of = (amount: string, tds = '0', charges = '0') => ({
  amount: Decimal.of(amount),
  tdsDeducted: Decimal.of(tds),
  bankCharges: Decimal.of(charges),
  homeId: 1,
})
const bills = (...parts: readonly (readonly [number, string])[]) =>
  parts.map(([entityId, amount]) => ({ entityId, amount: Decimal.of(amount) }))
const shown = (receipts: ReturnType<typeof splitReceived>) =>
  receipts.map(({ entityId, amount, tdsDeducted, bankCharges }) =>
    [entityId, amount.toFixed(2), tdsDeducted.toFixed(2), bankCharges.toFixed(2)].join(' '),
  )

test('bills of two GSTINs make two receipts, and the rest is an advance of the home GSTIN', () => {
  const split = splitReceived(of('350000'), bills([1, '14266'], [2, '239215'], [2, '68033']))
  expect(shown(split)).toEqual(['1 42752.00 0.00 0.00', '2 307248.00 0.00 0.00'])
})

test('a home GSTIN that nothing is left for gets no receipt', () => {
  expect(shown(splitReceived(of('100'), bills([2, '100'])))).toEqual(['2 100.00 0.00 0.00'])
})

test('tax kept back and charges follow the money and add up to the paisa', () => {
  const split = splitReceived(of('99.99', '10.01', '0.05'), bills([2, '55'], [3, '33.33'], [1, '21.67']))
  const sum = (pick: (one: (typeof split)[number]) => Decimal) => Decimal.sum(split.map(pick)).toFixed(2)
  expect(sum(({ amount }) => amount)).toBe('99.99')
  expect(sum(({ tdsDeducted }) => tdsDeducted)).toBe('10.01')
  expect(sum(({ bankCharges }) => bankCharges)).toBe('0.05')
  expect(split.map(({ amount, tdsDeducted }) => amount.add(tdsDeducted).toFixed(2))).toEqual([
    '21.67',
    '55.00',
    '33.33',
  ])
})

test('a payment that settles nothing is one advance', () => {
  expect(shown(splitReceived(of('10'), []))).toEqual(['1 10.00 0.00 0.00'])
})
