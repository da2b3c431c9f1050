import { describe, expect, it } from 'vitest'
import { computeDocument, totalsOf } from './compute.ts'
import { contextOf } from './context.ts'
import { computeLine } from './line.ts'
import type { ComputeInput, LineInput } from './types.ts'

const base = {
  supplier: { stateCode: '27', taxpayerType: 'REG' },
  placeOfSupply: '27',
  date: '2026-11-20',
} as const
const bolts: LineInput = { quantity: '10', unitPrice: '12.50', discountPercent: '5', taxRate: '18' }
const of = (lines: LineInput[], more: Partial<ComputeInput> = {}) =>
  computeDocument({ ...base, lines, ...more })
const first = (line: LineInput, more: Partial<ComputeInput> = {}) => of([line], more).lines[0]!
const codes = (input: Partial<ComputeInput>) =>
  computeDocument({ ...base, lines: [], ...input }).issues.map(({ path, code }) => `${path} ${code}`)

describe('a line', () => {
  it('is quantity x price, less discount, plus tax', () => {
    expect(first(bolts)).toEqual({
      gross: '125.00',
      discount: '6.25',
      otherCharges: '0.00',
      documentDiscount: '0.00',
      charges: '0.00',
      taxableValue: '118.75',
      taxRate: '18',
      igst: '0.00',
      cgst: '10.69',
      sgst: '10.69',
      cess: '0.00',
      cessNonAdvalorem: '0.00',
      stateCess: '0.00',
      total: '140.13',
    })
  })

  it.each<[string, LineInput, string, string, string]>([
    [
      'is exact until the one rounding',
      { quantity: '3', unitPrice: '33.335', discountPercent: '10', taxRate: '18' },
      '90.00',
      '8.10',
      '106.20',
    ],
    [
      'takes twelve decimals of price',
      { quantity: '3', unitPrice: '0.333333333333', taxRate: '18' },
      '1.00',
      '0.09',
      '1.18',
    ],
    ['rounds half up', { quantity: '1', unitPrice: '0.005', taxRate: '18' }, '0.01', '0.00', '0.01'],
    [
      'rounds below half down',
      { quantity: '1', unitPrice: '0.00499', taxRate: '18' },
      '0.00',
      '0.00',
      '0.00',
    ],
    [
      'adds charges before tax',
      { quantity: '1', unitPrice: '100', otherCharges: '50', taxRate: '18' },
      '150.00',
      '13.50',
      '177.00',
    ],
    [
      'takes a discount amount',
      { quantity: '2', unitPrice: '100', discountAmount: '20.50', taxRate: '5' },
      '179.50',
      '4.49',
      '188.48',
    ],
    [
      'lets the amount win over the percentage',
      { quantity: '1', unitPrice: '100', discountAmount: '10', discountPercent: '50', taxRate: '0' },
      '90.00',
      '0.00',
      '90.00',
    ],
    [
      'gives free quantity away',
      { quantity: '10', freeQuantity: '2', unitPrice: '10', taxRate: '5' },
      '100.00',
      '2.50',
      '105.00',
    ],
    ['may cost nothing', { quantity: '1', unitPrice: '0', taxRate: '18' }, '0.00', '0.00', '0.00'],
    [
      'bears a quarter per cent',
      { quantity: '1', unitPrice: '1000', taxRate: '0.25' },
      '1000.00',
      '1.25',
      '1002.50',
    ],
    [
      'bears a tenth of a per cent',
      { quantity: '1', unitPrice: '1000', taxRate: '0.1' },
      '1000.00',
      '0.50',
      '1001.00',
    ],
  ])('%s', (_name, line, taxableValue, cgst, total) => {
    expect(first(line)).toMatchObject({ taxableValue, cgst, sgst: cgst, total })
  })

  it('puts a paisa that its parts lack on the discount, or without one on the charges', () => {
    const odd = first({ quantity: '3', unitPrice: '33.335', discountPercent: '10', taxRate: '18' })
    expect([odd.gross, odd.discount, odd.taxableValue]).toEqual(['100.01', '10.01', '90.00'])
    const charged = first({ quantity: '1', unitPrice: '0.005', otherCharges: '0.004', taxRate: '0' })
    expect([charged.gross, charged.otherCharges, charged.taxableValue]).toEqual(['0.01', '0.00', '0.01'])
    const tiny = first({
      quantity: '1',
      unitPrice: '0.003',
      otherCharges: '0.004',
      discountPercent: '1',
      taxRate: '0',
    })
    expect([tiny.gross, tiny.discount, tiny.otherCharges, tiny.taxableValue]).toEqual([
      '0.00',
      '0.00',
      '0.01',
      '0.01',
    ])
  })

  it('rounds CGST and SGST each on their own', () => {
    expect(first({ quantity: '1', unitPrice: '24717.54', taxRate: '5' })).toMatchObject({
      cgst: '617.94',
      sgst: '617.94',
    })
    expect(
      first({ quantity: '1', unitPrice: '24717.54', taxRate: '5' }, { placeOfSupply: '29' }),
    ).toMatchObject({ igst: '1235.88', cgst: '0.00' })
  })

  it('includes cess by value and by quantity, and State cess', () => {
    const line = {
      quantity: '5',
      unitPrice: '100',
      taxRate: '28',
      cessRate: '12',
      cessPerUnit: '4.17',
      stateCessRate: '1',
    }
    expect(first(line, { date: '2025-09-01' })).toMatchObject({
      cgst: '70.00',
      cess: '60.00',
      cessNonAdvalorem: '20.85',
      stateCess: '5.00',
      total: '725.85',
    })
    expect(of([line], { date: '2025-09-01' }).totals).toMatchObject({
      cess: '80.85',
      stateCess: '5.00',
      total: '725.85',
    })
  })
})

