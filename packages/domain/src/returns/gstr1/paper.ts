import { Decimal } from '../../num/decimal.ts'
import { AmountSum } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { documentTypes } from './document-types.ts'
import type { Gstr1Entry, Restatement } from './entries.ts'
import type { FurnishedMonth } from './furnished.ts'
import type { HsnRow } from './hsn.ts'
import type { IssuedRange } from './issued.ts'
import type { Gstr1Row } from './rows.ts'
import { sectionNames } from './sections.ts'
import type { SheetContent } from './sheets.ts'
import { nilDescriptions } from './sheets.ts'
import type { Gstr1Summary } from './summary.ts'

/** A table of the return as it is read on paper; headings and `key` cells are keys of the text catalogue. */
export interface PaperPart {
  /** Names the section: `returns.section.B2B`. */
  readonly title: string
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Sums of the columns that have one, '' of the others. */
  readonly totals?: readonly string[]
}

export interface PaperColumn {
  readonly heading: string
  readonly kind: 'text' | 'key' | 'code' | 'date' | 'place' | 'amount' | 'rate' | 'quantity' | 'count'
  readonly isSummed?: boolean
}

/**
 * The return as an accountant reads it before filing: the summary with the liability, then every section that has
 * records, with the tax of each document by rate. The worksheets of the official tool ({@link gstr1Sheets}) leave the
 * tax out, because the tool computes it.
 */
export function gstr1Paper(content: SheetContent & { readonly withDocuments: boolean }): PaperPart[] {
  const entries = content.withDocuments ? [...content.entries] : []
  const sums = [...content.sums]
  return [
    summaryPart(content.summary),
    furnishedPart(content.furnished ?? []),
    ...sectionNames.flatMap((section) => [
      documentsPart(
        section,
        entries.filter((entry) => entry.section === section),
      ),
      sumsPart(
        section,
        sums.filter((row) => row.section === section),
      ),
      section === 'b2csa' ? restatedPart([...content.restatements]) : undefined,
    ]),
    ...(['B2B', 'B2C'] as const).map((tab) => hsnPart(tab, [...content.hsn])),
    issuedPart([...content.issued]),
  ].filter((part): part is PaperPart => part !== undefined && part.rows.length > 0)
}

const text = (heading: string, kind: PaperColumn['kind'] = 'text'): PaperColumn => ({ heading, kind })
const sum = (heading: string, kind: PaperColumn['kind'] = 'amount'): PaperColumn => ({
  heading,
  kind,
  isSummed: true,
})
const taxes = ['igst', 'cgst', 'sgst', 'cess'] as const
const taxColumns = taxes.map((tax) => sum(`gstr1.${tax}`))
const amountColumns = [sum('gstr1.taxable'), ...taxColumns]
const amountsOf = (amounts: Amounts) => [amounts.taxableValue, ...taxes.map((tax) => amounts[tax])]

function summaryPart({ sections, liability }: Gstr1Summary): PaperPart {
  const cells = (line: Gstr1Summary['liability']) => [
    `returns.section.${line.code}`,
    String(line.records),
    ...amountsOf(line),
    line.total,
  ]
  return {
    title: 'gstr1.summary',
    columns: [
      text('gstr1.section', 'key'),
      text('gstr1.documents', 'count'),
      ...amountColumns,
      sum('gstr1.total'),
    ],
    rows: sections.filter(({ records, total }) => records > 0 || !Decimal.of(total).isZero()).map(cells),
    // Parts of a section are in it: the lines do not add up, the liability is said by the return.
    totals: cells(liability).with(1, ''),
  }
}

/** What the return leaves out because the IFF of a month held it. */
function furnishedPart(months: readonly FurnishedMonth[]): PaperPart {
  return summed({
    title: 'gstr1.furnishedPart',
    columns: [
      text('returns.column.iffMonth'),
      sum('gstr1.documents', 'count'),
      ...amountColumns,
      sum('gstr1.total'),
    ],
    rows: months.map((line) => [line.month, String(line.documents), ...amountsOf(line), line.total]),
  })
}

/** A row for each rate of a document; its head is on the first. Credit notes count against the section. */
function documentsPart(section: string, entries: readonly Gstr1Entry[]): PaperPart | undefined {
  if (entries.length === 0) return undefined
  const hasRecipient = entries.some(({ ctin }) => ctin !== '')
  const isNote = entries.some(({ noteType }) => noteType !== null)
  const isExport = section.startsWith('exp')
  const columns = [
    ...(hasRecipient ? [text('gstr1.gstin', 'code')] : []),
    text('gstr1.recipient'),
    text('gstr1.document', 'code'),
    text('gstr1.date', 'date'),
    ...(isNote ? [text('returns.column.noteType')] : []),
    sum('gstr1.value'),
    ...(isExport
      ? [text('returns.column.shippingBillNumber', 'code'), text('returns.column.shippingBillDate', 'date')]
      : [text('gstr1.placeOfSupply', 'place'), text('returns.column.reverseCharge')]),
    text('gstr1.rate', 'rate'),
    ...amountColumns,
  ]
  const rows = entries.flatMap((entry) => {
    const signed = (amount: string) => (entry.noteType === 'C' ? Decimal.of(amount).neg().toFixed(2) : amount)
    const head = [
      ...(hasRecipient ? [entry.ctin] : []),
      entry.recipientName ?? '',
      entry.number,
      entry.date,
      ...(isNote ? [entry.noteType ?? ''] : []),
      signed(entry.value),
      ...(isExport
        ? [entry.shippingBill?.number ?? '', entry.shippingBill?.date ?? '']
        : [entry.placeOfSupply, entry.reverseCharge ? 'Y' : 'N']),
    ]
    return entry.items.map((item, index) => [
      ...(index === 0 ? head : head.map(() => '')),
      item.rate,
      ...amountsOf(item).map(signed),
    ])
  })
  return summed({ title: `returns.section.${section.toUpperCase()}`, columns, rows })
}

