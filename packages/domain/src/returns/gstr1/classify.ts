import type { CalendarDate } from '../../cal/date.ts'
import { returnPeriodOf } from '../../cal/period.ts'
import { documentTypeOf } from './document-types.ts'
import { isRegistered, isServiceLine, isZeroRated } from './document.ts'
import type { Amendment, ReturnDocument, ReturnLine } from './document.ts'
import { amendmentPlacement, supplyPlacement } from './placement.ts'
import type { Placement } from './placement.ts'
import { because } from './reason.ts'
import type { Reason, ReasonCode } from './reason.ts'

/** Where a document lands in GSTR-1. */
export interface Classification {
  readonly placements: readonly Placement[]
  /** Why it lands in no table of supplies; absent where it lands in one. */
  readonly reason?: Reason
  /** Tab of table 12 its lines count in; null where they do not. */
  readonly hsnTab: 'B2B' | 'B2C' | null
  /** Nature of the document in table 13, 1 to 12; null where its number does not count. */
  readonly documentType: number | null
}

export interface ClassifyOptions {
  /** First day of the period reported: an older document is late and takes the limits of that day. */
  readonly periodStart?: CalendarDate
}

/**
 * Says which tables of GSTR-1 a document lands in, and why. Steps in the order of the form's instructions: state of
 * the document, amendments, operators who pay, advances, then nil and exempt lines apart from taxable ones, then the
 * recipient.
 *
 * @example
 * classify(invoiceToConsumer).placements[0] // { table: '7', section: 'b2cs', part: '', reason: {...}, lines: [...] }
 */
export function classify(document: ReturnDocument, options: ClassifyOptions = {}): Classification {
  const documentType = document.status === 'Draft' || document.amends ? null : documentTypeOf(document)
  const outside = outsideReason(document)
  if (outside) return { placements: [], reason: because(outside), hsnTab: null, documentType }
  if (document.amends) return classifyAmendment(document, document.amends)
  if (document.operator?.section === '9(5)') {
    const reason = because('paidByOperator', { operator: document.operator.gstin })
    return {
      placements: [{ table: '14(b)', section: 'supeco', part: '14B', reason, lines: document.lines }],
      hsnTab: null,
      documentType,
    }
  }
  if (document.kind === 'receiptVoucher' || document.kind === 'refundVoucher') {
    return { ...classifyAdvance(document), documentType }
  }
  if (document.kind === 'advanceAdjustment') return { ...classifyAdjustment(document, options), documentType }
  return {
    placements: classifySupply(document, options),
    hsnTab: hsnTabOf(document),
    documentType,
  }
}

/** Recipients with GSTIN or UIN are the B2B tab, all others, exports among them, the B2C tab. */
export function hsnTabOf(document: Pick<ReturnDocument, 'recipientCategory'>): 'B2B' | 'B2C' {
  return isRegistered(document.recipientCategory) ? 'B2B' : 'B2C'
}

/** Step 0: what is no supply of this return at all. */
function outsideReason(document: ReturnDocument): ReasonCode | undefined {
  if (document.status === 'Draft') return 'draft'
  if (document.status === 'Cancelled') return 'cancelled'
  if (document.kind === 'challan') return 'challan'
  if (document.kind === 'selfInvoice') return 'selfInvoice'
  if (document.kind === 'paymentVoucher') return 'paymentVoucher'
  // A free sample: its number counts in table 13, nothing else. An amendment to zero is a report of its own.
  if (!document.amends && document.lines.every(hasNoValue)) return 'noValue'
  return undefined
}

/** Step 1: the section follows from where the record was first reported; lines without tax have no amendment table. */
function classifyAmendment(document: ReturnDocument, amends: Amendment): Classification {
  const placements: Placement[] = [
    { ...amendmentPlacement(document, amends), lines: taxableLines(document, document.lines) },
  ]
  const untaxed = untaxedLines(document, document.lines)
  if (untaxed.length > 0 || untaxedLines(document, amends.lines).length > 0) {
    placements.push({
      table: '8',
      section: 'nil',
      part: '',
      reason: because('notTaxableAmended'),
      lines: untaxed,
    })
  }
  const counts = amends.section !== 'ata' && amends.section !== 'txpda'
  return { placements, hsnTab: counts ? hsnTabOf(document) : null, documentType: null }
}

