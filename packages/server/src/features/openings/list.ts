import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { openingItemCalls } from '@bahi/contracts/openings.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { openingKinds } from '@bahi/domain/documents/opening.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { keywordCondition } from '../ledger/index.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Search = Omit<ParsedOf<typeof openingItemCalls.search>, 'size'>
type Page = ReplyOf<typeof openingItemCalls.search>
type Row = Page['records'][number]

/** Literals, so that the index of opening documents serves. */
export const isOpening = sql.raw(`d.kind in (${openingKinds.map((kind) => `'${kind}'`).join(', ')})`)

const columnsOfRow = sql`d.id, d.version, d.entity_id, d.party_id, d.party_name, d.kind, d.subtype as type, d.number, d.date, d.due_date,
  d.body->>'amount' as amount, d.total as left, d.balance, d.opens, d.body->>'remarks' as remarks, d.status`

/** One page, and with the first one what is open of all that match. */
export async function searchOpenings(
  ctx: Ctx,
  search: ParsedOf<typeof openingItemCalls.search>,
): Promise<Page> {
  const query = openingList(ctx, search)
  const [page, totals] = await Promise.all([
    paged<Row>(ctx.db, query, search),
    search.after === undefined
      ? sql<Record<string, string>>`select ${sums} from ${query.from}
          where ${sql.join([...query.conditions], sql` and `)}`
          .execute(ctx.db)
          .then(({ rows }) => rows[0]!)
      : undefined,
  ])
  return { ...page, ...(totals ? { totals } : {}) }
}

const sums = sql`coalesce(sum(d.total), 0)::numeric(20, 2) as left, coalesce(sum(d.balance), 0)::numeric(20, 2) as balance`

export async function openingDetail(ctx: Ctx, { id }: { readonly id: number }): Promise<Row> {
  const { rows } = await sql<Row>`select ${columnsOfRow} from documents d
    where d.subscriber_id = current_subscriber() and ${isOpening} and d.id = ${id}
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const exportOpenings = (
  ctx: Ctx,
  input: ParsedOf<typeof openingItemCalls.export>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'openingItem', columns, query: openingList(ctx, input), input })

function openingList(ctx: Ctx, search: Search): ListQuery {
  return {
    select: columnsOfRow,
    from: sql`documents d`,
    id: sql`d.id`,
    conditions: conditionsOf(ctx, search),
    sorts: {
      id: { expression: sql`d.id`, type: 'bigint' },
      date: { expression: sql`d.date`, type: 'date' },
      number: { expression: sql`d.number_key`, type: 'text' },
    },
  }
}

function conditionsOf(ctx: Ctx, f: Search): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [
    sql`d.subscriber_id = current_subscriber()`,
    isOpening,
    sql`d.entity_id = any(${ctx.entitiesOf(f.entityIds)}::bigint[])`,
    f.view === 'deleted' ? sql`d.opens is null` : sql`d.opens is not null`,
  ]
  if (f.view === 'open') list.push(sql`d.balance > 0`)
  if (f.view === 'overdue')
    list.push(sql`d.balance > 0 and coalesce(d.due_date, d.date) < ${istDateOf(ctx.clock())}::date`)
  if (f.view === 'partly') list.push(sql`d.balance > 0 and d.balance < d.total`)
  if (f.view === 'settled') list.push(sql`d.balance = 0`)
  if (f.partyIds?.length) list.push(sql`d.party_id = any(${f.partyIds}::bigint[])`)
  if (f.types?.length) list.push(sql`d.subtype = any(${f.types}::text[])`)
  if (f.fromDocumentDate) list.push(sql`d.date >= ${f.fromDocumentDate}::date`)
  if (f.toDocumentDate) list.push(sql`d.date <= ${f.toDocumentDate}::date`)
  if (f.fromStamp) list.push(sql`d.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) list.push(sql`d.changed_at <= ${f.toStamp}::timestamptz`)
  if (f.financialYear) list.push(sql`d.financial_year = ${f.financialYear}`)
  if (f.returnPeriods?.length) list.push(sql`to_char(d.date, 'MMYYYY') = any(${f.returnPeriods}::text[])`)
  if (f.keyword) list.push(keywordCondition('d', openingKinds, f.keyword))
  if (f.keywords?.length)
    list.push(sql`d.number_key = any(${f.keywords.map((word) => word.toUpperCase())}::text[])`)
  return list
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'opening.type', value: (row, t) => t(`enum.OpeningType.${row.type}`) },
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'column.dueDate', value: (row) => row.dueDate, type: 'date' },
  { key: 'opening.amount', value: (row) => row.amount, type: 'amount' },
  { key: 'opening.left', value: (row) => row.left, type: 'amount' },
  { key: 'opening.openToday', value: (row) => row.balance, type: 'amount' },
  { key: 'field.remarks', value: (row) => row.remarks },
]
