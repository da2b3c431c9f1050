import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { duePeriods } from '@bahi/contracts/reports.ts'
import type { dueCalendarCalls } from '@bahi/contracts/reports.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { documentKinds, kindsOfType } from '@bahi/domain/documents/kinds.ts'
import { openSideNames, openSides } from '@bahi/domain/payments/kinds.ts'
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
import { keywordCondition } from '../ledger/index.ts'
import { waitingColumn } from '../payments/index.ts'
import { day, money, reportPdf } from '../printing/index.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { reportHandlers, sheetWithin } from '../report-files/index.ts'
import type { Report } from '../report-files/index.ts'

type Search = Omit<ParsedOf<typeof dueCalendarCalls.search>, 'size'>
type Page = ReplyOf<typeof dueCalendarCalls.search>
type Row = Page['records'][number]
type Summary = ReplyOf<typeof dueCalendarCalls.summary>

/** Kinds of which some documents are owed. */
const openKinds = kindsOfType(({ opens }) => opens !== undefined && opens in openSides)

/** Days after today on which each period begins; all before today is overdue. */
const begins = { week: 0, days15: 7, days30: 15, later: 30 } as const

/** One page of what is open by the day on which it is due, with the sums of both sides over all that match. */
async function searchDue(ctx: Ctx, search: ParsedOf<typeof dueCalendarCalls.search>): Promise<Page> {
  const query = dueList(ctx, search)
  const [page, totals] = await Promise.all([
    paged<Row>(ctx.db, query, search),
    search.after === undefined ? totalsOf(ctx, query) : undefined,
  ])
  return { ...page, ...(totals ? { totals } : {}) }
}

async function dueSummary(ctx: Ctx, { view: _, ...search }: Search): Promise<Summary> {
  const { from, conditions } = dueList(ctx, search)
  const today = ctx.today()
  const { rows } = await sql<Summary['periods'][number]>`
    select case when d.due < ${today}::date then 'overdue' when d.due < ${addDays(today, begins.days15)}::date then 'week'
        when d.due < ${addDays(today, begins.days30)}::date then 'days15' when d.due < ${addDays(today, begins.later)}::date then 'days30'
        else 'later' end as view,
      count(*) as documents, ${sums}
    from ${from} where ${sql.join([...conditions], sql` and `)} group by 1`.execute(ctx.db)
  const nothing = { documents: 0, toReceive: '0.00', toPay: '0.00' }
  return {
    periods: duePeriods.map((view) => rows.find((row) => row.view === view) ?? { view, ...nothing }),
  }
}

const exportDue = (
  ctx: Ctx,
  input: ParsedOf<typeof dueCalendarCalls.export>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'dueCalendar', columns, query: dueList(ctx, input), input })

const sums = sql`coalesce(sum(d.balance) filter (where d.opens = 'receivable'), 0)::numeric(20, 2) as to_receive,
  coalesce(sum(d.balance) filter (where d.opens = 'payable'), 0)::numeric(20, 2) as to_pay`

async function totalsOf(ctx: Ctx, query: ListQuery): Promise<Record<string, string>> {
  const { rows } = await sql<Record<string, string>>`select ${sums} from ${query.from}
    where ${sql.join([...query.conditions], sql` and `)}`.execute(ctx.db)
  return rows[0]!
}

/** Each open document once, its due day that of the document where none was agreed. */
function dueList(ctx: Ctx, search: Search): ListQuery {
  return {
    select: sql`d.id, d.kind, d.entity_id, d.number, d.date, d.due as due_date, d.supplier_number, d.party_id, d.party_name, d.total,
      case d.opens when 'receivable' then d.balance end as to_receive, case d.opens when 'payable' then d.balance end as to_pay,
      ${waitingColumn} as waiting`,
    from: sql`(select d.*, coalesce(d.due_date, d.date) as due from documents d
      where d.subscriber_id = current_subscriber() and d.balance > 0) d`,
    id: sql`d.id`,
    conditions: conditionsOf(ctx, search),
    sorts: {
      id: { expression: sql`d.id`, type: 'bigint' },
      dueDate: { expression: sql`d.due`, type: 'date' },
      date: { expression: sql`d.date`, type: 'date' },
      balance: { expression: sql`d.balance`, type: 'numeric' },
    },
  }
}

