import { Decimal } from '../num/decimal.ts'
import { shareInts } from '../num/share.ts'
import { currencyOf } from '../tables/currencies.ts'
import { contextOf } from './context.ts'
import type { TaxContext } from './context.ts'
import { figuresOf, noShares, prepareLine, textsOf } from './line.ts'
import type { LineFigures, PreparedLine, Shares } from './line.ts'
import { paiseOf, paiseOfText, textOfPaise } from './paise.ts'
import { bounds, isGiven, readNumber, readPercent } from './read.ts'
import type {
  ChargeInput,
  ComputedDocument,
  ComputedLine,
  ComputedTotals,
  ComputeInput,
  Issue,
} from './types.ts'

/**
 * The figures of a document: of each line, and their totals. One computation for the form while typing, the server
 * on save, imports and what is sent to the government. Exact; half away from zero; each head of each line rounded
 * to the paisa; totals are sums of rounded lines; the round-off to the rupee is a figure of its own.
 * Never throws for wrong input: what is wrong is in `issues` with its path, and counts as zero.
 *
 * @example
 * computeDocument({
 *   supplier: { stateCode: '27', taxpayerType: 'REG' }, placeOfSupply: '27', date: '2026-11-20', roundOff: true,
 *   lines: [{ quantity: '10', unitPrice: '12.50', discountPercent: '5', taxRate: '18' }],
 * }).totals // { taxableValue: '118.75', cgst: '10.69', sgst: '10.69', roundOff: '-0.13', total: '140.00', ... }
 */
export function computeDocument(input: ComputeInput): ComputedDocument {
  const issues: Issue[] = []
  const context = contextOf(input, issues)
  const prepared = input.lines.map((line, index) => prepareLine(line, context, `lines[${index}]`, issues))
  const { shares, ownLines } = sharesOf(input, context, prepared, issues)
  const figures = prepared.map((line, index) => figuresOf(line, context, shares?.[index] ?? noShares))
  const chargeFigures = ownLines.map(({ line }) => figuresOf(line, context, noShares))
  const sums = sumFigures(chargeFigures, sumFigures(figures, emptySums()))
  for (const line of chargeFigures) {
    // A charge taxed on its own is a charge of the document, not part of its gross value.
    sums.gross -= line.gross
    sums.charges += line.gross
  }
  const totals = finish(sums, input, issues)
  return {
    lines: figures.map(textsOf),
    chargeLines: chargeFigures.map((line, index) => ({ ...textsOf(line), charge: ownLines[index]!.charge })),
    totals,
    head: context.head,
    interState: context.interState,
    taxUnderReverseCharge: context.reverseCharge ? textOfPaise(taxIn(sums)) : '0.00',
    issues,
  }
}

/**
 * Totals of lines computed one by one, so that a form need not compute 500 lines again when one changes. Gives what
 * {@link computeDocument} gives for a document without charges taxed on their own.
 *
 * @example
 * totalsOf(lines, { roundOff: true }).total // '140.00'
 */
export function totalsOf(
  lines: readonly ComputedLine[],
  options: Pick<ComputeInput, 'roundOff' | 'currencyCode' | 'exchangeRate'> = {},
): ComputedTotals {
  const sums = emptySums()
  for (const line of lines) {
    sums.gross += paiseOfText(line.gross)
    sums.lineDiscount += paiseOfText(line.discount)
    sums.documentDiscount += paiseOfText(line.documentDiscount)
    sums.charges += paiseOfText(line.otherCharges) + paiseOfText(line.charges)
    sums.taxableValue += paiseOfText(line.taxableValue)
    sums.igst += paiseOfText(line.igst)
    sums.cgst += paiseOfText(line.cgst)
    sums.sgst += paiseOfText(line.sgst)
    sums.cess += paiseOfText(line.cess) + paiseOfText(line.cessNonAdvalorem)
    sums.stateCess += paiseOfText(line.stateCess)
    sums.total += paiseOfText(line.total)
  }
  return finish(sums, options, [])
}

