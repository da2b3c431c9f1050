import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { collectionOf, collectionOfReceipt, givenBackOf, withCollected } from './collect.ts'
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

const ofReceipt = (
  section: CollectionSection,
  money: string,
  more: Partial<Parameters<typeof collectionOfReceipt>[0]> = {},
) => {
  const found = collectionOfReceipt({ section, money, date: '2026-11-27', hasPan: true, year: none, ...more })
  return found && `${found.base} ${found.taxed} ${found.tax} ${found.advance}`
}

// 206C(1), and 394(1)(c) of the Act of 2025: at the time of debit or of receipt, whichever is earlier; 206C(1F) and (1H): of receipt
// (CBDT circular 17/2020, 4.4.2: also of an advance). Base, taxed, tax, and what sales do not count once more.
test.each<[string, string | undefined, string | undefined]>([
  ['the tax is inside the money', ofReceipt('6CE', '120360'), '118000.00 118000.00 2360.00 118000.00'],
  [
    'at the rate of its day',
    ofReceipt('6CE', '119180', { date: '2026-03-31' }),
    '118000.00 118000.00 1180.00 118000.00',
  ],
  [
    'at the higher rate without PAN',
    ofReceipt('6CE', '123900', { hasPan: false }),
    '118000.00 118000.00 5900.00 118000.00',
  ],
  [
    'on what a person says',
    ofReceipt('6CE', '120360', { base: '59000' }),
    '59000.00 59000.00 1180.00 59000.00',
  ],
  ['none where a person says so', ofReceipt('6CE', '120360', { amount: '0' }), '118000.00 0.00 0.00 0.00'],
  ['an advance for a vehicle whose worth is unknown', ofReceipt('6CL', '100000'), '100000.00 0.00 0.00 0.00'],
  [
    'an advance for a vehicle that is said to be worth more',
    ofReceipt('6CL', '100000', { base: '99010' }),
    '99010.00 99010.00 990.00 99010.00',
  ],
  [
    'more than ten lakh for vehicles',
    ofReceipt('6CL', '1515000'),
    '1500000.00 1500000.00 15000.00 1500000.00',
  ],
  [
    'goods within fifty lakh of the year count',
    ofReceipt('6CR', '4000000', { date: '2025-03-10' }),
    '4000000.00 0.00 0.00 4000000.00',
  ],
  [
    'goods above fifty lakh',
    ofReceipt('6CR', '6001000', { date: '2025-03-10' }),
    '6000000.00 1000000.00 1000.00 6000000.00',
  ],
  [
    'goods above fifty lakh with what was counted',
    ofReceipt('6CR', '1000500', { date: '2025-03-10', year: { counted: '4500000', taxed: '0' } }),
    '1000000.00 500000.00 500.00 1000000.00',
  ],
  ['goods from April 2025', ofReceipt('6CR', '9000000', { date: '2025-04-01' }), undefined],
  ['luxury goods before they were notified', ofReceipt('6CM', '9000000', { date: '2025-04-21' }), undefined],
])('a receipt before its invoice: %s', (_name, found, expected) => {
  expect(found).toBe(expected)
})

test.each<[string, CollectionInput, string]>([
  [
    'the rest of a sale alone is taxed',
    input('6CE', '118000', { advance: { amount: '59000', tax: '1180' } }),
    '59000.00 1180.00 59000.00 1180.00',
  ],
  [
    'a sale that was paid before bears none',
    input('6CE', '118000', { advance: { amount: '118000', tax: '2360' } }),
    '0.00 0.00 118000.00 2360.00',
  ],
  [
    'at the rate of its day, the advance at that of its own',
    input('6CE', '118000', { advance: { amount: '59000', tax: '590' } }),
    '59000.00 1180.00 59000.00 590.00',
  ],
  [
    'what is left of the advance waits for the next sale',
    input('6CE', '59000', { advance: { amount: '118000', tax: '2361' } }),
    '0.00 0.00 59000.00 1180.50',
  ],
  [
    'goods that bear none use no advance',
    input('6CL', '900000', { advance: { amount: '1500000', tax: '15000' } }),
    '0.00 0.00 0.00 0.00',
  ],
  [
    'the limit of the year counts an advance once',
    input('6CR', '6000000', {
      date: '2025-03-10',
      year: { counted: '4000000', taxed: '0' },
      advance: { amount: '4000000', tax: '0' },
    }),
    '1000000.00 1000.00 4000000.00 0.00',
  ],
])('a sale after an advance: %s', (_name, one, expected) => {
  const { taxed, tax, advance, advanceTax } = collectionOf(one)!
  expect(`${taxed} ${tax} ${advance} ${advanceTax}`).toBe(expected)
})

test('receipt and sale of the same money bear the tax of the sale, to the rupee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 90_000_000 }), (paise) => {
      const money = Decimal.of(paise).div('100', 2).toFixed(2)
      const received = collectionOfReceipt({
        section: '6CE',
        money,
        date: '2026-11-27',
        hasPan: true,
        year: none,
      })!
      const value = Decimal.of(money).sub(received.tax).toFixed(2)
      const sale = collectionOf(
        input('6CE', value, { advance: { amount: received.advance, tax: received.tax } }),
      )!
      expect(sale.tax).toBe('0.00')
      expect(
        Decimal.of(received.tax)
          .sub(collectionOf(input('6CE', value))!.tax)
          .abs()
          .lte('1'),
      ).toBe(true)
    }),
  )
})
