import { expect, test } from 'vitest'
import { batchesFor, proposedBatch, splitLine } from './batch-lines.ts'
import type { Line } from './invoice-store.ts'

const batch = (name: string, available: string, expiresOn: string | null) => ({
  batch: name,
  manufacturedOn: null,
  expiresOn,
  available,
})
const batches = [
  batch('OLD', '9', '2026-01-01'),
  batch('B1', '4', '2099-01-01'),
  batch('B2', '6', '2099-06-30'),
]
const day = '2026-11-20'
let keys = 0
const line = (more: Partial<Line>): Line => ({
  key: ++keys,
  itemId: 1,
  description: 'Syrup',
  hsn: '',
  uqc: 'NOS',
  supply: 'Goods',
  quantity: '1',
  unitPrice: '5',
  discountPercent: '',
  taxRate: '5',
  taxCategory: 'Taxable',
  priceIncludesTax: false,
  ...more,
})

test('the batch that expires first and that other lines leave is proposed, an expired one never', () => {
  const other = line({ batch: 'B1', quantity: '4' })
  expect(proposedBatch(line({}), batches, [], day)).toBe('B1')
  expect(proposedBatch(line({}), batches, [other], day)).toBe('B2')
  expect(proposedBatch(line({}), [batches[0]!], [], day)).toBeUndefined()
})

test('a line is made one for each batch: what is free last, amounts shared by quantity', () => {
  const one = line({ quantity: '6', freeQuantity: '2', discountAmount: '10' })
  const parts = batchesFor(one, batches, [one], day)
  expect(parts).toEqual([
    { batch: 'B1', quantity: '4' },
    { batch: 'B2', quantity: '4' },
  ])
  const made = splitLine(one, parts, () => 99)
  expect(
    made.map((each) => [each.key, each.batch, each.quantity, each.freeQuantity, each.discountAmount]),
  ).toEqual([
    [one.key, 'B1', '4', '', '5'],
    [99, 'B2', '2', '2', '5'],
  ])
})

test('boxes are taken of pieces', () => {
  const one = line({ quantity: '3', units: { first: 'NOS', second: 'BOX', rate: '2', isSecond: true } })
  expect(batchesFor(one, batches, [one], day)).toEqual([
    { batch: 'B1', quantity: '2' },
    { batch: 'B2', quantity: '1' },
  ])
})
