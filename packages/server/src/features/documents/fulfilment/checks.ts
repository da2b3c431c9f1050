import { leftOf } from '@bahi/domain/documents/fulfilment.ts'
import { correctedKinds, documentKinds } from '@bahi/domain/documents/kinds.ts'
import { firstNumbers } from '@bahi/domain/documents/number.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { BookIssue, Facts, PrecedingFacts, PrecedingLine } from '../../ledger/index.ts'
import type { Prepared } from '../prepare.ts'
import { lineNamed } from '../source-lines.ts'
import { sourceIdsOf } from './sources.ts'

/** What keeps a document from taking quantities of orders and challans, and a document from losing lines that others name. */
export function fulfilmentIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  return [
    ...sourceIssues(prepared, facts),
    ...lineIssues(prepared, facts),
    ...(isRefused(facts) ? aboveIssues(prepared, facts) : []),
    ...takenIssues(prepared, facts),
  ]
}

/** More than is left, where the setting lets it pass; and what was measured where it is not what the challan has. */
export const fulfilmentWarnings = (prepared: Prepared, facts: Facts): BookIssue[] => [
  ...(isRefused(facts) ? [] : aboveIssues(prepared, facts)),
  ...measuredWarnings(prepared, facts),
]

const isRefused = ({ settings }: Pick<Facts, 'settings'>) => settings['aboveOrder'] !== 'warn'

const takesOthers = ({ kind }: Pick<Prepared, 'kind'>) => documentKinds[kind].parts.includes('sources')

/** Quotations, orders and challans of the party at this GSTIN that are not closed. */
function sourceIssues(prepared: Prepared, { sources }: Facts): BookIssue[] {
  const { input } = prepared
  if (!takesOthers(prepared)) return []
  const named = input.sourceDocuments ?? []
  const seen = new Set<number>()
  return sourceIdsOf(input).flatMap((documentId): BookIssue[] => {
    const index = named.findIndex((one) => one.documentId === documentId)
    const line = input.lines.findIndex(({ sourceLine }) => sourceLine?.documentId === documentId)
    const path = index < 0 ? `lines[${line}].sourceLine` : `sourceDocuments[${index}].documentId`
    const one = sources.find(({ id }) => id === documentId)
    if (!one) return [{ path, code: 'UNKNOWN_RECORD' }]
    if (seen.has(documentId)) return [{ path, code: 'DUPLICATE' }]
    seen.add(documentId)
    const params = { number: one.number }
    if (one.partyId !== input.partyId) return [{ path, code: 'NOTE_OF_OTHER_PARTY', params }]
    const code = closedOf(one.status)
    // What was closed short keeps what was made from it.
    return code && !one.isLinked ? [{ path, code, params }] : []
  })
}

/** Why nothing more is made from a document: it is cancelled, or an offer that its customer declined or left. */
export const closedOf = (status: string): 'SOURCE_CANCELLED' | 'SOURCE_CLOSED' | undefined =>
  status === 'Cancelled'
    ? 'SOURCE_CANCELLED'
    : status === 'Declined' || status === 'Expired'
      ? 'SOURCE_CLOSED'
      : undefined

interface Line {
  readonly path: string
  readonly of: PrecedingFacts
  readonly source: PrecedingLine
  readonly line: Prepared['lines'][number]
}

/** Lines that name a line of an order or challan, with that. */
function linesOf(prepared: Prepared, { sources }: Facts): Line[] {
  if (!takesOthers(prepared)) return []
  return prepared.lines.flatMap((line, index): Line[] => {
    const { sourceLine } = line
    const source = sourceLine && lineNamed(sourceLine, sources)
    const of = sources.find(({ id }) => id === sourceLine?.documentId)
    return source && of ? [{ path: `lines[${index}]`, of, source, line }] : []
  })
}

/** A line has the item and the unit of the line it takes. */
function lineIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  const unknown = prepared.lines.flatMap(({ sourceLine }, index): BookIssue[] =>
    sourceLine &&
    facts.sources.some(({ id }) => id === sourceLine.documentId) &&
    !lineNamed(sourceLine, facts.sources)
      ? [{ path: `lines[${index}].sourceLine`, code: 'UNKNOWN_RECORD' }]
      : [],
  )
  return [
    ...(takesOthers(prepared) ? unknown : []),
    ...linesOf(prepared, facts).flatMap(({ path, of, source, line }): BookIssue[] => {
      const params = {
        line: String(source.place),
        number: of.number,
        item: source.description,
        unit: source.uqc ?? '-',
      }
      if ((source.itemId ?? undefined) !== line.itemId)
        return [{ path: `${path}.itemId`, code: 'SOURCE_ITEM', params }]
      return (source.uqc ?? undefined) === line.uqc
        ? []
        : [{ path: `${path}.uqc`, code: 'SOURCE_UNIT', params }]
    }),
  ]
}

