import { describe, expect, it } from 'vitest'
import { computeDocument } from './compute.ts'
import { explainDocument, explainPlace } from './explain.ts'
import { placeOfSupply } from './place-of-supply.ts'
import type { SupplyFacts } from './place-of-supply.ts'
import { roundingsOf } from './rounding.ts'
import type { ComputeInput } from './types.ts'

const base = {
  supplier: { stateCode: '27', taxpayerType: 'REG' },
  placeOfSupply: '27',
  date: '2026-11-20',
} as const
const bolts = { quantity: '10', unitPrice: '12.50', discountPercent: '5', taxRate: '18' }
const explain = (input: Partial<ComputeInput>) => {
  const whole = { ...base, lines: [bolts], ...input }
  return explainDocument(whole, computeDocument(whole))
}
const keys = (input: Partial<ComputeInput>) => explain(input).lines[0]!.sentences.map(({ key }) => key)

describe('a line', () => {
  it('explains how its figures were computed', () => {
    expect(explain({}).lines).toEqual([
      {
        lineNumber: 1,
        sentences: [
          { key: 'why.gross', params: { quantity: '10', unitPrice: '12.5', amount: '125' } },
          { key: 'why.discountPercent', params: { percent: '5', amount: '6.25' } },
          { key: 'why.taxableValue', params: { amount: '118.75' } },
          { key: 'why.cgst', params: { rate: '9', base: '118.75', exact: '10.6875', amount: '10.69' } },
          { key: 'why.sgst', params: { rate: '9', base: '118.75', exact: '10.6875', amount: '10.69' } },
          { key: 'why.total', params: { total: '140.13' } },
        ],
      },
    ])
  })
  it.each<[string, Partial<ComputeInput>, string[]]>([
    ['across States', { placeOfSupply: '29' }, ['why.igst', 'why.total']],
    [
      'in a union territory',
      { supplier: { stateCode: '04' }, placeOfSupply: '04' },
      ['why.cgst', 'why.utgst', 'why.total'],
    ],
    ['of a challan that supplies nothing', { isNoSupply: true }, ['why.noTax.noSupply', 'why.total']],
    [
      'of a composition dealer',
      { supplier: { stateCode: '27', taxpayerType: 'COM' } },
      ['why.noTax.billOfSupply', 'why.total'],
    ],
    [
      'without payment',
      { supplyKind: 'EXPWOP', placeOfSupply: '96' },
      ['why.noTax.withoutPayment', 'why.total'],
    ],
    ['without a place', { placeOfSupply: undefined }, ['why.noTax.unknownPlace', 'why.total']],
    ['under reverse charge', { reverseCharge: true }, ['why.cgst', 'why.sgst', 'why.totalReverseCharge']],
    ['paid by an operator', { operatorPays: true }, ['why.cgst', 'why.sgst', 'why.totalOperator']],
    ['exempt', { lines: [{ ...bolts, taxCategory: 'Exempt' }] }, ['why.noTax.Exempt', 'why.total']],
    ['nil rated', { lines: [{ ...bolts, taxCategory: 'NilRated' }] }, ['why.noTax.NilRated', 'why.total']],
    ['outside GST', { lines: [{ ...bolts, taxCategory: 'NonGst' }] }, ['why.noTax.NonGst', 'why.total']],
    ['zero-rated', { lines: [{ ...bolts, taxCategory: 'ZeroRated' }] }, ['why.noTax.ZeroRated', 'why.total']],
  ])('%s', (_name, input, ending) => {
    expect(keys(input).slice(-ending.length)).toEqual(ending)
  })
  it('names every part of its value and every cess', () => {
    const line = {
      ...bolts,
      discountPercent: undefined,
      discountAmount: '5',
      otherCharges: '2',
      cessRate: '1',
      cessPerUnit: '0.5',
      stateCessRate: '2',
    }
    expect(keys({ lines: [line], discountAmount: '1', charges: [{ amount: '3' }] })).toEqual([
      'why.gross',
      'why.discount',
      'why.otherCharges',
      'why.documentDiscount',
      'why.charges',
      'why.taxableValue',
      'why.cgst',
      'why.sgst',
      'why.cess',
      'why.cessNonAdvalorem',
      'why.stateCess',
      'why.total',
    ])
    const said = explain({ lines: [line] }).lines[0]!.sentences
    expect(said.find(({ key }) => key === 'why.cessNonAdvalorem')?.params).toEqual({
      rate: '0.5',
      base: '10',
      exact: '5',
      amount: '5.00',
    })
  })
  it('takes tax out of a price that includes it', () => {
    const said = explain({
      lines: [{ quantity: '1', unitPrice: '118', taxRate: '18' }],
      priceIncludesTax: true,
    }).lines[0]!.sentences
    expect(said.map(({ key }) => key)).toEqual([
      'why.gross',
      'why.includesTax',
      'why.cgst.inside',
      'why.sgst.inside',
      'why.total',
    ])
    expect(said[1]!.params).toEqual({ price: '118.00', rate: '18' })
  })
  it('leaves out what cannot be read', () => {
    expect(keys({ lines: [{ ...bolts, quantity: 'x' }] })[0]).toBe('why.taxableValue')
  })
})

