import { expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { entriesOfPayment } from './entries.ts'
import { paymentKindNames } from './kinds.ts'

const figures = {
  mode: 'UPI',
  amount: Decimal.of('980'),
  bankCharges: Decimal.of('10'),
  tdsDeducted: Decimal.of('20'),
}

test('money that comes in is entered less the charges of the bank, money that goes out with them', () => {
  expect(entriesOfPayment('paymentIn', figures)).toEqual([
    { account: 'bank', debit: '970.00' },
    { account: 'bankCharges', debit: '10.00' },
    { account: 'tdsReceivable', debit: '20.00' },
    { account: 'party', credit: '1000.00' },
  ])
  expect(entriesOfPayment('paymentOut', figures)).toEqual([
    { account: 'bank', credit: '990.00' },
    { account: 'bankCharges', debit: '10.00' },
    { account: 'tdsPayable', credit: '20.00' },
    { account: 'party', debit: '1000.00' },
  ])
})

test('GST that the customer kept back has accounts of its section and heads', () => {
  const gst = { igst: Decimal.zero, cgst: Decimal.of('10'), sgst: Decimal.of('10') }
  const deducted = { ...figures, bankCharges: Decimal.zero, gst: { section: '51', ...gst } } as const
  expect(entriesOfPayment('paymentIn', deducted)).toEqual([
    { account: 'bank', debit: '980.00' },
    { account: 'tdsReceivable', debit: '20.00' },
    { account: 'gstTdsCgst', debit: '10.00' },
    { account: 'gstTdsSgst', debit: '10.00' },
    { account: 'party', credit: '1020.00' },
  ])
  const collected = { ...deducted, gst: { ...gst, section: '52', igst: Decimal.of('5') } } as const
  expect(entriesOfPayment('paymentIn', collected).map(({ account }) => account)).toEqual([
    'bank',
    'tdsReceivable',
    'gstTcsIgst',
    'gstTcsCgst',
    'gstTcsSgst',
    'party',
  ])
})

test('every posting of a payment balances, whatever is zero in it', () => {
  for (const kind of paymentKindNames)
    for (const bankCharges of ['0', '980', '12.34'])
      for (const tdsDeducted of ['0', '0.01'])
        for (const mode of ['Cash', 'Cheque']) {
          const entries = entriesOfPayment(kind, {
            mode,
            amount: Decimal.of('980'),
            bankCharges: Decimal.of(bankCharges),
            tdsDeducted: Decimal.of(tdsDeducted),
          })
          const sum = (side: 'debit' | 'credit') =>
            Decimal.sum(entries.map((entry) => entry[side] ?? '0')).toFixed(2)
          expect(sum('debit')).toBe(sum('credit'))
        }
})
