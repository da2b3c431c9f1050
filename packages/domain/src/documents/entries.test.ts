import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { accounts } from '../books/chart.ts'
import { entriesOf } from './entries.ts'
import type { LedgerRule } from './families.ts'

const totals = {
  gross: '1000.00',
  lineDiscount: '0.00',
  documentDiscount: '0.00',
  charges: '0.00',
  taxableValue: '1000.00',
  igst: '0.00',
  cgst: '90.00',
  sgst: '90.00',
  cess: '0.00',
  stateCess: '0.00',
  roundOff: '0.00',
  total: '1180.00',
}
const short = (rule: LedgerRule, change: object = {}, more: object = {}) =>
  entriesOf(rule, { totals: { ...totals, ...change }, taxIsPaidByAnother: false, ...more }).map(
    ({ account, debit, credit }) => `${account} ${debit ?? `-${credit}`}`,
  )

it.each<[string, string[], string[]]>([
  ['a sale', short('sale'), ['party 1180.00', 'sales -1000.00', 'cgst -90.00', 'sgst -90.00']],
  [
    'a credit note to a customer',
    short('saleReturn'),
    ['party -1180.00', 'sales 1000.00', 'cgst 90.00', 'sgst 90.00'],
  ],
  [
    'a sale rounded down, with state cess',
    short('sale', { stateCess: '10.40', roundOff: '-0.40', total: '1190.00' }),
    ['party 1190.00', 'sales -1000.00', 'cgst -90.00', 'sgst -90.00', 'stateCess -10.40', 'roundOff 0.40'],
  ],
  [
    'a sale whose tax the customer pays',
    short('sale', { total: '1000.00' }, { taxIsPaidByAnother: true }),
    ['party 1000.00', 'sales -1000.00'],
  ],
  [
    'a purchase',
    short('purchase'),
    ['party -1180.00', 'purchases 1000.00', 'inputCgst 90.00', 'inputSgst 90.00'],
  ],
  [
    'a debit note to a supplier',
    short('purchaseReturn'),
    ['party 1180.00', 'purchases -1000.00', 'inputCgst -90.00', 'inputSgst -90.00'],
  ],
  [
    'a purchase without credit',
    short('purchase', {}, { blocked: { igst: '0', cgst: '90', sgst: '90', cess: '0' } }),
    ['party -1180.00', 'purchases 1180.00'],
  ],
  [
    'an import of goods',
    short(
      'purchase',
      { total: '1000.00', igst: '198.00', cgst: '0.00', sgst: '0.00' },
      { taxIsPaidByAnother: true, taxIsPaidAtCustoms: true },
    ),
    ['party -1000.00', 'purchases 1000.00', 'inputIgst 198.00', 'customs -198.00'],
  ],
  [
    'a purchase under reverse charge',
    short('purchase', { total: '1000.00' }, { taxIsPaidByAnother: true }),
    [
      'party -1000.00',
      'purchases 1000.00',
      'inputCgst 90.00',
      'inputSgst 90.00',
      'reverseCgst -90.00',
      'reverseSgst -90.00',
    ],
  ],
])('%s', (_title, found, expected) => {
  expect(found).toEqual(expected)
})

it('every entry is on an account of the ledger, and debits equal credits', () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 }).map((value) => Decimal.of(value).div(100, 2))
  fc.assert(
    fc.property(
      fc.constantFrom<LedgerRule>('sale', 'saleReturn', 'purchase', 'purchaseReturn'),
      fc.boolean(),
      fc.tuple(paise, paise, paise, paise, paise, paise),
      fc.integer({ min: -50, max: 50 }),
      (rule, taxIsPaidByAnother, [taxable, igst, cgst, sgst, cess, stateCess], rounding) => {
        const roundOff = Decimal.of(rounding).div(100, 2)
        const tax = [igst, cgst, sgst, cess].reduce((sum, one) => sum.add(one))
        const withTax = taxIsPaidByAnother ? taxable : taxable.add(tax).add(stateCess)
        const total = withTax.add(roundOff)
        fc.pre(!total.isNegative())
        const text = (value: Decimal) => value.toFixed(2)
        const list = entriesOf(rule, {
          taxIsPaidByAnother,
          totals: {
            ...totals,
            taxableValue: text(taxable),
            igst: text(igst),
            cgst: text(cgst),
            sgst: text(sgst),
            cess: text(cess),
            stateCess: taxIsPaidByAnother ? '0.00' : text(stateCess),
            roundOff: text(roundOff),
            total: text(total),
          },
        })
        let sum = Decimal.zero
        for (const { account, debit, credit } of list) {
          expect(accounts).toContain(account)
          sum = sum.add(debit ?? '0').sub(credit ?? '0')
        }
        expect(text(sum)).toBe('0.00')
      },
    ),
  )
})