function conditionsOf(ctx: Ctx, search: Search): RawBuilder<unknown>[] {
  const { side, partyIds, fromDueDate, toDueDate, keyword, view } = search
  const sides = side === undefined ? openSideNames : [side]
  const today = ctx.today()
  const entityIds = ctx.entitiesOf(search.entityIds)
  // Who pays there without the right to the report sees what is to be paid.
  const bothSides = entityIds.filter((id) => ctx.can('REP_PTY', id) || !ctx.can('POT_AD', id))
  const list: RawBuilder<unknown>[] = [
    sql`d.opens = any(${[...sides]}::text[])`,
    sql`d.entity_id = any(${entityIds}::bigint[])`,
    sql`(d.opens = 'payable' or d.entity_id = any(${bothSides}::bigint[]))`,
  ]
  if (partyIds?.length) list.push(sql`d.party_id = any(${partyIds}::bigint[])`)
  if (fromDueDate) list.push(sql`d.due >= ${fromDueDate}::date`)
  if (toDueDate) list.push(sql`d.due <= ${toDueDate}::date`)
  if (view === 'overdue') list.push(sql`d.due < ${today}::date`)
  else if (view !== undefined && view !== 'all') {
    const next = { week: begins.days15, days15: begins.days30, days30: begins.later, later: undefined }[view]
    list.push(sql`d.due >= ${addDays(today, begins[view])}::date`)
    if (next !== undefined) list.push(sql`d.due < ${addDays(today, next)}::date`)
  }
  if (keyword) list.push(keywordCondition('d', openKinds, keyword))
  return list
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.dueDate', value: (row) => row.dueDate, type: 'date' },
  { key: 'column.partyName', value: (row) => row.partyName },
  // Of notes only debit notes are owed; credit notes are what is owed less.
  {
    key: 'due.kind',
    value: (row, t) =>
      t(documentKinds[row.kind].parts.includes('note') ? 'enum.NoteType.Debit' : `kind.${row.kind}.view`),
  },
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.supplierNumber', value: (row) => row.supplierNumber },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'due.total', value: (row) => row.total, type: 'amount' },
  { key: 'due.toReceive', value: (row) => row.toReceive, type: 'amount' },
  { key: 'due.toPay', value: (row) => row.toPay, type: 'amount' },
]

/** More belong in a sheet. */
const mostRows = 5000

/** The pages of the calendar have every open document that matches, in the order of the days. */
export const dueReport: Report<Search> = {
  name: 'dueCalendar',
  count: async (ctx, asked) => {
    const { from, conditions } = dueList(ctx, asked)
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${from}
      where ${sql.join([...conditions], sql` and `)}`.execute(ctx.db)
    return rows[0]!.total
  },
  read: async (ctx, asked, language) => {
    const query = dueList(ctx, asked)
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
    const isOne = entityIds.length === 1
    const head = {
      title: t('report.dueCalendar'),
      fileName: `${t('export.dueCalendar')} ${ctx.today()}`,
      company: supplier?.companyName ?? '',
      period: day(ctx.today()),
      replyTo: supplier?.email,
      entityId: isOne ? entityIds[0] : undefined,
    }
    const made = dayTime(ctx.clock())
    const footer = ['', '', '', '', '', '', '', money(totals['toReceive']!), money(totals['toPay']!)]
    return {
      head,
      pages: () =>
        reportPdf(
          {
            title: head.title,
            company: head.company,
            period: head.period,
            facts: [
              { label: t('report.asOf'), value: head.period, code: true },
              isOne && supplier?.gstin
                ? { label: t('field.gstin'), value: supplier.gstin, code: true }
                : { label: t('field.gstin'), value: t('report.allGstins') },
            ],
            made: t('report.made', { time: made }),
            parts: [
              {
                columns: columns.map(({ key, type }) => ({
                  label: t(key),
                  kind: type === 'amount' ? 'number' : type === 'date' ? 'code' : 'text',
                })),
                rows: rows.map((row) =>
                  columns.map(({ value, type }) => {
                    const cell = value(row, t) ?? ''
                    if (cell === '') return '-'
                    return type === 'amount' ? money(cell) : type === 'date' ? day(cell) : cell
                  }),
                ),
                footer: footer.map((cell, at) => (at === 0 ? t('gstr1.total') : cell)),
              },
            ],
          },
          language,
        ),
    }
  },
  sheet: (ctx, asked, format) =>
    sheetWithin(ctx, (inside) =>
      exportDue(inside, { ...asked, size: 30, format: format === 'csv' ? 'csv' : 'xlsx' }),
    ),
}

export const dueHandlers = {
  search: searchDue,
  summary: dueSummary,
  export: exportDue,
  ...reportHandlers(dueReport),
}
