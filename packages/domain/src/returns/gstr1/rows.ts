import { ruleHolds } from '../../tables/rules.ts'
import { AmountSum, plainRate } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { classify, taxableLines, untaxedLines } from './classify.ts'
import type { Classification } from './classify.ts'
import { asFirstReported, isInterState, isRegistered, taxHeadsOf } from './document.ts'
import type { LineTreatment, ReturnDocument, ReturnLine } from './document.ts'
import type { Placement } from './placement.ts'
import type { Part, Section } from './sections.ts'

/**
 * What one document adds to one section at one rate: flat, signed, ready to be stored with the document and summed in
 * SQL. Adding up the rows of all documents by any of the keys gives the return; a sum over documents has this shape
 * too, with more than one in `documents`.
 *
 * Signs: credit notes and refunds are negative, an amendment is new less old. The rows of table 11B (`txpd`) are
 * positive and the liability takes them off.
 */
export interface Gstr1Row extends Amounts {
  readonly section: Section
  readonly part: Part
  /** GSTIN or UIN of the recipient; in `supeco` the operator's; else ''. */
  readonly ctin: string
  /** Two digits; '' in `nil` and `supeco`, which have no place. */
  readonly placeOfSupply: string
  /** INTER where the tax is IGST, INTRA where it is CGST and SGST; in `nil` the row of table 8. */
  readonly supplyType: SupplyType
  readonly rate: string
  /** 1 on the first row of a document in its section, so that sums count documents. */
  readonly documents: number
}

export type SupplyType = '' | 'INTER' | 'INTRA' | NilRow
/** Rows of table 8; note INTR for inter-State and INTRA for intra-State. */
export type NilRow = 'INTRB2B' | 'INTRAB2B' | 'INTRB2C' | 'INTRAB2C'

/**
 * The rows of a document. A document outside the return has none; an amendment has at least one, if only of zeros, for
 * it is a record of the return even where it changes no amount.
 *
 * @example
 * rowsOf(invoice) // [{ section: 'b2b', part: '4A', rate: '18', documents: 1, taxableValue: '1000.00', ... }]
 */
export function rowsOf(
  document: ReturnDocument,
  classification: Classification = classify(document),
): Gstr1Row[] {
  const rows: Gstr1Row[] = []
  for (const placement of classification.placements) {
    for (const row of rowsOfPlacement(document, placement)) rows.push(row)
  }
  return rows
}

/** Sign of a document's amounts in a section. */
export function signOf(document: Pick<ReturnDocument, 'kind'>, section: Section): 1 | -1 {
  if (document.kind === 'creditNote' || document.kind === 'refundVoucher') return -1
  return document.kind === 'advanceAdjustment' && section === 'at' ? -1 : 1
}

/** Amounts that share all keys of a row. */
interface Bucket {
  readonly part: Part
  readonly ctin: string
  readonly placeOfSupply: string
  readonly supplyType: SupplyType
  readonly rate: string
  readonly sum: AmountSum
}

function rowsOfPlacement(document: ReturnDocument, placement: Placement): Gstr1Row[] {
  const buckets: Bucket[] = []
  const { section } = placement
  collect(buckets, document, placement, placement.lines, signOf(document, section))
  if (document.amends) {
    const before = asFirstReported(document, document.amends)
    const lines = linesOf(section, before)
    collect(buckets, before, placement, lines, signOf(before, section) === 1 ? -1 : 1)
  }
  return toRows(section, buckets, document.amends !== null)
}

/** The old lines that a section's net is taken from. */
function linesOf(section: Section, before: ReturnDocument): readonly ReturnLine[] {
  return section === 'nil' ? untaxedLines(before, before.lines) : taxableLines(before, before.lines)
}

function collect(
  buckets: Bucket[],
  document: ReturnDocument,
  placement: Placement,
  lines: readonly ReturnLine[],
  sign: 1 | -1,
): void {
  const key = keyOf(document, placement)
  for (const line of lines) {
    const part = placement.section === 'nil' ? nilPart(line.treatment) : key.part
    const rate = key.hasRate ? rateOf(line) : '0'
    let bucket = buckets.find(
      (known) =>
        known.rate === rate &&
        known.part === part &&
        known.supplyType === key.supplyType &&
        known.placeOfSupply === key.placeOfSupply &&
        known.ctin === key.ctin,
    )
    if (!bucket) {
      const { ctin, placeOfSupply, supplyType } = key
      bucket = { part, ctin, placeOfSupply, supplyType, rate, sum: new AmountSum() }
      buckets.push(bucket)
    }
    bucket.sum.add(key.hasTax ? line : { ...noTax, taxableValue: line.taxableValue }, sign)
  }
}

/** Lines outside tax are reported at rate 0 wherever they appear. */
export function rateOf(line: ReturnLine): string {
  return line.treatment === 'TAXABLE' ? plainRate(line.rate) : '0'
}

const startOfTable14 = '2024-01-01'

const noTax = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }

interface Key {
  readonly part: Part
  readonly ctin: string
  readonly placeOfSupply: string
  readonly supplyType: SupplyType
  readonly hasRate: boolean
  /** False in table 8, and in 14(b) where the rule of that table leaves the operator's tax away. */
  readonly hasTax: boolean
}

function keyOf(document: ReturnDocument, { section, part }: Placement): Key {
  if (section === 'nil') {
    return { part, ctin: '', placeOfSupply: '', supplyType: nilRow(document), hasRate: false, hasTax: false }
  }
  if (section === 'supeco') {
    const ctin = document.operator!.gstin
    const hasTax = part === '14A' || ruleHolds('gstr1.table14bTax', document.date ?? startOfTable14)
    return { part, ctin, placeOfSupply: '', supplyType: '', hasRate: false, hasTax }
  }
  const ctin = withRecipient.has(section) ? (document.recipientGstin ?? '') : ''
  const { placeOfSupply } = document
  return { part, ctin, placeOfSupply, supplyType: taxHeadsOf(document), hasRate: true, hasTax: true }
}

const withRecipient: ReadonlySet<Section> = new Set<Section>(['b2b', 'b2ba', 'cdnr', 'cdnra'])

function nilRow(document: ReturnDocument): NilRow {
  const registered = isRegistered(document.recipientCategory)
  if (isInterState(document)) return registered ? 'INTRB2B' : 'INTRB2C'
  return registered ? 'INTRAB2B' : 'INTRAB2C'
}

function nilPart(treatment: LineTreatment): Part {
  return treatment === 'TAXABLE' ? '' : treatment
}

function toRows(section: Section, buckets: readonly Bucket[], keepZero: boolean): Gstr1Row[] {
  const filled = buckets.filter((bucket) => !bucket.sum.isZero())
  const kept = filled.length === 0 && keepZero ? buckets.slice(0, 1) : filled
  return kept.map(({ sum, ...key }, index) => ({
    section,
    ...key,
    documents: index === 0 ? 1 : 0,
    ...sum.toAmounts(),
  }))
}
