import { Decimal } from '../num/decimal.ts'
import { contextOf } from './context.ts'
import type { ComputedDocument, ComputeInput, LineInput } from './types.ts'

/** One place where an exact figure became a figure in paise: shown = exact + difference. */
export interface Rounding {
  /** 'lines[0].cgst', 'totals.roundOff' */
  readonly path: string
  readonly figure:
    | 'taxableValue'
    | 'igst'
    | 'cgst'
    | 'sgst'
    | 'cess'
    | 'cessNonAdvalorem'
    | 'stateCess'
    | 'roundOff'
  readonly exact: string
  readonly shown: string
  readonly difference: string
  /** Where the difference stays: the line's value, the line's tax, or the round-off of the document. */
  readonly wentTo: 'lineValue' | 'lineTax' | 'roundOff'
}

/**
 * The paisa trail: every rounding of a document whose difference is not zero, in the order in which it happened.
 * The differences add up to what the total is above or below the exact total of all lines. Lines whose price
 * includes tax have none: their tax is taken out of a price that stays as it is.
 *
 * @example
 * roundingsOf(input, computed) // [{ path: 'lines[0].cgst', exact: '10.6875', shown: '10.69', difference: '0.0025', ... }]
 */
export function roundingsOf(input: ComputeInput, computed: ComputedDocument): Rounding[] {
  const context = contextOf(input)
  const found: Rounding[] = []
  for (const [index, line] of input.lines.entries()) {
    const shown = computed.lines[index]!
    if (
      includesTax(line, input) &&
      (computed.head !== 'None' || context.isNoSupply) &&
      !context.reverseCharge &&
      shown.taxRate !== '0'
    )
      continue
    const path = `lines[${index}]`
    const net = Decimal.of(shown.gross).sub(shown.discount).add(shown.otherCharges)
    push(found, `${path}.taxableValue`, 'taxableValue', exactNetOf(line) ?? net, net.toString(), 'lineValue')
    for (const { figure, exact } of exactTaxesOf(line, shown.taxableValue, shown.taxRate, computed.head)) {
      push(found, `${path}.${figure}`, figure, exact, shown[figure], 'lineTax')
    }
  }
  const { total, roundOff } = computed.totals
  push(found, 'totals.roundOff', 'roundOff', Decimal.of(total).sub(roundOff), total, 'roundOff')
  return found
}

/** Quantity x price - discount + charges of a line, without any rounding; undefined where a number is unusable. */
export function exactNetOf(line: LineInput): Decimal | undefined {
  const product = productOf(line)
  if (!product) return undefined
  const discount = line.discountAmount || undefined
  const percent = discount === undefined ? line.discountPercent || '0' : '0'
  if (![discount ?? '0', percent, line.otherCharges || '0'].every((text) => Decimal.isValid(text)))
    return undefined
  return product
    .sub(percent === '0' ? Decimal.zero : product.mul(percent).mul(hundredth))
    .sub(discount ?? '0')
    .add(line.otherCharges || '0')
}

export function productOf(line: LineInput): Decimal | undefined {
  const [quantity, price] = [line.quantity || '0', line.unitPrice || '0']
  return Decimal.isValid(quantity) && Decimal.isValid(price) ? Decimal.of(quantity).mul(price) : undefined
}

export function includesTax(line: LineInput, input: ComputeInput): boolean {
  return line.priceIncludesTax ?? input.priceIncludesTax ?? false
}

/** The taxes of a line before their rounding. */
export function exactTaxesOf(
  line: LineInput,
  taxableValue: string,
  taxRate: string,
  head: ComputedDocument['head'],
): { figure: 'igst' | 'cgst' | 'sgst' | 'cess' | 'cessNonAdvalorem' | 'stateCess'; exact: Decimal }[] {
  if (head === 'None' || ((line.taxCategory ?? 'Taxable') !== 'Taxable' && taxRate === '0')) return []
  const value = Decimal.of(taxableValue)
  const at = (rate: string) =>
    rate !== '0' && Decimal.isValid(rate) ? value.mul(rate).mul(hundredth) : Decimal.zero
  const whole = at(taxRate)
  const half = whole.mul(oneHalf)
  const heads =
    head === 'IGST'
      ? [{ figure: 'igst' as const, exact: whole }]
      : [
          { figure: 'cgst' as const, exact: half },
          { figure: 'sgst' as const, exact: half },
        ]
  const [quantity, perUnit] = [line.quantity || '0', line.cessPerUnit || '0']
  const usable = perUnit !== '0' && Decimal.isValid(quantity) && Decimal.isValid(perUnit)
  return [
    ...heads,
    { figure: 'cess', exact: at(line.cessRate || '0') },
    { figure: 'cessNonAdvalorem', exact: usable ? Decimal.of(quantity).mul(perUnit) : Decimal.zero },
    { figure: 'stateCess', exact: at(line.stateCessRate || '0') },
  ]
}

const hundredth = Decimal.of('0.01')
const oneHalf = Decimal.of('0.5')

function push(
  list: Rounding[],
  path: string,
  figure: Rounding['figure'],
  exact: Decimal,
  shown: string,
  wentTo: Rounding['wentTo'],
): void {
  const difference = Decimal.of(shown).sub(exact)
  if (difference.isZero()) return
  list.push({ path, figure, exact: exact.toPlain(), shown, difference: difference.toPlain(), wentTo })
}
