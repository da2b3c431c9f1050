import { turnoverReports } from '@bahi/contracts/turnover-reports.ts'
import type { TurnoverGrouping, TurnoverReportName } from '@bahi/contracts/turnover-reports.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { ExportColumn } from '../../records/index.ts'
import type { Asked } from './facts.ts'

/** A row of any of the reports: what it has follows from what the report is by. */
export interface Row {
  readonly id: number
  readonly side?: 'sale' | 'purchase'
  readonly kind?: DocumentKind
  readonly typeCode?: string
  readonly itemId?: number | null
  readonly hsn?: string | null
  readonly uqc?: string | null
  readonly isCancelled?: boolean
  readonly reverseCharge?: boolean
  readonly [member: string]: string | number | boolean | null | undefined
}

interface Column extends ExportColumn<Row> {
  /** Member of the sums that stands below it. */
  readonly total?: string
}

const of = (key: string, member: string, type?: Column['type']): Column => ({
  key,
  total: member,
  ...(type ? { type } : {}),
  value: (row) => {
    const value = row[member]
    return value === null || value === undefined ? null : String(value)
  },
})

const amounts: readonly Column[] = [
  of('column.taxableValue', 'taxableValue', 'amount'),
  of('field.igst', 'igst', 'amount'),
  of('field.cgst', 'cgst', 'amount'),
  of('field.sgst', 'sgst', 'amount'),
  of('field.cess', 'cess', 'amount'),
  of('column.tax', 'tax', 'amount'),
]
const total = of('column.total', 'total', 'amount')
const rate = of('turnover.rate', 'taxRate', 'number')
const quantity = of('turnover.quantity', 'quantity', 'number')
const lines = of('turnover.lines', 'lines', 'number')
const documents = of('turnover.documents', 'documents', 'number')
const unit = of('field.uqc', 'uqc')
const hsn = of('turnover.hsn', 'hsn')

/** What a document is: an invoice or a bill, or a note by what it does. */
const kind: Column = {
  key: 'due.kind',
  value: ({ kind: of, typeCode }, t) =>
    of === undefined
      ? null
      : documentKinds[of].parts.includes('note') && typeCode !== undefined
        ? t(`enum.NoteType.${typeCode === 'C' ? 'Credit' : 'Debit'}`)
        : t(`kind.${of}.view`),
}

const head: readonly Column[] = [
  of('column.date', 'date', 'date'),
  kind,
  of('column.number', 'number'),
  of('column.supplierNumber', 'supplierNumber'),
  of('column.partyName', 'partyName'),
  of('column.gstin', 'gstin'),
  of('column.placeOfSupply', 'placeOfSupply'),
]

const ofHsn = [hsn, of('turnover.hsnName', 'hsnName'), unit, rate, lines, quantity]

const columns: Readonly<Record<TurnoverGrouping, readonly Column[]>> = {
  hsn: [...ofHsn, ...amounts, total],
  table12: [of('turnover.tab', 'tab'), ...ofHsn, ...amounts, total],
  party: [
    of('field.code', 'partyCode'),
    of('column.partyName', 'partyName'),
    of('column.gstin', 'gstin'),
    documents,
    ...amounts,
    total,
  ],
  item: [
    of('stock.item', 'itemName'),
    of('field.code', 'itemCode'),
    of('field.categoryId', 'categoryName'),
    hsn,
    lines,
    quantity,
    unit,
    of('turnover.averagePrice', 'averagePrice', 'amount'),
    ...amounts,
    total,
  ],
  salesPerson: [of('column.salesPerson', 'salesPerson'), documents, ...amounts, total],
  rate: [
    {
      key: 'turnover.side',
      value: ({ side }, t) => (side === undefined ? null : t(`turnover.side.${side}`)),
    },
    { key: 'turnover.taxCategory', value: (row, t) => t(`enum.TaxCategory.${String(row['taxCategory'])}`) },
    rate,
    lines,
    ...amounts,
    total,
  ],
  line: [
    ...head.filter((column) => column !== kind),
    of('turnover.description', 'description'),
    hsn,
    quantity,
    unit,
    of('turnover.unitPrice', 'unitPrice', 'number'),
    of('turnover.discount', 'discount', 'amount'),
    rate,
    ...amounts,
    total,
  ],
  document: [
    ...head,
    of('column.salesPerson', 'salesPerson'),
    {
      key: 'column.status',
      value: ({ isCancelled }, t) => (isCancelled ? t('enum.DocumentStatus.Cancelled') : ''),
    },
    ...amounts,
    of('turnover.roundOff', 'roundOff', 'amount'),
    total,
  ],
}

/** The columns of a sheet: of a report that is split or compared, those of that too. */
export function columnsOf(name: TurnoverReportName, { splitBy, compareTo }: Asked): readonly Column[] {
  const { by } = turnoverReports[name]
  return [
    ...(splitBy === 'month' ? [of('turnover.month', 'month', 'date')] : []),
    ...(splitBy === 'entity' ? [of('field.gstin', 'entityName')] : []),
    ...columns[by],
    ...(compareTo
      ? [
          of('turnover.beforeValue', 'beforeValue', 'amount'),
          of('turnover.change', 'change', 'amount'),
          of('turnover.changePercent', 'changePercent', 'number'),
        ]
      : []),
  ]
}
