import { viewOf } from '@bahi/contracts/document-screens.ts'
import type { TurnoverGrouping } from '@bahi/contracts/turnover-reports.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { ReactNode } from 'react'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Amount, Chip, dash, Percent, Quantity } from '../../../ui/values.tsx'

/** A row of any of the reports, as the call of each answers it. */
export interface Row {
  readonly id: number
  readonly kind?: DocumentKind
  readonly documentId?: number
  readonly isCancelled?: boolean
  readonly taxableValue: string
  readonly [member: string]: string | number | boolean | null | undefined
}

type Column = ListColumn<Row>
type More = Partial<Omit<Column, 'key' | 'label' | 'cell'>>

const text = (row: Row, key: string): string => {
  const value = row[key]
  return value === null || value === undefined ? '' : String(value)
}
const column = (
  key: string,
  label: TextKey,
  width: number,
  more: More = {},
  cell?: (row: Row) => ReactNode,
): Column => ({
  key,
  label,
  width,
  ...more,
  cell: cell ?? ((row) => (text(row, key) ? <bdi>{text(row, key)}</bdi> : dash)),
})
const amount = (key: string, label: TextKey, more: More = {}): Column =>
  column(key, label, 124, { align: 'end', total: key, ...more }, (row) => (
    <Amount value={text(row, key) || null} />
  ))
const count = (key: string, label: TextKey, more: More = {}): Column =>
  column(key, label, 96, { align: 'end', ...more }, (row) => <Quantity value={text(row, key)} />)

const amounts = (isSorted: boolean): readonly Column[] => {
  const sorted = (sort: string): More => (isSorted ? { sort } : {})
  return [
    amount('taxableValue', 'column.taxableValue', { ...sorted('taxableValue'), card: 'end' }),
    amount('igst', 'field.igst', { isHidden: true }),
    amount('cgst', 'field.cgst', { isHidden: true }),
    amount('sgst', 'field.sgst', { isHidden: true }),
    amount('cess', 'field.cess', { isHidden: true }),
    amount('tax', 'column.tax', sorted('tax')),
    amount('total', 'column.total', sorted('total')),
  ]
}

const rate = column(
  'taxRate',
  'turnover.rate',
  84,
  { align: 'end', sort: 'taxRate', card: 'meta' },
  (row) => <Percent value={text(row, 'taxRate')} />,
)
// A count alone would be a riddle on a card.
const quantity = count('quantity', 'turnover.quantity', { sort: 'quantity' })
const lines = count('lines', 'turnover.lines', { isHidden: true })
const documents = count('documents', 'turnover.documents', { sort: 'documents' })
const unit = column('uqc', 'stock.unit', 64)

const ofHsn: readonly Column[] = [
  column('hsn', 'turnover.hsn', 116, { sort: 'hsn', card: 'title' }),
  column('hsnName', 'turnover.hsnName', 220, { grows: true, card: 'meta' }),
  unit,
  rate,
  lines,
  quantity,
]

const head: readonly Column[] = [
  column('date', 'column.date', 104, { sort: 'date', card: 'meta' }, (row) => (
    <DateText value={text(row, 'date')} />
  )),
  column('number', 'column.number', 140, { card: 'meta' }, (row) => <Number row={row} />),
  column('partyName', 'column.partyName', 180, { grows: true, card: 'title' }),
  column('gstin', 'column.gstin', 150, { isHidden: true }),
  column('placeOfSupply', 'column.placeOfSupply', 110, { isHidden: true }),
  column('entityName', 'field.gstin', 150, { isHidden: true }),
]

