import { Decimal } from '../num/decimal.ts'
import { contextOf } from './context.ts'
import type { TaxContext } from './context.ts'
import { natureOf } from './place-of-supply.ts'
import type { PlaceOfSupply, SupplyFacts } from './place-of-supply.ts'
import { exactTaxesOf, includesTax, productOf, roundingsOf } from './rounding.ts'
import { exportTestOf, isExportKind } from './supply-kind.ts'
import type { ComputedDocument, ComputedLine, ComputeInput, LineInput } from './types.ts'

/** A plain sentence: the key of its text and what is in it. */
export interface Sentence {
  readonly key: string
  readonly params?: Record<string, string>
}

export interface Explanation {
  readonly placeOfSupply: Sentence[]
  readonly lines: { lineNumber: number; sentences: Sentence[] }[]
  readonly totals: Sentence[]
}

/**
 * Why each figure of a document is what it is: the rule, what went into it and how it was rounded, as plain
 * sentences for the form and the view screen.
 *
 * @example
 * explainDocument(input, computeDocument(input)).lines[0].sentences
 * // [{ key: 'why.gross', params: { quantity: '10', unitPrice: '12.5', amount: '125' } }, ...]
 */
export function explainDocument(
  input: ComputeInput,
  computed: ComputedDocument,
  place?: {
    readonly facts: SupplyFacts
    readonly answer: PlaceOfSupply
    readonly reason?: string | undefined
  },
): Explanation {
  const context = contextOf(input)
  return {
    placeOfSupply: place
      ? explainPlace(place.facts, place.answer, {
          chosen: input.placeOfSupply,
          reason: place.reason,
          head: computed.head,
        })
      : [],
    lines: input.lines.map((line, index) => ({
      lineNumber: index + 1,
      sentences: explainLine(line, computed.lines[index]!, input, computed, context),
    })),
    totals: explainTotals(input, computed),
  }
}

/**
 * Which law decided the place of supply, from which facts, what the supply is at the place that counts, and what
 * would change it. `head` is that of the figures: the sentence never names another tax than the one computed.
 */
export function explainPlace(
  facts: SupplyFacts,
  answer: PlaceOfSupply,
  used: {
    readonly chosen?: string | null | undefined
    readonly reason?: string | undefined
    readonly head?: ComputedDocument['head'] | undefined
  } = {},
): Sentence[] {
  const { chosen, reason } = used
  const said: Sentence[] = [
    { key: answer.key, params: { clause: answer.clause, state: answer.stateCode ?? '-' } },
  ]
  for (const fact of answer.factsUsed) {
    const value = facts[fact]
    if (value !== undefined && !Array.isArray(value))
      said.push({ key: `pos.used.${fact}`, params: { value: String(value) } })
  }
  if (answer.stateCode === undefined) said.push({ key: 'pos.missing' })
  for (const state of answer.otherStates) said.push({ key: 'pos.otherState', params: { state } })
  if (chosen && answer.stateCode !== undefined && chosen !== answer.stateCode) {
    said.push({ key: 'pos.override', params: { derived: answer.stateCode, chosen, reason: reason ?? '-' } })
  }
  const place = chosen ?? answer.stateCode
  const nature = natureOf(facts, place)
  const head = used.head ?? nature.head
  if (nature.interState !== undefined) {
    said.push({
      key: natureKey(nature.interState, head),
      params: { clause: nature.natureClause, supplier: facts.supplierStateCode ?? '-', state: place ?? '-' },
    })
  }
  return [
    ...said,
    ...explainExport(facts, place),
    ...explainKind(facts, nature.supplyKind),
    ...answer.wouldChange.map((fact) => ({ key: `pos.change.${fact}` })),
  ]
}

function natureKey(interState: boolean, head: PlaceOfSupply['head']): string {
  if (head === 'None' || head === undefined) return interState ? 'pos.interUntaxed' : 'pos.intraUntaxed'
  if (head === 'IGST') return interState ? 'pos.inter' : 'pos.intraIgst'
  return 'pos.intra'
}

/** The clauses of section 2(6), where someone is abroad or someone said that the service is exported. */
function explainExport(facts: SupplyFacts, place: string | undefined): Sentence[] {
  if (facts.supply !== 'Services' || facts.supplierAbroad) return []
  if (!facts.recipientAbroad && !isExportKind(facts.supplyKind)) return []
  return exportTestOf(facts, place).map(({ clause, met }) => ({ key: `export.${clause}`, params: { met } }))
}

/** What was chosen and what the law makes of it, where they differ. */
function explainKind(facts: SupplyFacts, kind: PlaceOfSupply['supplyKind']): Sentence[] {
  const picked = facts.supplyKind ?? 'Regular'
  return picked === kind ? [] : [{ key: 'pos.kind', params: { picked, kind } }]
}

function explainLine(
  line: LineInput,
  shown: ComputedLine,
  input: ComputeInput,
  computed: ComputedDocument,
  context: TaxContext,
): Sentence[] {
  const inPrice =
    includesTax(line, input) &&
    shown.taxRate !== '0' &&
    (context.taxed || context.isNoSupply) &&
    !context.reverseCharge
  const total: Sentence = {
    key: input.operatorPays
      ? 'why.totalOperator'
      : context.reverseCharge
        ? 'why.totalReverseCharge'
        : 'why.total',
    params: { total: shown.total },
  }
  return [
    ...explainValue(line, shown, inPrice),
    ...(inPrice ? [explainInclusive(shown, context)] : []),
    ...explainTax(line, shown, computed.head, context, inPrice),
    total,
  ]
}

