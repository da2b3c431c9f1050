import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tdsDeductionCalls } from '@bahi/contracts/withholding.ts'
import { depositDue } from '@bahi/domain/withholding/due.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, searched } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { sideSql, tds } from './sides.ts'

type Calls = typeof tdsDeductionCalls
type Search = Partial<Omit<ParsedOf<Calls['search']>, 'size'>>
type Row = ReplyOf<Calls['search']>['records'][number]
type Stored = Omit<Row, 'dueOn'>
const { paid, unpaid, challansOfRow } = sideSql(tds)

const withDue = (row: Stored): Row => ({ ...row, dueOn: depositDue(row.date) })

export async function searchDeductions(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const list = deductionList(ctx, search)
  const [page, { rows }] = await Promise.all([
    paged<Stored>(ctx.db, list, search),
    sql<{ base: string; taxed: string; tax: string; paid: string }>`
      select coalesce(sum(t.base), 0)::text as base, coalesce(sum(t.taxed), 0)::text as taxed, coalesce(sum(t.tax), 0)::text as tax,
        coalesce(sum(${paid}), 0.00)::text as paid
      from ${list.from} where ${sql.join([...list.conditions], sql` and `)}`.execute(ctx.db),
  ])
  return { ...page, records: page.records.map(withDue), totals: { ...rows[0]! } }
}

export const exportDeductions = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Stored>(ctx, {
    name: 'tdsDeduction',
    columns: deductionColumns,
    query: deductionList(ctx, input),
    input,
  })

export function deductionList(ctx: Ctx, search: Search): ListQuery {
  const { partyIds, sections, view, fromDocumentDate: from, toDocumentDate: to, financialYear } = search
  const conditions: RawBuilder<unknown>[] = [
    sql`t.subscriber_id = current_subscriber()`,
    sql`t.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ...searched(search, [sql`p.name`, sql`t.pan`, sql`coalesce(d.number, y.number)`]),
  ]
  if (view !== 'all') conditions.push(sql`t.tax > 0`)
  if (view === 'unpaid') conditions.push(sql`${unpaid} > 0`)
  if (partyIds?.length) conditions.push(sql`t.party_id = any(${partyIds}::bigint[])`)
  if (sections?.length) conditions.push(sql`t.section = any(${sections}::text[])`)
  if (from) conditions.push(sql`t.date >= ${from}::date`)
  if (to) conditions.push(sql`t.date <= ${to}::date`)
  if (financialYear) conditions.push(sql`t.financial_year = ${financialYear}`)
  if (search.returnPeriods?.length)
    conditions.push(sql`to_char(t.date, 'MMYYYY') = any(${search.returnPeriods}::text[])`)
  return {
    select: sql`t.id, t.date, t.entity_id, t.party_id, p.name as party_name, t.pan, t.deductee_type, t.section, t.provision, t.code,
      coalesce(d.number, y.number) as number, t.document_id, t.payment_id, t.base::text as base, t.taxed::text as taxed,
      trim_scale(t.rate)::text as rate, t.tax::text as tax, ${paid}::text as paid, ${challansOfRow} as challans,
      case when t.tax = 0 then 'Y' when t.pan is null then 'C' else '' end as reason_code, t.reason`,
    // The keyword looks at them, also where rows are only counted.
    from: sql`tds_deductions t join parties p on p.subscriber_id = t.subscriber_id and p.id = t.party_id
      left join documents d on d.subscriber_id = t.subscriber_id and d.id = t.document_id
      left join payments y on y.subscriber_id = t.subscriber_id and y.id = t.payment_id`,
    id: sql`t.id`,
    conditions,
    sorts: {
      id: { expression: sql`t.id`, type: 'bigint' },
      date: { expression: sql`t.date`, type: 'date' },
      partyName: { expression: sql`lower(p.name)`, type: 'text' },
      section: { expression: sql`t.section`, type: 'text' },
      tax: { expression: sql`t.tax`, type: 'numeric' },
    },
  }
}

export const deductionColumns: readonly ExportColumn<Stored>[] = [
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'field.pan', value: (row) => row.pan },
  { key: 'tds.section', value: (row) => row.section },
  { key: 'tds.provision', value: (row) => (row.provision === row.section ? null : row.provision) },
  { key: 'tds.code', value: (row) => row.code },
  { key: 'column.number', value: (row) => row.number },
  { key: 'tds.base', value: (row) => row.base, type: 'amount' },
  { key: 'tds.taxed', value: (row) => row.taxed, type: 'amount' },
  { key: 'tds.rate', value: (row) => row.rate },
  { key: 'tds.tax', value: (row) => row.tax, type: 'amount' },
  { key: 'tds.reasonCode', value: (row) => row.reasonCode },
  { key: 'tds.dueOn', value: (row) => depositDue(row.date), type: 'date' },
  { key: 'tds.paid', value: (row) => row.paid, type: 'amount' },
  { key: 'tds.challans', value: (row) => row.challans },
  { key: 'tds.reason', value: (row) => row.reason },
]
