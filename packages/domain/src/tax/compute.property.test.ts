import { Decimal as Oracle } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { computeDocument, totalsOf } from './compute.ts'
import { roundingsOf } from './rounding.ts'
import type { ComputedDocument, ComputedLine, ComputeInput, LineInput } from './types.ts'

/** BAHI_RUNS=100000 adds up a hundred thousand random invoices; an ordinary run makes fewer. */
const manyRuns = Number(process.env['BAHI_RUNS'] ?? 3000)
const numRuns = Math.min(manyRuns, 3000)

const decimal = (max: number, scale: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: scale }))
    .map(([int, places]) => Decimal.make(BigInt(int), places).toString())
const rate = fc.constantFrom('0', '0.1', '0.25', '1', '1.5', '3', '5', '6', '7.5', '18', '40')
const line: fc.Arbitrary<LineInput> = fc.record(
  {
    quantity: decimal(999_999, 3),
    unitPrice: decimal(999_999, 6),
    discountPercent: decimal(100, 0),
    otherCharges: decimal(99_999, 3),
    priceIncludesTax: fc.boolean(),
    taxCategory: fc.constantFrom(
      'Taxable' as const,
      'Taxable' as const,
      'Taxable' as const,
      'Exempt' as const,
      'NilRated' as const,
    ),
    taxRate: rate,
    cessRate: fc.constantFrom('0', '0', '1', '12', '22.5'),
    cessPerUnit: fc.constantFrom('0', '0', '0.05', '4.17'),
    stateCessRate: fc.constantFrom('0', '0', '1'),
  },
  { requiredKeys: ['quantity', 'unitPrice', 'taxRate'] },
)
const invoice: fc.Arbitrary<ComputeInput> = fc.record(
  {
    supplier: fc.constant({ stateCode: '27', taxpayerType: 'REG' }),
    placeOfSupply: fc.constantFrom('27', '29', '04'),
    date: fc.constant('2026-11-20'),
    supplyKind: fc.constantFrom('Regular' as const, 'Regular' as const, 'SEZWP' as const, 'EXPWOP' as const),
    reverseCharge: fc.constantFrom(false, false, true),
    roundOff: fc.boolean(),
    priceIncludesTax: fc.boolean(),
    discountPercent: decimal(100, 0),
    charges: fc.array(
      fc.record({ amount: decimal(99_999, 2), taxRate: rate }, { requiredKeys: ['amount'] }),
      { maxLength: 2 },
    ),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  },
  { requiredKeys: ['supplier', 'placeOfSupply', 'date', 'roundOff', 'lines'] },
)
const heads = ['igst', 'cgst', 'sgst', 'cess', 'cessNonAdvalorem', 'stateCess'] as const
const taxOf = (line: ComputedLine) => Decimal.sum(heads.map((head) => line[head]))

