import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { ReportName } from '@bahi/contracts/report-kinds.ts'
import type { ageingCalls } from '@bahi/contracts/reports.ts'
import type { OpenSide } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { dayTime } from '../../platform/day-time.ts'
import { AppError } from '../../platform/errors.ts'
import { paged, pagesOf } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { translator } from '../../platform/texts.ts'
import { supplierOf } from '../companies/index.ts'
import { bucketOn, openAdvances, openDocuments } from '../payments/index.ts'
import { day, money, reportPdf } from '../printing/index.ts'
import { reportHandlers, sheetWithin } from '../report-files/index.ts'
import type { Report } from '../report-files/index.ts'
import { exportRecords, keywordConditions } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Search = Omit<ParsedOf<typeof ageingCalls.search>, 'size'>
type Page = ReplyOf<typeof ageingCalls.search>
type Row = Page['records'][number]

/** The report of each side. */
const nameOf = { receivable: 'ageing', payable: 'supplierAgeing' } as const satisfies Record<
  OpenSide,
  ReportName
>

/** Calls of the ageing of a side. */
export const ageingHandlers = (side: OpenSide) => ({
  search: (ctx: Ctx, search: ParsedOf<typeof ageingCalls.search>) => searchAgeing(ctx, side, search),
  export: (ctx: Ctx, input: ParsedOf<typeof ageingCalls.export>) => exportAgeing(ctx, side, input),
  ...reportHandlers(ageingReport(side)),
})

/** One page of who owes how much for how long, with the sums over everybody who matches. */
async function searchAgeing(
  ctx: Ctx,
  side: OpenSide,
  search: ParsedOf<typeof ageingCalls.search>,
): Promise<Page> {
  const query = ageingList(ctx, side, search)
  const [page, totals] = await Promise.all([
    paged<Row>(ctx.db, query, search),
    search.after === undefined ? totalsOf(ctx, query) : undefined,
  ])
  return { ...page, ...(totals ? { totals } : {}) }
}

const exportAgeing = (
  ctx: Ctx,
  side: OpenSide,
  input: ParsedOf<typeof ageingCalls.export>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: nameOf[side], columns, query: ageingList(ctx, side, input), input })

