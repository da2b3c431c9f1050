import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockConsumptionCalls } from '@bahi/contracts/stock-reports.ts'
import { adjustmentReasons } from '@bahi/domain/inventory/movements.ts'
import type { AdjustmentReason } from '@bahi/domain/inventory/movements.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { groupColumns, groupings, stockGroups } from './stock-groups.ts'

type Calls = typeof stockConsumptionCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
const families = ['sold', 'damage', 'loss', 'count', 'internalUse', 'other', 'jobWork'] as const
type Part = (typeof families)[number] | 'transferred'
type Found = Omit<Row, Part | 'total'> & { readonly holderId: number }

/** What was issued of items in a period, by what took it. */
export async function searchConsumption(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Found>(ctx.db, consumptionList(ctx, search), search)
  return { ...page, records: await consumed(ctx, search, page.records) }
}

export const exportConsumption = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Found, Row>(ctx, {
    name: 'stockConsumption',
    columns,
    query: consumptionList(ctx, input),
    input,
    page: (records) => consumed(ctx, input, records),
  })

/** Places that are asked for are rows of their own. */
const groupOf = ({ groupBy, locationIds }: Search) =>
  groupBy === 'location' || locationIds?.length ? 'location' : 'item'

const within = ({ fromDocumentDate, toDocumentDate }: Search, day: string) =>
  sql`${sql.ref(day)} between coalesce(${fromDocumentDate ?? null}::date, '-infinity') and coalesce(${toDocumentDate ?? null}::date, 'infinity')`

function consumptionList(ctx: Ctx, search: Search): ListQuery {
  const group = groupOf(search)
  const groups = stockGroups(ctx, group, search)
  return {
    ...groups,
    select: sql`${groupColumns}, g.holder_id`,
    conditions: [
      ...groups.conditions,
      // What others hold is of the row of its place.
      ...(group === 'location' ? [sql`g.holder_id = 0`] : []),
      sql`exists (select from stock_days x where x.subscriber_id = current_subscriber() and ${groupings[group].isOne('x')}
        and ${within(search, 'x.day')} and (x.outward <> 0 or x.moved_out <> 0))`,
    ],
  }
}

/** What took goods: a correction by its reason, a sale, or what was sent to others and is ours still. */
const family = sql`case
  when m.entry_id is not null then case m.sort when 'transferOut' then 'transferred' when 'transferIn' then null else e.reason end
  when m.sort in ('transferOut', 'transferIn') then case when m.holder_id = 0 then 'jobWork' end
  when m.sort in ('issue', 'issueReturn') then case when m.holder_id <> 0 and d.moves_goods then null else 'sold' end end`

async function consumed(ctx: Ctx, search: Search, records: readonly Found[]): Promise<Row[]> {
  const isByPlace = groupOf(search) === 'location'
  const { rows } = await sql<{ place: number; family: string; quantity: string; fromHolder: string }>`
    select p.place::int as place, f.family, f.quantity::text as quantity, f.from_holder::text as from_holder
    from unnest(${records.map(({ entityId }) => entityId)}::bigint[], ${records.map(({ itemId }) => itemId)}::bigint[],
        ${records.map(({ locationId }) => locationId)}::bigint[]) with ordinality as p (entity_id, item_id, place_id, place)
      cross join lateral (
        select ${family} as family, -sum(m.quantity) as quantity, coalesce(-sum(m.quantity) filter (where m.holder_id <> 0), 0) as from_holder
        from stock_movements m
          left join stock_entries e on e.subscriber_id = current_subscriber() and e.id = m.entry_id
          left join lateral (select k.moves_goods from documents x join document_kinds k on k.kind = x.kind
            where m.holder_id <> 0 and x.subscriber_id = current_subscriber() and x.id = m.document_id) d on true
        where m.subscriber_id = current_subscriber() and m.entity_id = p.entity_id and m.item_id = p.item_id
          and ${isByPlace ? sql`m.place_id = p.place_id` : sql`true`} and ${within(search, 'm.day')}
        group by 1) f
    where f.family is not null and f.quantity <> 0`.execute(ctx.db)
  const found = records.map(() => new Map<Part, Decimal>())
  for (const { place, family: name, quantity, fromHolder } of rows) {
    const parts = found[place - 1]!
    const add = (part: Part, more: Decimal) => parts.set(part, (parts.get(part) ?? Decimal.zero).add(more))
    add(partOf(name), Decimal.of(quantity))
    // Sold by who had it on approval: it is with them no more.
    if (name === 'sold') add('jobWork', Decimal.of(fromHolder).neg())
  }
  return records.map(({ holderId: _holder, ...row }, index) => {
    const text = (part: Part) => (found[index]!.get(part) ?? Decimal.zero).toPlain()
    const parts = Object.fromEntries(families.map((part) => [part, text(part)])) as Pick<
      Row,
      (typeof families)[number]
    >
    const total = Decimal.sum(families.map((part) => parts[part])).toPlain()
    return { ...row, ...parts, transferred: text('transferred'), total }
  })
}

const isReason = (name: string): name is AdjustmentReason =>
  (adjustmentReasons as readonly string[]).includes(name)
const partOf = (name: string): Part =>
  isReason(name) ? ((name.charAt(0).toLowerCase() + name.slice(1)) as Part) : (name as Part)

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'stock.location', value: (row) => row.locationName },
  { key: 'field.uqc', value: (row) => row.uqc },
  ...(
    ['sold', 'damage', 'loss', 'count', 'internalUse', 'other', 'jobWork', 'total', 'transferred'] as const
  ).map((part): ExportColumn<Row> => ({
    key: `stock.used.${part}`,
    value: (row) => row[part],
    type: 'number',
  })),
]
