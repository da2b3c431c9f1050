import { textOfPaise } from '../tax/paise.ts'
import { dateReasons } from './compare.ts'
import type { Item } from './compare.ts'
import { slipBetween } from './number-keys.ts'
import { itemOf, looseKeys, Places } from './prepare.ts'
import { reconcile } from './reconcile.ts'
import { usualSettings } from './records.ts'
import type {
  AmountHead,
  BookRecord,
  PortalRecord,
  ReconReason,
  ReconRecord,
  ReconRule,
  ReconSettings,
  ReconState,
} from './records.ts'

export const explainedFields = [
  'documentClass',
  'gstin',
  'number',
  'date',
  'taxableValue',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'placeOfSupply',
  'reverseCharge',
  'port',
] as const
export type ExplainedField = (typeof explainedFields)[number]

export interface ExplainedValue {
  readonly field: ExplainedField
  readonly book: string | null
  readonly portal: string | null
  /** Tolerated: different, and no obstacle. */
  readonly verdict: 'Equal' | 'Tolerated' | 'Different'
}

export interface Edit {
  readonly field: ExplainedField
  readonly from: string | null
  readonly to: string | null
}

export interface Explanation {
  readonly fields: readonly ExplainedValue[]
  /** What pairs the two when nothing else is there; null where no rule does. */
  readonly rule: ReconRule | null
  readonly state: ReconState
  readonly reasons: readonly ReconReason[]
  /** What to change in the books so that the two match; none where they match already. */
  readonly edits: readonly Edit[]
  /** What they would be then. */
  readonly stateAfter: ReconState
}

const headOf: Readonly<Partial<Record<ExplainedField, AmountHead>>> = {
  taxableValue: 'txval',
  igst: 'igst',
  cgst: 'cgst',
  sgst: 'sgst',
  cess: 'cess',
}

/** Why two documents match or do not, and the smallest change of the books with which they would. */
export function explain(
  book: BookRecord,
  portal: PortalRecord,
  settings: ReconSettings = usualSettings,
): Explanation {
  const now = together(book, portal, settings)
  const fields = explainedFields
    .filter((field) => isTold(field, book, portal))
    .map((field) => ({
      field,
      book: valueOf(book, field),
      portal: valueOf(portal, field),
      verdict: verdictOf(field, book, portal, settings),
    }))
  if (isMatch(now.state)) return { fields, ...now, edits: [], stateAfter: now.state }
  const { edits, state } = smallest(book, portal, settings)
  return { fields, ...now, edits, stateAfter: state }
}

interface Verdict {
  readonly rule: ReconRule | null
  readonly state: ReconState
  readonly reasons: readonly ReconReason[]
}

/** What the two are when nothing else is there. */
function together(book: BookRecord, portal: PortalRecord, settings: ReconSettings): Verdict {
  const { outcomes } = reconcile([book], [portal], settings)
  const pair = outcomes.find(({ bookIds, portalId }) => bookIds.length > 0 && portalId !== null)
  if (pair) return { rule: pair.rule, state: pair.state, reasons: pair.reasons }
  const own = outcomes.find(({ bookIds }) => bookIds.length > 0)!
  return { rule: null, state: own.state, reasons: own.reasons }
}

const isMatch = (state: ReconState): boolean => state === 'Exact' || state === 'Suggested'

const isImport = ({ cls }: ReconRecord) => cls === 'IMPG' || cls === 'IMPGSEZ'

/** Port and class are shown where they matter alone. */
function isTold(field: ExplainedField, book: BookRecord, portal: PortalRecord): boolean {
  if (field === 'documentClass') return book.cls !== portal.cls
  if (field === 'port') return isImport(book) || isImport(portal)
  return true
}

export function valueOf(record: ReconRecord, field: ExplainedField): string | null {
  const head = headOf[field]
  if (head) return textOfPaise(BigInt(record[head]))
  switch (field) {
    case 'documentClass':
      return record.cls
    case 'gstin':
      return record.gstin || null
    case 'number':
      return record.number
    case 'date':
      return record.date
    case 'placeOfSupply':
      return record.pos
    case 'reverseCharge':
      return record.reverseCharge ? 'Y' : 'N'
    default:
      return record.port ?? null
  }
}