describe('any invoice', () => {
  it('has parts that add up to the whole', () => {
    fc.assert(
      fc.property(invoice, (input) => {
        const computed = computeDocument(input)
        const faults = faultsOf(input, computed)
        if (faults.length > 0) throw new Error(faults.join('\n'))
      }),
      { numRuns: manyRuns },
    )
  })

  it('has the values of its supply and no tax where nothing is supplied yet', () => {
    fc.assert(
      fc.property(invoice, (input) => {
        const supplied = computeDocument(input)
        const sent = computeDocument({ ...input, isNoSupply: true })
        expect(faultsOf({ ...input, isNoSupply: true }, sent)).toEqual([])
        const rows = (of: typeof sent) => [...of.lines, ...of.chargeLines]
        for (const [index, row] of rows(sent).entries()) {
          const { taxableValue, taxRate } = rows(supplied)[index]!
          expect(row).toMatchObject({ taxableValue, taxRate, total: taxableValue })
          expect(taxOf(row).toString()).toBe('0.00')
        }
      }),
      { numRuns: numRuns / 3 },
    )
  })

  it('has CGST + SGST within a paisa of IGST', () => {
    fc.assert(
      fc.property(invoice, (input) => {
        const plain = {
          ...input,
          supplyKind: 'Regular' as const,
          priceIncludesTax: false,
          lines: input.lines.map((row) => ({ ...row, priceIncludesTax: false })),
        }
        const intra = computeDocument({ ...plain, placeOfSupply: '27' })
        const inter = computeDocument({ ...plain, placeOfSupply: '29' })
        for (const [index, row] of intra.lines.entries()) {
          const both = Decimal.of(row.cgst).add(row.sgst)
          expect(both.sub(inter.lines[index]!.igst).abs().lte('0.01')).toBe(true)
        }
      }),
      { numRuns: numRuns / 3 },
    )
  })

  it('agrees with another implementation of the same rules', () => {
    fc.assert(
      fc.property(line, fc.boolean(), (row, inter) => {
        const exclusive = { ...row, priceIncludesTax: false }
        const input: ComputeInput = {
          supplier: { stateCode: '27' },
          placeOfSupply: inter ? '29' : '27',
          date: '2026-11-20',
          lines: [exclusive],
        }
        const shown = computeDocument(input).lines[0]!
        const expected = oracle(exclusive, inter)
        for (const [figure, amount] of Object.entries(expected))
          expect(shown[figure as keyof typeof shown], figure).toBe(amount)
      }),
      { numRuns },
    )
  })

  it('keeps the price paid where it includes tax, with each head within a paisa of its rate', () => {
    fc.assert(
      fc.property(decimal(999_999_999, 2), rate, fc.boolean(), (unitPrice, taxRate, inter) => {
        const input: ComputeInput = {
          supplier: { stateCode: '27' },
          placeOfSupply: inter ? '29' : '27',
          date: '2026-11-20',
          priceIncludesTax: true,
          lines: [{ quantity: '1', unitPrice, taxRate }],
        }
        const shown = computeDocument(input).lines[0]!
        expect(shown.total).toBe(Decimal.of(unitPrice).toFixed(2))
        const exact = Decimal.of(shown.taxableValue)
          .mul(taxRate)
          .div(inter ? '100' : '200', 6)
        expect(
          exact
            .sub(inter ? shown.igst : shown.cgst)
            .abs()
            .lte('0.006'),
        ).toBe(true)
      }),
      { numRuns },
    )
  })

  it('takes the taxable value whose heads are exact wherever there is one', () => {
    for (let paise = 1n; paise <= BigInt(numRuns * 5); paise += 1n) {
      const price = Decimal.make(paise, 2)
      const shown = computeDocument({
        supplier: { stateCode: '27' },
        placeOfSupply: '27',
        date: '2026-11-20',
        priceIncludesTax: true,
        lines: [{ quantity: '1', unitPrice: price.toString(), taxRate: '18' }],
      }).lines[0]!
      const at = (value: Decimal) => value.mul('9').div('100', 2)
      const whole = (value: Decimal) => value.add(at(value)).add(at(value))
      const value = Decimal.of(shown.taxableValue)
      const near = [-3, -2, -1, 0, 1, 2, 3].map((step) => value.add(Decimal.make(BigInt(step), 2)))
      const isExact = at(value).toString() === shown.cgst
      expect(isExact || !near.some((trial) => whole(trial).eq(price)), shown.total).toBe(true)
    }
  })

  it('has every paisa of rounding named', () => {
    fc.assert(
      fc.property(invoice, (input) => {
        const plain: ComputeInput = {
          ...input,
          charges: [],
          discountPercent: undefined,
          priceIncludesTax: false,
          lines: input.lines.map((row) => ({ ...row, priceIncludesTax: false })),
        }
        const computed = computeDocument(plain)
        const roundings = roundingsOf(plain, computed)
        // Value and tax, each exact from the rounded figure before it: their differences lead from exact to shown.
        for (const [index, row] of plain.lines.entries()) {
          const exact = exactOf(row)
          const named = roundings.find(({ path }) => path === `lines[${index}].taxableValue`)
          expect(exact.plus(named?.difference ?? '0').toFixed(2)).toBe(computed.lines[index]!.taxableValue)
        }
        for (const rounding of roundings) {
          expect(Decimal.of(rounding.exact).add(rounding.difference).eq(rounding.shown)).toBe(true)
          expect(
            Decimal.of(rounding.difference)
              .abs()
              .lte(rounding.figure === 'roundOff' ? '0.5' : '0.005'),
          ).toBe(true)
        }
      }),
      { numRuns: numRuns / 3 },
    )
  })
})

