import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tcsCollectionCalls } from '@bahi/contracts/tcs-collections.ts'
import { collectionDue } from '@bahi/domain/withholding/collect-due.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, searched } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { sideSql, tcs } from './sides.ts'

type Calls = typeof tcsCollectionCalls
type Search = Partial<Omit<ParsedOf<Calls['search']>, 'size'>>
type Row = ReplyOf<Calls['search']>['records'][number]
type Stored = Omit<Row, 'dueOn'>
const { paid, unpaid, challansOfRow } = sideSql(tcs)

const withDue = (row: Stored): Row => ({ ...row, dueOn: collectionDue(row.date) })

/** The register of tax collected at source. */
export async function searchCollections(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const list = collectionList(ctx, search)
  const [page, { rows }] = await Promise.all([
    paged<Stored>(ctx.db, list, search),
    sql<{ base: string; taxed: string; tax: string; paid: string }>`
      select coalesce(sum(t.base), 0)::text as base, coalesce(sum(t.taxed), 0)::text as taxed, coalesce(sum(t.tax), 0)::text as tax,
        coalesce(sum(${paid}), 0.00)::text as paid
      from ${list.from} where ${sql.join([...list.conditions], sql` and `)}`.execute(ctx.db),
  ])
  return { ...page, records: page.records.map(withDue), totals: { ...rows[0]! } }
}

export const exportCollections = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Stored>(ctx, {
    name: 'tcsCollection',
    columns: collectionColumns,
    query: collectionList(ctx, input),
    input,
  })

export function collectionList(ctx: Ctx, search: Search): ListQuery {
  const { partyIds, sections, view, fromDocumentDate: from, toDocumentDate: to, financialYear } = search
  const conditions: RawBuilder<unknown>[] = [
    sql`t.subscriber_id = current_subscriber()`,
    sql`t.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ...searched(search, [sql`p.name`, sql`t.pan`, sql`coalesce(d.number, y.number)`]),
  ]
  if (view !== 'all') conditions.push(sql`t.tax <> 0`)
  if (view === 'unpaid') conditions.push(sql`${unpaid} <> 0`)
  if (partyIds?.length) conditions.push(sql`t.party_id = any(${partyIds}::bigint[])`)
  if (sections?.length) conditions.push(sql`t.section = any(${sections}::text[])`)
  if (from) conditions.push(sql`t.date >= ${from}::date`)
  if (to) conditions.push(sql`t.date <= ${to}::date`)
  if (financialYear) conditions.push(sql`t.financial_year = ${financialYear}`)
  if (search.quarters?.length)
    conditions.push(
      sql`extract(quarter from t.date - interval '3 months')::int = any(${search.quarters.map(Number)}::int[])`,
    )
  if (search.returnPeriods?.length)
    conditions.push(sql`to_char(t.date, 'MMYYYY') = any(${search.returnPeriods}::text[])`)
  return {
    select: sql`t.id, t.date, t.entity_id, t.party_id, p.name as party_name, t.pan, t.section, t.provision, coalesce(d.kind, y.kind) as kind,
      t.document_id, t.payment_id, coalesce(d.number, y.number) as number, t.base::text as base, t.taxed::text as taxed, trim_scale(t.rate)::text as rate, t.tax::text as tax,
      ${paid}::text as paid, ${challansOfRow} as challans, t.reason`,
    // The keyword looks at them, also where rows are only counted.
    from: sql`tcs_collections t join parties p on p.subscriber_id = t.subscriber_id and p.id = t.party_id
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

export const collectionColumns: readonly ExportColumn<Stored>[] = [
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'field.pan', value: (row) => row.pan },
  { key: 'tcs.section', value: (row) => row.section },
  { key: 'tcs.provision', value: (row) => row.provision },
  { key: 'column.number', value: (row) => row.number },
  { key: 'tcs.base', value: (row) => row.base, type: 'amount' },
  { key: 'tcs.taxed', value: (row) => row.taxed, type: 'amount' },
  { key: 'tcs.rate', value: (row) => row.rate },
  { key: 'tcs.tax', value: (row) => row.tax, type: 'amount' },
  { key: 'tcs.dueOn', value: (row) => collectionDue(row.date), type: 'date' },
  { key: 'tds.paid', value: (row) => row.paid, type: 'amount' },
  { key: 'tds.challans', value: (row) => row.challans },
  { key: 'tcs.reason', value: (row) => row.reason },
]