describe('totals', () => {
  it('are sums, with every rounding named', () => {
    expect(explain({ roundOff: true }).totals).toEqual([
      { key: 'why.totals.taxable', params: { lines: '1', amount: '118.75' } },
      { key: 'why.totals.cgst', params: { amount: '10.69' } },
      { key: 'why.totals.sgst', params: { amount: '10.69' } },
      {
        key: 'why.rounding.cgst',
        params: { exact: '10.6875', shown: '10.69', difference: '0.0025', line: '1' },
      },
      {
        key: 'why.rounding.sgst',
        params: { exact: '10.6875', shown: '10.69', difference: '0.0025', line: '1' },
      },
      { key: 'why.rounding.roundOff', params: { exact: '140.13', shown: '140.00', difference: '-0.13' } },
    ])
  })
  it('name discount, charges, reverse charge and the other currency', () => {
    const said = explain({
      discountAmount: '1',
      charges: [{ amount: '10' }],
      reverseCharge: true,
      currencyCode: 'USD',
      exchangeRate: '80.0',
    }).totals
    expect(said.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'why.totals.discount',
        'why.totals.charges',
        'why.totals.reverseCharge',
        'why.totals.foreign',
      ]),
    )
    expect(said.at(-1)!.params).toMatchObject({ currency: 'USD', rate: '80' })
    expect(explain({ charges: [{ amount: '10', taxRate: '5' }] }).totals.map(({ key }) => key)).toContain(
      'why.totals.chargesOwn',
    )
    expect(explain({ placeOfSupply: '29' }).totals.map(({ key }) => key)).toContain('why.totals.igst')
    expect(
      explain({ supplier: { stateCode: '04' }, placeOfSupply: '04' }).totals.map(({ key }) => key),
    ).toContain('why.totals.utgst')
  })
})

describe('the paisa trail', () => {
  const trail = (input: Partial<ComputeInput>) => {
    const whole = { ...base, lines: [bolts], ...input }
    return roundingsOf(whole, computeDocument(whole)).map(
      ({ path, difference, wentTo }) => `${path} ${difference} ${wentTo}`,
    )
  }
  it('follows value, tax and round-off', () => {
    const line = { quantity: '3', unitPrice: '33.335', discountPercent: '10', taxRate: '18' }
    expect(trail({ lines: [line], roundOff: true })).toEqual([
      'lines[0].taxableValue -0.0045 lineValue',
      'totals.roundOff -0.2 roundOff',
    ])
    expect(trail({ lines: [bolts, { ...line, cessRate: '1.111' }], placeOfSupply: '29' })).toEqual([
      'lines[0].igst 0.005 lineTax',
      'lines[1].taxableValue -0.0045 lineValue',
      'lines[1].cess 0.0001 lineTax',
    ])
  })
  it('is empty for round figures and for prices that include tax', () => {
    expect(trail({ lines: [{ quantity: '1', unitPrice: '100', taxRate: '18' }], roundOff: true })).toEqual([])
    expect(
      trail({ lines: [{ quantity: '1', unitPrice: '99.99', taxRate: '18' }], priceIncludesTax: true }),
    ).toEqual([])
  })
  it('follows taxes of a price that includes none because of reverse charge', () => {
    expect(trail({ priceIncludesTax: true, reverseCharge: true })).toEqual([
      'lines[0].cgst 0.0025 lineTax',
      'lines[0].sgst 0.0025 lineTax',
    ])
  })
  it('follows the value of a price that includes no tax because none is charged', () => {
    const line = { quantity: '1', unitPrice: '0.333', taxRate: '18' }
    const told = ['lines[0].taxableValue -0.003 lineValue']
    expect(trail({ lines: [line], priceIncludesTax: true, supplier: { taxpayerType: 'COM' } })).toEqual(told)
    expect(trail({ lines: [line], priceIncludesTax: true, supplyKind: 'SEZWOP' })).toEqual(told)
    expect(trail({ lines: [{ ...line, taxRate: '0' }], priceIncludesTax: true })).toEqual(told)
    expect(
      trail({ lines: [{ ...line, taxCategory: 'Exempt', cessRate: '1', cessPerUnit: '0.333' }] }),
    ).toEqual(told)
  })
  it('takes the discount amount before the percentage, and every cess by its rate', () => {
    const line = {
      quantity: '1.5',
      unitPrice: '10.003',
      taxRate: '18',
      discountAmount: '0.001',
      discountPercent: '50',
      otherCharges: '0.002',
    }
    expect(trail({ lines: [line] })).toEqual([
      'lines[0].taxableValue 0.0045 lineValue',
      'lines[0].cgst -0.0009 lineTax',
      'lines[0].sgst -0.0009 lineTax',
    ])
    const cess = {
      quantity: '1.5',
      unitPrice: '10',
      taxRate: '18',
      cessRate: '1.11',
      cessPerUnit: '0.333',
      stateCessRate: '1.11',
    }
    expect(trail({ lines: [cess] })).toEqual([
      'lines[0].cess 0.0035 lineTax',
      'lines[0].cessNonAdvalorem 0.0005 lineTax',
      'lines[0].stateCess 0.0035 lineTax',
    ])
  })
  it('skips lines whose numbers cannot be read', () => {
    expect(trail({ lines: [{ ...bolts, unitPrice: 'x', discountAmount: 'y' }] })).toEqual([])
  })
})

