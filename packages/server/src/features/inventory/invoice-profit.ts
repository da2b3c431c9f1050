import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { invoiceProfitCalls } from '@bahi/contracts/stock-reports.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invariant } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { earnedBy, earnedColumns, lineConditions, saleConditions, sellingKinds } from './earnings.ts'
import type { Earned } from './earnings.ts'

type Calls = typeof invoiceProfitCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Found = Omit<Row, keyof Earned>

/** What invoices earned, and what notes took back. */
export async function searchInvoiceProfit(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Found>(ctx.db, sales(ctx, search), search)
  return { ...page, records: await earned(ctx, search, page.records) }
}

export const exportInvoiceProfit = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Found, Row>(ctx, {
    name: 'invoiceProfit',
    columns,
    query: sales(ctx, input),
    input,
    page: (records) => earned(ctx, input, records),
  })

/** Each kind is read along its own index. */
function sales(ctx: Ctx, search: Search): ListQuery {
  const [invoices, notes, ...others] = sellingKinds
  invariant(invoices && notes && others.length === 0, 'two kinds of documents sell')
  const of = (kind: string) => sql`(select * from documents x where x.kind = ${kind}) d
    join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id`
  const lines = lineConditions(search)
  const words = [...(search.keywords ?? []), ...(search.keyword ? [search.keyword] : [])].map((word) =>
    word.toUpperCase(),
  )
  return {
    select: sql`d.id, d.kind, d.number, d.date, d.entity_id, e.name as entity_name, d.party_name`,
    from: of(invoices),
    also: [of(notes)],
    id: sql`d.id`,
    conditions: [
      ...saleConditions(ctx, search),
      ...(words.length > 0 ? [sql`d.number_key = any(${words}::text[])`] : []),
      ...(lines.length > 0
        ? [
            sql`exists (select from document_lines y where y.subscriber_id = current_subscriber() and y.document_id = d.id and ${sql.join(lines, sql` and `)})`,
          ]
        : []),
    ],
    sorts: {
      id: { expression: sql`d.id`, type: 'bigint' },
      date: { expression: sql`d.date`, type: 'date' },
      number: { expression: sql`d.number_key`, type: 'text' },
    },
  }
}

async function earned(ctx: Ctx, search: Search, records: readonly Found[]): Promise<Row[]> {
  const sold = await earnedBy(ctx, 'documentId', [
    sql`d.subscriber_id = current_subscriber() and d.id = any(${records.map(({ id }) => id)}::bigint[])`,
    ...lineConditions(search),
  ])
  return records.flatMap((row) => {
    const found = sold.get(row.id)
    if (!found) return []
    const { quantity: _quantity, ...rest } = found
    return [{ ...row, ...rest }]
  })
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'field.gstin', value: (row) => row.entityName },
  ...earnedColumns,
]
