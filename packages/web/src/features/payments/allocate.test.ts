import { expect, test } from 'vitest'
import {
  allocate,
  allocationsOf,
  beyondWaiting,
  groupsOf,
  gstinOfRest,
  restOf,
  stillDue,
  sumOf,
} from './allocate.ts'

const open = [
  { documentId: 1, balance: '100.00' },
  { documentId: 2, balance: '50.50' },
]

test.each([
  ['oldest first', '120', undefined, { 1: '100.00', 2: '20.00' }],
  ['the preferred one first', '60', 2, { 2: '50.50', 1: '9.50' }],
  ['what is over stays an advance', '500', undefined, { 1: '100.00', 2: '50.50' }],
  ['nothing for no amount', '', undefined, {}],
])('%s', (_, amount, preferred, expected) => {
  expect(allocate(amount, open, preferred)).toEqual(expected)
})

test('what is left over, and what is sent', () => {
  expect(restOf('100', { 1: '60', 2: '' })).toBe('40.00')
  expect(restOf('100', { 1: '130' })).toBe('-30.00')
  expect(allocationsOf({ 1: '60', 2: '', 3: '0' })).toEqual([{ documentId: 1, amount: '60' }])
  expect(sumOf('90', '10', '')).toBe('100.00')
})

test('bills of several GSTINs are grouped with what each owes and gets', () => {
  const bills = [
    { documentId: 1, entityId: 7, balance: '100.00' },
    { documentId: 2, entityId: 8, balance: '50.50' },
    { documentId: 3, entityId: 7, balance: '10.00' },
  ]
  const shares = { 1: '100.00', 2: '20' }
  expect(groupsOf(bills, shares)).toEqual([
    { entityId: 7, documents: [bills[0], bills[2]], due: '110.00', allocated: '100.00' },
    { entityId: 8, documents: [bills[1]], due: '50.50', allocated: '20.00' },
  ])
  expect(stillDue(bills, shares)).toBe('40.50')
})

test.each([
  ['of the invoice asked for', { asked: 3, last: 2, open: [{ entityId: 1 }] }, 3],
  ['the one last used, whatever is open elsewhere', { last: 2, open: [{ entityId: 1 }] }, 2],
  ['of the oldest open bill where none was used', { open: [{ entityId: 9 }, { entityId: 3 }] }, 3],
  ['the first where nothing is known', { last: 9 }, 1],
])('money left over is kept at the GSTIN %s', (_, known, expected) => {
  expect(gstinOfRest([1, 2, 3], known)).toBe(expected)
})

test('what a note has left is refunded where it is asked for, and is no bill that waits', () => {
  const documents = [
    { documentId: 1, balance: '50', opens: 'customerCredit' },
    { documentId: 2, balance: '80', opens: 'payable' },
  ]
  expect(allocate('100', documents)).toEqual({ 2: '80.00' })
  expect(allocate('100', documents, 1)).toEqual({ 1: '50.00', 2: '50.00' })
  expect(stillDue(documents, { 1: '50' })).toBe('80.00')
})

test('what waits for approval is not spread again, but for that of the payment that is changed', () => {
  const bills = [
    { documentId: 1, balance: '100.00', waiting: '70.00' },
    { documentId: 2, balance: '50.00', waiting: '80.00' },
    { documentId: 3, balance: '20.00', waiting: '0.00' },
  ]
  expect(allocate('500', beyondWaiting(bills))).toEqual({ 1: '30.00', 3: '20.00' })
  expect(beyondWaiting(bills, { 1: '50' })[0]).toMatchObject({ balance: '80.00', waiting: '20.00' })
})
