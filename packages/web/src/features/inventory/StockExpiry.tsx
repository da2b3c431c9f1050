import type { RowOf } from '../../app/api/call-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { DateText } from '../../app/values.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import {
  amountColumn,
  itemColumns,
  movementsOf,
  placeColumn,
  quantityColumn,
  unitColumn,
  useStockFilters,
} from './report-columns.tsx'

type Row = RowOf<'stockExpiry.search'>

const columns: readonly ListColumn<Row>[] = [
  ...itemColumns<Row>(),
  { key: 'batch', label: 'stock.batch', width: 130, card: 'meta', cell: (row) => <bdi>{row.batch}</bdi> },
  {
    key: 'manufacturedOn',
    label: 'stock.manufacturedOn',
    width: 130,
    isHidden: true,
    cell: (row) => <DateText value={row.manufacturedOn} />,
  },
  {
    key: 'expiresOn',
    label: 'stock.expiresOn',
    width: 120,
    sort: 'expiresOn',
    card: 'meta',
    cell: (row) => <DateText value={row.expiresOn} />,
  },
  {
    key: 'daysLeft',
    label: 'stock.daysLeft',
    width: 100,
    align: 'end',
    card: 'state',
    cell: (row) => <DaysLeft days={row.daysLeft} />,
  },
  placeColumn(),
  quantityColumn('quantity', 'field.quantity', (row) => row.quantity, { card: 'end' }),
  unitColumn(),
  amountColumn('value', 'stock.value', (row) => row.value, { card: 'meta' }),
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'expired', label: 'stock.expired', set: { view: 'expired' } },
  { key: 'days30', label: 'stock.in30Days', set: { view: 'coming', withinDays: '30' } },
  { key: 'days90', label: 'stock.in90Days', set: { view: 'coming', withinDays: '90' } },
] as const

/** Batches at their places that have expired or will. */
export function StockExpiry() {
  const narrowing = useStockFilters(true)
  return (
    <ListScreen
      list="stockExpiry"
      call="stockExpiry.search"
      title="report.stockExpiry"
      columns={columns}
      filters={[
        { key: 'view', label: 'column.status', single: true, isHidden: true },
        { key: 'withinDays', label: 'stock.withinDays', single: true, isNumber: true, kind: 'amount' },
        ...narrowing,
      ]}
      chips={chips}
      isOfCompany
      extra={<GstinChoice />}
      firstSort="expiresOn ASC"
      open={movementsOf}
      exportCall="stockExpiry.export"
      exportRight="REP_STK_DD_EX"
      emptyText="stock.expiryEmpty"
    />
  )
}
