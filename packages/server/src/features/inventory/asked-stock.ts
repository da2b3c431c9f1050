import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { ValuedPart } from './parts.ts'
import type { groupings } from './stock-groups.ts'
import { itemConditions } from './stock-groups.ts'

/** What every report of stock is narrowed by. */
export type StockSearch = Omit<ParsedOf<typeof inventoryCalls.search>, 'size' | 'start' | 'groupBy'>
export type StockGroup = keyof typeof groupings

/** Rows that are sums of items. */
export type SummedGroup = 'category' | 'place'

type Cell = Pick<ValuedPart, 'entityId' | 'itemId' | 'placeId' | 'holderId' | 'batch'>

export const keyOf = (groupBy: StockGroup, { entityId, itemId, placeId, holderId, batch }: Cell): string =>
  [
    entityId,
    itemId,
    ...(groupBy === 'item' ? [] : [placeId, holderId]),
    ...(groupBy === 'batch' ? [batch] : []),
  ].join(' ')

export const isAt = ({ locationIds }: StockSearch, { placeId }: Cell) =>
  !locationIds?.length || locationIds.includes(placeId)

export const valueOf = (parts: readonly ValuedPart[]) =>
  Decimal.sum(parts.map(({ value }) => value)).toFixed(2)

/** The parts of whole items that belong to the rows that are asked for. */
export function askedParts(
  search: StockSearch,
  groupBy: StockGroup,
  parts: readonly ValuedPart[],
): readonly ValuedPart[] {
  const asked = parts.filter((part) => isAt(search, part) && (search.view !== 'held' || part.holderId !== 0))
  if (search.view !== 'negative') return asked
  return [...Map.groupBy(asked, (part) => keyOf(groupBy, part)).values()]
    .filter((row) => Decimal.sum(row.map(({ quantity }) => quantity)).isNegative())
    .flat()
}

/** What narrows to whole items: `i`, at the GSTINs of levels `g`. */
export const conditionsOf = (ctx: Ctx, search: StockSearch) => [
  sql`g.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
  ...(search.itemIds?.length ? [sql`g.item_id = any(${search.itemIds}::bigint[])`] : []),
  ...itemConditions(search),
  ...(search.view === 'low' ? [isLow] : []),
]

/** What goes from one place to another came and went there; within all of a GSTIN it stayed. */
export const countsMoves = ({ locationIds }: StockSearch, groupBy: SummedGroup | StockGroup) =>
  (groupBy !== 'item' && groupBy !== 'category') || Boolean(locationIds?.length)

/** At or below the reorder level, over all places of the GSTIN. */
export const isLow = sql`(i.reorder_level is not null and coalesce((select sum(y.quantity) from stock_levels y
  where y.subscriber_id = current_subscriber() and y.entity_id = g.entity_id and y.item_id = g.item_id and y.holder_id = 0), 0) <= i.reorder_level)`

export const daysOf = ({ fromDate, toDate, fromDocumentDate, toDocumentDate }: StockSearch) => ({
  fromDate: fromDate ?? fromDocumentDate,
  toDate: toDate ?? toDocumentDate,
})
