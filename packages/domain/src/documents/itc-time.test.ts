import { expect, test } from 'vitest'
import { lastPeriodOfCredit } from './itc-time.ts'

const bill = { date: '2026-03-31', supplierDate: null, selfInvoiceDate: null, isImport: false, lowers: false }

test.each([
  ['of a bill of the year before', bill, 'Monthly', '102026'],
  ['of a quarterly filer', bill, 'Quarterly', '092026'],
  [
    'by the day of the supplier',
    { ...bill, date: '2026-04-02', supplierDate: '2026-03-31' },
    'Monthly',
    '102026',
  ],
  ['by the day of our own invoice', { ...bill, selfInvoiceDate: '2026-05-01' }, 'Monthly', '102027'],
  ['of an import none', { ...bill, isImport: true }, 'Monthly', undefined],
  ['of a note that lowers none', { ...bill, lowers: true }, 'Monthly', undefined],
] as const)('the last period for a credit: %s', (_, of, frequency, expected) => {
  expect(lastPeriodOfCredit(of, frequency)).toBe(expected)
})