function verdictOf(
  field: ExplainedField,
  book: BookRecord,
  portal: PortalRecord,
  settings: ReconSettings,
): ExplainedValue['verdict'] {
  const head = headOf[field]
  if (head) {
    const gap = Math.abs(book[head] - portal[head])
    return gap === 0 ? 'Equal' : gap <= settings.valueTolerance ? 'Tolerated' : 'Different'
  }
  const one = valueOf(book, field)
  const other = valueOf(portal, field)
  if (one === other) return 'Equal'
  const places = new Places()
  const a = itemOf(book, places)
  const b = itemOf(portal, places)
  if (field === 'date') return dateReasons(a, b, settings)[0] === 'DateMinor' ? 'Tolerated' : 'Different'
  if (field === 'number')
    return isSameNumber(a, b) ? (a.plain === b.plain ? 'Equal' : 'Tolerated') : 'Different'
  if (field === 'port') return 'Tolerated'
  if (field === 'placeOfSupply' && (one === null || other === null)) return 'Tolerated'
  if (field === 'gstin' && isImport(book)) return 'Tolerated'
  return 'Different'
}

/** One number written in two ways. */
function isSameNumber(book: Item, portal: Item): boolean {
  const one = looseKeys(book)
  const other = looseKeys(portal)
  if (book.plain === portal.plain || one.format === other.format) return true
  if (one.yearless !== '' && one.yearless === other.yearless) return true
  if (one.running !== '' && one.running === other.running) return true
  if (one.confused === other.confused) return true
  const slip = slipBetween(one.yearless, other.yearless)
  return slip !== undefined && (slip !== 'replaced' || book.day === portal.day)
}

/**
 * The fewest fields of the books that, with the values of the portal, make a match; of as many the ones that are nearest.
 * A pair has few fields that differ, so all choices are tried.
 */
function smallest(book: BookRecord, portal: PortalRecord, settings: ReconSettings) {
  const differing = explainedFields.filter(
    (field) => valueOf(book, field) !== valueOf(portal, field) && isTold(field, book, portal),
  )
  const choices = subsetsOf(differing).toSorted(
    (a, b) =>
      a.length - b.length || weightOf(a, book, portal, settings) - weightOf(b, book, portal, settings),
  )
  for (const choice of choices) {
    const { state } = together(withValues(book, portal, choice), portal, settings)
    if (!isMatch(state)) continue
    const edits = choice.map((field) => ({ field, from: valueOf(book, field), to: valueOf(portal, field) }))
    return { edits, state }
  }
  return { edits: [], state: together(book, portal, settings).state }
}

function subsetsOf(fields: readonly ExplainedField[]): ExplainedField[][] {
  return fields.reduce<ExplainedField[][]>(
    (sets, field) => [...sets, ...sets.map((set) => [...set, field])],
    [[]],
  )
}

/** A field that is in the way is rather changed than one that is tolerated. */
const weightOf = (
  fields: readonly ExplainedField[],
  book: BookRecord,
  portal: PortalRecord,
  settings: ReconSettings,
): number =>
  fields.reduce((sum, field) => sum + (verdictOf(field, book, portal, settings) === 'Different' ? 1 : 2), 0)

function withValues(book: BookRecord, portal: PortalRecord, fields: readonly ExplainedField[]): BookRecord {
  const changed: { -readonly [Key in keyof BookRecord]: BookRecord[Key] } = { ...book }
  for (const field of fields) {
    const head = headOf[field]
    if (head) changed[head] = portal[head]
    else if (field === 'documentClass') changed.cls = portal.cls
    else if (field === 'gstin') changed.gstin = portal.gstin
    else if (field === 'number') changed.number = portal.number
    else if (field === 'date') changed.date = portal.date
    else if (field === 'placeOfSupply') changed.pos = portal.pos
    else if (field === 'reverseCharge') changed.reverseCharge = portal.reverseCharge
    else changed.port = portal.port ?? null
  }
  changed.isOutOfScope = false
  return changed
}

/** Fields behind a reason, for those who show it. */
export function fieldsOfReason(
  reason: ReconReason,
  book: ReconRecord,
  portal: ReconRecord,
): ExplainedField[] {
  const fixed = fieldsOf[reason]
  if (fixed) return [...fixed]
  if (reason === 'Rounding' || reason === 'TaxHead')
    return (['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const).filter(
      (field) => book[headOf[field]!] !== portal[headOf[field]!],
    )
  return []
}

const fieldsOf: Readonly<Partial<Record<ReconReason, readonly ExplainedField[]>>> = {
  NumberFormat: ['number'],
  NumberFyToken: ['number'],
  NumberPrefix: ['number'],
  NumberTypo: ['number'],
  IrnMatch: ['number'],
  NumberDifferent: ['number'],
  DateMinor: ['date'],
  Date: ['date'],
  DateFy: ['date'],
  Taxable: ['taxableValue'],
  Igst: ['igst'],
  Cgst: ['cgst'],
  Sgst: ['sgst'],
  Cess: ['cess'],
  Pos: ['placeOfSupply'],
  Rcm: ['reverseCharge'],
  Port: ['port'],
  Gstin: ['gstin'],
}