/** Step 3. */
function classifyAdvance(document: ReturnDocument): Omit<Classification, 'documentType'> {
  const lines = document.lines.filter(isServiceLine)
  if (lines.length === 0) return { placements: [], reason: because('advanceOnGoods'), hsnTab: null }
  const reason = because(document.kind === 'receiptVoucher' ? 'advance' : 'advanceRefunded')
  return { placements: [{ table: '11A', section: 'at', part: '', reason, lines }], hsnTab: null }
}

/** An advance received and used in one period cancels out in 11A; one of an earlier period comes off in 11B. */
function classifyAdjustment(
  document: ReturnDocument,
  options: ClassifyOptions,
): Omit<Classification, 'documentType'> {
  const lines = document.lines.filter(isServiceLine)
  if (lines.length === 0) return { placements: [], reason: because('advanceOnGoods'), hsnTab: null }
  const original = document.original
  const params = { number: original?.number ?? '', date: original?.date ?? '' }
  const placement: Placement = isSamePeriod(document, options)
    ? { table: '11A', section: 'at', part: '', reason: because('advanceUsedInPeriod', params), lines }
    : { table: '11B', section: 'txpd', part: '', reason: because('advanceAdjusted', params), lines }
  return { placements: [placement], hsnTab: null }
}

function isSamePeriod(document: ReturnDocument, options: ClassifyOptions): boolean {
  const received = document.original?.date
  if (received === undefined || document.date === null) return false
  if (options.periodStart !== undefined) return received >= options.periodStart
  return returnPeriodOf(received) === returnPeriodOf(document.date)
}

/** Steps 4 to 6. */
function classifySupply(document: ReturnDocument, options: ClassifyOptions): Placement[] {
  const placements: Placement[] = []
  const untaxed = untaxedLines(document, document.lines)
  if (untaxed.length > 0) {
    placements.push({ table: '8', section: 'nil', part: '', reason: because('notTaxable'), lines: untaxed })
  }
  const taxable = taxableLines(document, document.lines)
  if (taxable.every(hasNoValue)) return placements
  placements.push({ ...supplyPlacement(document, limitDate(document, options)), lines: taxable })
  if (document.operator?.section === '52') {
    const reason = because('collectedByOperator', { operator: document.operator.gstin })
    placements.push({ table: '14(a)', section: 'supeco', part: '14A', reason, lines: taxable })
  }
  return placements
}

/** Lines that bear tax, and every line of a zero-rated document. */
export function taxableLines(document: ReturnDocument, lines: readonly ReturnLine[]): readonly ReturnLine[] {
  if (isZeroRated(document)) return lines
  return lines.every(isTaxable) ? lines : lines.filter(isTaxable)
}

export function untaxedLines(document: ReturnDocument, lines: readonly ReturnLine[]): readonly ReturnLine[] {
  if (isZeroRated(document) || lines.every(isTaxable)) return none
  return lines.filter((line) => line.treatment !== 'TAXABLE')
}

const none: readonly ReturnLine[] = []

function isTaxable(line: ReturnLine): boolean {
  return line.treatment === 'TAXABLE'
}

function hasNoValue(line: ReturnLine): boolean {
  if (!zero.test(line.taxableValue)) return false
  return zero.test(line.cess) && zero.test(line.igst) && zero.test(line.cgst) && zero.test(line.sgst)
}

const zero = /^[0.]*$/

function limitDate(document: ReturnDocument, options: ClassifyOptions): CalendarDate {
  const date = document.date ?? options.periodStart ?? ''
  return options.periodStart !== undefined && options.periodStart > date ? options.periodStart : date
}