describe('a price that includes tax', () => {
  const inclusive = (
    unitPrice: string,
    taxRate: string,
    more: Partial<ComputeInput> = {},
    line: LineInput = {},
  ) => first({ quantity: '1', unitPrice, taxRate, priceIncludesTax: true, ...line }, more)

  it.each([
    ['118', '18', '100.00', '9.00'],
    ['100', '18', '84.74', '7.63'],
    ['105', '5', '100.00', '2.50'],
    ['999', '18', '846.62', '76.19'],
    ['0.01', '18', '0.01', '0.00'],
    ['140', '40', '100.00', '20.00'],
    ['50', '0', '50.00', '0.00'],
  ])('%s at %s %%', (price, rate, taxableValue, cgst) => {
    const line = inclusive(price, rate)
    expect(line).toMatchObject({ taxableValue, cgst, sgst: cgst })
    expect(Number(line.total)).toBe(Number(price))
  })

  it('comes to the price paid across States', () => {
    expect(inclusive('100', '18', { placeOfSupply: '29' })).toMatchObject({
      taxableValue: '84.75',
      igst: '15.25',
      total: '100.00',
    })
  })

  it('includes cess too', () => {
    const line = inclusive(
      '1000',
      '28',
      { date: '2025-09-01' },
      { cessRate: '12', cessPerUnit: '10', stateCessRate: '1' },
    )
    expect(line).toMatchObject({ cessNonAdvalorem: '10.00', total: '1000.00' })
    expect(line).toMatchObject({ taxableValue: '702.12', cgst: '98.30', cess: '84.26', stateCess: '7.02' })
  })

  it('leaves nothing but cess where the price is below the cess by quantity', () => {
    expect(inclusive('5', '28', { date: '2025-09-01' }, { cessPerUnit: '10' })).toMatchObject({
      taxableValue: '0.00',
      cessNonAdvalorem: '5.00',
      total: '5.00',
    })
  })

  it('shows gross, discount and charges without tax', () => {
    const line = first({
      quantity: '1',
      unitPrice: '118',
      discountPercent: '10',
      otherCharges: '11.80',
      taxRate: '18',
      priceIncludesTax: true,
    })
    expect(line).toMatchObject({
      gross: '100.00',
      discount: '10.00',
      otherCharges: '10.00',
      taxableValue: '100.00',
      total: '118.00',
    })
  })

  it('ties out even when all is given away', () => {
    const line = first({
      quantity: '1',
      unitPrice: '118',
      discountPercent: '100',
      taxRate: '18',
      priceIncludesTax: true,
    })
    expect(line).toMatchObject({ gross: '100.00', discount: '100.00', taxableValue: '0.00', total: '0.00' })
  })

  it('follows the document unless the line says otherwise', () => {
    const lines = of([{ ...bolts }, { ...bolts, priceIncludesTax: false }], { priceIncludesTax: true }).lines
    expect(lines.map((line) => line.total)).toEqual(['118.75', '140.13'])
  })

  it('includes no tax where none is charged', () => {
    expect(inclusive('118', '18', { reverseCharge: true })).toMatchObject({
      taxableValue: '118.00',
      cgst: '10.62',
      total: '118.00',
    })
    expect(inclusive('118', '18', { supplier: { stateCode: '27', taxpayerType: 'COM' } })).toMatchObject({
      taxableValue: '118.00',
      total: '118.00',
    })
  })
})

