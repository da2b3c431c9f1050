import { expect, test } from 'vitest'
import { landedCosts } from './landed-cost.ts'
import type { BoughtLine } from './landed-cost.ts'

const line = (taxableValue: string, more: Partial<BoughtLine> = {}): BoughtLine => ({
  taxableValue,
  igst: '0.00',
  cgst: '0.00',
  sgst: '0.00',
  cess: '0.00',
  cessNonAdvalorem: '0.00',
  stateCess: '0.00',
  isBlocked: false,
  ...more,
})

test.each<[string, readonly BoughtLine[], readonly BoughtLine[], readonly string[]]>([
  ['a value whose tax is credited', [line('100.00', { cgst: '9.00', sgst: '9.00' })], [], ['100.00']],
  [
    'tax that gives no credit',
    [line('100.00', { cgst: '9.00', sgst: '9.00', isBlocked: true }), line('50.00', { igst: '9.00' })],
    [],
    ['118.00', '50.00'],
  ],
  ['cess of a State, which nobody credits', [line('100.00', { stateCess: '1.00' })], [], ['101.00']],
  ['freight by value, to the paisa', [line('100.00'), line('200.00')], [line('10.00')], ['103.33', '206.67']],
  [
    'freight with blocked tax',
    [line('100.00')],
    [line('10.00', { igst: '1.80', isBlocked: true })],
    ['111.80'],
  ],
  [
    'goods given free bear nothing of the freight',
    [line('0.00'), line('90.00')],
    [line('10.00')],
    ['0.00', '100.00'],
  ],
])('%s', (_what, lines, charges, costs) => {
  expect(landedCosts(lines, charges)).toEqual(costs)
})
