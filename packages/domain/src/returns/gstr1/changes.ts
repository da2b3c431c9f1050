import { Decimal } from '../../num/decimal.ts'
import { withRules } from '../../tables/rules.ts'
import type { Rule } from '../../tables/rules.ts'
import { areZero, negated } from './amounts.ts'
import type { Gstr1Book } from './book.ts'
import { classify } from './classify.ts'
import { isInterState } from './document.ts'
import type { Amendment, ReturnDocument, ReturnLine } from './document.ts'
import { compareEntries, entryOf, restatementOf } from './entries.ts'
import type { Gstr1Entry } from './entries.ts'
import { HsnSums, hsnRowsOf } from './hsn.ts'
import type { HsnRow } from './hsn.ts'
import { consecutive, issuedNumberOf, issuedRanges } from './issued.ts'
import type { IssuedNumber } from './issued.ts'
import { because } from './reason.ts'
import type { Reason } from './reason.ts'
import { rowsOf } from './rows.ts'
import type { Gstr1Row } from './rows.ts'
import { amendmentOfSection } from './sections.ts'
import type { Section } from './sections.ts'
import { summarise } from './summary.ts'
import { RowSums } from './sums.ts'

/** A document of a period that was made or changed after GSTR-1 of the period was filed. */
export interface Change {
  /** As the filed return has it; null where it has nothing of the document. */
  readonly before: ReturnDocument | null
  /** As the books have it now, cancelled ones too. */
  readonly now: ReturnDocument
  /** Rows of the dated rules that the business had changed for the document. */
  readonly rules?: readonly Rule[]
}

/** What one document adds to GSTR-1A: its rows there, and why they are in their section. */
export interface ChangePart {
  readonly document: ReturnDocument
  readonly rows: readonly Gstr1Row[]
  readonly reasons: Readonly<Partial<Record<Section, Reason>>>
  /** As the checks of an amendment see it; absent where the document is reported for the first time, or taken away. */
  readonly amended?: ReturnDocument
}

export interface ChangeBook extends Gstr1Book {
  readonly parts: readonly ChangePart[]
}

/**
 * GSTR-1A of a period (CGST Rules, rule 59(1), proviso): what the filed GSTR-1 has not is reported in tables 4 to 8, 9B and 14; a record
 * that it has is amended with its complete new content (9A, 9C), a cancelled one to zero. Table 7 has sums: those of a
 * place that the filed return names are restated (table 10), others are new. Tables 8 and 12 have differences, for neither
 * has an amendment; table 13 has the numbers of new documents.
 *
 * `filed` has the sums of the filed GSTR-1, `period` names it.
 */
export function gstr1aOf(
  changes: readonly Change[],
  { period, filed }: { readonly period: string; readonly filed: readonly Gstr1Row[] },
): ChangeBook {
  const parts = changes.map((change) => partOf(change, period, filed))
  const small = restated(changes, parts, { period, filed })
  const sums = new RowSums()
  for (const { rows } of parts) for (const row of rows) if (row.section !== 'b2csa') sums.add(row)
  for (const document of small) for (const row of rowsOf(document)) sums.add(row)
  const rows = sums.toRows()
  const codes = new HsnSums()
  for (const row of hsnDifferences(changes)) codes.addRow(row)
  const hsn = codes.toRows()
  const issued = issuedRanges(consecutive(changes.flatMap(newNumber)))
  return {
    entries: parts.flatMap(({ entries }) => entries).toSorted(compareEntries),
    sums: rows,
    restatements: small.map(restatementOf).filter((one) => one !== undefined),
    hsn,
    issued,
    summary: summarise({ rows, hsn, issued }),
    parts: parts.filter((part) => part.rows.length > 0),
  }
}

/** Sums of a period as the filed GSTR-1 has them, from those of the books. */
export function asFiled(books: Iterable<Gstr1Row>, changes: readonly Change[]): Gstr1Row[] {
  const sums = new RowSums()
  for (const row of books) sums.add(row)
  for (const change of changes) for (const row of differences(change)) sums.add(opposite(row))
  return sums.toRows()
}

/** Table 12 as the filed GSTR-1 has it. */
export function hsnAsFiled(books: Iterable<HsnRow>, changes: readonly Change[]): HsnRow[] {
  const sums = new HsnSums()
  const names = new Map<string, string | undefined>()
  for (const row of books) {
    sums.addRow(row)
    names.set(row.hsn, row.codeName)
  }
  for (const row of hsnDifferences(changes)) sums.addRow(oppositeHsn(row))
  return sums.toRows().map((row) => {
    const codeName = names.get(row.hsn)
    return codeName === undefined ? row : { ...row, codeName }
  })
}

