import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { freeLeftOf } from '@bahi/domain/documents/fulfilment.ts'
import { isLate } from '@bahi/domain/documents/notes.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { creditNoteDeadline } from '@bahi/domain/tables/rules.ts'
import type { BookIssue, Facts, PrecedingFacts, PrecedingLine } from '../ledger/index.ts'
import { noteShares } from './preceding.ts'
import type { LineInput, Prepared } from './prepare.ts'
import { lineNamed } from './source-lines.ts'

/** What keeps a note from being issued: its reason, what it corrects, and how much of that is left. */
export function noteIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  if (!documentKinds[prepared.kind].corrects) return []
  return [
    ...reasonIssues(prepared),
    ...precedingIssues(prepared, facts),
    ...aboveIssues(prepared, facts),
    ...partlyLateIssues(prepared),
    ...sourceIssues(prepared, facts),
  ]
}

/** Part of the tax can be lowered and part not: each part has a note of its own. */
function partlyLateIssues({ type, input, corrected, isCommercial, kind }: Prepared): BookIssue[] {
  const { date } = input
  if (isCommercial || !isCredit(type) || !date || documentKinds[kind].side !== 'sale') return []
  const late = corrected.filter((one) => isLate(one.date, date)).map(({ number }) => number)
  return late.length > 0
    ? [{ path: 'precedingDocuments', code: 'NOTE_PARTLY_LATE', params: { numbers: late.join(', ') } }]
    : []
}

/** After its last day a credit note lowers no tax (CGST Act s.34(2)). */
export function noteWarnings({ kind, type, input, corrected }: Prepared): BookIssue[] {
  const { corrects, side } = documentKinds[kind]
  const { date } = input
  if (!corrects || side !== 'sale' || !isCredit(type) || !date) return []
  const late = corrected.find(({ date: supplied }) => isLate(supplied, date))
  if (!late) return []
  const last = creditNoteDeadline(financialYearOf(late.date))
  return [{ path: 'date', code: 'NOTE_LATE', params: { number: late.number, last } }]
}

function reasonIssues({ type, input }: Prepared): BookIssue[] {
  if (!input.reason) return [{ path: 'reason', code: 'REQUIRED' }]
  if (!type.reasons || type.reasons.includes(input.reason)) return []
  return [{ path: 'reason', code: 'NOTE_REASON', params: { reasons: type.reasons.join(', ') } }]
}

function precedingIssues({ kind, input }: Prepared, { preceding }: Facts): BookIssue[] {
  const named = input.precedingDocuments ?? []
  if (named.length === 0) return [{ path: 'precedingDocuments', code: 'REQUIRED' }]
  const found = new Map(preceding.map((one) => [one.id, one]))
  const seen = new Set<number>()
  return named.flatMap(({ documentId, number, date }, index): BookIssue[] => {
    const path = `precedingDocuments[${index}]`
    if (documentId === undefined) {
      const missing = Object.entries({ number, date }).filter(([, value]) => !value)
      if (missing.length > 0)
        return missing.map(([member]) => ({ path: `${path}.${member}`, code: 'REQUIRED' }))
      return beforeIssues({ number: number!, date: date! }, input.date, `${path}.date`)
    }
    const one = found.get(documentId)
    if (!one || one.kind !== documentKinds[kind].corrects)
      return [{ path: `${path}.documentId`, code: 'UNKNOWN_RECORD' }]
    if (seen.has(documentId)) return [{ path: `${path}.documentId`, code: 'DUPLICATE' }]
    seen.add(documentId)
    const params = { number: one.number }
    if (one.partyId !== input.partyId)
      return [{ path: `${path}.documentId`, code: 'NOTE_OF_OTHER_PARTY', params }]
    if (one.status === 'Cancelled') return [{ path: `${path}.documentId`, code: 'NOTE_OF_CANCELLED', params }]
    return beforeIssues(one, input.date, `${path}.documentId`)
  })
}