describe('the place of supply', () => {
  const facts: SupplyFacts = {
    date: '2026-11-20',
    supply: 'Goods',
    supplierStateCode: '27',
    recipientRegistered: true,
    recipientStateCode: '29',
    deliveryStateCode: '29',
  }
  it('names the clause, the facts, the nature and what would change it', () => {
    expect(explainPlace(facts, placeOfSupply(facts))).toEqual([
      { key: 'pos.goodsMove', params: { clause: 'IGST s.10(1)(a)', state: '29' } },
      { key: 'pos.used.supply', params: { value: 'Goods' } },
      { key: 'pos.used.deliveryStateCode', params: { value: '29' } },
      { key: 'pos.used.recipientStateCode', params: { value: '29' } },
      { key: 'pos.inter', params: { clause: 'IGST s.7(1)', supplier: '27', state: '29' } },
      { key: 'pos.change.deliveryStateCode' },
      { key: 'pos.change.deliveredToAnother' },
      { key: 'pos.change.movement' },
    ])
  })
  it('says when a person set another, and why', () => {
    const said = explainPlace(facts, placeOfSupply(facts), {
      chosen: '30',
      reason: 'Delivered at Goa',
    })
    expect(said).toContainEqual({
      key: 'pos.override',
      params: { derived: '29', chosen: '30', reason: 'Delivered at Goa' },
    })
    expect(
      explainPlace(facts, placeOfSupply(facts), { chosen: '29' }).some(({ key }) => key === 'pos.override'),
    ).toBe(false)
  })
  it('says what the supply is at the place that was set, and by the heads that are charged', () => {
    const home = { ...facts, deliveryStateCode: '27', recipientStateCode: '27' }
    const natures = (more: Partial<SupplyFacts>, used: Parameters<typeof explainPlace>[2] = {}) =>
      explainPlace({ ...home, ...more }, placeOfSupply({ ...home, ...more }), used)
        .filter(({ key }) => /^pos[.](inter|intra)/.test(key))
        .map(({ key, params }) => `${key} ${params!['clause']}`)
    expect(natures({})).toEqual(['pos.intra IGST s.8(1)'])
    expect(natures({}, { chosen: '29' })).toEqual(['pos.inter IGST s.7(1)'])
    expect(natures({ igstOnIntra: true })).toEqual(['pos.intraIgst IGST s.8(1)'])
    expect(natures({ supplierChargesTax: false })).toEqual(['pos.intraUntaxed IGST s.8(1)'])
    expect(natures({ supplierChargesTax: false }, { chosen: '29' })).toEqual(['pos.interUntaxed IGST s.7(1)'])
    expect(natures({}, { head: 'IGST' })).toEqual(['pos.intraIgst IGST s.8(1)'])
  })
  it('shows the clauses of an export of services and what was chosen against them', () => {
    const consulting: SupplyFacts = {
      date: '2026-11-20',
      supply: 'Services',
      supplierStateCode: '27',
      recipientAbroad: true,
      service: 'Intermediary',
      supplyKind: 'EXPWOP',
      paymentReceived: 'ForeignExchange',
    }
    const said = explainPlace(consulting, placeOfSupply(consulting))
    expect(said.filter(({ key }) => key.startsWith('export.')).map(({ params }) => params!['met'])).toEqual([
      'Yes',
      'Yes',
      'No',
      'Yes',
      'Unknown',
    ])
    expect(said).toContainEqual({ key: 'pos.kind', params: { picked: 'EXPWOP', kind: 'Regular' } })
  })
  it('says when a fact is missing', () => {
    const bare: SupplyFacts = { date: '2026-11-20', supply: 'Goods', supplierStateCode: '27' }
    expect(explainPlace(bare, placeOfSupply(bare)).map(({ key }) => key)).toContain('pos.missing')
    const home = { ...facts, deliveryStateCode: '27' }
    expect(explainPlace(home, placeOfSupply(home)).map(({ key }) => key)).toContain('pos.intra')
  })
  it('is part of the explanation of a document', () => {
    const input: ComputeInput = { ...base, placeOfSupply: '29', lines: [bolts] }
    const said = explainDocument(input, computeDocument(input), { facts, answer: placeOfSupply(facts) })
    expect(said.placeOfSupply[0]!.key).toBe('pos.goodsMove')
    expect(explainDocument(input, computeDocument(input)).placeOfSupply).toEqual([])
  })
})