describe('heads of tax', () => {
  const line: LineInput = { quantity: '1', unitPrice: '1000', taxRate: '18' }
  it.each<[string, Partial<ComputeInput>, string, string, string, string]>([
    ['within a State', {}, 'CGST_SGST', '0.00', '90.00', '1180.00'],
    ['to another State', { placeOfSupply: '29' }, 'IGST', '180.00', '0.00', '1180.00'],
    [
      'within a union territory',
      { supplier: { stateCode: '04' }, placeOfSupply: '04' },
      'CGST_UTGST',
      '0.00',
      '90.00',
      '1180.00',
    ],
    [
      'within Delhi',
      { supplier: { stateCode: '07' }, placeOfSupply: '07' },
      'CGST_SGST',
      '0.00',
      '90.00',
      '1180.00',
    ],
    ['IGST within a State', { igstOnIntra: true }, 'IGST', '180.00', '0.00', '1180.00'],
    ['to an SEZ of the same State', { supplyKind: 'SEZWP' }, 'IGST', '180.00', '0.00', '1180.00'],
    ['to an SEZ by its flag', { recipientIsSez: true }, 'IGST', '180.00', '0.00', '1180.00'],
    [
      'by an SEZ unit',
      { supplier: { stateCode: '27', taxpayerType: 'SEZ' } },
      'IGST',
      '180.00',
      '0.00',
      '1180.00',
    ],
    [
      'by an SEZ developer',
      { supplier: { stateCode: '27', taxpayerType: 'SED' } },
      'IGST',
      '180.00',
      '0.00',
      '1180.00',
    ],
    [
      'by an SEZ unit by its flag',
      { supplier: { stateCode: '27', isSez: true } },
      'IGST',
      '180.00',
      '0.00',
      '1180.00',
    ],
    ['to an SEZ without payment', { supplyKind: 'SEZWOP' }, 'None', '0.00', '0.00', '1000.00'],
    [
      'export with payment',
      { supplyKind: 'EXPWP', placeOfSupply: '96' },
      'IGST',
      '180.00',
      '0.00',
      '1180.00',
    ],
    [
      'export without payment',
      { supplyKind: 'EXPWOP', placeOfSupply: '96' },
      'None',
      '0.00',
      '0.00',
      '1000.00',
    ],
    ['deemed export', { supplyKind: 'DeemedExport' }, 'CGST_SGST', '0.00', '90.00', '1180.00'],
    [
      'composition',
      { supplier: { stateCode: '27', taxpayerType: 'COM' } },
      'None',
      '0.00',
      '0.00',
      '1000.00',
    ],
    [
      'composition by its flag',
      { supplier: { stateCode: '27', composition: true } },
      'None',
      '0.00',
      '0.00',
      '1000.00',
    ],
    [
      'unregistered',
      { supplier: { stateCode: '27', taxpayerType: 'UNREG' } },
      'None',
      '0.00',
      '0.00',
      '1000.00',
    ],
    ['goods that leave without a supply', { isNoSupply: true }, 'None', '0.00', '0.00', '1000.00'],
    ['reverse charge', { reverseCharge: true }, 'CGST_SGST', '0.00', '90.00', '1000.00'],
  ])('%s', (_name, more, head, igst, cgst, total) => {
    const computed = of([line], more)
    expect({ head: computed.head, ...computed.lines[0] }).toMatchObject({
      head,
      igst,
      cgst,
      sgst: cgst,
      total,
    })
    expect(computed.totals).toMatchObject({ igst, cgst, sgst: cgst, total })
    expect(computed.issues).toEqual([])
  })

  it.each([
    ['Exempt', '1000.00', '0'],
    ['NilRated', '1000.00', '0'],
    ['NonGst', '1000.00', '0'],
    ['ZeroRated', '1000.00', '0'],
    ['Taxable', '1180.00', '18'],
  ] as const)('%s lines', (taxCategory, total, taxRate) => {
    expect(first({ ...line, taxCategory, cessRate: taxCategory === 'Taxable' ? '0' : '12' })).toMatchObject({
      total,
      taxRate,
    })
  })

  it('zero-rated lines have their rate on exports with payment only', () => {
    const zero: LineInput = { ...line, taxCategory: 'ZeroRated' }
    expect(first(zero, { supplyKind: 'EXPWP' })).toMatchObject({ igst: '180.00', taxRate: '18' })
    expect(first(zero, { supplyKind: 'SEZWP' })).toMatchObject({ igst: '180.00' })
    expect(first(zero, { supplyKind: 'EXPWOP' })).toMatchObject({ igst: '0.00' })
  })

  it('shows the rate without payment, and none on a bill of supply', () => {
    expect(first(line, { supplyKind: 'EXPWOP' }).taxRate).toBe('18')
    expect(first(line, { supplier: { taxpayerType: 'COM' } }).taxRate).toBe('0')
  })

  it('says what the recipient owes under reverse charge', () => {
    const computed = of([{ ...line, cessRate: '1', stateCessRate: '1', cessPerUnit: '5' }], {
      reverseCharge: true,
    })
    expect(computed.taxUnderReverseCharge).toBe('205.00')
    expect(computed.totals.total).toBe('1000.00')
    expect(of([line]).taxUnderReverseCharge).toBe('0.00')
  })

  it('says what an operator owes under section 9(5)', () => {
    const computed = of([line], { operatorPays: true })
    expect(computed.totals).toMatchObject({ cgst: '90.00', sgst: '90.00', total: '1000.00' })
    expect(computed.taxUnderReverseCharge).toBe('180.00')
    expect(first({ ...line, unitPrice: '1180' }, { operatorPays: true, priceIncludesTax: true }).total).toBe(
      first({ ...line, unitPrice: '1180' }, { reverseCharge: true, priceIncludesTax: true }).total,
    )
  })

  it('waits for the place of supply', () => {
    const computed = of([line], { placeOfSupply: undefined })
    expect(computed).toMatchObject({ head: 'None', interState: undefined })
    expect(computed.issues).toEqual([{ path: 'placeOfSupply', code: 'PLACE_OF_SUPPLY_MISSING' }])
    expect(of([line], { placeOfSupply: '29' }).interState).toBe(true)
    expect(of([line]).interState).toBe(false)
  })
})

