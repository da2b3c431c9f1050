import type { CalendarDate } from '../../cal/date.ts'
import { AmountSum, negated, noAmounts } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { classify } from './classify.ts'
import type { Classification } from './classify.ts'
import { isInterState, taxHeadsOf } from './document.ts'
import type { AmendedSection, ReturnDocument, ReturnLine, ShippingBill } from './document.ts'
import type { Placement } from './placement.ts'
import { rateOf } from './rows.ts'
import type { Gstr1Row } from './rows.ts'
import { isDocumentSection, sectionOrder } from './sections.ts'
import type { DocumentSection, Part } from './sections.ts'

/**
 * One record of the portal's file that represents one document: its head and its amounts by rate, as they are written,
 * that is positive also for a credit note, and for an amendment the complete new content.
 */
export interface Gstr1Entry {
  readonly section: DocumentSection
  readonly part: Part
  /** '' where the section has no recipient. */
  readonly ctin: string
  readonly placeOfSupply: string
  readonly supplyType: 'INTER' | 'INTRA'
  readonly number: string
  readonly date: CalendarDate
  readonly value: string
  readonly reverseCharge: boolean
  readonly invoiceType: InvoiceType
  /** Credit or debit; null for invoices. */
  readonly noteType: 'C' | 'D' | null
  /** Number and date first reported; null but for amendments. */
  readonly amended: { readonly number: string; readonly date: CalendarDate } | null
  readonly shippingBill: ShippingBill | null
  readonly items: readonly Gstr1Item[]
  /** For people: the file asks for the GSTIN alone. */
  readonly recipientName?: string | undefined
}

/** R regular, SEWP and SEWOP special economic zone, DE deemed export, CBW intra-State supply that bears IGST. */
export type InvoiceType = 'R' | 'SEWP' | 'SEWOP' | 'DE' | 'CBW'

export interface Gstr1Item extends Amounts {
  readonly rate: string
}

/** New totals of a period and place in table 7, 11A or 11B. */
export interface Restatement {
  readonly section: AmendedSection
  /** Period that is changed. */
  readonly period: string
  readonly placeOfSupply: string
  readonly supplyType: 'INTER' | 'INTRA'
  readonly items: readonly Gstr1Item[]
}

/** The record of a document in the sections that list documents one by one; undefined where it is in none of them. */
export function entryOf(
  document: ReturnDocument,
  classification: Classification = classify(document),
): Gstr1Entry | undefined {
  for (const placement of classification.placements) {
    const { section } = placement
    if (isDocumentSection(section)) return entryOfPlacement(document, section, placement)
  }
  return undefined
}

/** What the head of a stored document must say for {@link entryOfRows}. */
export type EntryHead = Pick<
  Gstr1Entry,
  'number' | 'date' | 'value' | 'reverseCharge' | 'noteType' | 'shippingBill' | 'recipientName'
> & {
  /** IGST on a supply within the State: false for every inter-State one. */
  readonly igstOnIntra: boolean
}

/**
 * The same record from the rows stored with a document, so that a return is written without reading lines again. `rows`
 * are the document's rows of one base section; an amendment's rows are differences and do not hold the new content, so
 * amendments are made with {@link entryOf}.
 */
export function entryOfRows(head: EntryHead, rows: readonly Gstr1Row[]): Gstr1Entry {
  const first = rows[0]!
  const { igstOnIntra, ...rest } = head
  return {
    section: first.section as DocumentSection,
    part: first.part,
    ctin: first.ctin,
    placeOfSupply: first.placeOfSupply,
    supplyType: first.supplyType as 'INTER' | 'INTRA',
    ...rest,
    invoiceType: invoiceTypeOf(first.part, igstOnIntra),
    amended: null,
    items: rows.map((row) => itemOfRow(row, head.noteType === 'C')),
  }
}

/** The new totals a restatement carries; undefined for any other document. */
export function restatementOf(document: ReturnDocument): Restatement | undefined {
  if (document.kind !== 'restatement' || !document.amends || document.status !== 'Active') return undefined
  return {
    section: document.amends.section,
    period: document.amends.period,
    placeOfSupply: document.placeOfSupply,
    supplyType: taxHeadsOf(document),
    items: itemsOf(document.lines),
  }
}

/** Order in the file: by section, then what groups the section (recipient, place, payment), then number. */
export function compareEntries(a: Gstr1Entry, b: Gstr1Entry): number {
  return (
    sectionOrder[a.section] - sectionOrder[b.section] ||
    compareTexts(groupOf(a), groupOf(b)) ||
    compareTexts(a.date, b.date) ||
    compareTexts(a.number, b.number)
  )
}

/** What records of a section are grouped by; '' where they are alone. */
export function groupOf(entry: Gstr1Entry): string {
  switch (entry.section) {
    case 'b2b':
    case 'b2ba':
    case 'cdnr':
    case 'cdnra':
      return entry.ctin
    case 'b2cl':
    case 'b2cla':
      return entry.placeOfSupply
    case 'exp':
    case 'expa':
      return entry.part
    case 'cdnur':
    case 'cdnura':
      return ''
  }
}

function entryOfPlacement(
  document: ReturnDocument,
  section: DocumentSection,
  { part, lines }: Placement,
): Gstr1Entry {
  const { amends } = document
  return {
    section,
    part,
    ctin: section.startsWith('b2b') || section.startsWith('cdnr') ? (document.recipientGstin ?? '') : '',
    placeOfSupply: document.placeOfSupply,
    supplyType: taxHeadsOf(document),
    number: document.number ?? '',
    date: document.date ?? '',
    value: document.value ?? '0',
    reverseCharge: document.reverseCharge,
    invoiceType: invoiceTypeOf(part, document.igstOnIntra && !isInterState(document)),
    noteType: document.kind === 'creditNote' ? 'C' : document.kind === 'debitNote' ? 'D' : null,
    amended: amends ? { number: amends.number ?? '', date: amends.date ?? '' } : null,
    shippingBill: document.shippingBill,
    // An amendment to nothing still needs an item: the old rates with zeros.
    items: itemsOf(lines.length > 0 || !amends ? lines : amends.lines.map(emptied)),
  }
}

function emptied(line: ReturnLine): ReturnLine {
  return { ...line, ...noAmounts }
}

function invoiceTypeOf(part: Part, igstOnIntra: boolean): InvoiceType {
  if (part === 'SEZWP') return 'SEWP'
  if (part === 'SEZWOP') return 'SEWOP'
  if (part === '6C') return 'DE'
  return igstOnIntra ? 'CBW' : 'R'
}

/** Amounts by rate: a rate appears once in a record, and a record has at least one item. */
function itemsOf(lines: readonly ReturnLine[]): Gstr1Item[] {
  const sums: { rate: string; sum: AmountSum }[] = []
  for (const line of lines) {
    const rate = rateOf(line)
    let known = sums.find((item) => item.rate === rate)
    if (!known) {
      known = { rate, sum: new AmountSum() }
      sums.push(known)
    }
    known.sum.add(line)
  }
  const filled = sums.filter(({ sum }) => !sum.isZero())
  return (filled.length > 0 ? filled : sums.slice(0, 1)).map(({ rate, sum }) => ({
    rate,
    ...sum.toAmounts(),
  }))
}

function itemOfRow(row: Gstr1Row, isCredit: boolean): Gstr1Item {
  const { taxableValue, igst, cgst, sgst, cess } = row
  const amounts = { taxableValue, igst, cgst, sgst, cess }
  return { rate: row.rate, ...(isCredit ? negated(amounts) : amounts) }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
