import { expect, test } from 'vitest'
import { fillLines, sameItems } from './fill-lines.ts'
import type { Line } from './invoice-store.ts'

const line = (key: number, description: string, itemId?: number): Line => ({
  key,
  itemId,
  description,
  hsn: '',
  uqc: '',
  supply: 'Goods',
  quantity: '1',
  unitPrice: '1',
  discountPercent: '',
  taxRate: '18',
  taxCategory: 'Taxable',
  priceIncludesTax: false,
})

test('lines of one item are filled together, wherever they are', () => {
  const lines = [
    line(1, 'Wire', 1),
    line(2, 'Freight'),
    line(3, 'Wire', 1),
    line(4, 'freight '),
    line(5, 'Pipe', 2),
  ]
  expect(sameItems(lines, [0, 1, 2, 3])).toEqual([
    { name: 'Wire', rows: [0, 2] },
    { name: 'Freight', rows: [1, 3] },
  ])
})

test('a value fills the chosen lines and settles their faults alone', () => {
  const lines = [line(7, 'Wire', 1), line(8, 'Pipe', 2), line(9, 'Wire', 1)]
  const names = ['lines[0].hsn', 'lines[0].uqc', 'lines[1].hsn', 'lines[2].hsn', 'partyId']
  const after = fillLines(
    {
      order: [7, 8, 9],
      lines: new Map(lines.map((one) => [one.key, one])),
      problems: new Map(names.map((name) => [name, 'Enter it.'])),
    },
    [0, 2],
    'hsn',
    '740811',
  )
  expect([...after.lines.values()].map(({ hsn }) => hsn)).toEqual(['740811', '', '740811'])
  expect([...after.problems.keys()]).toEqual(['lines[0].uqc', 'lines[1].hsn', 'partyId'])
})
