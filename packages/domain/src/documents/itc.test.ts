import { describe, expect, it, test } from 'vitest'
import { blockedTax, itcOf } from './itc.ts'

describe('the credit of a line', () => {
  test.each([
    ['goods are inputs', {}, {}, { supply: 'Goods' }, { itcEligibility: 'Inputs' }],
    ['services are input services', {}, {}, { supply: 'Services' }, { itcEligibility: 'InputServices' }],
    [
      'what is said of the document is said of its lines',
      {},
      { itcEligibility: 'Ineligible', itcReason: 'Section17(5)(g)' },
      { supply: 'Goods' },
      { itcEligibility: 'Ineligible', itcReason: 'Section17(5)(g)' },
    ],
    [
      'a line of its own comes first',
      { itcEligibility: 'CapitalGoods' },
      { itcEligibility: 'Ineligible', itcReason: 'Section17(5)' },
      { supply: 'Goods' },
      { itcEligibility: 'CapitalGoods' },
    ],
    [
      'a reason belongs to what is ineligible alone',
      { itcEligibility: 'Inputs', itcReason: 'Section17(5)' },
      {},
      {},
      { itcEligibility: 'Inputs' },
    ],
    [
      'who pays under composition takes none',
      { itcEligibility: 'Inputs' },
      {},
      { buyer: 'COM' },
      { itcEligibility: 'Ineligible', itcReason: 'Section10(4)' },
    ],
  ] as const)('%s', (_title, line, document, facts, expected) => {
    expect(itcOf(line, document, facts)).toEqual(expected)
  })

  it('is blocked by the heads of the ineligible lines alone, with cess by value and by quantity', () => {
    const figures = { igst: '0.00', cgst: '9.00', sgst: '9.00', cess: '1.00', cessNonAdvalorem: '0.50' }
    expect(
      blockedTax([
        { itc: { itcEligibility: 'Inputs' }, figures },
        { itc: { itcEligibility: 'Ineligible', itcReason: 'Section17(5)' }, figures },
        { itc: { itcEligibility: 'Ineligible', itcReason: 'Section17(5)(h)' }, figures },
      ]),
    ).toEqual({ igst: '0.00', cgst: '18.00', sgst: '18.00', cess: '3.00' })
  })
})
