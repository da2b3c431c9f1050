import { expect, test } from 'vitest'
import { pastedTable, rowsOf } from './pasted-rows.ts'

const read = (text: string) => pastedTable(rowsOf(text))

test('without headings the columns are item, quantity, price, discount', () => {
  expect(read('Fan\t3\t100.50\t5\r\nBulb\t2\r\n')).toEqual({
    columns: ['item', 'quantity', 'unitPrice', 'discountPercent'],
    rows: [
      { name: 'Fan', values: { quantity: '3', unitPrice: '100.50', discountPercent: '5' }, bad: {} },
      { name: 'Bulb', values: { quantity: '2' }, bad: {} },
    ],
    over: 0,
  })
})

test('headings say which column is which, in any order', () => {
  const table = read(
    'HSN Code\tParticulars\tRate\tQty\tGST %\tAmount\n8302 10 10\tHinge\tRs. 1,05,000.50\t2\t18%\t210001',
  )
  expect(table.columns).toEqual(['hsn', 'item', 'unitPrice', 'quantity', 'taxRate'])
  expect(table.rows).toEqual([
    {
      name: 'Hinge',
      values: { hsn: '83021010', unitPrice: '105000.50', quantity: '2', taxRate: '18' },
      bad: {},
    },
  ])
})

test('goods without a price have a column of their own', () => {
  const table = read('Item\tQty\tFree Qty\tRate\nSoap\t10\t1\t25\nSoap\t5\t\t25\nSoap\t5\tone\t25')
  expect(table.columns).toEqual(['item', 'quantity', 'freeQuantity', 'unitPrice'])
  expect(table.rows.map(({ values, bad }) => values.freeQuantity ?? bad.freeQuantity)).toEqual([
    '1',
    undefined,
    'one',
  ])
})

test.each([
  ['abc', undefined],
  ['-5', undefined],
  ['(500)', undefined],
  ['0', undefined],
  ['1.2E+03', '1200'],
  ['1,200', '1200'],
  ['12,34', undefined],
  ['1.23456', '1.235'],
])('a quantity %s is %s: read correctly or refused, never changed silently', (text, value) => {
  const [row] = read(`Fan\t${text}`).rows
  expect(row!.values.quantity).toBe(value)
  expect(row!.bad.quantity).toBe(value === undefined ? text : undefined)
})

test('a discount above the whole and a code that is none are refused', () => {
  const [row] = read('Item\tHSN\tDisc\nFan\t12345\t101').rows
  expect(row!.bad).toEqual({ hsn: '12345', discountPercent: '101' })
})

test('no more than a thousand rows are taken, and the rest is counted', () => {
  const table = read(Array.from({ length: 1003 }, () => 'Fan\t1').join('\n'))
  expect([table.rows.length, table.over]).toEqual([1000, 3])
})
