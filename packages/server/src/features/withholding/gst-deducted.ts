import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstDeductionCalls } from '@bahi/contracts/gst-deductions.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, searched } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Calls = typeof gstDeductionCalls
type Search = Partial<Omit<ParsedOf<Calls['search']>, 'size'>>
type Row = ReplyOf<Calls['search']>['records'][number]

/** The register of GST that customers kept back: a row for each GSTIN, month and section. */
export const searchGstDeductions = (
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> => paged<Row>(ctx.db, gstDeductionList(ctx, search), search)

export const exportGstDeductions = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, {
    name: 'gstDeduction',
    columns,
    query: gstDeductionList(ctx, input),
    input,
  })

const summed = ['taxableValue', 'igst', 'cgst', 'sgst', 'tax'] as const

function gstDeductionList(ctx: Ctx, search: Search): ListQuery {
  const year = search.financialYear ? rangeOfFinancialYear(search.financialYear) : undefined
  const [from, to] = [search.fromDocumentDate ?? year?.from, search.toDocumentDate ?? year?.to]
  const { partyIds, sections, returnPeriods } = search
  const conditions: RawBuilder<unknown>[] = [
    sql`p.subscriber_id = current_subscriber()`,
    sql`p.gst_section is not null`,
    sql`p.status = 'Active'`,
    sql`p.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ...searched(search, [sql`p.party_name`, sql`p.gst_deductor`, sql`p.number`]),
  ]
  if (partyIds?.length) conditions.push(sql`p.party_id = any(${partyIds}::bigint[])`)
  if (sections?.length) conditions.push(sql`p.gst_section = any(${sections}::text[])`)
  if (from) conditions.push(sql`p.date >= ${from}::date`)
  if (to) conditions.push(sql`p.date <= ${to}::date`)
  if (returnPeriods?.length) conditions.push(sql`to_char(p.date, 'MMYYYY') = any(${returnPeriods}::text[])`)
  return {
    select: sql`g.id, g.entity_id, to_char(g.month, 'MMYYYY') as return_period, g.deductor_gstin, g.party_id, g.party_name, g.section,
      g.receipts, g.taxable_value, g.igst, g.cgst, g.sgst, g.tax`,
    from: sql`(select min(p.id) as id, p.entity_id, date_trunc('month', p.date)::date as month, p.gst_deductor as deductor_gstin, p.party_id,
        (array_agg(p.party_name order by p.date desc, p.id desc))[1] as party_name, p.gst_section as section, count(*) as receipts,
        sum(p.gst_taxable_value)::numeric(20, 2) as taxable_value, sum(p.gst_igst)::numeric(20, 2) as igst, sum(p.gst_cgst)::numeric(20, 2) as cgst,
        sum(p.gst_sgst)::numeric(20, 2) as sgst, sum(p.gst_deducted)::numeric(20, 2) as tax
      from payments p where ${sql.join(conditions, sql` and `)}
      group by p.entity_id, month, p.gst_deductor, p.party_id, p.gst_section) g`,
    id: sql`g.id`,
    conditions: [sql`true`],
    sums: Object.fromEntries(
      summed.map((name) => [name, sql`coalesce(sum(${sql.ref(snake(name))}), 0)::numeric(20, 2)`]),
    ),
    sorts: {
      returnPeriod: { expression: sql`g.month`, type: 'date' },
      id: { expression: sql`g.id`, type: 'bigint' },
      partyName: { expression: sql`lower(g.party_name)`, type: 'text' },
      deductorGstin: { expression: sql`g.deductor_gstin`, type: 'text' },
      tax: { expression: sql`g.tax`, type: 'numeric' },
    },
  }
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columns: readonly ExportColumn<Row>[] = [
  {
    key: 'gstKept.month',
    value: ({ returnPeriod }) => `${returnPeriod.slice(0, 2)}/${returnPeriod.slice(2)}`,
  },
  { key: 'gstKept.deductor', value: (row) => row.deductorGstin },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'tds.section', value: (row, t) => t(`enum.GstSectionName.${row.section}`) },
  { key: 'gstKept.receipts', value: (row) => String(row.receipts) },
  { key: 'gstKept.taxableValue', value: (row) => row.taxableValue, type: 'amount' },
  { key: 'gstKept.igst', value: (row) => row.igst, type: 'amount' },
  { key: 'gstKept.cgst', value: (row) => row.cgst, type: 'amount' },
  { key: 'gstKept.sgst', value: (row) => row.sgst, type: 'amount' },
  { key: 'gstKept.tax', value: (row) => row.tax, type: 'amount' },
]
