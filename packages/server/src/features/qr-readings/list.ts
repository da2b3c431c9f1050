import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { qrReadingCalls } from '@bahi/contracts/qr-readings.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { searched } from '../records/index.ts'

type Search = Omit<ParsedOf<typeof qrReadingCalls.search>, 'start' | 'size' | 'sort'>
export type Row = ReplyOf<typeof qrReadingCalls.search>['records'][number]

export async function searchReadings(
  ctx: Ctx,
  search: ParsedOf<typeof qrReadingCalls.search>,
): Promise<ReplyOf<typeof qrReadingCalls.search>> {
  return paged<Row>(ctx.db, await readingList(ctx, search), search)
}

/** Readings of each state. */
export async function countReadings(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof qrReadingCalls.counts>> {
  const { from, conditions } = await readingList(ctx, { ...search, states: undefined })
  const { rows } = await sql<ReplyOf<typeof qrReadingCalls.counts>[number]>`
    select q.status, count(*)::int as readings from ${from} where ${sql.join([...conditions], sql` and `)} group by 1`.execute(
    ctx.db,
  )
  return rows
}

export async function readingList(ctx: Ctx, search: Search): Promise<ListQuery> {
  const relation = relationTo(await ownGstins(ctx))
  const conditions: RawBuilder<unknown>[] = [
    sql`q.subscriber_id = current_subscriber()`,
    sql`q.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ...searched(search, [
      sql`q.seller_gstin`,
      sql`q.buyer_gstin`,
      sql`q.document_number`,
      sql`q.irn`,
      sql`q.file_name`,
      sql`seller.name`,
      sql`own.name`,
    ]),
  ]
  if (search.states?.length) conditions.push(sql`q.status = any(${search.states}::text[])`)
  if (search.relations?.length) conditions.push(sql`${relation} = any(${search.relations}::text[])`)
  if (search.duplicates === 'Only') conditions.push(isDuplicate)
  if (search.duplicates === 'Without') conditions.push(sql`not ${isDuplicate}`)
  if (search.fromDocumentDate) conditions.push(sql`q.document_date >= ${search.fromDocumentDate}::date`)
  if (search.toDocumentDate) conditions.push(sql`q.document_date <= ${search.toDocumentDate}::date`)
  if (search.fromStamp) conditions.push(sql`q.changed_at >= ${search.fromStamp}::timestamptz`)
  if (search.toStamp) conditions.push(sql`q.changed_at <= ${search.toStamp}::timestamptz`)
  return {
    select: sql`q.id, q.status, q.fault, q.content, q.file_name, q.pages, q.irn, q.irn_date, q.seller_gstin, q.buyer_gstin,
      q.document_type, q.document_number, q.document_date, q.total, q.item_count, q.main_hsn, ${relation} as relation,
      seller.id as seller_id, coalesce(seller.name, own.name) as seller_name, ${isDuplicate} as is_duplicate, q.created_at,
      nullif(trim(concat_ws(' ', maker.first_name, maker.last_name)), '') as created_by`,
    from: sql`qr_readings q left join lateral (select p.id, p.name from parties p where p.subscriber_id = q.subscriber_id
      and p.gstin = q.seller_gstin and p.status <> 'Delete' order by p.id limit 1) seller on true
      left join entities own on own.subscriber_id = q.subscriber_id and own.gstin = q.seller_gstin and own.status <> 'Delete'`,
    joins: sql`left join users maker on maker.subscriber_id = q.subscriber_id and maker.id = q.created_by`,
    id: sql`q.id`,
    conditions,
    sorts: {
      id: { expression: sql`q.id`, type: 'bigint' },
      documentDate: { expression: sql`coalesce(q.document_date, '0001-01-01')`, type: 'date' },
      documentNumber: { expression: sql`coalesce(q.document_number, '')`, type: 'text' },
      total: { expression: sql`coalesce(q.total, 0)`, type: 'numeric' },
      status: { expression: sql`q.status`, type: 'text' },
    },
  }
}

/** Read later than another whose signature was not found wrong either. */
const isDuplicate = sql`(q.irn is not null and q.status in ('Verified', 'UnknownKey') and exists (select from qr_readings o
  where o.subscriber_id = q.subscriber_id and o.irn = q.irn and o.id < q.id and o.status in ('Verified', 'UnknownKey')))`

/** Every GSTIN of the subscriber, anyone who asks: whether a bill is ours does not depend on who reads it. */
async function ownGstins({ db }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ gstin: string }>`select gstin from entities
    where subscriber_id = current_subscriber() and gstin is not null and status <> 'Delete'`.execute(db)
  return rows.map(({ gstin }) => gstin)
}

function relationTo(own: readonly string[]): RawBuilder<unknown> {
  const ours = (column: string) => sql`coalesce(${sql.ref(column)} = any(${[...own]}::text[]), false)`
  const buyer = ours('q.buyer_gstin')
  const seller = ours('q.seller_gstin')
  return sql`case when q.seller_gstin is null then null when ${seller} and ${buyer} then 'Internal'
    when ${buyer} then 'Received' when ${seller} then 'Issued' else 'Other' end`
}
