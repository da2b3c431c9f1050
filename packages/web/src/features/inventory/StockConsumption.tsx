import type { RowOf } from '../../app/api/call-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import {
  itemColumns,
  movementsOf,
  placeColumn,
  quantityColumn,
  unitColumn,
  useStockFilters,
} from './report-columns.tsx'

type Row = RowOf<'stockConsumption.search'>

const parts = [
  'sold',
  'damage',
  'loss',
  'count',
  'internalUse',
  'other',
  'jobWork',
  'total',
  'transferred',
] as const

const columns: readonly ListColumn<Row>[] = [
  ...itemColumns<Row>(),
  placeColumn(),
  unitColumn(),
  ...parts.map((part) =>
    quantityColumn<Row>(part, `stock.used.${part}`, (row) => row[part], {
      ...(part === 'total' ? { card: 'end' as const } : {}),
      ...(part === 'sold' ? { card: 'meta' as const } : {}),
    }),
  ),
]

const chips = [
  { key: 'item', label: 'stock.byItem', set: {} },
  { key: 'location', label: 'stock.byItemAndPlace', set: { groupBy: 'location' } },
] as const

/** What was issued of items in a period, by what took it. */
export function StockConsumption() {
  const narrowing = useStockFilters(true)
  return (
    <ListScreen
      list="stockConsumption"
      call="stockConsumption.search"
      title="report.stockConsumption"
      columns={columns}
      filters={[{ key: 'groupBy', label: 'stock.groupBy', single: true, isHidden: true }, ...narrowing]}
      chips={chips}
      hasPeriod
      isOfCompany
      extra={<GstinChoice />}
      firstSort="itemName ASC"
      open={movementsOf}
      exportCall="stockConsumption.export"
      exportRight="REP_STK_DD_EX"
      emptyText="stock.consumptionEmpty"
    />
  )
}
