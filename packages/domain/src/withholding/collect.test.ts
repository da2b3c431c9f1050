import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { collectionOf, givenBackOf, withCollected } from './collect.ts'
import type { CollectionInput } from './collect.ts'
import {
  collectedUnder,
  collectionNamed,
  collectionOn,
  collectionRows,
  collectionSections,
} from './collect-sections.ts'
import type { CollectionSection } from './collect-sections.ts'

const none = { counted: '0', taxed: '0' }
const input = (
  section: CollectionSection,
  value: string,
  { quantity = '1', ...rest }: Partial<CollectionInput> & { quantity?: string } = {},
): CollectionInput => ({
  section,
  goods: [{ value, quantity }],
  date: '2026-11-27',
  hasPan: true,
  year: none,
  ...rest,
})
const shown = (one: CollectionInput) => {
  const found = collectionOf(one)
  return found && `${found.taxed} ${found.parts.map(({ rate, tax }) => `${rate}% ${tax}`).join(' + ')}`.trim()
}

test.each<[string, CollectionInput, string | undefined]>([
  ['scrap', input('6CE', '118000'), '118000.00 2% 2360.00'],
  ['scrap before April 2026', input('6CE', '118000', { date: '2026-03-31' }), '118000.00 1% 1180.00'],
  ['scrap without PAN', input('6CE', '118000', { hasPan: false }), '118000.00 5% 5900.00'],
  ['half a rupee is a rupee', input('6CE', '125'), '125.00 2% 3.00'],
  ['liquor', input('6CA', '50000'), '50000.00 2% 1000.00'],
  ['liquor before April 2026', input('6CA', '50000', { date: '2026-03-31' }), '50000.00 1% 500.00'],
  ['tendu leaves', input('6CI', '50000'), '50000.00 2% 1000.00'],
  ['tendu leaves before April 2026', input('6CI', '50000', { date: '2026-03-31' }), '50000.00 5% 2500.00'],
  [
    'tendu leaves before April 2026 without PAN: twice the rate',
    input('6CI', '50000', { date: '2026-03-31', hasPan: false }),
    '50000.00 10% 5000.00',
  ],
  ['timber', input('6CC', '50000'), '50000.00 2% 1000.00'],
  ['timber of a lease in March 2025', input('6CB', '50000', { date: '2025-03-31' }), '50000.00 2.5% 1250.00'],
  ['forest produce in April 2025', input('6CD', '50000', { date: '2025-04-01' }), '50000.00 2% 1000.00'],
  ['minerals', input('6CJ', '50000'), '50000.00 2% 1000.00'],
  ['a vehicle of ten lakh', input('6CL', '1000000'), '0.00'],
  ['a vehicle above ten lakh: all of it', input('6CL', '1000001'), '1000001.00 1% 10000.00'],
  ['two vehicles of six lakh', input('6CL', '1200000', { quantity: '2' }), '0.00'],
  ['two vehicles of eleven lakh', input('6CL', '2200000', { quantity: '2' }), '2200000.00 1% 22000.00'],
  [
    'a vehicle above ten lakh and one below',
    input('6CL', '0', {
      goods: [
        { value: '1500000', quantity: '1' },
        { value: '900000', quantity: '1' },
      ],
    }),
    '1500000.00 1% 15000.00',
  ],
  ['a vehicle without PAN', input('6CL', '2000000', { hasPan: false }), '2000000.00 5% 100000.00'],
  ['luxury goods', input('6CM', '1200000'), '1200000.00 1% 12000.00'],
  ['luxury goods before 22 April 2025', input('6CM', '1200000', { date: '2025-04-21' }), undefined],
  ['goods at 50 lakh', input('6CR', '5000000', { date: '2025-03-31' }), '0.00'],
  ['goods: the excess alone', input('6CR', '5100000', { date: '2025-03-31' }), '100000.00 0.1% 100.00'],
  [
    'goods after it',
    input('6CR', '100000', { date: '2025-03-31', year: { counted: '5100000', taxed: '100000' } }),
    '100000.00 0.1% 100.00',
  ],
  [
    'goods without PAN',
    input('6CR', '5100000', { date: '2025-03-31', hasPan: false }),
    '100000.00 1% 1000.00',
  ],
  ['goods in March 2021', input('6CR', '5100000', { date: '2021-03-31' }), '100000.00 0.075% 75.00'],
  ['goods before October 2020', input('6CR', '5100000', { date: '2020-09-30' }), undefined],
  ['goods from April 2025', input('6CR', '9000000', { date: '2025-04-01' }), undefined],
  [
    'what a person says it is collected on',
    input('6CL', '900000', { base: '900000' }),
    '900000.00 1% 9000.00',
  ],
])('%s', (_name, one, expected) => {
  expect(shown(one)).toBe(expected)
})

