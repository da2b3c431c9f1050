import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillOfOtherCalls } from '@bahi/contracts/eway-others.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { paged } from '../../../platform/paging.ts'
import type { SortColumn } from '../../../platform/paging.ts'
import { otherRow } from './detail.ts'
import { otherColumns, othersWithIntents, otherStatus } from './read.ts'
import type { Other } from './read.ts'

type Search = ParsedOf<typeof eWayBillOfOtherCalls.search>

const sorts: Readonly<Record<string, SortColumn>> = {
  id: { expression: sql`o.id`, type: 'bigint' },
  date: { expression: sql`coalesce(o.generated_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
  validUpto: { expression: sql`coalesce(o.valid_until, 'infinity'::timestamptz)`, type: 'timestamptz' },
  number: { expression: sql`o.number`, type: 'text' },
  total: { expression: sql`coalesce(o.total, 0)`, type: 'numeric' },
}

export async function searchOthers(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof eWayBillOfOtherCalls.search>> {
  const now = ctx.clock()
  const conditions = conditionsOf(ctx, search)
  if (search.states?.length) conditions.push(sql`${otherStatus(now)} = any(${search.states}::text[])`)
  const page = await paged<Other>(
    ctx.db,
    { select: otherColumns(now), from: othersWithIntents, id: sql`o.id`, conditions, sorts },
    search,
  )
  return { ...page, records: page.records.map((other) => otherRow(ctx, other)) }
}

export async function countOthers(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof eWayBillOfOtherCalls.counts>> {
  const { rows } = await sql<ReplyOf<typeof eWayBillOfOtherCalls.counts>[number]>`
    select ${otherStatus(ctx.clock())} as status, count(*)::int as bills, coalesce(sum(o.total), 0)::numeric(20, 2) as amount
    from ${othersWithIntents} where ${sql.join(conditionsOf(ctx, search), sql` and `)} group by 1`.execute(
    ctx.db,
  )
  return rows
}

function conditionsOf(ctx: Ctx, search: Search): RawBuilder<unknown>[] {
  const day = sql`(o.generated_at at time zone 'Asia/Kolkata')::date`
  const list: RawBuilder<unknown>[] = [
    sql`o.subscriber_id = current_subscriber()`,
    sql`o.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
  ]
  if (search.roles?.length) list.push(sql`o.roles && ${search.roles}::text[]`)
  if (search.generatedBy) list.push(sql`o.generated_by = ${search.generatedBy}`)
  if (search.fromDate) list.push(sql`${day} >= ${search.fromDate}::date`)
  if (search.toDate) list.push(sql`${day} <= ${search.toDate}::date`)
  if (search.fromDocumentDate) list.push(sql`o.document_date >= ${search.fromDocumentDate}::date`)
  if (search.toDocumentDate) list.push(sql`o.document_date <= ${search.toDocumentDate}::date`)
  if (search.fromStamp) list.push(sql`o.told_at >= ${search.fromStamp}::timestamptz`)
  if (search.toStamp) list.push(sql`o.told_at <= ${search.toStamp}::timestamptz`)
  const keywords = search.keywords?.filter(Boolean)
  if (keywords?.length) list.push(sql`o.number = any(${keywords}::text[])`)
  if (search.keyword) {
    const like = `%${search.keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    list.push(sql`(o.number = ${search.keyword} or o.document_number ilike ${like} or o.from_name ilike ${like} or o.to_name ilike ${like}
      or o.generated_by = upper(${search.keyword}) or o.delivery_place ilike ${like})`)
  }
  return list
}