describe('discount and charges of the document', () => {
  const lines: LineInput[] = [
    { quantity: '1', unitPrice: '100', taxRate: '18' },
    { quantity: '1', unitPrice: '100', taxRate: '18' },
    { quantity: '1', unitPrice: '100', taxRate: '18' },
  ]
  it('are shared out by value, the last paisa to the largest line', () => {
    const { lines: out, totals } = of(lines, { discountAmount: '100', charges: [{ amount: '10' }] })
    expect(out.map((line) => line.documentDiscount)).toEqual(['33.34', '33.33', '33.33'])
    expect(out.map((line) => line.charges)).toEqual(['3.34', '3.33', '3.33'])
    expect(out.map((line) => line.taxableValue)).toEqual(['70.00', '70.00', '70.00'])
    expect(totals).toMatchObject({
      gross: '300.00',
      documentDiscount: '100.00',
      charges: '10.00',
      taxableValue: '210.00',
    })
  })
  it('come in per cent too', () => {
    expect(of(lines, { discountPercent: '33.333' }).totals.documentDiscount).toBe('100.00')
    expect(of(lines, { discountPercent: '12.5', discountAmount: '1' }).totals.documentDiscount).toBe('1.00')
  })
  it('distribute a charge with a rate over the lines of that rate', () => {
    const { lines: out, chargeLines } = of([lines[0]!, { ...lines[0]!, taxRate: '5' }], {
      charges: [{ amount: '10', taxRate: '5.00' }],
    })
    expect(out.map((line) => line.charges)).toEqual(['0.00', '10.00'])
    expect(chargeLines).toEqual([])
  })
  it('tax a charge on its own when no line has its rate', () => {
    const {
      lines: out,
      chargeLines,
      totals,
    } = of(lines.slice(0, 1), { charges: [{ amount: '5' }, { amount: '100', taxRate: '5' }] })
    expect(out[0]).toMatchObject({ charges: '5.00', taxableValue: '105.00' })
    expect(chargeLines).toMatchObject([
      { charge: 1, gross: '100.00', taxableValue: '100.00', cgst: '2.50', total: '105.00' },
    ])
    expect(totals).toMatchObject({
      gross: '100.00',
      charges: '105.00',
      taxableValue: '205.00',
      cgst: '11.95',
      total: '228.90',
    })
  })
  it('distribute an exempt charge over exempt lines, else leave it separate', () => {
    const exempt: LineInput = { quantity: '1', unitPrice: '50', taxCategory: 'Exempt' }
    const charge = { amount: '10', taxCategory: 'Exempt' } as const
    expect(of([lines[0]!, exempt], { charges: [charge] }).lines.map((line) => line.charges)).toEqual([
      '0.00',
      '10.00',
    ])
    expect(of(lines.slice(0, 1), { charges: [charge] }).chargeLines).toMatchObject([
      { taxRate: '0', total: '10.00' },
    ])
    expect(
      of(lines.slice(0, 1), { charges: [{ amount: '10', taxCategory: 'Taxable' }] }).lines[0]!.charges,
    ).toBe('10.00')
  })
  it('keep an exempt charge off taxable lines at 0 %', () => {
    const zero: LineInput = { quantity: '1', unitPrice: '50', taxRate: '0' }
    const computed = of([zero], { charges: [{ amount: '10', taxCategory: 'Exempt', taxRate: '18' }] })
    expect(computed.lines[0]!.charges).toBe('0.00')
    expect(computed.chargeLines).toMatchObject([{ taxRate: '0', total: '10.00' }])
    const nil: LineInput = { quantity: '1', unitPrice: '50', taxCategory: 'NilRated' }
    expect(of([nil], { charges: [{ amount: '10', taxRate: '0' }] }).chargeLines).toHaveLength(1)
    expect(of([nil], { charges: [{ amount: '10', taxCategory: null }] }).lines[0]!.charges).toBe('10.00')
  })
  it('go to all lines on a bill of supply', () => {
    const computed = of(lines, {
      supplier: { taxpayerType: 'COM' },
      charges: [{ amount: '3', taxRate: '5' }],
    })
    expect(computed.lines.map((line) => line.charges)).toEqual(['1.00', '1.00', '1.00'])
  })
  it('are in the terms of the line’s price', () => {
    const { lines: out, totals } = of([{ quantity: '1', unitPrice: '118', taxRate: '18' }], {
      priceIncludesTax: true,
      discountAmount: '11.80',
      charges: [{ amount: '23.60' }],
    })
    expect(out[0]).toMatchObject({
      gross: '100.00',
      documentDiscount: '10.00',
      charges: '20.00',
      taxableValue: '110.00',
      total: '129.80',
    })
    expect(totals).toMatchObject({
      gross: '100.00',
      documentDiscount: '10.00',
      charges: '20.00',
      total: '129.80',
    })
  })
  it('share charges equally among lines without value', () => {
    const free = { quantity: '1', unitPrice: '0', taxRate: '18' }
    expect(of([free, free], { charges: [{ amount: '1' }] }).lines.map((line) => line.charges)).toEqual([
      '0.50',
      '0.50',
    ])
  })
  it('leave nothing but nothing for an empty charge', () => {
    expect(of(lines, { charges: [{ amount: '' }, { amount: '0' }] }).totals.charges).toBe('0.00')
    expect(codes({ charges: [{ amount: '0' }] })).toEqual([])
  })
})

