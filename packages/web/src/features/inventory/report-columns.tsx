import { useCall } from '../../app/api/use-call.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { Amount, dash, Percent, Quantity } from '../../ui/values.tsx'

export interface ItemRow {
  readonly itemName: string
  readonly itemCode: string
  readonly categoryName: string | null
  readonly uqc: string | null
}
interface PlaceRow {
  readonly locationName: string
  readonly holderName: string | null
}

/** What every report of stock says of its item. */
export const itemColumns = <R extends ItemRow>(): readonly ListColumn<R>[] => [
  {
    key: 'itemName',
    label: 'stock.item',
    width: 200,
    grows: true,
    sort: 'itemName',
    card: 'title',
    cell: (row) => row.itemName,
  },
  { key: 'itemCode', label: 'field.code', width: 90, isHidden: true, cell: (row) => row.itemCode },
  {
    key: 'categoryName',
    label: 'field.categoryId',
    width: 130,
    isHidden: true,
    cell: (row) => row.categoryName ?? dash,
  },
]

export const unitColumn = <R extends ItemRow>(): ListColumn<R> => ({
  key: 'uqc',
  label: 'stock.unit',
  width: 60,
  cell: (row) => row.uqc ?? dash,
})

export const placeColumn = <R extends PlaceRow>(isHidden = false): ListColumn<R> => ({
  key: 'locationName',
  label: 'stock.location',
  width: 160,
  card: 'meta',
  isHidden,
  cell: (row) => <Where row={row} />,
})

/** Goods that others have are still ours at their place. */
export function Where({ row: { locationName, holderName } }: { row: PlaceRow }) {
  const t = useT()
  return (
    <>
      {locationName}
      {holderName && <span className="muted"> ({t('stock.with', { name: holderName })})</span>}
    </>
  )
}

type More<R> = Partial<Omit<ListColumn<R>, 'key' | 'label' | 'cell'>>

export const quantityColumn = <R,>(
  key: string,
  label: TextKey,
  value: (row: R) => string,
  more: More<R> = {},
): ListColumn<R> => ({
  key,
  label,
  width: 100,
  align: 'end',
  ...more,
  cell: (row) => <Quantity value={value(row)} />,
})

export const amountColumn = <R,>(
  key: string,
  label: TextKey,
  value: (row: R) => string | null,
  more: More<R> = {},
): ListColumn<R> => ({
  key,
  label,
  width: 120,
  align: 'end',
  ...more,
  cell: (row) => <Amount value={value(row)} />,
})

export interface EarnedRow {
  readonly sales: string
  readonly cost: string
  readonly profit: string | null
  readonly percent: string | null
  readonly withoutCost: string
}

export const earnedColumns = <R extends EarnedRow>(): readonly ListColumn<R>[] => [
  amountColumn('sales', 'stock.sales', (row) => row.sales, { card: 'meta' }),
  amountColumn('cost', 'stock.costOfSales', (row) => (row.profit === null ? null : row.cost)),
  amountColumn('profit', 'stock.profit', (row) => row.profit, { card: 'end' }),
  {
    key: 'percent',
    label: 'stock.profitPercent',
    width: 90,
    align: 'end',
    card: 'state',
    cell: (row) => <Percent value={row.percent} />,
  },
  amountColumn('withoutCost', 'stock.withoutCost', (row) => row.withoutCost, { width: 140 }),
]

/** Narrows a report of stock: to items, categories, and places where it has them. */
export function useStockFilters(hasPlaces: boolean): readonly Filter[] {
  const categories = useCall(
    'category.search',
    { size: 500, sort: 'name ASC' },
    { staleMs: 60_000, quiet: true, enabled: useRights().may('CAT_SH_VW') },
  )
  const entityIds = useGstinIds() ?? []
  const places = useCall(
    'inventory.entityDetails',
    { entityIds: [...entityIds] },
    { staleMs: 60_000, quiet: true, enabled: hasPlaces && entityIds.length > 0 },
  )
  const kinds = (categories.data?.records ?? []).map(({ id, name, parentName }) => ({
    value: String(id),
    label: parentName ? `${parentName} / ${name}` : name,
  }))
  const locations = (places.data ?? []).flatMap((one) =>
    one.isEnabled
      ? one.locations.map(({ locationId, name }) => ({ value: String(locationId), label: name }))
      : [],
  )
  return [
    { key: 'itemIds', label: 'stock.item', kind: 'item', isNumber: true },
    {
      key: 'categoryIds',
      label: 'field.categoryId',
      choices: kinds,
      isNumber: true,
      isHidden: kinds.length === 0,
    },
    {
      key: 'locationIds',
      label: 'stock.location',
      choices: locations,
      isNumber: true,
      isHidden: locations.length === 0,
    },
  ]
}

/** Where the movements of a row's item are. */
export const movementsOf = ({ itemId, entityId }: { itemId: number; entityId: number }) =>
  `stock-movements/${itemId}?entityId=${entityId}`
