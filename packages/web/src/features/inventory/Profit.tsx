import { viewOf } from '@bahi/contracts/document-screens.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { searchText, useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import { earnedColumns, itemColumns, quantityColumn, unitColumn, useStockFilters } from './report-columns.tsx'

type ItemRow = RowOf<'itemProfit.search'>
type InvoiceRow = RowOf<'invoiceProfit.search'>

const customers: Filter = { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true }

const itemProfitColumns: readonly ListColumn<ItemRow>[] = [
  ...itemColumns<ItemRow>(),
  quantityColumn('quantity', 'stock.soldQuantity', (row) => row.quantity),
  unitColumn(),
  ...earnedColumns<ItemRow>(),
]

/** What items earned; each leads to its invoices. */
export function ItemProfit() {
  const nav = useNav()
  const narrowing = useStockFilters(false)
  const { period, from, to, partyIds, entityIds } = nav.search
  const kept = Object.fromEntries(
    Object.entries({ period, from, to, partyIds, entityIds }).filter(([, value]) => value !== undefined),
  )
  return (
    <ListScreen
      list="itemProfit"
      call="itemProfit.search"
      title="report.itemProfit"
      columns={itemProfitColumns}
      filters={[customers, ...narrowing]}
      hasPeriod
      isOfCompany
      extra={<GstinChoice />}
      firstSort="itemName ASC"
      open={({ itemId }) => `profit-by-invoice${searchText({ ...kept, itemIds: String(itemId) })}`}
      exportCall="itemProfit.export"
      exportRight="ACC_DD_EX"
      emptyText="stock.profitEmpty"
    />
  )
}

const invoiceColumns: readonly ListColumn<InvoiceRow>[] = [
  {
    key: 'number',
    label: 'column.number',
    width: 160,
    sort: 'number',
    card: 'title',
    cell: (row) => <Number row={row} />,
  },
  {
    key: 'date',
    label: 'column.date',
    width: 110,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 220,
    grows: true,
    card: 'meta',
    cell: (row) => row.partyName ?? dash,
  },
  {
    key: 'entityName',
    label: 'field.gstin',
    width: 160,
    isHidden: true,
    cell: (row) => row.entityName,
  },
  ...earnedColumns<InvoiceRow>(),
]

/** What invoices earned, and what notes took back; each leads to its document. */
export function InvoiceProfit() {
  const narrowing = useStockFilters(false)
  return (
    <ListScreen
      list="invoiceProfit"
      call="invoiceProfit.search"
      title="report.invoiceProfit"
      columns={invoiceColumns}
      filters={[customers, ...narrowing]}
      hasPeriod
      isOfCompany
      extra={<GstinChoice />}
      firstSort="date DESC"
      open={({ kind, id }) => viewOf(kind, id)}
      exportCall="invoiceProfit.export"
      exportRight="ACC_DD_EX"
      emptyText="stock.profitEmpty"
    />
  )
}

function Number({ row: { number, sales } }: { row: InvoiceRow }) {
  const t = useT()
  return (
    <>
      <bdi>{number}</bdi> {sales.startsWith('-') && <Chip tone="neutral">{t('stock.takenBack')}</Chip>}
    </>
  )
}
