import type { journalCalls } from '@bahi/contracts/accounting.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account } from '@bahi/domain/books/chart.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { say } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Calls = typeof journalCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Detail = ReplyOf<Calls['detail']>
type Stored = Omit<Row, 'accounts' | 'problem'> & {
  readonly accounts: readonly string[]
  readonly problem: Pick<BookIssue, 'code' | 'params'> | null
}

export async function searchJournals(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Stored>(ctx.db, journalList(ctx, search), search)
  return { ...page, records: page.records.map(shownTo(ctx)) }
}

export const exportJournals = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Stored, Row>(ctx, {
    name: 'journal',
    columns,
    query: journalList(ctx, input),
    input,
    row: shownTo(ctx),
  })

/** Accounts of the system come as their keys and are named in the reader's language, those of one's own by their names. */
const shownTo =
  (ctx: Ctx) =>
  (row: Stored): Row => ({
    ...row,
    problem: row.problem && say(ctx, `issue.${row.problem.code}`, row.problem.params),
    accounts: row.accounts.map((name) =>
      name.startsWith('#') ? say(ctx, `ledger.account.${name.slice(1)}`) : name,
    ),
  })

export async function journalDetail(ctx: Ctx, { id }: ParsedOf<Calls['detail']>): Promise<Detail> {
  const { select, from, conditions, joins = sql`` } = journalList(ctx, {} as Search, true)
  const [{ rows }, { rows: lines }] = await Promise.all([
    sql<Stored>`select ${select} from ${from} ${joins} where ${sql.join([...conditions], sql` and `)} and j.id = ${id}`.execute(
      ctx.db,
    ),
    sql<Omit<Detail['lines'][number], 'account'> & { key: Account; ownName: string | null }>`
      select l.account as key, a.name as own_name, l.ledger_account_id as account_id, l.party_id, p.name as party_name,
        l.debit::text as debit, l.credit::text as credit, l.narration
      from journal_lines l
        left join ledger_accounts a on a.subscriber_id = l.subscriber_id and a.id = l.ledger_account_id
        left join parties p on p.subscriber_id = l.subscriber_id and p.id = l.party_id
      where l.subscriber_id = current_subscriber() and l.journal_id = ${id} order by l.line_number`.execute(
      ctx.db,
    ),
  ])
  if (!rows[0]) throw notFound()
  return {
    ...shownTo(ctx)(rows[0]),
    lines: lines.map(({ ownName, ...line }) => ({
      ...line,
      account: ownName ?? systemAccounts[line.key].name,
    })),
  }
}

function journalList(ctx: Ctx, f: Search, withOpening = false): ListQuery {
  const conditions: RawBuilder<unknown>[] = [
    sql`j.subscriber_id = current_subscriber()`,
    sql`j.entity_id = any(${ctx.entitiesOf(f.entityIds)}::bigint[])`,
  ]
  if (!withOpening && !f.kinds?.length) conditions.push(sql`j.kind <> 'opening'`)
  if (f.kinds?.length) conditions.push(sql`j.kind = any(${f.kinds}::text[])`)
  if (f.view === 'active') conditions.push(sql`j.status = 'Active'`)
  if (f.view === 'cancelled') conditions.push(sql`j.status = 'Cancelled'`)
  if (f.view === 'repeating') conditions.push(sql`j.next_date is not null`)
  if (f.view === 'waiting') conditions.push(sql`j.problem is not null`)
  if (f.fromDocumentDate) conditions.push(sql`j.date >= ${f.fromDocumentDate}::date`)
  if (f.toDocumentDate) conditions.push(sql`j.date <= ${f.toDocumentDate}::date`)
  if (f.financialYear) conditions.push(sql`j.financial_year = ${f.financialYear}`)
  if (f.returnPeriods?.length)
    conditions.push(sql`to_char(j.date, 'MMYYYY') = any(${f.returnPeriods}::text[])`)
  if (f.fromStamp) conditions.push(sql`j.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) conditions.push(sql`j.changed_at <= ${f.toStamp}::timestamptz`)
  const words = [...(f.keywords ?? []), ...(f.keyword ? [f.keyword] : [])].map((word) => word.toUpperCase())
  if (words.length > 0)
    conditions.push(
      sql`(upper(j.number) = any(${words}::text[]) or upper(j.narration) like any(${words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}::text[]))`,
    )
  return {
    select: sql`j.id, j.version, j.kind, j.number, j.date, j.entity_id, j.child_entity_id, j.narration, j.amount::text as amount, l.accounts, j.status,
      j.cancel_reason, j.reverses_id,
      (select r.id from journals r where r.subscriber_id = j.subscriber_id and r.reverses_id = j.id and r.status = 'Active') as reversed_by_id,
      j.repeats, j.repeats_until, j.next_date, j.problem, j.repeated_id,
      (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.subscriber_id = j.subscriber_id and u.id = j.created_by) as created_by,
      j.created_at`,
    from: sql`journals j`,
    joins: sql`cross join lateral (select coalesce((array_agg(coalesce(p.name, a.name, '#' || y.account) order by y.line_number))[1:4], '{}') as accounts
        from journal_lines y left join ledger_accounts a on a.subscriber_id = y.subscriber_id and a.id = y.ledger_account_id
          left join parties p on p.subscriber_id = y.subscriber_id and p.id = y.party_id
        where y.subscriber_id = j.subscriber_id and y.journal_id = j.id) l`,
    id: sql`j.id`,
    conditions,
    sorts: {
      id: { expression: sql`j.id`, type: 'bigint' },
      date: { expression: sql`j.date`, type: 'date' },
      number: { expression: sql`coalesce(j.number, '')`, type: 'text' },
      amount: { expression: sql`j.amount`, type: 'numeric' },
    },
  }
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'books.kind', value: (row, t) => t(`enum.JournalKind.${row.kind}`) },
  { key: 'books.accounts', value: (row) => row.accounts.join(', ') },
  { key: 'books.amount', value: (row) => row.amount, type: 'amount' },
  { key: 'books.narration', value: (row) => row.narration },
  {
    key: 'column.status',
    value: (row, t) => t(row.status === 'Active' ? 'books.isActive' : 'books.isCancelled'),
  },
]
