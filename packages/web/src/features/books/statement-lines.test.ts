import { expect, test } from 'vitest'
import { linesUnder, sumOf } from './statement-lines.ts'

test('a group of one’s own has a line with its sum before its accounts, after those without one', () => {
  const rows = [
    { groupKey: 'purchases', account: 'Purchases', amount: '9.00' },
    { groupKey: 'purchases', subgroup: 'Yarn', account: 'Cotton', amount: '3.00' },
    { groupKey: 'directExpenses', account: 'Wages', amount: '1.00' },
    { groupKey: 'directExpenses', subgroup: 'Yarn', account: 'Dyeing', amount: '2.50' },
    { groupKey: 'purchases', subgroup: 'Yarn', account: 'Silk', amount: '4.25' },
  ] as const
  const lines = linesUnder(
    rows,
    ({ account, amount }) => ({ kind: 'row', label: account, amounts: [amount] }),
    (of) => [sumOf(of.map(({ amount }) => amount))],
  )
  // Each group of the chart has its own of the name.
  expect(lines.map(({ kind, label, amounts }) => [kind, label, amounts[0]])).toEqual([
    ['row', 'Purchases', '9.00'],
    ['row', 'Wages', '1.00'],
    ['subgroup', 'Yarn', '7.25'],
    ['inner', 'Cotton', '3.00'],
    ['inner', 'Silk', '4.25'],
    ['subgroup', 'Yarn', '2.50'],
    ['inner', 'Dyeing', '2.50'],
  ])
})
