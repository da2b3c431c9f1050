import { expect, test } from 'vitest'
import { companyRoutes } from '../routes.ts'
import { listOfPath } from './list-of-path.ts'

test.each([
  ['view-sales-invoice', 'sales-invoice'],
  ['edit-party', 'parties'],
  ['clone-item', 'items'],
  ['view-payment-in', 'payment-in'],
  ['edit-role', 'roles'],
  ['view-user', 'users'],
  ['view-consolidated-e-way-bill', 'consolidated-e-way-bill'],
])('a record under %s leads back to the list %s', (path, list) => {
  expect(listOfPath(path, companyRoutes)?.path).toBe(list)
})

test('an address without a list of its own names none', () => {
  expect(listOfPath('view-gstin', companyRoutes)).toBeUndefined()
})
