import { ageBands } from '@bahi/domain/inventory/ageing.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import {
  amountColumn,
  itemColumns,
  movementsOf,
  placeColumn,
  quantityColumn,
  unitColumn,
  useStockFilters,
} from './report-columns.tsx'

type Row = RowOf<'stockAgeing.search'>

const bands = [...ageBands, 'over'] as const

const columns: readonly ListColumn<Row>[] = [
  ...itemColumns<Row>(),
  placeColumn(),
  unitColumn(),
  quantityColumn('closing', 'stock.closing', (row) => row.closing, { card: 'end' }),
  amountColumn('value', 'stock.value', (row) => row.value, { card: 'meta' }),
  ...bands.flatMap((band, index) => [
    quantityColumn<Row>(`band${band}`, `stock.band.${band}`, (row) => row.bands[index]!.quantity),
    amountColumn<Row>(`bandValue${band}`, `stock.bandValue.${band}`, (row) => row.bands[index]!.value, {
      isHidden: band !== 'over',
      width: 150,
    }),
  ]),
]

const chips = [
  { key: 'item', label: 'stock.byItem', set: {} },
  { key: 'location', label: 'stock.byItemAndPlace', set: { groupBy: 'location' } },
] as const

/** How long what is there has been there. */
export function StockAgeing() {
  const narrowing = useStockFilters(true)
  return (
    <ListScreen
      list="stockAgeing"
      call="stockAgeing.search"
      title="report.stockAgeing"
      columns={columns}
      filters={[
        { key: 'groupBy', label: 'stock.groupBy', single: true, isHidden: true },
        { key: 'asOf', label: 'books.asOf', single: true, kind: 'date' },
        ...narrowing,
      ]}
      chips={chips}
      isOfCompany
      extra={<GstinChoice />}
      firstSort="itemName ASC"
      open={movementsOf}
      exportCall="stockAgeing.export"
      exportRight="REP_STK_DD_EX"
      emptyText="stock.empty"
    />
  )
}
