import { Decimal } from '../num/decimal.ts'
import { shareOut } from '../num/share.ts'
import type { ComputedDocument, ComputedLine } from './types.ts'

/** Tax that was paid at customs (IGST Act s.5(1), proviso), as the bill of entry says. */
export interface CustomsTax {
  readonly igst?: string | undefined
  readonly cess?: string | undefined
}

/**
 * An import of goods: its tax is that of the bill of entry, which counts from the value that customs assessed, shared
 * out over the lines by the tax that they would bear. The document was computed as one whose tax another pays, so that
 * no total has it. Before the goods are cleared there is none.
 *
 * @example
 * withCustoms(computed, { igst: '198.00' }).totals.igst // '198.00'
 */
export function withCustoms(computed: ComputedDocument, { igst, cess }: CustomsTax): ComputedDocument {
  const all = [...computed.lines, ...computed.chargeLines]
  const parts = (total: string | undefined, weigh: (line: ComputedLine) => Decimal) =>
    shareOut(total ?? '0', weightsOf(all, weigh), 2).map((part) => part.toFixed(2))
  const igsts = parts(igst, (line) => Decimal.of(line.igst))
  const cesses = parts(cess, (line) => Decimal.of(line.cess).add(line.cessNonAdvalorem))
  const taxed = <L extends ComputedLine>(line: L, index: number): L => ({
    ...line,
    igst: igsts[index]!,
    cgst: '0.00',
    sgst: '0.00',
    cess: cesses[index]!,
    cessNonAdvalorem: '0.00',
    stateCess: '0.00',
  })
  const count = computed.lines.length
  return {
    ...computed,
    lines: computed.lines.map(taxed),
    chargeLines: computed.chargeLines.map((line, index) => taxed(line, count + index)),
    totals: {
      ...computed.totals,
      igst: Decimal.of(igst ?? '0').toFixed(2),
      cgst: '0.00',
      sgst: '0.00',
      cess: Decimal.of(cess ?? '0').toFixed(2),
      stateCess: '0.00',
    },
    taxUnderReverseCharge: '0.00',
  }
}

/** By their tax; by their value where none of them bears tax. */
function weightsOf(lines: readonly ComputedLine[], weigh: (line: ComputedLine) => Decimal): Decimal[] {
  const taxes = lines.map(weigh)
  return taxes.some((tax) => tax.isPositive())
    ? taxes
    : lines.map(({ taxableValue }) => Decimal.max(Decimal.of(taxableValue), Decimal.zero))
}