/** Records of the filed GSTR-1 for documents that changed since, in the order of the file. */
export const entriesAsFiled = (changes: readonly Change[]): Gstr1Entry[] =>
  changes.flatMap(({ before, rules }) => contentOf(before, rules)?.entry ?? []).toSorted(compareEntries)

/** Rows of the filed GSTR-1 for one of them. */
export const rowsAsFiled = ({ before, rules }: Change): readonly Gstr1Row[] =>
  contentOf(before, rules)?.rows ?? none

/** Why GSTR-1A does not take a change: `recipient` another GSTIN, `table` a record of another table, `operator` table 14. */
export type Refusal = 'recipient' | 'table' | 'operator'

/**
 * Whether a filed record may become what it is now. The GSTIN of the recipient stays, and a record stays in its table
 * (GST portal, GSTR-1A); between tables 5 and 7 the value decides, and their records are told apart. Table 14A, which
 * amends supplies through operators, is not made.
 */
export function refusalOfChange({ before, now, rules }: Change): Refusal | undefined {
  if (before === null) return undefined
  if (before.operator || (now.status === 'Active' && now.operator)) return 'operator'
  if (now.status !== 'Active') return undefined
  if ((before.recipientGstin ?? '') !== (now.recipientGstin ?? '')) return 'recipient'
  const [one, other] = [contentOf(before, rules)?.entry?.section, contentOf(now, rules)?.entry?.section]
  return one !== undefined && other !== undefined && one !== other ? 'table' : undefined
}

interface Content {
  readonly entry: Gstr1Entry | undefined
  readonly rows: readonly Gstr1Row[]
  readonly hsn: readonly HsnRow[]
  readonly reasons: Readonly<Partial<Record<Section, Reason>>>
}

function contentOf(document: ReturnDocument | null, rules: readonly Rule[] = []): Content | undefined {
  if (document?.status !== 'Active') return undefined
  return withRules(rules, () => {
    const classification = classify(document)
    return {
      entry: entryOf(document, classification),
      rows: rowsOf(document, classification),
      hsn: hsnRowsOf(document, classification),
      reasons: Object.fromEntries(
        classification.placements.map(({ section, reason }) => [section, reason]),
      ) as Content['reasons'],
    }
  })
}

const none: readonly Gstr1Row[] = []

type Part = ChangePart & { readonly entries: readonly Gstr1Entry[] }

function partOf(change: Change, period: string, filed: readonly Gstr1Row[]): Part {
  const { before, now, rules } = change
  const [old, fresh] = [contentOf(before, rules), contentOf(now, rules)]
  const entries: Gstr1Entry[] = []
  const rows: Gstr1Row[] = []
  const reasons: Partial<Record<Section, Reason>> = { ...fresh?.reasons }
  let amended: ReturnDocument | undefined
  if (before && old?.entry && !areSame(old.entry, fresh?.entry)) {
    const document = amendmentOf(before, now, { section: old.entry.section, fresh, period })
    const { section } = document.amends!
    amended = fresh?.entry?.section === old.entry.section ? document : undefined
    entries.push(entryOf(document)!)
    rows.push(...rowsOf(document).filter((row) => row.section === section))
    reasons[section] = because('amendment', { period: shown(period), number: before.number ?? '' })
  }
  const isNew = fresh?.entry && fresh.entry.section !== old?.entry?.section
  if (isNew) {
    entries.push(fresh.entry)
    rows.push(...fresh.rows.filter((row) => row.section === fresh.entry!.section))
  }
  for (const row of sumsOf(differences(change))) {
    const isRestated = row.section === 'b2cs' && isFiledPlace(row, filed)
    rows.push(isRestated ? { ...row, section: 'b2csa' } : row)
    if (isRestated)
      reasons['b2csa'] = because('amendment', {
        period: shown(period),
        number: before?.number ?? now.number ?? '',
      })
  }
  return { document: now, entries, rows, reasons, ...(amended ? { amended } : {}) }
}

/** '102026' as '10/2026'. */
const shown = (period: string): string => `${period.slice(0, 2)}/${period.slice(2)}`

/** Sections that list sums: what one document adds to them and takes from them. */
const sumsOf = (rows: readonly Gstr1Row[]): Gstr1Row[] => {
  const sums = new RowSums()
  for (const row of rows) if (sumSections.has(row.section)) sums.add(row)
  return sums.toRows().filter((row) => !areZero(row))
}

const sumSections: ReadonlySet<Section> = new Set<Section>(['b2cs', 'nil', 'supeco'])

/** Rows of now less those of before. */
const differences = ({ before, now, rules }: Change): Gstr1Row[] => [
  ...(contentOf(now, rules)?.rows ?? none),
  ...(contentOf(before, rules)?.rows ?? none).map(opposite),
]

