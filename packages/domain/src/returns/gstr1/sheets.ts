import { financialYearOfPeriod, partsOfPeriod } from '../../cal/period.ts'
import { AmountSum } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { documentTypes } from './document-types.ts'
import { column, entrySheets, place } from './sheets-entries.ts'
import type { Column, Sheet } from './sheets-entries.ts'
import type { Gstr1Entry, Restatement } from './entries.ts'
import type { FurnishedMonth } from './furnished.ts'
import type { HsnRow } from './hsn.ts'
import type { Gstr1Content } from './json.ts'
import type { Gstr1Row } from './rows.ts'
import { isDocumentSection, sectionNames } from './sections.ts'
import type { Section } from './sections.ts'
import type { Gstr1Summary } from './summary.ts'

/** A return whose records are in memory, ready to be laid out. */
export type SheetContent = Omit<Gstr1Content, 'entries'> & {
  readonly entries: Iterable<Gstr1Entry>
  readonly summary: Gstr1Summary
  /** What IFFs of the quarter held, which the entries and sums leave out. */
  readonly furnished?: readonly FurnishedMonth[]
}

/**
 * The return as worksheets: first the summary, then one sheet a section in the layout of the official offline tool, so
 * that the workbook can be read there. Sheets without rows are left away. Cells are texts: dates as 'YYYY-MM-DD' and
 * numbers as decimal text, which the column's kind says how to write.
 */
export function gstr1Sheets(content: SheetContent): Sheet[] {
  const sums = [...content.sums]
  const entries = [...content.entries]
  return [
    summarySheet(content.summary),
    furnishedSheet(content.furnished ?? []),
    ...sectionNames.flatMap((section) => {
      if (section === 'b2csa') return restatedSheet([...content.restatements])
      if (!isDocumentSection(section)) return sumSheets(section, sums)
      const { rowsOf, ...sheet } = entrySheets[section]
      return [{ ...sheet, rows: entries.filter((entry) => entry.section === section).flatMap(rowsOf) }]
    }),
    ...hsnSheets([...content.hsn]),
    issuedSheet(content),
  ].filter((sheet) => sheet.rows.length > 0)
}

const amounts: readonly Column[] = [
  column('taxableValue', 'amount'),
  column('igst', 'amount'),
  column('cgst', 'amount'),
  column('sgst', 'amount'),
  column('cess', 'amount'),
]

const amountsAndTotal: readonly Column[] = [...amounts, column('total', 'amount')]

const cellsOf = (line: Amounts & { readonly total: string }): string[] => [
  line.taxableValue,
  line.igst,
  line.cgst,
  line.sgst,
  line.cess,
  line.total,
]

/** The line of every section and the liability; `code` cells are keys of the section's name. */
function summarySheet({ sections, liability }: Gstr1Summary): Sheet {
  return {
    name: 'summary',
    columns: [column('section', 'key'), column('records', 'count'), ...amountsAndTotal],
    rows: [...sections, liability].map((line) => [
      `returns.section.${line.code}`,
      String(line.records),
      ...cellsOf(line),
    ]),
  }
}

/** What the months of the quarter furnished before it. */
function furnishedSheet(months: readonly FurnishedMonth[]): Sheet {
  return {
    name: 'iff',
    columns: [column('iffMonth', 'text'), column('records', 'count'), ...amountsAndTotal],
    rows: months.map((line) => [
      `${line.month.slice(0, 2)}/${line.month.slice(2)}`,
      String(line.documents),
      ...cellsOf(line),
    ]),
  }
}

/** New totals of the places of table 7 that are restated, by the columns of the official tool; its net is in the summary. */
function restatedSheet(restatements: readonly Restatement[]): Sheet[] {
  const columns = [
    column('financialYear', 'text'),
    column('originalMonth', 'text'),
    column('placeOfSupply', 'text'),
    column('type', 'text'),
    column('applicablePercent', 'rate'),
    column('rate', 'rate'),
    column('taxableValue', 'amount'),
    column('cess', 'amount'),
    column('operatorGstin', 'text'),
  ]
  const rows = restatements
    .filter(({ section }) => section === 'b2csa')
    .flatMap(({ period, placeOfSupply, items }) =>
      items.map(({ rate, taxableValue, cess }) => [
        financialYearOfPeriod(period),
        months[partsOfPeriod(period).month - 1]!,
        place(placeOfSupply),
        'OE',
        '',
        rate,
        taxableValue,
        cess,
        '',
      ]),
    )
  return [{ name: 'b2csa', columns, rows }]
}

