import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { writeOffCalls } from '@bahi/contracts/write-offs.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { openSideNames, openSides, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { keywordCondition } from '../ledger/index.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Search = Omit<ParsedOf<typeof writeOffCalls.search>, 'size'>
type Page = ReplyOf<typeof writeOffCalls.search>
type Row = Page['records'][number]

export const searchWriteOffs = (ctx: Ctx, search: ParsedOf<typeof writeOffCalls.search>): Promise<Page> =>
  paged<Row>(ctx.db, writeOffList(ctx, search, 'SH_VW'), search)

export const exportWriteOffs = (
  ctx: Ctx,
  input: ParsedOf<typeof writeOffCalls.export>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'writeOff', columns, query: writeOffList(ctx, input, 'DD_EX'), input })

/** What was owed to us is entered as a loss. Undone ones settle nothing any more: the ledger keeps their side. */
const side = sql`(select case when e.debit > 0 then 'receivable' else 'payable' end from ledger_entries e
  where e.subscriber_id = current_subscriber() and e.payment_id = p.id and e.account = 'writtenOff' and e.reverses is null limit 1)`

const nameOf = (column: string) =>
  sql`(select trim(u.first_name || ' ' || u.last_name) from users u where u.subscriber_id = p.subscriber_id and u.id = ${sql.ref(column)})`

function writeOffList(ctx: Ctx, search: Search, action: 'SH_VW' | 'DD_EX'): ListQuery {
  return {
    select: sql`p.id, p.number, p.date, p.entity_id, p.party_id, p.party_name, ${side} as side, d.id as document_id, d.kind,
      coalesce(d.number, p.reference) as document_number, p.amount, p.notes as reason, ${nameOf('p.created_by')} as created_by, p.created_at, p.status,
      case when p.status = 'Cancelled' then ${nameOf('p.changed_by')} end as undone_by, p.cancelled_at as undone_at, p.cancel_reason as undo_reason`,
    from: sql`payments p`,
    joins: sql`left join payment_allocations a on a.subscriber_id = p.subscriber_id and a.payment_id = p.id
      left join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id`,
    id: sql`p.id`,
    conditions: conditionsOf(ctx, search, action),
    sorts: {
      id: { expression: sql`p.id`, type: 'bigint' },
      date: { expression: sql`p.date`, type: 'date' },
      amount: { expression: sql`p.amount_key`, type: 'bigint' },
    },
  }
}

function conditionsOf(ctx: Ctx, f: Search, action: 'SH_VW' | 'DD_EX'): RawBuilder<unknown>[] {
  const entityIds = ctx.entitiesOf(f.entityIds)
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  const [from, to] = [f.fromDocumentDate ?? year?.from, f.toDocumentDate ?? year?.to]
  // Each side where the user has the right to its payments.
  const sides = openSideNames
    .filter((one) => f.side === undefined || f.side === one)
    .map((one) => {
      const right = `${paymentKinds[openSides[one].paidBy].rights}_${action}` as const
      const own = entityIds.filter((id) => ctx.can(right, id))
      return sql`(${side} = ${one} and p.entity_id = any(${own}::bigint[]))`
    })
  const list: RawBuilder<unknown>[] = [
    sql`p.subscriber_id = current_subscriber()`,
    sql`p.kind = 'writeOff'`,
    sql`p.entity_id = any(${entityIds}::bigint[])`,
    sql`(${sql.join(sides, sql` or `)})`,
  ]
  if (f.view === 'active') list.push(sql`p.status = 'Active'`)
  if (f.view === 'undone') list.push(sql`p.status = 'Cancelled'`)
  if (f.partyIds?.length) list.push(sql`p.party_id = any(${f.partyIds}::bigint[])`)
  if (from) list.push(sql`p.date >= ${from}::date`)
  if (to) list.push(sql`p.date <= ${to}::date`)
  if (f.fromStamp) list.push(sql`p.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) list.push(sql`p.changed_at <= ${f.toStamp}::timestamptz`)
  if (f.returnPeriods?.length) list.push(sql`to_char(p.date, 'MMYYYY') = any(${f.returnPeriods}::text[])`)
  if (f.keyword) list.push(keywordCondition('p', ['writeOff'], f.keyword))
  if (f.keywords?.length)
    list.push(sql`p.number_key = any(${f.keywords.map((word) => word.toUpperCase())}::text[])`)
  return list
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'due.side', value: (row, t) => t(`due.${row.side}`) },
  { key: 'writeOff.document', value: (row) => row.documentNumber },
  { key: 'column.amount', value: (row) => row.amount, type: 'amount' },
  { key: 'writeOff.reason', value: (row) => row.reason },
  { key: 'writeOff.by', value: (row) => row.createdBy },
  {
    key: 'column.status',
    value: (row, t) => t(row.status === 'Active' ? 'writeOff.done' : 'writeOff.isUndone'),
  },
  { key: 'writeOff.undoneBy', value: (row) => row.undoneBy },
  { key: 'writeOff.undoReason', value: (row) => row.undoReason },
]