describe('totals', () => {
  it.each([
    ['100.49', '-0.49', '100.00'],
    ['100.50', '0.50', '101.00'],
    ['100.51', '0.49', '101.00'],
    ['100.00', '0.00', '100.00'],
    ['0.50', '0.50', '1.00'],
    ['0.49', '-0.49', '0.00'],
  ])('%s is rounded off by %s', (unitPrice, roundOff, total) => {
    expect(of([{ quantity: '1', unitPrice, taxRate: '0' }], { roundOff: true }).totals).toMatchObject({
      roundOff,
      total,
    })
    expect(of([{ quantity: '1', unitPrice, taxRate: '0' }]).totals).toMatchObject({
      roundOff: '0.00',
      total: unitPrice,
    })
  })

  it('are sums of rounded lines, not tax on the sum', () => {
    const computed = of(
      [
        { quantity: '1', unitPrice: '9450.25', taxRate: '18' },
        { quantity: '1', unitPrice: '0.01', taxRate: '18' },
      ],
      { placeOfSupply: '29' },
    )
    // 18 % of 9450.26 would be 1701.05; the lines bear 1701.05 (1701.045) and 0.00.
    expect(computed.totals).toMatchObject({ taxableValue: '9450.26', igst: '1701.05' })
    const split = of(
      [
        { quantity: '1', unitPrice: '4725.12', taxRate: '18' },
        { quantity: '1', unitPrice: '4725.14', taxRate: '18' },
      ],
      { placeOfSupply: '29' },
    )
    expect(split.totals.igst).toBe('1701.05')
  })

  it('are given in the document’s currency too', () => {
    const more = {
      supplyKind: 'EXPWOP',
      placeOfSupply: '96',
      currencyCode: 'USD',
      exchangeRate: '88.6875',
    } as const
    expect(of([{ quantity: '1', unitPrice: '210000', taxRate: '18' }], more).totals.foreignTotal).toBe(
      '2367.86',
    )
    expect(
      of([{ quantity: '1', unitPrice: '1000', taxRate: '18' }], {
        ...more,
        currencyCode: 'JPY',
        exchangeRate: '0.6',
      }).totals.foreignTotal,
    ).toBe('1667')
    expect(of([bolts], { currencyCode: 'XXX', exchangeRate: '3' }).totals.foreignTotal).toBe('46.71')
    expect(of([bolts]).totals).not.toHaveProperty('foreignTotal')
    expect(of([bolts], { currencyCode: 'INR', exchangeRate: '2' }).totals).not.toHaveProperty('foreignTotal')
  })

  it('of lines computed one by one are those of the document', () => {
    const lines = [
      bolts,
      { ...bolts, taxRate: '5', cessRate: '2', cessPerUnit: '1', stateCessRate: '1' },
      { ...bolts, priceIncludesTax: true, otherCharges: '3' },
    ]
    const input: ComputeInput = { ...base, lines, roundOff: true, currencyCode: 'USD', exchangeRate: '80' }
    const whole = computeDocument(input)
    const context = contextOf(input)
    const single = lines.map((line) => computeLine(line, context))
    expect(single).toEqual(whole.lines)
    expect(totalsOf(single, input)).toEqual(whole.totals)
    expect(totalsOf(whole.lines).roundOff).toBe('0.00')
  })
})