/** As the official tool names them. */
const months = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
] as const

/** Sheets of the sections that hold sums over documents. Amendments of advances have no layout here and are in the summary. */
function sumSheets(section: Section, sums: readonly Gstr1Row[]): Sheet[] {
  const rows = sums.filter((row) => row.section === section)
  const layout = sumLayouts[section]
  return layout ? [{ name: layout.name, columns: layout.columns, rows: layout.rowsOf(rows) }] : []
}

interface SumLayout {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rowsOf: (rows: readonly Gstr1Row[]) => string[][]
}

const byRate = [column('placeOfSupply', 'text'), column('applicablePercent', 'rate'), column('rate', 'rate')]

const sumLayouts: Readonly<Partial<Record<Section, SumLayout>>> = {
  b2cs: {
    name: 'b2cs',
    columns: [
      column('type', 'text'),
      ...byRate,
      column('taxableValue', 'amount'),
      column('cess', 'amount'),
      column('operatorGstin', 'text'),
    ],
    rowsOf: (rows) =>
      rows.map((row) => ['OE', place(row.placeOfSupply), '', row.rate, row.taxableValue, row.cess, '']),
  },
  at: advances('at', 'advanceReceived'),
  txpd: advances('atadj', 'advanceAdjusted'),
  nil: {
    name: 'exemp',
    columns: [
      column('description', 'text'),
      column('nilRated', 'amount'),
      column('exempted', 'amount'),
      column('nonGst', 'amount'),
    ],
    rowsOf: nilRows,
  },
  supeco: {
    name: 'eco',
    columns: [
      column('natureOfSupply', 'text'),
      column('operatorGstin', 'text'),
      column('operatorName', 'text'),
      column('netValue', 'amount'),
      ...amounts.slice(1),
    ],
    rowsOf: (rows) =>
      rows.map((row) => [
        row.part === '14A' ? 'Liable to collect tax u/s 52(TCS)' : 'Liable to pay tax u/s 9(5)',
        row.ctin,
        '',
        row.taxableValue,
        row.igst,
        row.cgst,
        row.sgst,
        row.cess,
      ]),
  },
}

function advances(name: string, value: 'advanceReceived' | 'advanceAdjusted'): SumLayout {
  return {
    name,
    columns: [...byRate, column(value, 'amount'), column('cess', 'amount')],
    rowsOf: (rows) => rows.map((row) => [place(row.placeOfSupply), '', row.rate, row.taxableValue, row.cess]),
  }
}

export const nilDescriptions: Readonly<Record<string, string>> = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
}

function nilRows(rows: readonly Gstr1Row[]): string[][] {
  const value = (supplyType: string, part: Gstr1Row['part']): string =>
    rows.find((row) => row.supplyType === supplyType && row.part === part)?.taxableValue ?? '0.00'
  return Object.entries(nilDescriptions)
    .filter(([supplyType]) => rows.some((row) => row.supplyType === supplyType))
    .map(([supplyType, description]) => [
      description,
      value(supplyType, 'NIL'),
      value(supplyType, 'EXEMPT'),
      value(supplyType, 'NONGST'),
    ])
}

function hsnSheets(rows: readonly HsnRow[]): Sheet[] {
  const columns = [
    column('hsn', 'text'),
    column('description', 'text'),
    column('uqc', 'text'),
    column('quantity', 'quantity'),
    column('totalValue', 'amount'),
    column('rate', 'rate'),
    ...amounts,
  ]
  return (['B2B', 'B2C'] as const).map((tab) => ({
    name: `hsn(${tab.toLowerCase()})`,
    columns,
    rows: rows
      .filter((row) => row.tab === tab)
      .map((row) => [
        row.hsn,
        row.description,
        row.uqc,
        row.quantity,
        new AmountSum().add(row).total(),
        row.rate,
        row.taxableValue,
        row.igst,
        row.cgst,
        row.sgst,
        row.cess,
      ]),
  }))
}

function issuedSheet({ issued }: SheetContent): Sheet {
  return {
    name: 'docs',
    columns: [
      column('natureOfDocument', 'text'),
      column('from', 'text'),
      column('to', 'text'),
      column('totalNumber', 'count'),
      column('cancelled', 'count'),
    ],
    rows: [...issued].map((range) => [
      documentTypes[range.documentType] ?? '',
      range.from,
      range.to,
      String(range.total),
      String(range.cancelled),
    ]),
  }
}
