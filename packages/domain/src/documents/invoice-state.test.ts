import { expect, test } from 'vitest'
import { invoiceState } from './invoice-state.ts'
import { documentKindNames } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'

const today = '2026-11-22'
const state = (
  balance: string,
  dueDate: string | null,
  status = 'Active',
  kind: DocumentKind = 'salesInvoice',
) => invoiceState({ kind, status, total: '100.00', balance, dueDate }, today)

test.each([
  ['long before it is due', '100', '2026-12-30', { name: 'Unpaid' }],
  ['without a due date', '100', null, { name: 'Unpaid' }],
  ['a week before it is due', '100', '2026-11-29', { name: 'DueSoon', days: 7 }],
  ['on the day itself', '100', '2026-11-22', { name: 'DueSoon', days: 0 }],
  ['the day after', '100', '2026-11-21', { name: 'Overdue', days: 1 }],
  ['late, though paid in part', '40', '2026-11-10', { name: 'Overdue', days: 12 }],
  ['paid in part', '40', '2026-11-23', { name: 'PartlyPaid', percent: 60 }],
  ['paid to the last paisa but one', '0.01', '2026-11-23', { name: 'PartlyPaid', percent: 99 }],
  ['a paisa paid', '99.99', '2026-11-23', { name: 'PartlyPaid', percent: 1 }],
  ['nothing left', '0.00', '2026-11-10', { name: 'Paid' }, 'PaymentReceived'],
])('%s', (_, balance, dueDate, expected, status = 'Active') => {
  expect(state(balance, dueDate, status)).toEqual(expected)
})

test.each(['Draft', 'Pending', 'Rejected', 'Cancelled'])('%s does not depend on the amount due', (status) => {
  expect(state('100', '2026-11-10', status)).toEqual({ name: status })
})

test('what was paid or covered by a credit is paid', () => {
  expect(state('0', null, 'PaymentReceived')).toEqual({ name: 'Paid' })
  expect(state('0', null, 'ConvertedtoCredits')).toEqual({ name: 'Paid' })
})

test('a bill is spoken of as an invoice is; what is never paid has no state', () => {
  expect(documentKindNames.filter((kind) => state('100', '2026-11-10', 'Active', kind))).toEqual([
    'salesInvoice',
    'purchaseBill',
  ])
  expect(state('100', '2026-11-10', 'Active', 'purchaseBill')).toEqual({ name: 'Overdue', days: 12 })
  expect(state('0', null, 'PaymentMade', 'purchaseBill')).toEqual({ name: 'Paid' })
})

test('what nobody was owed is not called paid, what cost nothing is', () => {
  expect(state('0.00', null, 'Active', 'purchaseBill')).toBeUndefined()
  const free = { status: 'Active', total: '0.00', balance: '0.00' }
  expect(invoiceState({ kind: 'salesInvoice', ...free }, today)).toEqual({ name: 'Paid' })
})