interface Sums {
  gross: bigint
  lineDiscount: bigint
  documentDiscount: bigint
  charges: bigint
  taxableValue: bigint
  igst: bigint
  cgst: bigint
  sgst: bigint
  cess: bigint
  stateCess: bigint
  total: bigint
}

interface OwnLine {
  readonly charge: number
  readonly line: PreparedLine
}

/** What of the document's discount and charges falls to each line; undefined where there is neither. */
function sharesOf(
  input: ComputeInput,
  context: TaxContext,
  lines: readonly PreparedLine[],
  issues: Issue[],
): { shares: Shares[] | undefined; ownLines: OwnLine[] } {
  const ownLines: OwnLine[] = []
  const hasDiscount = isGiven(input.discountAmount) || isGiven(input.discountPercent)
  const charges = input.charges ?? []
  if (!hasDiscount && charges.length === 0) return { shares: undefined, ownLines }

  const nets = lines.map((line) => line.net)
  const discounts = hasDiscount ? shareInts(discountOf(input, nets, issues), nets) : []
  const charged = nets.map(() => 0n)
  for (const [index, charge] of charges.entries()) {
    const path = `charges[${index}]`
    const amount = readNumber(charge.amount, `${path}.amount`, bounds.amount, 'AMOUNT_TOO_LARGE', issues)
    if (amount.int === 0n) continue
    const places = linesOfCharge(charge, input, context, lines)
    if (places === undefined)
      ownLines.push({ charge: index, line: lineOfCharge(charge, context, path, issues) })
    else if (places.length === 0) issues.push({ path, code: 'CHARGES_WITHOUT_LINES' })
    else spread(paiseOf(amount.int, amount.scale), places, nets, charged)
  }
  return {
    shares: nets.map((_, index) => ({ documentDiscount: discounts[index] ?? 0n, charges: charged[index]! })),
    ownLines,
  }
}

function discountOf(input: ComputeInput, nets: readonly bigint[], issues: Issue[]): bigint {
  const sum = nets.reduce((total, net) => total + net, 0n)
  if (!isGiven(input.discountAmount)) {
    const percent = readPercent(input.discountPercent, 'discountPercent', issues)
    const exact = Decimal.make(sum, 2).mul(percent)
    return paiseOf(exact.int, exact.scale + 2)
  }
  const amount = readNumber(input.discountAmount, 'discountAmount', bounds.amount, 'AMOUNT_TOO_LARGE', issues)
  const discount = paiseOf(amount.int, amount.scale)
  if (discount <= sum) return discount
  const params = { value: amount.toString(), limit: textOfPaise(sum) }
  issues.push({ path: 'discountAmount', code: 'DISCOUNT_ABOVE_VALUE', params })
  return sum
}

/**
 * The lines a charge is spread over. Charges for what is done before delivery are part of the value of the goods
 * (CGST s.15(2)(c)): a charge without a rate goes to all lines, one with a rate to the lines that bear it.
 * Undefined: no line bears it, so the charge is a supply on its own.
 */
function linesOfCharge(
  charge: ChargeInput,
  input: ComputeInput,
  context: TaxContext,
  lines: readonly PreparedLine[],
): number[] | undefined {
  const every = [...lines.keys()]
  const hasCategory = charge.taxCategory !== undefined && charge.taxCategory !== null
  if (
    context.billOfSupply ||
    (!isGiven(charge.taxRate) && (!hasCategory || charge.taxCategory === 'Taxable'))
  ) {
    return every
  }
  const category = charge.taxCategory ?? 'Taxable'
  const rate =
    Decimal.isValid(charge.taxRate) && category === 'Taxable' ? Decimal.of(charge.taxRate).toPlain() : '0'
  const places = every.filter(
    (index) => (input.lines[index]!.taxCategory ?? 'Taxable') === category && lines[index]!.rate === rate,
  )
  return places.length > 0 ? places : undefined
}

