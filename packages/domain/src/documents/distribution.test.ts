import { expect, test } from 'vitest'
import { gstinCheckCharacter } from '../ids/gstin.ts'
import { distributed, distributionFault, headingOfDistribution, typeOfDistribution } from './distribution.ts'
import { entriesOf } from './entries.ts'
import { purchaseSupplyOf } from './purchase-supply.ts'

const gstin = (state: string, pan: string) => {
  const head = `${state}${pan}1Z`
  return head + gstinCheckCharacter(head)
}
const ours = gstin('27', 'AABCU9603R')
const between = (distributor: string, distribution: object) =>
  distributionFault(distribution, { distributor, recipient: ours })

test.each([
  ['within the State', gstin('27', 'AABCU9603R'), { cgst: '9', sgst: '9' }, undefined],
  ['IGST within the State', gstin('27', 'AABCU9603R'), { igst: '18' }, undefined],
  ['IGST from another State', gstin('29', 'AABCU9603R'), { igst: '18', cess: '1' }, undefined],
  ['CGST from another State', gstin('29', 'AABCU9603R'), { igst: '18', cgst: '0.01' }, 'otherState'],
  ['another company', gstin('27', 'AABCS1234K'), { igst: '18' }, 'otherCompany'],
  ['no GSTIN', '', { igst: '18' }, 'otherCompany'],
  ['no tax', gstin('27', 'AABCU9603R'), { igst: '0.00' }, 'empty'],
  ['tax typed half', gstin('27', 'AABCU9603R'), { igst: '.' }, 'empty'],
])('credit is distributed within one PAN, to another State as IGST: %s', (_, distributor, typed, fault) => {
  expect(between(distributor, typed)).toBe(fault)
})

test('an ISD document has the tax that is typed and no value', () => {
  const { totals, lines, issues } = distributed({ igst: '100', cgst: '9', sgst: '9.5', cess: '1' })
  expect(totals).toMatchObject({
    taxableValue: '0.00',
    igst: '100.00',
    cgst: '9.00',
    sgst: '9.50',
    cess: '1.00',
    roundOff: '0.00',
    total: '119.50',
  })
  expect([lines.length, lines[0]!.total, issues]).toEqual([1, '119.50', []])
})

test('a distributor supplies nothing, and nobody is owed what it distributes', () => {
  const supplier = { taxpayerType: 'ISD', gstin: ours, stateCode: '27' }
  expect(purchaseSupplyOf({ supplier, hasGoods: true, hasBillOfEntry: false })).toBe('Distribution')
  expect(typeOfDistribution({}).opens).toBeUndefined()
  expect([headingOfDistribution({}), headingOfDistribution({ documentType: 'CreditNote' })]).toEqual([
    'isdInvoice',
    'isdCreditNote',
  ])
})

test.each([
  [{}, undefined, ['distributedCredit credit 18.00', 'inputCgst debit 9.00', 'inputSgst debit 9.00']],
  [
    {},
    { igst: '0', cgst: '9', sgst: '9', cess: '0' },
    ['distributedCredit credit 18.00', 'purchases debit 18.00'],
  ],
  [
    { documentType: 'CreditNote' },
    undefined,
    ['distributedCredit debit 18.00', 'inputCgst credit 9.00', 'inputSgst credit 9.00'],
  ],
] as const)(
  'eligible credit is input tax, ineligible credit is cost, a credit note turns it round (%#)',
  (of, blocked, entries) => {
    const { totals } = distributed({ cgst: '9', sgst: '9' })
    const made = entriesOf(typeOfDistribution(of).ledger!, { totals, taxIsPaidByAnother: false, blocked })
    expect(
      made.map(({ account, debit, credit }) => `${account} ${debit ? 'debit' : 'credit'} ${debit ?? credit}`),
    ).toEqual(entries)
  },
)