const columns: Readonly<Record<TurnoverGrouping, readonly Column[]>> = {
  hsn: [...ofHsn, ...amounts(true)],
  table12: [column('tab', 'turnover.tab', 96, { card: 'meta' }), ...ofHsn, ...amounts(true)],
  party: [
    column('partyName', 'column.partyName', 220, { grows: true, sort: 'partyName', card: 'title' }, (row) => (
      <Named name={text(row, 'partyName')} without="turnover.noParty" />
    )),
    column('partyCode', 'field.code', 90, { isHidden: true }),
    column('gstin', 'column.gstin', 150, { card: 'meta' }),
    documents,
    ...amounts(true),
  ],
  item: [
    column('itemName', 'stock.item', 220, { grows: true, sort: 'itemName', card: 'title' }, (row) => (
      <Named name={text(row, 'itemName')} without="turnover.noItem" />
    )),
    column('itemCode', 'field.code', 90, { isHidden: true }),
    column('categoryName', 'field.categoryId', 130, { isHidden: true }),
    column('hsn', 'turnover.hsn', 100, { isHidden: true }),
    lines,
    quantity,
    unit,
    amount('averagePrice', 'turnover.averagePrice'),
    ...amounts(true),
  ],
  salesPerson: [
    column(
      'salesPerson',
      'column.salesPerson',
      240,
      { grows: true, sort: 'salesPerson', card: 'title' },
      (row) => <Named name={text(row, 'salesPerson')} without="turnover.noSalesPerson" />,
    ),
    documents,
    ...amounts(true),
  ],
  rate: [
    column('side', 'turnover.side', 150, { card: 'meta' }, (row) => <Side side={text(row, 'side')} />),
    column('taxCategory', 'turnover.taxCategory', 170, { grows: true, card: 'title' }, (row) => (
      <Labelled type="TaxCategory" value={text(row, 'taxCategory')} />
    )),
    rate,
    lines,
    ...amounts(true),
  ],
  line: [
    ...head,
    column('description', 'turnover.description', 180, { card: 'meta' }),
    column('hsn', 'turnover.hsn', 96, { isHidden: true }),
    count('quantity', 'turnover.quantity'),
    unit,
    amount('unitPrice', 'turnover.unitPrice', { isHidden: true }),
    amount('discount', 'turnover.discount', { isHidden: true }),
    { ...withoutSort(rate), isHidden: true },
    ...amounts(false),
  ],
  document: [
    ...head.map((one) => ({
      ...one,
      ...(one.key === 'number' || one.key === 'partyName' ? { sort: one.key } : {}),
    })),
    column('type', 'due.kind', 130, { card: 'meta' }, (row) => <Type row={row} />),
    column('salesPerson', 'column.salesPerson', 140, { isHidden: true }),
    ...amounts(false),
    amount('roundOff', 'turnover.roundOff', { isHidden: true }),
    column('status', 'column.status', 100, { card: 'state' }, (row) => <Cancelled row={row} />),
  ],
}

function withoutSort({ sort: _sort, ...rest }: Column): Column {
  return rest
}

const month = column('month', 'turnover.month', 110, { sort: 'month', card: 'meta' }, (row) => (
  <bdi className="figure">{text(row, 'month').slice(0, 7)}</bdi>
))
const entity = column('entityName', 'field.gstin', 170, { card: 'meta' })
const compared: readonly Column[] = [
  amount('beforeValue', 'turnover.beforeValue'),
  amount('change', 'turnover.change', { sort: 'change' }),
  column('changePercent', 'turnover.changePercent', 96, { align: 'end', card: 'meta' }, (row) => (
    <Percent value={text(row, 'changePercent') || null} />
  )),
]

/** The columns of a report; where it is divided or compared, those of that too. */
export const columnsOf = (by: TurnoverGrouping, splitBy: string, compares: boolean): readonly Column[] => [
  ...columns[by],
  ...(splitBy === 'month' ? [month] : []),
  ...(splitBy === 'entity' ? [entity] : []),
  ...(compares ? compared : []),
]

function Named({ name, without }: { name: string; without: TextKey }) {
  const t = useT()
  return name ? <bdi>{name}</bdi> : <span className="muted">{t(without)}</span>
}

function Labelled({ type, value }: { type: string; value: string }) {
  const t = useT()
  return <>{t.label(type, value)}</>
}

function Side({ side }: { side: string }) {
  const t = useT()
  return <>{t(side === 'sale' ? 'turnover.side.sale' : 'turnover.side.purchase')}</>
}

function Number({ row }: { row: Row }) {
  return <bdi>{text(row, 'supplierNumber') || text(row, 'number') || dash}</bdi>
}

function Type({ row: { kind, typeCode } }: { row: Row }) {
  const t = useT()
  if (kind === undefined) return null
  if (documentKinds[kind].parts.includes('note'))
    return <>{t.label('NoteType', typeCode === 'C' ? 'Credit' : 'Debit')}</>
  return <>{t(`kind.${kind as 'salesInvoice'}.view`)}</>
}

function Cancelled({ row: { isCancelled } }: { row: Row }) {
  const t = useT()
  return isCancelled ? <Chip tone="neutral">{t.status('Cancelled')}</Chip> : null
}

/** The document of a row that is one. */
export const documentOf = ({ kind, documentId }: Row): string | undefined =>
  kind === undefined || documentId === undefined ? undefined : viewOf(kind, documentId)
