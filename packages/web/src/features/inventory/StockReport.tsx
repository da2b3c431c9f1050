import type { Input, RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { searchText, useNav } from '../../app/nav.tsx'
import type { Search } from '../../app/nav.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { Amount, Chip, dash, Quantity } from '../../ui/values.tsx'
import { itemColumns, placeColumn, useStockFilters, Where } from './report-columns.tsx'

type Row = RowOf<'inventory.search'>
type Summary = RowOf<'stockSummary.search'>
type Figure = 'opening' | 'inward' | 'outward' | 'closing'

const quantity = <R extends Readonly<Record<Figure, string | null>>>(key: Figure): ListColumn<R> => ({
  key,
  label: `stock.${key}`,
  width: 100,
  align: 'end',
  ...(key === 'closing' ? { card: 'end' } : {}),
  cell: ({ [key]: value }) => (value === null ? dash : <Quantity value={value} />),
})

const figures = <R extends Pick<Summary, Figure | 'uqc' | 'value'>>(): readonly ListColumn<R>[] => [
  { key: 'uqc', label: 'stock.unit', width: 60, cell: (row) => row.uqc ?? dash },
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
    total: 'value',
    cell: (row) => <Amount value={row.value} />,
  },
]

const columns: readonly ListColumn<Row>[] = [
  ...itemColumns<Row>(),
  placeColumn(),
  { key: 'batch', label: 'stock.batch', width: 110, isHidden: true, cell: (row) => row.batch || dash },
  ...figures<Row>(),
  { key: 'state', label: 'column.status', width: 90, card: 'state', cell: (row) => <State row={row} /> },
]

const summaryColumns: readonly ListColumn<Summary>[] = [
  {
    key: 'name',
    label: 'field.name',
    width: 220,
    grows: true,
    sort: 'itemName',
    card: 'title',
    cell: (row) => <Name row={row} />,
  },
  {
    key: 'itemCount',
    label: 'stock.items',
    width: 80,
    align: 'end',
    card: 'meta',
    cell: (row) => <Quantity value={String(row.itemCount)} />,
  },
  ...figures<Summary>(),
]

const hidden: readonly Filter[] = [
  { key: 'view', label: 'column.status', single: true, isHidden: true },
  { key: 'groupBy', label: 'stock.groupBy', single: true, isHidden: true },
]

const chips = [
  { key: 'all', label: 'stock.byItemAndPlace', set: {} },
  { key: 'item', label: 'stock.byItem', set: { groupBy: 'item' } },
  { key: 'category', label: 'stock.byCategory', set: { groupBy: 'category' } },
  { key: 'place', label: 'stock.byPlace', set: { groupBy: 'place' } },
  { key: 'batch', label: 'stock.byBatch', set: { groupBy: 'batch' } },
  { key: 'held', label: 'stock.held', set: { view: 'held' } },
  { key: 'low', label: 'stock.low', set: { view: 'low', groupBy: 'item' } },
  { key: 'negative', label: 'stock.negative', set: { view: 'negative' } },
] as const

/** What was there of each item, what came and went, and what is there, with its value; by item, category, place or batch. */
export function StockReport() {
  const { search } = useNav()
  const filters = [...hidden, ...useStockFilters(true)]
  return search['groupBy'] === 'category' || search['groupBy'] === 'place' ? (
    <Summaries filters={filters} />
  ) : (
    <Items filters={filters} />
  )
}

interface Props {
  readonly filters: readonly Filter[]
}

function Items({ filters }: Props) {
  const { search } = useNav()
  const totals = useTotals(filters)
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
      extra={<GstinChoice />}
      firstSort="itemName ASC"
      {...(totals ? { totals } : {})}
      open={(row) => movements(row, search)}
      exportCall="inventory.export"
      exportRight="REP_STK_DD_EX"
      emptyText="stock.empty"
    />
  )
}

/** A row is of all items of a category, or at a place. */
function Summaries({ filters }: Props) {
  const { search } = useNav()
  return (
    <ListScreen
      list="stockSummary"
      call="stockSummary.search"
      title="report.stock"
      columns={summaryColumns}
      filters={filters}
      chips={chips}
      hasPeriod
      isOfCompany
      extra={<GstinChoice />}
      firstSort="itemName ASC"
      open={(row) => itemsOf(row, search)}
      exportCall="stockSummary.export"
      exportRight="REP_STK_DD_EX"
      emptyText="stock.empty"
    />
  )
}

/** The value of all rows comes after them: it values every item, and the page only its own. */
function useTotals(filters: readonly Filter[]) {
  const { search } = useNav()
  const ids = useGstinIds() ?? []
  const chosen = [search['entityIds'] ?? []].flat()
  const entityIds = ids.filter((id) => chosen.length === 0 || chosen.includes(String(id)))
  const { body } = useListState(filters, { entityIds }, 'itemName ASC')
  const { data } = useCall(
    'inventory.search',
    { ...body, start: 0, size: 1, withTotals: true } as Input<'inventory.search'>,
    { quiet: true, enabled: entityIds.length > 0 },
  )
  return data?.totals
}

/** What moved of an item, in the same days and at the same places. */
function movements({ itemId, entityId, locationId }: Row, { period, from, to, ...search }: Search): string {
  const locationIds = search['groupBy'] === 'item' ? search['locationIds'] : String(locationId)
  return `stock-movements/${itemId}${searchText({ entityId, locationIds, period, from, to })}`
}

/** The items of a category or of a place. */
function itemsOf({ categoryId, locationId }: Summary, search: Search): string | undefined {
  if (categoryId === null && locationId === null) return undefined
  const { groupBy: _by, start: _start, sort: _sort, ...same } = search
  const own = locationId === null ? { categoryIds: String(categoryId) } : { locationIds: String(locationId) }
  return `stock-report${searchText({ ...same, ...own })}`
}

function Name({ row: { categoryName, locationName, holderName } }: { row: Summary }) {
  const t = useT()
  return locationName === null ? (
    <>{categoryName ?? t('stock.withoutCategory')}</>
  ) : (
    <Where row={{ locationName, holderName }} />
  )
}

function State({ row: { isLow, closing } }: { row: Row }) {
  const t = useT()
  if (closing.startsWith('-')) return <Chip tone="danger">{t('stock.negative')}</Chip>
  return isLow ? <Chip tone="attention">{t('stock.low')}</Chip> : null
}