const beforeIssues = (
  { number, date }: { readonly number: string; readonly date: string },
  day: string | undefined,
  path: string,
): BookIssue[] =>
  day !== undefined && day < date ? [{ path, code: 'NOTE_BEFORE_INVOICE', params: { number, date } }] : []

/** Never above what is left; what an invoice outside the books had is taken from its total, if that is known. */
function aboveIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  const outside = (prepared.input.precedingDocuments ?? []).filter(
    ({ documentId }) => documentId === undefined,
  )
  const isUnknown = prepared.corrected.length === 0 || outside.some(({ total }) => total === undefined)
  if (isUnknown) return []
  const excess = Decimal.of(noteShares(prepared, facts).rest).sub(
    Decimal.sum(outside.map(({ total }) => total ?? '0')),
  )
  if (!excess.isPositive()) return []
  const numbers = prepared.corrected.map(({ number }) => number)
  return [
    {
      path: 'precedingDocuments',
      code: 'NOTE_ABOVE_INVOICE',
      params: { numbers: numbers.join(', '), excess: excess.toFixed(2) },
    },
  ]
}

interface Taken {
  readonly source: PrecedingLine
  readonly of: PrecedingFacts
  quantity: Decimal
  free: Decimal
  value: Decimal
}

/** Lines that name a line of what they correct: with its rate, and within what is left of it. */
function sourceIssues({ lines, computed, type, isCommercial }: Prepared, { preceding }: Facts): BookIssue[] {
  const list: BookIssue[] = []
  const taken = new Map<string, Taken>()
  for (const [index, line] of lines.entries()) {
    const path = `lines[${index}]`
    const { sourceLine } = line
    if (line.priceDifference !== undefined && (!sourceLine || !Decimal.of(line.quantity ?? '0').isZero()))
      list.push({ path: `${path}.priceDifference`, code: 'NOTE_DIFFERENCE_ALONE' })
    if (!sourceLine) continue
    const of = preceding.find(({ id }) => id === sourceLine.documentId)
    const source = lineNamed(sourceLine, preceding)
    if (!of || !source) {
      list.push({ path: `${path}.sourceLine`, code: 'UNKNOWN_RECORD' })
      continue
    }
    const named = { line: String(source.place), number: of.number }
    const figures = computed.lines[index]!
    if (!isCommercial && !Decimal.of(figures.taxRate).eq(source.taxRate))
      list.push({
        path: `${path}.taxRate`,
        code: 'NOTE_RATE',
        params: { ...named, rate: Decimal.of(source.taxRate).toPlain() },
      })
    if (!isCredit(type)) continue
    const key = `${of.id}:${source.lineNumber}`
    const all = taken.get(key) ?? {
      source,
      of,
      quantity: Decimal.zero,
      free: Decimal.zero,
      value: Decimal.zero,
    }
    taken.set(key, all)
    all.quantity = all.quantity.add(line.quantity ?? '0')
    all.free = all.free.add(line.freeQuantity ?? '0')
    all.value = all.value.add(figures.taxableValue)
    const quantity = Decimal.of(source.quantity).sub(source.takenQuantity)
    const value = Decimal.of(source.taxableValue).sub(source.takenValue)
    const free = freeLeftOf({ ...(source.body as Partial<LineInput> | null), takenFree: source.takenFree })
    if (all.free.gt(free))
      list.push({
        path: `${path}.freeQuantity`,
        code: 'NOTE_FREE_ABOVE',
        params: { ...named, left: free.toPlain() },
      })
    if (all.quantity.gt(quantity))
      list.push({
        path: `${path}.quantity`,
        code: 'NOTE_LINE_ABOVE',
        params: { ...named, left: quantity.toPlain() },
      })
    else if (all.value.gt(value))
      list.push({
        path: `${path}.unitPrice`,
        code: 'NOTE_LINE_ABOVE',
        params: { ...named, left: value.toFixed(2) },
      })
  }
  return list
}
