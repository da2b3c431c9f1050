import type { fixedAssetCalls } from '@bahi/contracts/assets.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, peopleOf, searched, stampSorts, stampsOf } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Calls = typeof fixedAssetCalls
type Search = Partial<Omit<ParsedOf<Calls['search']>, 'size'>>
type Row = ReplyOf<Calls['search']>['records'][number]

const bookValue = sql`(case when a.disposed_on is null then a.cost - s.depreciation else 0 end)`
const state = sql`(case when a.disposed_on is not null then 'Disposed' when a.method <> 'None' and a.cost - s.depreciation <= a.residual then 'Depreciated' else 'InUse' end)`

export async function searchAssets(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const list = assetList(ctx, search)
  const [page, { rows }] = await Promise.all([
    paged<Row>(ctx.db, list, search),
    sql<{ cost: string; depreciation: string; bookValue: string }>`
      select coalesce(sum(a.cost), 0)::text as cost, coalesce(sum(s.depreciation), 0)::text as depreciation, coalesce(sum(${bookValue}), 0)::text as book_value
      from ${list.from} where ${sql.join([...list.conditions], sql` and `)}`.execute(ctx.db),
  ])
  return { ...page, totals: { ...rows[0]! } }
}

export const exportAssets = (ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'fixedAsset', columns, query: assetList(ctx, input), input })

/** `withDeleted`: also what was taken out of the register, for its own view. */
export function assetList(ctx: Ctx, search: Search, withDeleted = false): ListQuery {
  const {
    states,
    classes,
    documentId,
    fromDocumentDate: from,
    toDocumentDate: to,
    fromStamp,
    toStamp,
  } = search
  const conditions: RawBuilder<unknown>[] = [
    sql`a.subscriber_id = current_subscriber()`,
    sql`a.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ...searched(search, [sql`a.name`, sql`a.code`, sql`a.location`]),
  ]
  if (!withDeleted) conditions.push(sql`a.status <> 'Delete'`)
  if (states?.length) conditions.push(sql`${state} = any(${states}::text[])`)
  if (classes?.length) conditions.push(sql`a.asset_class = any(${classes}::text[])`)
  if (documentId !== undefined) conditions.push(sql`a.document_id = ${documentId}`)
  if (from) conditions.push(sql`a.acquired_on >= ${from}::date`)
  if (to) conditions.push(sql`a.acquired_on <= ${to}::date`)
  if (fromStamp) conditions.push(sql`a.changed_at >= ${fromStamp}::timestamptz`)
  if (toStamp) conditions.push(sql`a.changed_at <= ${toStamp}::timestamptz`)
  return {
    select: sql`${stampsOf('a')}, a.entity_id, a.name, a.code, a.asset_class, a.method, a.acquired_on, a.used_from, a.cost::text as cost,
      s.depreciation::text as depreciation, ${bookValue}::text as book_value, s.depreciated_until, ${state} as state, a.disposed_on`,
    // The state is looked for by what is posted, also where rows are only counted.
    from: sql`fixed_assets a cross join lateral (
      select coalesce(sum(m.depreciation) filter (where p.kind <> 'dispose'), 0) as depreciation,
        coalesce(max(p.date) filter (where p.kind = 'depreciate'), a.opening_until) as depreciated_until
      from asset_movements m join asset_postings p on p.subscriber_id = m.subscriber_id and p.id = m.posting_id
      where m.subscriber_id = a.subscriber_id and m.asset_id = a.id and p.undone_on is null) s`,
    joins: peopleOf('a'),
    id: sql`a.id`,
    conditions,
    sorts: {
      name: { expression: sql`lower(a.name)`, type: 'text' },
      acquiredOn: { expression: sql`a.acquired_on`, type: 'date' },
      cost: { expression: sql`a.cost`, type: 'numeric' },
      ...stampSorts('a'),
    },
  }
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'asset.code', value: (row) => row.code },
  { key: 'asset.class', value: (row, t) => t(`enum.AssetClass.${row.assetClass}`) },
  { key: 'asset.method', value: (row, t) => t(`enum.DepreciationMethod.${row.method}`) },
  { key: 'asset.acquiredOn', value: (row) => row.acquiredOn, type: 'date' },
  { key: 'asset.usedFrom', value: (row) => row.usedFrom, type: 'date' },
  { key: 'asset.cost', value: (row) => row.cost, type: 'amount' },
  { key: 'asset.depreciation', value: (row) => row.depreciation, type: 'amount' },
  { key: 'asset.bookValue', value: (row) => row.bookValue, type: 'amount' },
  { key: 'asset.depreciatedUntil', value: (row) => row.depreciatedUntil, type: 'date' },
  { key: 'asset.state', value: (row, t) => t(`enum.AssetState.${row.state}`) },
  { key: 'asset.disposedOn', value: (row) => row.disposedOn, type: 'date' },
]