/** The pages of the ageing have every party that matches, the largest debt first, and the sums. */
export const ageingReport = (side: OpenSide): Report<Search> => ({
  name: nameOf[side],
  count: async (ctx, asked) => {
    const { from, conditions } = ageingList(ctx, side, asked)
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${from}
      where ${sql.join([...conditions], sql` and `)}`.execute(ctx.db)
    return rows[0]!.total
  },
  read: async (ctx, asked, language) => {
    const query = ageingList(ctx, side, asked)
    const entityIds = ctx.entitiesOf(asked.entityIds)
    const [supplier, totals] = await Promise.all([
      supplierOf({ db: ctx.db, entityIds }),
      totalsOf(ctx, query),
    ])
    const rows: Row[] = []
    for await (const page of pagesOf<Row>(ctx.db, query, asked.sort)) {
      rows.push(...page)
      if (rows.length > mostRows) throw new AppError('PDF_TOO_LONG')
    }
    const t = translator(language)
    const asOf = day(asked.asOf ?? ctx.today())
    const made = dayTime(ctx.clock())
    const head = {
      title: t(`report.${nameOf[side]}`),
      fileName: `${t(`export.${nameOf[side]}`)} ${asked.asOf ?? ctx.today()}`,
      company: supplier?.companyName ?? '',
      period: asOf,
      replyTo: supplier?.email,
      // Of several GSTINs it belongs to none.
      entityId: entityIds.length === 1 ? entityIds[0] : undefined,
    }
    const isOne = entityIds.length === 1
    const shown = columns.filter(({ key }) => !['field.code', 'field.mobile'].includes(key))
    const sums: Readonly<Record<string, string>> = Object.fromEntries(
      amounts.map(([name, column]) => [`ageing.${name}`, totals[name] ?? totals[column] ?? '0']),
    )
    return {
      head,
      pages: () =>
        reportPdf(
          {
            title: head.title,
            company: head.company,
            period: head.period,
            facts: [
              { label: t('report.asOf'), value: asOf, code: true },
              isOne && supplier?.gstin
                ? { label: t('field.gstin'), value: supplier.gstin, code: true }
                : { label: t('field.gstin'), value: t('report.allGstins') },
            ],
            made: t('report.made', { time: made }),
            parts: [
              {
                columns: shown.map(({ key, type }) => ({
                  label: t(key),
                  kind: type ? 'number' : key === 'field.gstin' ? 'code' : 'text',
                })),
                rows: rows.map((row) =>
                  shown.map(({ value, type }) => {
                    const cell = value(row, t) ?? ''
                    return type === 'amount' ? money(cell) : cell || '-'
                  }),
                ),
                footer: shown.map(({ key, type }, at) =>
                  at === 0 ? t('gstr1.total') : type === 'amount' ? money(sums[key]!) : '',
                ),
              },
            ],
          },
          language,
        ),
    }
  },
  sheet: (ctx, asked, format) =>
    sheetWithin(ctx, (inside) =>
      exportAgeing(inside, side, { ...asked, size: 30, format: format === 'csv' ? 'csv' : 'xlsx' }),
    ),
})

/** More belong in a sheet. */
const mostRows = 5000

const amounts = [
  ['notDue', 'not_due'],
  ['days15', 'days15'],
  ['days30', 'days30'],
  ['days45', 'days45'],
  ['days60', 'days60'],
  ['days90', 'days90'],
  ['over90', 'over90'],
  ['total', 'total'],
  ['unallocated', 'unallocated'],
] as const

const columns: readonly ExportColumn<Row>[] = [
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.gstin', value: (row) => row.gstin },
  { key: 'field.mobile', value: (row) => row.mobile },
  { key: 'party.documents', value: (row) => String(row.documents), type: 'number' },
  ...amounts.map(([name]): ExportColumn<Row> => ({
    key: `ageing.${name}`,
    value: (row) => row[name],
    type: 'amount',
  })),
]

function ageingList(ctx: Ctx, side: OpenSide, search: Search): ListQuery {
  const today = ctx.today()
  const asOf = search.asOf ?? today
  const request = { side, entityIds: ctx.entitiesOf(search.entityIds), asOf, today }
  const of = (bucket: number) =>
    sql`coalesce(sum(t.amount) filter (where t.bucket = ${bucket}), 0)::numeric(20, 2)`
  const advances = 9
  return {
    select: sql`p.id, p.name, p.code, p.gstin, p.mobile, x.documents, x.not_due, x.days15, x.days30, x.days45, x.days60, x.days90, x.over90,
      x.total, x.unallocated`,
    from: sql`(select t.party_id, count(*) filter (where t.bucket < ${advances}) as documents,
        ${of(-1)} as not_due, ${of(0)} as days15, ${of(1)} as days30, ${of(2)} as days45, ${of(3)} as days60, ${of(4)} as days90, ${of(5)} as over90,
        coalesce(sum(t.amount) filter (where t.bucket < ${advances}), 0)::numeric(20, 2) as total, ${of(advances)} as unallocated
      from (select o.party_id, ${bucketOn(asOf)} as bucket, o.balance as amount from (${openDocuments(request)}) o
        union all select a.party_id, ${advances}, a.unallocated from (${openAdvances(request)}) a) t
      group by t.party_id) x join parties p on p.subscriber_id = current_subscriber() and p.id = x.party_id`,
    id: sql`p.id`,
    conditions: conditionsOf(search),
    sorts: {
      id: { expression: sql`p.id`, type: 'bigint' },
      name: { expression: sql`p.name_key`, type: 'text' },
      ...Object.fromEntries(
        amounts.map(([name, column]) => [
          name,
          { expression: sql.raw(`x.${column}`), type: 'numeric' as const },
        ]),
      ),
    },
  }
}

function conditionsOf({ keyword, view, keywords }: Search): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [sql`p.subscriber_id = current_subscriber()`]
  if (view === 'overdue') list.push(sql`x.total > x.not_due`)
  if (view === 'over90') list.push(sql`x.over90 > 0`)
  if (keyword)
    list.push(...keywordConditions(keyword, { table: 'party_words', key: 'party_id', id: sql`p.id` }))
  const words = keywords?.map((word) => word.toLowerCase()).filter((word) => word !== '')
  if (words?.length)
    list.push(
      sql`(p.name_key = any(${words}::text[]) or lower(p.code) = any(${words}::text[]) or lower(p.gstin) = any(${words}::text[]))`,
    )
  return list
}

async function totalsOf(ctx: Ctx, query: ListQuery): Promise<Record<string, string>> {
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(amounts.map(([, column]) => sql.raw(`coalesce(sum(x.${column}), 0)::numeric(20, 2) as ${column}`)))}
    from ${query.from} where ${sql.join([...query.conditions], sql` and `)}`.execute(ctx.db)
  return rows[0]!
}
