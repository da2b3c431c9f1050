import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls, stockSerialCalls } from '@bahi/contracts/inventory.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Calls = typeof stockSerialCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Detail = ReplyOf<Calls['detail']>
type OfItem = (typeof inventoryCalls)['serialsOfItem']

export const searchSerials = (
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> => paged<Row>(ctx.db, serialList(ctx, search), search)

export const exportSerials = (ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'stockSerial', columns, query: serialList(ctx, input), input })

/** What came and went of one unit, in whichever GSTIN the user sees, the newest first. */
export async function serialDetail(ctx: Ctx, { id }: ParsedOf<Calls['detail']>): Promise<Detail> {
  const { select, from, conditions } = serialList(ctx, {} as Search)
  const [{ rows }, { rows: movements }] = await Promise.all([
    sql<Row>`select ${select} from ${from} where ${sql.join([...conditions], sql` and `)} and s.id = ${id}`.execute(
      ctx.db,
    ),
    sql<Detail['movements'][number]>`
      select m.day, m.sort, m.direction > 0 as is_in, p.name as location_name, h.name as holder_name, m.batch, m.document_id,
        d.kind as document_kind, m.entry_id, coalesce(d.number, e.number) as number, d.party_name
      from item_serials s
        join (select y.item_id, y.serial_key, y.entity_id, y.place_id, y.holder_id, y.batch, y.day, y.turn, y.sort, y.document_id, y.entry_id, y.line_number,
            sum(y.direction) as direction, max(y.id) as id
          from serial_movements y join item_serials x on x.subscriber_id = y.subscriber_id and x.item_id = y.item_id and x.serial_key = y.serial_key and x.id = ${id}
          where y.subscriber_id = current_subscriber()
          group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 having sum(y.direction) <> 0) m on m.item_id = s.item_id and m.serial_key = s.serial_key
        join entities p on p.subscriber_id = s.subscriber_id and p.id = m.place_id
        left join parties h on h.subscriber_id = s.subscriber_id and h.id = nullif(m.holder_id, 0)
        left join documents d on d.subscriber_id = s.subscriber_id and d.id = m.document_id
        left join stock_entries e on e.subscriber_id = s.subscriber_id and e.id = m.entry_id
      where s.subscriber_id = current_subscriber() and s.id = ${id} and m.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      order by m.day desc, m.turn desc, m.direction desc, m.id desc limit 500`.execute(ctx.db),
  ])
  if (!rows[0]) throw notFound()
  return { ...rows[0], movements }
}

/** Serial numbers of an item at a place, for the line that takes some of them. */
export async function serialsOfItem(
  ctx: Ctx,
  { entityId, locationId = entityId, itemId, batch, text }: ParsedOf<OfItem>,
): Promise<ReplyOf<OfItem>> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<ReplyOf<OfItem>[number]>`
    select s.serial, s.batch from item_serials s
    where s.subscriber_id = current_subscriber() and s.item_id = ${itemId} and s.entity_id = ${entityId} and s.place_id = ${locationId}
      and s.holder_id = 0 and s.quantity > 0 and s.serial_key like ${`${like(text.toUpperCase())}%`}
      and (${batch ?? null}::text is null or upper(s.batch) = upper(${batch ?? null}::text))
    order by s.serial_key limit 200`.execute(ctx.db)
  return rows
}

function serialList(ctx: Ctx, search: Search): ListQuery {
  const { view = 'all', itemIds, locationIds, keyword } = search
  const states = {
    all: sql`true`,
    inStock: sql`s.quantity > 0 and s.holder_id = 0`,
    held: sql`s.quantity > 0 and s.holder_id <> 0`,
    gone: sql`s.quantity <= 0`,
  }
  return {
    select: sql`s.id, s.item_id, i.name as item_name, i.code as item_code, s.serial, s.batch,
      case when s.quantity <= 0 then 'gone' when s.holder_id <> 0 then 'held' else 'inStock' end as state,
      s.place_id as location_id, p.name as location_name, h.name as holder_name`,
    from: sql`item_serials s join items i on i.subscriber_id = s.subscriber_id and i.id = s.item_id
      join entities p on p.subscriber_id = s.subscriber_id and p.id = s.place_id
      left join parties h on h.subscriber_id = s.subscriber_id and h.id = nullif(s.holder_id, 0)`,
    id: sql`s.id`,
    conditions: [
      sql`s.subscriber_id = current_subscriber()`,
      sql`s.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
      states[view],
      ...(itemIds?.length ? [sql`s.item_id = any(${itemIds}::bigint[])`] : []),
      ...(locationIds?.length ? [sql`s.place_id = any(${locationIds}::bigint[])`] : []),
      ...(keyword
        ? [
            sql`(s.serial_key like ${`${like(keyword.toUpperCase())}%`} or i.name_key like ${`%${like(keyword.toLowerCase())}%`})`,
          ]
        : []),
    ],
    sorts: {
      id: { expression: sql`s.id`, type: 'bigint' },
      serial: { expression: sql`s.serial_key`, type: 'text' },
      itemName: { expression: sql`i.name_key`, type: 'text' },
    },
  }
}

const like = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const stateText = { inStock: 'stock.inStock', held: 'stock.heldState', gone: 'stock.gone' } as const

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.serial', value: (row) => row.serial },
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'stock.batch', value: (row) => row.batch },
  { key: 'column.status', value: (row, t) => t(stateText[row.state]) },
  { key: 'stock.location', value: (row) => row.locationName },
  { key: 'stock.holder', value: (row) => row.holderName },
]