function hsnDifferences(changes: readonly Change[]): HsnRow[] {
  return changes.flatMap(({ before, now, rules }) => [
    ...(contentOf(now, rules)?.hsn ?? []),
    ...(contentOf(before, rules)?.hsn ?? []).map(oppositeHsn),
  ])
}

const opposite = (row: Gstr1Row): Gstr1Row => ({ ...row, documents: -row.documents, ...negated(row) })
const oppositeHsn = (row: HsnRow): HsnRow => ({
  ...row,
  quantity: Decimal.of(row.quantity).neg().toPlain(),
  ...negated(row),
})

/** Records are told apart by what is written of them; the name of the recipient is not. */
const areSame = (one: Gstr1Entry, other: Gstr1Entry | undefined): boolean =>
  other !== undefined && writtenOf(one) === writtenOf(other)
const writtenOf = ({ recipientName: _name, ...entry }: Gstr1Entry): string => JSON.stringify(entry)

/** The record with its new content, or with nothing where it is no record of its section any more. */
function amendmentOf(
  before: ReturnDocument,
  now: ReturnDocument,
  { section, fresh, period }: { section: Section; fresh: Content | undefined; period: string },
): ReturnDocument {
  const { number, date, lines, recipientGstin, placeOfSupply, kind } = before
  const amends: Amendment = {
    section: amendmentOfSection[section]!,
    period,
    number,
    date,
    lines,
    recipientGstin,
    placeOfSupply,
    noteType: kind === 'creditNote' ? 'C' : kind === 'debitNote' ? 'D' : null,
  }
  return fresh?.entry?.section === section
    ? { ...now, amends }
    : { ...before, status: 'Active', lines: [], value: '0.00', otherValue: '0', amends }
}

const placeOf = ({ placeOfSupply, supplyType }: Pick<Gstr1Row, 'placeOfSupply' | 'supplyType'>) =>
  `${placeOfSupply} ${supplyType}`

const isFiledPlace = (row: Gstr1Row, filed: readonly Gstr1Row[]): boolean =>
  filed.some((one) => one.section === 'b2cs' && placeOf(one) === placeOf(row))

/** New totals of the places of table 7 that changed: all rates of the place, for they replace what was filed. */
function restated(
  changes: readonly Change[],
  parts: readonly Part[],
  { period, filed }: { readonly period: string; readonly filed: readonly Gstr1Row[] },
): ReturnDocument[] {
  const sums = new RowSums()
  for (const { rows } of parts)
    for (const row of rows) if (row.section === 'b2csa') sums.add({ ...row, section: 'b2cs' })
  const changed = sums.toRows().filter((row) => !areZero(row))
  const places = [...new Set(changed.map(placeOf))].toSorted()
  const base = changes[0]?.now
  return places.flatMap((place) => {
    const before = filed.filter((row) => row.section === 'b2cs' && placeOf(row) === place)
    const now = new RowSums()
    for (const row of [...before, ...changed.filter((one) => placeOf(one) === place)]) now.add(row)
    const [first] = before
    if (!base || !first) return []
    const { supplierState, supplierIsSez } = base
    const { placeOfSupply, supplyType } = first
    const head = { supplierState, supplierIsSez, recipientCategory: 'UNREG', placeOfSupply } as const
    const lines = now.toRows().map(lineOf)
    return [
      {
        id: place,
        kind: 'restatement',
        number: null,
        date: null,
        status: 'Active',
        ...head,
        recipientGstin: null,
        taxPayment: null,
        reverseCharge: false,
        igstOnIntra: supplyType === 'INTER' && !isInterState(head),
        operator: null,
        shippingBill: null,
        original: null,
        amends: {
          section: 'b2csa',
          period,
          number: null,
          date: null,
          lines: before.map(lineOf),
        },
        // Of a place that has come to nothing the old rates stay, with zeros.
        lines: lines.length > 0 ? lines : before.map((row) => ({ ...lineOf(row), ...zeros })),
        value: null,
      } satisfies ReturnDocument,
    ]
  })
}

const zeros = { taxableValue: '0.00', igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }

const lineOf = ({ rate, taxableValue, igst, cgst, sgst, cess }: Gstr1Row): ReturnLine => ({
  hsn: null,
  description: '',
  uqc: null,
  quantity: '0',
  rate,
  taxableValue,
  igst,
  cgst,
  sgst,
  cess,
  treatment: 'TAXABLE',
})

const newNumber = ({ before, now }: Change): IssuedNumber[] =>
  before === null ? [issuedNumberOf(now)].filter((one) => one !== undefined) : []