test('rows of a section follow one another without a gap, each with its source', () => {
  for (const section of collectionSections) {
    const rows = collectionRows.filter((one) => one.section === section)
    expect(rows.length).toBeGreaterThan(0)
    for (const [index, { until, source }] of rows.entries()) {
      expect(source).not.toBe('')
      expect(until === undefined).toBe(index === rows.length - 1 && section !== '6CR')
      if (until && rows[index + 1])
        expect(collectionOn(section, rows[index + 1]!.since)).toBe(rows[index + 1])
    }
  }
})

test('the Act of 2025 names what the Act of 1961 named before April 2026', () => {
  expect(collectedUnder('6CE', '2026-03-31')).toBe('206C(1)')
  expect(collectedUnder('6CE', '2026-04-01')).toBe('394(1) Sl. 4')
  expect(collectionNamed(' 6ce')).toBe('6CE')
  expect(collectionNamed('206C')).toBeUndefined()
})

test('a tax that a person enters keeps what it was computed from', () => {
  const computed = collectionOf(input('6CE', '100000'))!
  expect(withCollected(computed, '2000.00')).toBe(computed)
  expect(withCollected(computed, '500').parts).toEqual([{ taxed: '100000.00', rate: '0.5', tax: '500.00' }])
  expect(withCollected(computed, '0')).toMatchObject({
    taxed: '0.00',
    tax: '0.00',
    parts: [],
    counted: '100000.00',
  })
})

test('sales of a year, in any parts, are taxed on what is above the limit, once', () => {
  const sales = fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(sales, (paise) => {
      let year = none
      for (const amount of paise) {
        const value = Decimal.of(amount).div('100', 2).toFixed(2)
        const { counted, taxed } = collectionOf(input('6CR', value, { date: '2024-11-27', year }))!
        year = {
          counted: Decimal.of(year.counted).add(counted).toFixed(2),
          taxed: Decimal.of(year.taxed).add(taxed).toFixed(2),
        }
      }
      const above = Decimal.max(Decimal.of(year.counted).sub('5000000'), '0')
      expect(year.taxed).toBe(above.toFixed(2))
    }),
  )
})

test.each([
  ['a part', '11800', { taxed: '118000.00', tax: '2360.00' }, '11800.00 2% 236.00'],
  ['all', '118000', { taxed: '118000.00', tax: '2360.00' }, '118000.00 2% 2360.00'],
  [
    'all that is left, to the rupee that is left',
    '500',
    { taxed: '300.00', tax: '7.00' },
    '300.00 2.333% 7.00',
  ],
  ['nothing is left', '500', { taxed: '0.00', tax: '0.00' }, undefined],
  ['nothing was collected', '500', undefined, undefined],
])('a credit note gives back %s', (_name, value, left, expected) => {
  const found = givenBackOf({ section: '6CE', date: '2026-11-27', goods: [{ value, quantity: '1' }] }, left)
  expect(found && `${found.taxed} ${found.parts[0]!.rate}% ${found.tax}`).toBe(expected)
})
