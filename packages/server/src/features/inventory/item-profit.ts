import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { itemProfitCalls } from '@bahi/contracts/stock-reports.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { earnedBy, earnedColumns, saleConditions, sellingKinds } from './earnings.ts'
import type { Sold } from './earnings.ts'
import { itemConditions } from './stock-groups.ts'

type Calls = typeof itemProfitCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Found = Omit<Row, keyof Sold>

/** What items earned in a period. */
export async function searchItemProfit(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Found>(ctx.db, soldItems(ctx, search), search)
  return { ...page, records: await earned(ctx, search, page.records) }
}

export const exportItemProfit = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Found, Row>(ctx, {
    name: 'itemProfit',
    columns,
    query: soldItems(ctx, input),
    input,
    page: (records) => earned(ctx, input, records),
  })

const soldItems = (ctx: Ctx, search: Search): ListQuery => ({
  select: sql`i.id, i.id as item_id, i.name as item_name, i.code as item_code, i.uqc, c.name as category_name`,
  from: sql`items i left join categories c on c.subscriber_id = i.subscriber_id and c.id = i.category_id`,
  id: sql`i.id`,
  conditions: [
    sql`i.subscriber_id = current_subscriber()`,
    ...itemConditions(search),
    ...(search.itemIds?.length ? [sql`i.id = any(${search.itemIds}::bigint[])`] : []),
    sql`exists (select from document_lines y join documents d on d.subscriber_id = y.subscriber_id and d.id = y.document_id
      where y.subscriber_id = current_subscriber() and y.item_id = i.id and d.kind = any(${sellingKinds}::text[])
        and ${sql.join(saleConditions(ctx, search), sql` and `)})`,
  ],
  sorts: {
    id: { expression: sql`i.id`, type: 'bigint' },
    itemName: { expression: sql`i.name_key`, type: 'text' },
  },
})

async function earned(ctx: Ctx, search: Search, records: readonly Found[]): Promise<Row[]> {
  const sold = await earnedBy(ctx, 'itemId', [
    ...saleConditions(ctx, search),
    sql`y.item_id = any(${records.map(({ itemId }) => itemId)}::bigint[])`,
  ])
  return records.flatMap((row) => {
    const found = sold.get(row.itemId)
    return found ? [{ ...row, ...found }] : []
  })
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'stock.soldQuantity', value: (row) => row.quantity, type: 'number' },
  { key: 'field.uqc', value: (row) => row.uqc },
  ...earnedColumns,
]