function explainInclusive({ total, taxRate, taxableValue }: ComputedLine, context: TaxContext): Sentence {
  return context.isNoSupply
    ? { key: 'why.takenOut', params: { rate: taxRate, amount: taxableValue } }
    : { key: 'why.includesTax', params: { price: total, rate: taxRate } }
}

function explainValue(line: LineInput, shown: ComputedLine, inPrice: boolean): Sentence[] {
  const product = productOf(line)
  const said: Sentence[] = []
  if (product) {
    said.push({
      key: 'why.gross',
      params: {
        quantity: plain(line.quantity || '0'),
        unitPrice: plain(line.unitPrice || '0'),
        amount: product.toPlain(),
      },
    })
  }
  if (shown.discount !== '0.00' && !line.discountAmount && line.discountPercent) {
    said.push({
      key: 'why.discountPercent',
      params: { percent: plain(line.discountPercent), amount: shown.discount },
    })
  } else if (shown.discount !== '0.00') {
    said.push({ key: 'why.discount', params: { amount: shown.discount } })
  }
  for (const part of ['otherCharges', 'documentDiscount', 'charges'] as const) {
    if (shown[part] !== '0.00') said.push({ key: `why.${part}`, params: { amount: shown[part] } })
  }
  if (!inPrice) said.push({ key: 'why.taxableValue', params: { amount: shown.taxableValue } })
  return said
}

function explainTax(
  line: LineInput,
  shown: ComputedLine,
  head: ComputedDocument['head'],
  context: TaxContext,
  inPrice: boolean,
): Sentence[] {
  const without = reasonForNoTax(line, shown, context)
  if (without) return [{ key: without }]
  const exact = exactTaxesOf(line, shown.taxableValue, shown.taxRate, head)
  const half = Decimal.of(shown.taxRate).mul('0.5').toPlain()
  const rates = {
    igst: shown.taxRate,
    cgst: half,
    sgst: half,
    cess: plain(line.cessRate || '0'),
    cessNonAdvalorem: plain(line.cessPerUnit || '0'),
    stateCess: plain(line.stateCessRate || '0'),
  }
  return exact
    .filter(({ figure }) => shown[figure] !== '0.00')
    .map(({ figure, exact: value }) => ({
      key: `why.${figure === 'sgst' && head === 'CGST_UTGST' ? 'utgst' : figure}${inPrice ? '.inside' : ''}`,
      params: {
        rate: rates[figure],
        base: figure === 'cessNonAdvalorem' ? plain(line.quantity || '0') : shown.taxableValue,
        exact: value.toPlain(),
        amount: shown[figure],
      },
    }))
}

function reasonForNoTax(line: LineInput, shown: ComputedLine, context: TaxContext): string | undefined {
  const category = line.taxCategory ?? 'Taxable'
  if (context.billOfSupply) return 'why.noTax.billOfSupply'
  if (context.interState === undefined) return 'why.noTax.unknownPlace'
  if (context.isNoSupply) return 'why.noTax.noSupply'
  if (!context.taxed) return 'why.noTax.withoutPayment'
  return category !== 'Taxable' && shown.taxRate === '0' ? `why.noTax.${category}` : undefined
}

function explainTotals(input: ComputeInput, computed: ComputedDocument): Sentence[] {
  const { totals } = computed
  const said: Sentence[] = [
    {
      key: 'why.totals.taxable',
      params: {
        lines: String(input.lines.length + computed.chargeLines.length),
        amount: totals.taxableValue,
      },
    },
  ]
  if (totals.documentDiscount !== '0.00') {
    said.push({ key: 'why.totals.discount', params: { amount: totals.documentDiscount } })
  }
  if ((input.charges ?? []).length > 0) {
    const key = computed.chargeLines.length > 0 ? 'why.totals.chargesOwn' : 'why.totals.charges'
    said.push({ key, params: { amount: totals.charges } })
  }
  for (const head of ['igst', 'cgst', 'sgst'] as const) {
    if (totals[head] === '0.00') continue
    const key = head === 'sgst' && computed.head === 'CGST_UTGST' ? 'utgst' : head
    said.push({ key: `why.totals.${key}`, params: { amount: totals[head] } })
  }
  if (computed.taxUnderReverseCharge !== '0.00') {
    const key = input.operatorPays ? 'why.totals.operator' : 'why.totals.reverseCharge'
    said.push({ key, params: { amount: computed.taxUnderReverseCharge } })
  }
  for (const { path, figure, exact, shown, difference } of roundingsOf(input, computed)) {
    const line = /^lines\[(\d+)\]/.exec(path)?.[1]
    const params = {
      exact,
      shown,
      difference,
      ...(line === undefined ? {} : { line: String(Number(line) + 1) }),
    }
    said.push({ key: `why.rounding.${figure}`, params })
  }
  if (totals.foreignTotal !== undefined) {
    said.push({
      key: 'why.totals.foreign',
      params: {
        currency: input.currencyCode ?? '',
        rate: plain(input.exchangeRate || '0'),
        amount: totals.foreignTotal,
      },
    })
  }
  return said
}

function plain(text: string): string {
  return Decimal.isValid(text) ? Decimal.of(text).toPlain() : text
}
