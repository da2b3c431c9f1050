import type { RowOf } from '../../app/api/call-types.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Amount, Chip, dash, Quantity } from '../../ui/values.tsx'
import { itemColumns, placeColumn, unitColumn } from './report-columns.tsx'

type Row = RowOf<'inventory.search'>

const quantity = (key: 'opening' | 'inward' | 'outward' | 'closing'): ListColumn<Row> => ({
  key,
  label: `stock.${key}`,
  width: 100,
  align: 'end',
  ...(key === 'closing' ? { card: 'end' } : {}),
  cell: (row) => <Quantity value={row[key]} />,
})

const columns: readonly ListColumn<Row>[] = [
  ...itemColumns<Row>(),
  placeColumn(),
  { key: 'batch', label: 'stock.batch', width: 110, isHidden: true, cell: (row) => row.batch || dash },
  unitColumn(),
  quantity('opening'),
  quantity('inward'),
  quantity('outward'),
  quantity('closing'),
  {
    key: 'value',
    label: 'stock.value',
    width: 120,
    align: 'end',
    card: 'meta',
    cell: (row) => <Amount value={row.value} />,
  },
  { key: 'state', label: 'column.status', width: 90, card: 'state', cell: (row) => <State row={row} /> },
]

const filters: readonly Filter[] = [
  { key: 'view', label: 'column.status', single: true, isHidden: true },
  { key: 'groupBy', label: 'stock.groupBy', single: true, isHidden: true },
]

const chips = [
  { key: 'all', label: 'stock.byPlace', set: {} },
  { key: 'item', label: 'stock.byItem', set: { groupBy: 'item' } },
  { key: 'batch', label: 'stock.byBatch', set: { groupBy: 'batch' } },
  { key: 'held', label: 'stock.held', set: { view: 'held' } },
  { key: 'low', label: 'stock.low', set: { view: 'low', groupBy: 'item' } },
  { key: 'negative', label: 'stock.negative', set: { view: 'negative' } },
] as const

/** What was there of each item, what came and went, and what is there, with its value. */
export function StockReport() {
  return (
    <ListScreen
      list="inventory"
      call="inventory.search"
      title="report.stock"
      columns={columns}
      filters={filters}
      chips={chips}
      hasPeriod
      isOfCompany
      firstSort="itemName ASC"
      open={({ itemId, entityId }) => `stock-movements/${itemId}?entityId=${entityId}`}
      exportCall="inventory.export"
      exportRight="INV_DD_EX"
      emptyText="stock.empty"
    />
  )
}

function State({ row: { isLow, closing } }: { row: Row }) {
  const t = useT()
  if (closing.startsWith('-')) return <Chip tone="danger">{t('stock.negative')}</Chip>
  return isLow ? <Chip tone="attention">{t('stock.low')}</Chip> : null
}
