import { describe, expect, it } from 'vitest'
import { itemIssues } from './item-rules.ts'
import type { ItemFacts } from './item-rules.ts'

const bolt: ItemFacts = {
  kind: 'Item',
  supply: 'Goods',
  hsn: '73181500',
  uqc: 'NOS',
  taxCategory: 'Taxable',
  taxRate: '18',
}
const small = { date: '2026-11-20', turnover: '0', ownRates: [] }
const large = { ...small, turnover: '60000000' }

const cases: readonly (readonly [
  name: string,
  item: Partial<ItemFacts>,
  around: typeof small,
  issues: readonly string[],
])[] = [
  ['goods with HSN, unit and rate', {}, small, []],
  ['without HSN', { hsn: undefined }, small, ['hsn REQUIRED']],
  ['non-GST goods without HSN', { hsn: undefined, taxCategory: 'NonGst', taxRate: undefined }, small, []],
  ['an expense without HSN', { kind: 'Expense', hsn: undefined }, small, []],
  ['four digits up to five crore', { hsn: '7318' }, small, []],
  ['four digits above five crore', { hsn: '7318' }, large, ['hsn HSN_DIGITS']],
  ['six digits above five crore', { hsn: '731815' }, large, []],
  ['services with a code of goods', { supply: 'Services', uqc: undefined }, small, ['hsn HSN_OF_SUPPLY']],
  ['goods with a code of services', { hsn: '998314' }, small, ['hsn HSN_OF_SUPPLY']],
  ['services without unit', { supply: 'Services', hsn: '998314', uqc: undefined }, small, []],
  ['goods without unit', { uqc: undefined }, small, ['unitId REQUIRED']],
  ['a unit code that is none', { uqc: 'XYZ' }, small, ['uqc UQC_UNKNOWN']],
  ['taxable without rate', { taxRate: undefined }, small, ['taxRate REQUIRED']],
  ['a rate that has ended', { taxRate: '12' }, small, ['taxRate RATE_NOT_LAWFUL']],
  ['that rate while it was in force', { taxRate: '12' }, { ...small, date: '2025-09-01' }, []],
  ['a rate of no slab', { taxRate: '17' }, small, ['taxRate RATE_NOT_LAWFUL']],
  ['exempt with a rate', { taxCategory: 'Exempt' }, small, ['taxRate RATE_OF_CATEGORY']],
  ['exempt with rate nought', { taxCategory: 'Exempt', taxRate: '0.00' }, small, []],
  ['second unit without conversion', { unitId: 1, secondaryUnitId: 2 }, small, ['conversionRate REQUIRED']],
  [
    'second unit equal to the first',
    { unitId: 1, secondaryUnitId: 1, conversionRate: '12' },
    small,
    ['secondaryUnitId UNIT_SAME'],
  ],
  [
    'conversion by nought',
    { unitId: 1, secondaryUnitId: 2, conversionRate: '0' },
    small,
    ['conversionRate ABOVE_ZERO'],
  ],
]

describe('rules between the fields of an item', () => {
  for (const [name, item, around, expected] of cases) {
    it(name, () =>
      expect(itemIssues({ ...bolt, ...item }, around).map(({ path, code }) => `${path} ${code}`)).toEqual(
        expected,
      ),
    )
  }

  it('accepts a rate that the subscriber has added', () => {
    expect(itemIssues({ ...bolt, taxRate: '2.5' }, { ...small, ownRates: ['2.500'] })).toEqual([])
  })
})
