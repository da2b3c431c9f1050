import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockAgeingCalls } from '@bahi/contracts/stock-reports.ts'
import { ageBands, ageOfStock, worthOfAges } from '@bahi/domain/inventory/ageing.ts'
import type { DayReceived } from '@bahi/domain/inventory/ageing.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { groupColumns, groupings, stockGroups } from './stock-groups.ts'
import { shareOfWorth, worthKey, worthOf } from './values.ts'

type Calls = typeof stockAgeingCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Counted = Omit<Row, 'value' | 'bands'> & { readonly holderId: number }

/** How long what is there has been there. */
export async function searchAgeing(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Counted>(ctx.db, ageingList(ctx, search), search)
  return { ...page, records: await aged(ctx, search, page.records) }
}

export const exportAgeing = (ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> =>
  exportRecords<Counted, Row>(ctx, {
    name: 'stockAgeing',
    columns,
    query: ageingList(ctx, input),
    input,
    of: { asOf: input.asOf ?? ctx.today() },
    page: (records) => aged(ctx, input, records),
  })

/** Places that are asked for are rows of their own. */
const groupOf = ({ groupBy, locationIds }: Search) =>
  groupBy === 'location' || locationIds?.length ? 'location' : 'item'

function ageingList(ctx: Ctx, search: Search): ListQuery {
  const group = groupOf(search)
  const { isOne } = groupings[group]
  const { asOf } = search
  const groups = stockGroups(ctx, group, search)
  const ofGroup = sql`x.subscriber_id = current_subscriber() and ${isOne('x')}`
  return {
    ...groups,
    select: sql`${groupColumns}, g.holder_id, trim_scale(${
      asOf === undefined
        ? sql`g.quantity`
        : sql`coalesce((select sum(x.opening + x.inward - x.outward + x.moved_in - x.moved_out) from stock_days x
            where ${ofGroup} and x.day <= ${asOf}::date), 0)`
    })::text as closing`,
    conditions: [
      ...groups.conditions,
      asOf === undefined
        ? sql`g.quantity <> 0`
        : sql`exists (select from stock_days x where ${ofGroup} and x.day <= ${asOf}::date)`,
    ],
  }
}

async function aged(ctx: Ctx, search: Search, records: readonly Counted[]): Promise<Row[]> {
  const asOf = search.asOf ?? ctx.today()
  const isByPlace = groupOf(search) === 'location'
  const [worths, received] = await Promise.all([
    worthOf(ctx, records, search.asOf),
    receivedOf(ctx, records, isByPlace, search.asOf),
  ])
  return records.map(({ holderId: _holder, ...row }, index) => {
    const worth = worths.get(worthKey(row.entityId, row.itemId))
    const value = shareOfWorth(worth, row.closing)
    const ages = ageOfStock(received.get(index + 1) ?? [], row.closing, asOf)
    const layers = isByPlace ? undefined : worth?.layers
    return { ...row, value, bands: worthOfAges(ages, { quantity: row.closing, value }, layers) }
  })
}

/** What came of each row's item, newest first; to a place also what came there from another. */
async function receivedOf(
  ctx: Ctx,
  records: readonly Counted[],
  isByPlace: boolean,
  asOf: string | undefined,
): Promise<ReadonlyMap<number, DayReceived[]>> {
  const { rows } = await sql<DayReceived & { place: number }>`
    select p.place::int as place, r.day, r.received::text as received, r.sent_back::text as sent_back
    from unnest(${records.map(({ entityId }) => entityId)}::bigint[], ${records.map(({ itemId }) => itemId)}::bigint[],
        ${records.map(({ locationId }) => locationId)}::bigint[], ${records.map(({ holderId }) => holderId)}::bigint[])
        with ordinality as p (entity_id, item_id, place_id, holder_id, place)
      cross join lateral (
        select m.day, coalesce(sum(m.quantity) filter (where m.sort <> 'receiptReturn'), 0) as received,
          coalesce(-sum(m.quantity) filter (where m.sort = 'receiptReturn'), 0) as sent_back
        from stock_movements m
        where m.subscriber_id = current_subscriber() and m.entity_id = p.entity_id and m.item_id = p.item_id
          and m.day <= coalesce(${asOf ?? null}::date, 'infinity') and m.sort in ('receipt', 'receiptReturn', 'transferIn')
          and ${isByPlace ? sql`m.place_id = p.place_id and m.holder_id = p.holder_id` : sql`m.sort <> 'transferIn'`}
        group by m.day having sum(abs(m.quantity)) > 0) r
    order by p.place, r.day desc`.execute(ctx.db)
  const found = new Map<number, DayReceived[]>()
  for (const { place, ...day } of rows) {
    const list = found.get(place)
    if (list) list.push(day)
    else found.set(place, [day])
  }
  return found
}

const bandColumns = [...ageBands, 'over'].flatMap((band, index): ExportColumn<Row>[] => [
  { key: `stock.band.${band}`, value: (row) => row.bands[index]!.quantity, type: 'number' },
  { key: `stock.bandValue.${band}`, value: (row) => row.bands[index]!.value, type: 'amount' },
])

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'stock.location', value: (row) => row.locationName },
  { key: 'stock.holder', value: (row) => row.holderName },
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'stock.closing', value: (row) => row.closing, type: 'number' },
  { key: 'stock.value', value: (row) => row.value, type: 'amount' },
  ...bandColumns,
]