function lineOfCharge(charge: ChargeInput, context: TaxContext, path: string, issues: Issue[]): PreparedLine {
  const { amount, taxRate, taxCategory } = charge
  return prepareLine({ quantity: '1', unitPrice: amount, taxRate, taxCategory }, context, path, issues)
}

function spread(amount: bigint, places: readonly number[], nets: readonly bigint[], onto: bigint[]): void {
  const parts = shareInts(
    amount,
    places.map((index) => nets[index]!),
  )
  for (const [turn, index] of places.entries()) onto[index]! += parts[turn]!
}

function emptySums(): Sums {
  return {
    gross: 0n,
    lineDiscount: 0n,
    documentDiscount: 0n,
    charges: 0n,
    taxableValue: 0n,
    igst: 0n,
    cgst: 0n,
    sgst: 0n,
    cess: 0n,
    stateCess: 0n,
    total: 0n,
  }
}

function sumFigures(lines: readonly LineFigures[], sums: Sums): Sums {
  for (const line of lines) {
    sums.gross += line.gross
    sums.lineDiscount += line.discount
    sums.documentDiscount += line.documentDiscount
    sums.charges += line.otherCharges + line.charges
    sums.taxableValue += line.taxableValue
    sums.igst += line.igst
    sums.cgst += line.cgst
    sums.sgst += line.sgst
    sums.cess += line.cess + line.cessNonAdvalorem
    sums.stateCess += line.stateCess
    sums.total += line.total
  }
  return sums
}

/** Rounds to the rupee where that is wanted, checks the bound of the total, and turns all into texts. */
function finish(
  sums: Sums,
  options: Pick<ComputeInput, 'roundOff' | 'currencyCode' | 'exchangeRate'>,
  issues: Issue[],
): ComputedTotals {
  const total = options.roundOff ? roundToRupee(sums.total) : sums.total
  if (Decimal.make(total, 2).cmp(bounds.total) > 0) {
    issues.push({ path: 'totals.total', code: 'TOTAL_TOO_LARGE', params: { limit: bounds.total.toString() } })
  }
  const foreignTotal = foreignTotalOf(total, options, issues)
  return {
    gross: textOfPaise(sums.gross),
    lineDiscount: textOfPaise(sums.lineDiscount),
    documentDiscount: textOfPaise(sums.documentDiscount),
    charges: textOfPaise(sums.charges),
    taxableValue: textOfPaise(sums.taxableValue),
    igst: textOfPaise(sums.igst),
    cgst: textOfPaise(sums.cgst),
    sgst: textOfPaise(sums.sgst),
    cess: textOfPaise(sums.cess),
    stateCess: textOfPaise(sums.stateCess),
    roundOff: textOfPaise(total - sums.total),
    total: textOfPaise(total),
    ...(foreignTotal === undefined ? {} : { foreignTotal }),
  }
}

/** Half a rupee and more goes up (CGST s.170). */
function roundToRupee(paise: bigint): bigint {
  return ((paise + 50n) / 100n) * 100n
}

function foreignTotalOf(
  total: bigint,
  { currencyCode, exchangeRate }: Pick<ComputeInput, 'currencyCode' | 'exchangeRate'>,
  issues: Issue[],
): string | undefined {
  if (!currencyCode || currencyCode === 'INR') return undefined
  const rate = readNumber(exchangeRate, 'exchangeRate', bounds.amount, 'AMOUNT_TOO_LARGE', issues)
  if (rate.int === 0n) {
    issues.push({ path: 'exchangeRate', code: 'EXCHANGE_RATE_MISSING', params: { currency: currencyCode } })
    return undefined
  }
  return Decimal.make(total, 2)
    .div(rate, currencyOf(currencyCode)?.decimals ?? 2)
    .toString()
}

function taxIn(sums: Sums): bigint {
  return sums.igst + sums.cgst + sums.sgst + sums.cess + sums.stateCess
}
