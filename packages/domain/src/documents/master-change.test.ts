import { expect, test } from 'vitest'
import { changedFields } from './master-change.ts'

test('a rate that storage writes with zeros is no change, and blanks are absent', () => {
  expect(
    changedFields('item', { taxRate: '18.000', hsn: '7318' }, { taxRate: '18', hsn: '7318', cessRate: '' }),
  ).toEqual([])
  expect(changedFields('item', { taxRate: '18.000' }, { taxRate: '5', description: 'new' })).toEqual([
    'taxRate',
  ])
})

test('an address is a change where one of its lines is, whatever their order', () => {
  const before = { billingAddress: { line1: 'A', city: 'Pune', line2: null }, shippingAddresses: [] }
  expect(
    changedFields('party', before, { billingAddress: { city: 'Pune', line1: 'A' }, shippingAddresses: [] }),
  ).toEqual([])
  expect(changedFields('party', before, { billingAddress: { city: 'Pune', line1: 'B' } })).toEqual([
    'billingAddress',
  ])
})