/** All lines that take the same line together. */
function aboveIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  const sums = new Map<PrecedingLine, Decimal>()
  return linesOf(prepared, facts).flatMap(({ path, of, source, line }): BookIssue[] => {
    // What is closed is refused as a whole.
    if (closedOf(of.status) && !of.isLinked) return []
    // The quantity was not known before it was measured.
    if (of.isProvisional && of.status !== 'Cancelled') return []
    const sum = (sums.get(source) ?? Decimal.zero).add(line.quantity ?? '0')
    sums.set(source, sum)
    const left = leftOf(source)
    if (sum.lte(left)) return []
    const params = { line: String(source.place), number: of.number, left: left.toPlain() }
    const code = of.status === 'Cancelled' ? 'SOURCE_CLOSED_ABOVE' : 'SOURCE_LINE_ABOVE'
    return [{ path: `${path}.quantity`, code, params }]
  })
}

/** The quantity of a line whose challan has another one, provisionally. */
function measuredWarnings(prepared: Prepared, facts: Facts): BookIssue[] {
  return linesOf(prepared, facts).flatMap(({ path, of, source, line }): BookIssue[] => {
    if (!of.isProvisional || Decimal.of(line.quantity ?? '0').eq(source.quantity)) return []
    const params = {
      line: String(source.place),
      number: of.number,
      quantity: Decimal.of(source.quantity).toPlain(),
      unit: source.uqc ?? '',
    }
    return [{ path: `${path}.quantity`, code: 'QUANTITY_MEASURED', params }]
  })
}

/**
 * What is changed keeps the lines that others name, wherever they are now, each with no less than what they took: of an order what was
 * made from it, of an invoice what notes took back in quantity and value.
 */
function takenIssues({ kind, input, lines, computed }: Prepared, { taken, takers }: Facts): BookIssue[] {
  if (!taken) return []
  const list: BookIssue[] = []
  const isCorrected = correctedKinds.includes(kind)
  if (!isCorrected && taken.partyId !== input.partyId && taken.lines.some(isTaken))
    list.push({ path: 'partyId', code: 'PARTY_HAS_FOLLOWERS', params: { number: taken.number } })
  for (const source of taken.lines) {
    const by = takers?.get(source.lineNumber)?.takers ?? []
    const isNamed = isTaken(source) || (isCorrected && by.length > 0)
    if (source.isCharge || !isNamed) continue
    const index = lines.findIndex(({ lineNumber }, place) => (lineNumber ?? place + 1) === source.lineNumber)
    const line = lines[index]
    const path = line ? `lines[${index}]` : 'lines'
    const numbers = (some: readonly { readonly number: string }[]) =>
      firstNumbers(some.map(({ number }) => number))
    const named = { line: String(source.place), item: source.description, documents: numbers(by) }
    const lowering = isCorrected ? by.filter(({ isCredit }) => isCredit) : by
    const params = {
      ...named,
      taken: Decimal.of(source.takenQuantity).toPlain(),
      documents: numbers(lowering),
    }
    const isSame =
      line &&
      (source.itemId ?? undefined) === line.itemId &&
      (source.uqc ?? undefined) === line.uqc &&
      (source.itemId !== null || source.description === line.description)
    // What is kept above its quantity by the setting that lets it pass may stay so.
    const least = Decimal.min(Decimal.of(source.takenQuantity), source.quantity)
    const value = Decimal.min(Decimal.of(source.takenValue), source.taxableValue)
    if (!isSame) {
      if (isCorrected) list.push({ path, code: 'LINE_NOTED', params: named })
      else list.push({ path, code: by.length > 0 ? 'LINE_TAKEN' : 'LINE_CAME_BACK', params })
    } else if (Decimal.of(line.quantity ?? '0').lt(least))
      list.push({
        path: `${path}.quantity`,
        code: by.length > 0 ? 'LINE_BELOW_TAKEN' : 'LINE_CAME_BACK',
        params,
      })
    else if (isCorrected && Decimal.of(computed.lines[index]!.taxableValue).lt(value))
      list.push({
        path: `${path}.unitPrice`,
        code: 'LINE_VALUE_BELOW_NOTED',
        params: { ...params, taken: source.takenValue },
      })
    // The tax of its notes was computed at that rate.
    else if (
      isCorrected &&
      (line.taxCategory !== source.taxCategory ||
        !Decimal.of(computed.lines[index]!.taxRate ?? '0').eq(source.taxRate ?? '0'))
    )
      list.push({
        path: `${path}.taxRate`,
        code: 'LINE_RATE_NOTED',
        params: { ...named, rate: Decimal.of(source.taxRate ?? '0').toPlain() },
      })
  }
  return list
}

const isTaken = ({ takenQuantity, isCharge }: PrecedingLine) =>
  !isCharge && Decimal.of(takenQuantity).isPositive()