/** Sections that list sums: small supplies by place and rate, nil rated ones, sales through operators, advances. */
function sumsPart(section: string, rows: readonly Gstr1Row[]): PaperPart | undefined {
  if (rows.length === 0) return undefined
  const title = `returns.section.${section.toUpperCase()}`
  if (section === 'nil') {
    const value = (supplyType: string, part: Gstr1Row['part']) =>
      rows.find((row) => row.supplyType === supplyType && row.part === part)?.taxableValue ?? '0.00'
    return summed({
      title,
      columns: [
        text('returns.column.description', 'key'),
        sum('returns.column.nilRated'),
        sum('returns.column.exempted'),
        sum('returns.column.nonGst'),
      ],
      rows: Object.keys(nilDescriptions)
        .filter((supplyType) => rows.some((row) => row.supplyType === supplyType))
        .map((supplyType) => [
          `gstr1.nil.${supplyType}`,
          ...(['NIL', 'EXEMPT', 'NONGST'] as const).map((part) => value(supplyType, part)),
        ]),
    })
  }
  if (section === 'supeco')
    return summed({
      title: 'returns.section.SUPECOM_14A',
      columns: [
        text('returns.column.natureOfSupply'),
        text('returns.column.operatorGstin', 'code'),
        ...amountColumns,
      ],
      rows: rows.map((row) => [
        row.part === '14A' ? 'Section 52 (TCS)' : 'Section 9(5)',
        row.ctin,
        ...amountsOf(row),
      ]),
    })
  if (!['b2cs', 'at', 'txpd'].includes(section)) return undefined
  return summed({
    title,
    columns: [text('gstr1.placeOfSupply', 'place'), text('gstr1.rate', 'rate'), ...amountColumns],
    rows: rows.map((row) => [row.placeOfSupply, row.rate, ...amountsOf(row)]),
  })
}

/** New totals of the places of table 7 that are restated. */
function restatedPart(restatements: readonly Restatement[]): PaperPart {
  return summed({
    title: 'gstr1.restated',
    columns: [
      text('returns.column.originalMonth'),
      text('gstr1.placeOfSupply', 'place'),
      text('gstr1.rate', 'rate'),
      ...amountColumns,
    ],
    rows: restatements
      .filter(({ section }) => section === 'b2csa')
      .flatMap(({ period, placeOfSupply, items }) =>
        items.map((item) => [
          `${period.slice(0, 2)}/${period.slice(2)}`,
          placeOfSupply,
          item.rate,
          ...amountsOf(item),
        ]),
      ),
  })
}

function hsnPart(tab: 'B2B' | 'B2C', codes: readonly HsnRow[]): PaperPart {
  return summed({
    title: `returns.section.HSN_${tab}`,
    columns: [
      text('gstr1.hsnCode', 'code'),
      text('returns.column.description'),
      text('gstr1.uqc', 'code'),
      text('gstr1.quantity', 'quantity'),
      text('gstr1.rate', 'rate'),
      ...amountColumns,
      sum('gstr1.total'),
    ],
    rows: codes
      .filter((row) => row.tab === tab)
      .map((row) => [
        row.hsn,
        row.description ?? '',
        row.uqc,
        row.quantity,
        row.rate,
        ...amountsOf(row),
        new AmountSum().add(row).total(),
      ]),
  })
}

function issuedPart(ranges: readonly IssuedRange[]): PaperPart {
  return summed({
    title: 'returns.section.DOC_ISSUE',
    columns: [
      text('gstr1.nature'),
      text('gstr1.from', 'code'),
      text('gstr1.to', 'code'),
      sum('gstr1.total', 'count'),
      sum('gstr1.cancelled', 'count'),
      sum('gstr1.net', 'count'),
    ],
    rows: ranges.map((range) => [
      documentTypes[range.documentType] ?? '',
      range.from,
      range.to,
      String(range.total),
      String(range.cancelled),
      String(range.net),
    ]),
  })
}

function summed(part: PaperPart): PaperPart {
  const totals = part.columns.map(({ isSummed }, at) =>
    isSummed ? Decimal.sum(part.rows.flatMap((row) => (row[at] ? [Decimal.of(row[at])] : []))).toPlain() : '',
  )
  return { ...part, totals }
}