describe('issues', () => {
  it.each<[string, Partial<ComputeInput>, string[]]>([
    ['negative quantity', { lines: [{ ...bolts, quantity: '-1' }] }, ['lines[0].quantity NEGATIVE']],
    [
      'negative price in the third line',
      { lines: [bolts, bolts, { ...bolts, unitPrice: '-0.01' }] },
      ['lines[2].unitPrice NEGATIVE'],
    ],
    [
      'discount above 100 %',
      { lines: [{ ...bolts, discountPercent: '100.001' }] },
      ['lines[0].discountPercent DISCOUNT_ABOVE_100'],
    ],
    [
      'discount far above 100 %',
      { lines: [{ ...bolts, discountPercent: '1000' }] },
      ['lines[0].discountPercent DISCOUNT_ABOVE_100'],
    ],
    ['discount of 100 % is lawful', { lines: [{ ...bolts, discountPercent: '100' }] }, []],
    [
      'discount above the value',
      { lines: [{ ...bolts, discountAmount: '125.01' }] },
      ['lines[0].discountAmount DISCOUNT_ABOVE_VALUE'],
    ],
    ['discount of the whole value', { lines: [{ ...bolts, discountAmount: '125' }] }, []],
    [
      'rate not lawful on the day',
      { lines: [{ ...bolts, taxRate: '12' }] },
      ['lines[0].taxRate RATE_NOT_LAWFUL'],
    ],
    ['rate lawful before', { lines: [{ ...bolts, taxRate: '12' }], date: '2025-09-21' }, []],
    [
      'note with the rate of its invoice',
      { lines: [{ ...bolts, taxRate: '12' }], rateDate: '2025-08-01' },
      [],
    ],
    ['rate of the user', { lines: [{ ...bolts, taxRate: '13' }], ownRates: ['13'] }, []],
    ['no rate', { lines: [{ ...bolts, taxRate: '' }] }, ['lines[0].taxRate RATE_MISSING']],
    [
      'no rate where none is needed',
      { lines: [{ ...bolts, taxRate: undefined, taxCategory: 'Exempt' }] },
      [],
    ],
    [
      'no rate on a bill of supply',
      { supplier: { taxpayerType: 'COM' }, lines: [{ ...bolts, taxRate: undefined }] },
      [],
    ],
    ['no date, no check of rates', { lines: [{ ...bolts, taxRate: '12' }], date: undefined }, []],
    ['text for a number', { lines: [{ ...bolts, quantity: 'ten' }] }, ['lines[0].quantity NUMBER_INVALID']],
    ['exponent', { lines: [{ ...bolts, unitPrice: '1e3' }] }, ['lines[0].unitPrice NUMBER_INVALID']],
    [
      'quantity above its bound',
      { lines: [{ ...bolts, quantity: '10000000000' }] },
      ['lines[0].quantity QUANTITY_TOO_LARGE'],
    ],
    [
      'price above its bound',
      { lines: [{ ...bolts, unitPrice: '1000000000000' }] },
      ['lines[0].unitPrice AMOUNT_TOO_LARGE'],
    ],
    [
      'value above its bound',
      { lines: [{ ...bolts, quantity: '2', unitPrice: '999999999999' }] },
      ['lines[0].unitPrice AMOUNT_TOO_LARGE'],
    ],
    [
      'rate above its bound',
      { lines: [{ ...bolts, cessRate: '1000' }] },
      ['lines[0].cessRate RATE_TOO_LARGE'],
    ],
    [
      'state cess above its bound',
      { lines: [{ ...bolts, stateCessRate: '1000' }] },
      ['lines[0].stateCessRate RATE_TOO_LARGE'],
    ],
    [
      'cess of a unit above its bound',
      { lines: [{ ...bolts, cessPerUnit: '1000000000000' }] },
      ['lines[0].cessPerUnit AMOUNT_TOO_LARGE'],
    ],
    [
      'charges of a line above their bound',
      { lines: [{ ...bolts, otherCharges: '1000000000000' }] },
      ['lines[0].otherCharges AMOUNT_TOO_LARGE'],
    ],
    [
      'discount amount above its bound',
      { lines: [{ ...bolts, discountAmount: '1000000000000' }] },
      ['lines[0].discountAmount AMOUNT_TOO_LARGE'],
    ],
    [
      'document discount above the value',
      { lines: [bolts], discountAmount: '118.76' },
      ['discountAmount DISCOUNT_ABOVE_VALUE'],
    ],
    ['document discount of the whole value', { lines: [bolts], discountAmount: '118.75' }, []],
    [
      'document discount above 100 %',
      { lines: [bolts], discountPercent: '101' },
      ['discountPercent DISCOUNT_ABOVE_100'],
    ],
    ['negative charge', { lines: [bolts], charges: [{ amount: '-1' }] }, ['charges[0].amount NEGATIVE']],
    ['charge without lines', { charges: [{ amount: '1' }] }, ['charges[0] CHARGES_WITHOUT_LINES']],
    [
      'charge with an unlawful rate',
      { lines: [bolts], charges: [{ amount: '1', taxRate: '17' }] },
      ['charges[0].taxRate RATE_NOT_LAWFUL'],
    ],
    ['no exchange rate', { lines: [bolts], currencyCode: 'USD' }, ['exchangeRate EXCHANGE_RATE_MISSING']],
    ['withdrawn state', { lines: [bolts], placeOfSupply: '25' }, ['placeOfSupply STATE_NOT_IN_FORCE']],
    [
      'state before its time',
      { lines: [bolts], placeOfSupply: '38', date: '2019-10-30' },
      ['placeOfSupply STATE_NOT_IN_FORCE'],
    ],
    [
      'empty place of supply',
      { lines: [bolts], placeOfSupply: '' },
      ['placeOfSupply PLACE_OF_SUPPLY_MISSING'],
    ],
    [
      'bill of supply without a place',
      { supplier: { taxpayerType: 'COM' }, lines: [bolts], placeOfSupply: null },
      [],
    ],
    [
      'all at once',
      { lines: [{ quantity: '-1', unitPrice: 'x', taxRate: '17' }], placeOfSupply: '' },
      [
        'placeOfSupply PLACE_OF_SUPPLY_MISSING',
        'lines[0].quantity NEGATIVE',
        'lines[0].unitPrice NUMBER_INVALID',
        'lines[0].taxRate RATE_NOT_LAWFUL',
      ],
    ],
  ])('%s', (_name, input, expected) => {
    expect(codes(input)).toEqual(expected)
  })

  it('carry what a message needs', () => {
    expect(computeDocument({ ...base, lines: [{ ...bolts, taxRate: '28' }] }).issues).toEqual([
      {
        path: 'lines[0].taxRate',
        code: 'RATE_NOT_LAWFUL',
        params: { rate: '28', date: '2026-11-20', since: '2017-07-01', until: '2025-09-21' },
      },
    ])
    expect(
      computeDocument({
        ...base,
        lines: [{ ...bolts, taxRate: '40', quantity: '99999999999' }],
        date: '2025-01-01',
      }).issues,
    ).toEqual([
      {
        path: 'lines[0].quantity',
        code: 'QUANTITY_TOO_LARGE',
        params: { value: '99999999999', limit: '9999999999.999' },
      },
      {
        path: 'lines[0].taxRate',
        code: 'RATE_NOT_LAWFUL',
        params: { rate: '40', date: '2025-01-01', since: '2025-09-22' },
      },
    ])
    expect(of([bolts], { discountAmount: '200' }).issues[0]!.params).toEqual({
      value: '200',
      limit: '118.75',
    })
    expect(of([{ ...bolts, discountAmount: '200' }]).issues[0]!.params).toEqual({
      value: '200',
      limit: '125.00',
    })
    expect(of([{ ...bolts, discountPercent: '200' }]).issues[0]!.params).toEqual({ value: '200' })
    expect(of([{ ...bolts, quantity: '-2' }]).issues[0]!.params).toEqual({ value: '-2' })
    expect(of([bolts], { currencyCode: 'USD' }).issues[0]!.params).toEqual({ currency: 'USD' })
    expect(of([bolts], { placeOfSupply: '25' }).issues[0]!.params).toEqual({
      state: '25',
      date: '2026-11-20',
    })
  })

  it('name the limit', () => {
    const huge = { quantity: '1', unitPrice: '999999999999', taxRate: '0' }
    expect(of(Array(11).fill(huge)).issues[0]!.params).toEqual({ limit: '9999999999999.998' })
    expect(of([{ ...huge, quantity: '2' }]).issues[0]!.params).toEqual({ limit: '999999999999.999' })
    expect(codes({ lines: [bolts], charges: [{ amount: '1000000000000' }] })).toEqual([
      'charges[0].amount AMOUNT_TOO_LARGE',
    ])
    expect(codes({ lines: [bolts], discountAmount: '1000000000000' })).toEqual([
      'discountAmount AMOUNT_TOO_LARGE',
    ])
    expect(codes({ lines: [{ ...bolts, taxRate: '1000' }] })[0]).toBe('lines[0].taxRate RATE_TOO_LARGE')
    expect(codes({ lines: [bolts], currencyCode: 'USD', exchangeRate: '1000000000000' })).toEqual([
      'exchangeRate AMOUNT_TOO_LARGE',
      'exchangeRate EXCHANGE_RATE_MISSING',
    ])
  })

  it('leave what cannot be used out of the figures', () => {
    expect(of([bolts, { ...bolts, quantity: '-1' }]).totals.total).toBe('140.13')
    expect(first({ ...bolts, discountPercent: '150' }).total).toBe('0.00')
    expect(first({ ...bolts, discountAmount: '150' }).total).toBe('0.00')
    expect(of([bolts], { discountAmount: '200' }).totals.taxableValue).toBe('0.00')
  })
})

describe('at the bounds', () => {
  it('amounts are exact', () => {
    const line = first(
      { quantity: '1', unitPrice: '999999999999.999', taxRate: '18' },
      { placeOfSupply: '29' },
    )
    expect(line).toMatchObject({
      gross: '1000000000000.00',
      igst: '180000000000.00',
      total: '1180000000000.00',
    })
    expect(first({ quantity: '9999999999.999', unitPrice: '1', taxRate: '18' })).toMatchObject({
      gross: '10000000000.00',
      cgst: '900000000.00',
    })
    expect(of([{ quantity: '1', unitPrice: '999999999999.999', taxRate: '18' }]).issues).toEqual([])
  })
  it('a total above 9999999999999.998 is refused', () => {
    const huge = { quantity: '1', unitPrice: '999999999999', taxRate: '0' }
    expect(codes({ lines: Array(10).fill(huge) })).toEqual([])
    expect(codes({ lines: Array(11).fill(huge) })).toEqual(['totals.total TOTAL_TOO_LARGE'])
    expect(of(Array(11).fill(huge)).totals.total).toBe('10999999999989.00')
  })
})