/** Everything that does not add up, without a matcher for each of millions of figures. */
function faultsOf(input: ComputeInput, { lines, chargeLines, totals }: ComputedDocument): string[] {
  const faults: string[] = []
  const same = (what: string, sum: Decimal, shown: string) => {
    if (sum.toFixed(2) !== shown) faults.push(`${what}: ${sum.toString()} is shown as ${shown}`)
  }
  const all = [...lines, ...chargeLines]
  if (chargeLines.length === 0 && JSON.stringify(totalsOf(lines, input)) !== JSON.stringify(totals)) {
    faults.push('totals of lines one by one differ')
  }
  const sumOf = (...members: (keyof ComputedLine)[]) =>
    Decimal.sum(all.flatMap((line) => members.map((member) => line[member])))
  for (const line of all) {
    same(
      'value',
      valueOf(line.gross, line.discount, line.otherCharges).sub(line.documentDiscount).add(line.charges),
      line.taxableValue,
    )
    same(
      'total',
      input.reverseCharge ? Decimal.of(line.taxableValue) : taxOf(line).add(line.taxableValue),
      line.total,
    )
    same('halves', Decimal.of(line.cgst), line.sgst)
    if (Decimal.of(line.taxableValue).isNegative()) faults.push('negative value')
  }
  for (const head of ['taxableValue', 'igst', 'cgst', 'sgst', 'stateCess'] as const)
    same(head, sumOf(head), totals[head])
  same('cess', sumOf('cess', 'cessNonAdvalorem'), totals.cess)
  same('total', sumOf('total').add(totals.roundOff), totals.total)
  same(
    'totals',
    valueOf(totals.gross, totals.lineDiscount, totals.charges).sub(totals.documentDiscount),
    totals.taxableValue,
  )
  if (Decimal.of(totals.roundOff).abs().gt('0.50')) faults.push('round-off above half a rupee')
  if (input.roundOff && !totals.total.endsWith('.00')) faults.push('not rounded off')
  return faults
}

function valueOf(gross: string, discount: string, charges: string): Decimal {
  return Decimal.of(gross).sub(discount).add(charges)
}

/** The same rules on decimal.js, written for being read. */
function oracle(row: LineInput, inter: boolean): Record<string, string> {
  const round = (value: Oracle) => value.toDecimalPlaces(2, Oracle.ROUND_HALF_UP).toFixed(2)
  const taxable = round(exactOf(row))
  const taxed = (row.taxCategory ?? 'Taxable') === 'Taxable'
  const at = (percent: string | null | undefined) =>
    taxed ? new Oracle(taxable).times(percent ?? '0').div(100) : new Oracle(0)
  const half = round(at(row.taxRate).div(2))
  const heads = {
    igst: inter ? round(at(row.taxRate)) : '0.00',
    cgst: inter ? '0.00' : half,
    sgst: inter ? '0.00' : half,
    cess: round(at(row.cessRate)),
    cessNonAdvalorem: taxed ? round(new Oracle(row.quantity!).times(row.cessPerUnit ?? '0')) : '0.00',
    stateCess: round(at(row.stateCessRate)),
  }
  const total = Object.values(heads).reduce((sum, head) => sum.plus(head), new Oracle(taxable))
  return { taxableValue: taxable, ...heads, total: total.toFixed(2) }
}

function exactOf(row: LineInput): Oracle {
  const product = new Oracle(row.quantity!).times(row.unitPrice!)
  return product.minus(product.times(row.discountPercent ?? '0').div(100)).plus(row.otherCharges ?? '0')
}

Oracle.set({ precision: 60 })
