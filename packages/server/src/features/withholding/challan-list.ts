import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tdsChallanCalls } from '@bahi/contracts/tax-challans.ts'
import { systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account } from '@bahi/domain/books/chart.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, peopleOf, searched, stampSorts, stampsOf } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { sideSql } from './sides.ts'
import type { Side } from './sides.ts'

type Calls = typeof tdsChallanCalls
type Search = Partial<Omit<ParsedOf<Calls['search']>, 'size'>>
type Row = ReplyOf<Calls['search']>['records'][number]
type Detail = ReplyOf<Calls['detail']>

export async function searchChallans(
  side: Side,
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const list = challanList(side, ctx, search)
  const [page, { rows }] = await Promise.all([
    paged<Row>(ctx.db, list, search),
    sql<{ tax: string; interest: string; fee: string; total: string }>`
      select coalesce(sum(c.tax), 0)::text as tax, coalesce(sum(c.interest), 0)::text as interest, coalesce(sum(c.fee), 0)::text as fee,
        coalesce(sum(c.tax + c.interest + c.fee), 0)::text as total
      from ${list.from} where ${sql.join([...list.conditions, sql`c.status = 'Active'`], sql` and `)}`.execute(
      ctx.db,
    ),
  ])
  return { ...page, totals: { ...rows[0]! } }
}

export const exportChallans = (
  side: Side,
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, {
    name: `${side.name}Challan`,
    columns: challanColumns(side),
    query: challanList(side, ctx, input),
    input,
  })

export function challanList(
  side: Side,
  ctx: Ctx,
  search: Search,
  more: readonly RawBuilder<unknown>[] = [],
): ListQuery {
  const { challans, challanRows, unused } = sideSql(side)
  const { states, fromDocumentDate: from, toDocumentDate: to, fromStamp, toStamp } = search
  const conditions: RawBuilder<unknown>[] = [
    sql`c.subscriber_id = current_subscriber()`,
    sql`c.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ...searched(search, [sql`c.bsr_code`, sql`c.number`, sql`c.notes`]),
    ...more,
  ]
  if (states?.length) conditions.push(sql`c.status = any(${states}::text[])`)
  if (from) conditions.push(sql`c.date >= ${from}::date`)
  if (to) conditions.push(sql`c.date <= ${to}::date`)
  if (fromStamp) conditions.push(sql`c.changed_at >= ${fromStamp}::timestamptz`)
  if (toStamp) conditions.push(sql`c.changed_at <= ${toStamp}::timestamptz`)
  return {
    select: sql`${stampsOf('c')}, c.entity_id, c.date, c.bsr_code, c.number, c.tax::text as tax, c.interest::text as interest, c.fee::text as fee,
      (c.tax + c.interest + c.fee)::text as total, ${unused}::text as unused, c.journal_id, j.number as journal_number,
      array(select distinct r.section from ${challanRows} r where r.subscriber_id = c.subscriber_id and r.challan_id = c.id order by 1) as sections`,
    from: sql`${challans} c`,
    joins: sql`join journals j on j.subscriber_id = c.subscriber_id and j.id = c.journal_id ${peopleOf('c')}`,
    id: sql`c.id`,
    conditions,
    sorts: {
      date: { expression: sql`c.date`, type: 'date' },
      number: { expression: sql`c.number`, type: 'text' },
      tax: { expression: sql`c.tax`, type: 'numeric' },
      ...stampSorts('c'),
    },
  }
}

/** A challan with what it pays, and the account that the money left. */
export async function challanDetail(
  side: Side,
  ctx: Ctx,
  { id }: ParsedOf<Calls['detail']>,
): Promise<Detail> {
  const { challanRows, registerOfRow, paymentOf } = sideSql(side)
  const { select, from, joins = sql``, conditions } = challanList(side, ctx, {})
  const [{ rows }, { rows: paid }] = await Promise.all([
    sql<Omit<Detail, 'rows' | 'account'> & { account: Account | null; ownName: string | null }>`
      select ${select}, c.notes, c.cancel_reason, l.account, l.ledger_account_id as account_id, o.name as own_name
      from ${from} ${joins}
        left join journal_lines l on l.subscriber_id = c.subscriber_id and l.journal_id = c.journal_id and l.credit > 0
        left join ledger_accounts o on o.subscriber_id = l.subscriber_id and o.id = l.ledger_account_id
      where ${sql.join([...conditions], sql` and `)} and c.id = ${id}`.execute(ctx.db),
    sql<Detail['rows'][number]>`
      select r.line_number, t.id as deduction_id, t.date, r.section, p.name as party_name, t.pan, coalesce(d.number, y.number) as number,
        d.kind, r.document_id, ${paymentOf('r')} as payment_id, r.tax::text as tax
      from ${challanRows} r left join ${registerOfRow}
        left join parties p on p.subscriber_id = t.subscriber_id and p.id = t.party_id
        left join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
        left join payments y on y.subscriber_id = r.subscriber_id and y.id = ${paymentOf('r')}
      where r.subscriber_id = current_subscriber() and r.challan_id = ${id} order by r.line_number limit 1000`.execute(
      ctx.db,
    ),
  ])
  const found = rows[0]
  if (!found) throw notFound()
  const { ownName, account, ...challan } = found
  return {
    ...challan,
    account: ownName ?? (account === null ? null : systemAccounts[account].name),
    rows: paid,
  }
}

export const challanColumns = ({ name }: Pick<Side, 'name'>): readonly ExportColumn<Row>[] => [
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'tds.bsrCode', value: (row) => row.bsrCode },
  { key: 'tds.challanNumber', value: (row) => row.number },
  { key: `${name}.section`, value: (row) => row.sections.join(', ') },
  { key: `${name}.tax`, value: (row) => row.tax, type: 'amount' },
  { key: 'tds.interest', value: (row) => row.interest, type: 'amount' },
  { key: 'tds.fee', value: (row) => row.fee, type: 'amount' },
  { key: 'tds.challanTotal', value: (row) => row.total, type: 'amount' },
  { key: 'tds.unused', value: (row) => row.unused, type: 'amount' },
  { key: 'column.status', value: (row, t) => t(`enum.TdsChallanState.${row.status}`) },
]
