import { expect, test } from 'vitest'
import { computeDocument } from './compute.ts'
import { withCustoms } from './customs.ts'

const line = (unitPrice: string, taxRate: string) => ({ quantity: '1', unitPrice, taxRate })
const computed = computeDocument({
  supplier: {},
  placeOfSupply: '27',
  reverseCharge: true,
  roundOff: false,
  lines: [line('100', '18'), line('200', '18'), line('50', '0')],
})

test('tax of the bill of entry is shared out over the lines by the tax they would bear, and no total has it', () => {
  const { lines, totals, taxUnderReverseCharge } = withCustoms(computed, { igst: '66.10', cess: '3.00' })
  expect(lines.map(({ igst, cess, total }) => [igst, cess, total])).toEqual([
    ['22.03', '0.86', '100.00'],
    ['44.07', '1.71', '200.00'],
    ['0.00', '0.43', '50.00'],
  ])
  expect([totals.igst, totals.cess, totals.total]).toEqual(['66.10', '3.00', '350.00'])
  expect(taxUnderReverseCharge).toBe('0.00')
})

test('before the goods are cleared there is no tax', () => {
  const { lines, totals } = withCustoms(computed, {})
  expect(lines.map(({ igst }) => igst)).toEqual(['0.00', '0.00', '0.00'])
  expect([totals.igst, totals.total]).toEqual(['0.00', '350.00'])
})
