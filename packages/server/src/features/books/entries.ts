import type { accountLedgerCalls, dayBookCalls } from '@bahi/contracts/accounting.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { accountNamed, isCarried, systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account, AccountGroup } from '@bahi/domain/books/chart.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type DayBook = typeof dayBookCalls
type Ledger = typeof accountLedgerCalls
type Search = Omit<ParsedOf<Ledger['search']>, 'size'>
type Row = ReplyOf<DayBook['search']>['records'][number]
type Stored = Omit<Row, 'account' | 'key'> & { readonly key: Account; readonly ownName: string | null }

export async function dayBook(
  ctx: Ctx,
  search: ParsedOf<DayBook['search']>,
): Promise<ReplyOf<DayBook['search']>> {
  const page = await paged<Stored>(ctx.db, entryList(ctx, search), inOrder(search))
  return { ...page, records: page.records.map(shown) }
}

export async function accountLedger(
  ctx: Ctx,
  search: ParsedOf<Ledger['search']>,
): Promise<ReplyOf<Ledger['search']>> {
  const of = await accountOf(ctx, search)
  const { fromDate, toDate } = daysOf(ctx, search)
  const query = entryList(ctx, search, of)
  const [page, before, until, earlier] = await Promise.all([
    paged<Stored>(ctx.db, query, inOrder(search)),
    balanceAt(ctx, search, of, addDays(fromDate, -1)),
    balanceAt(ctx, search, of, toDate),
    // As in the trial balance: what earlier years earned and cost is in none of them.
    isCarried(of.group)
      ? Decimal.zero
      : balanceAt(ctx, search, of, addDays(startOfFinancialYear(fromDate), -1)),
  ])
  const [opening, closing] = [before.sub(earlier), until.sub(earlier)]
  const [first] = page.records
  let balance = first ? opening.add(await sumBefore(ctx, query, first)) : opening
  return {
    ...page,
    opening: opening.toFixed(2),
    closing: closing.toFixed(2),
    records: page.records.map((row) => {
      balance = balance.add(row.debit).sub(row.credit)
      return { ...shown(row), balance: balance.toFixed(2) }
    }),
  }
}

export const exportDayBook = (
  ctx: Ctx,
  input: ParsedOf<DayBook['export']>,
): Promise<FileReply | TaskStarted> => exportEntries(ctx, 'dayBook', input)

export const exportLedger = async (
  ctx: Ctx,
  input: ParsedOf<Ledger['export']>,
): Promise<FileReply | TaskStarted> => exportEntries(ctx, 'accountLedger', input, await accountOf(ctx, input))

const exportEntries = (
  ctx: Ctx,
  name: 'dayBook' | 'accountLedger',
  input: ParsedOf<Ledger['export']>,
  of?: OfAccount,
) =>
  exportRecords<Stored, Row>(ctx, {
    name,
    columns,
    query: entryList(ctx, input, of),
    input: inOrder(input),
    of: {
      toDate: daysOf(ctx, input).toDate,
      ...(of ? { account: of.ownName ?? ctx.t(`ledger.account.${of.account}`) } : {}),
    },
    row: shown,
  })

const shown = ({ ownName, ...row }: Stored): Row => ({
  ...row,
  account: ownName ?? (row.key === 'party' ? partySide(row) : systemAccounts[row.key].name),
})

/** An entry alone does not say where the party stands: what it does is the plain reading. */
const partySide = ({ source }: Pick<Row, 'source'>) =>
  /^(purchase|inward|paymentOut|selfInvoice|supplier|billOfEntry|isd)/.test(source) ? 'Creditors' : 'Debtors'

/** Entries of a day follow one another as they were written. */
const inOrder = <S extends { readonly sort: string }>(search: S): S => ({
  ...search,
  sort: search.sort === 'id DESC' ? 'date ASC' : search.sort,
})

/** Before every entry. */
const firstDay = '1900-01-01'

const daysOf = (ctx: Ctx, search: Search) => {
  const toDate = search.toDate ?? search.toDocumentDate ?? ctx.today()
  return { toDate, fromDate: search.fromDate ?? search.fromDocumentDate ?? firstDay }
}

interface OfAccount {
  readonly account: Account
  readonly group: AccountGroup
  readonly ownId?: number
  readonly ownName?: string
}

async function accountOf(ctx: Ctx, { account, accountId }: Search): Promise<OfAccount> {
  const system = account === undefined ? undefined : accountNamed(account)
  if (accountId === undefined && system !== undefined)
    return { account: system, group: systemAccounts[system].group }
  const { rows } = await sql<{ id: number; name: string; accountGroup: AccountGroup }>`
    select a.id, a.name, a.account_group from ledger_accounts a where a.subscriber_id = current_subscriber()
      and (a.id = ${accountId ?? null}::bigint or (${accountId ?? null}::bigint is null and lower(a.name) = lower(${account ?? ''}) and a.status <> 'Delete'))`.execute(
    ctx.db,
  )
  const own = rows[0]
  if (!own)
    throw invalid([{ path: accountId === undefined ? 'account' : 'accountId', code: 'UNKNOWN_RECORD' }])
  return { account: postedTo(own.accountGroup), group: own.accountGroup, ownId: own.id, ownName: own.name }
}

/** The account of the system under which entries of an account of one's own are written. */
export const postedTo = (group: string): Account => (group === 'bank' || group === 'cash' ? group : 'own')

const isOf = ({ account, ownId }: OfAccount): RawBuilder<unknown> =>
  ownId === undefined
    ? sql`(e.account = ${account} and (e.ledger_account_id is null or e.account not in ('bank', 'cash')))`
    : sql`e.ledger_account_id = ${ownId}`

function entryList(ctx: Ctx, search: Search, of?: OfAccount): ListQuery {
  const { fromDate, toDate } = daysOf(ctx, search)
  const { branchId } = search
  return {
    select: sql`e.posting_id * 1000 + e.entry_number as id, e.date, e.account as key, e.ledger_account_id as account_id, a.name as own_name,
      e.party_id, p.name as party_name, e.debit::text as debit, e.credit::text as credit, e.source,
      coalesce(d.number, y.number, j.number) as number, e.document_id, e.payment_id, e.journal_id,
      coalesce(j.narration, y.notes, d.party_name, o.name) as narration`,
    from: sql`ledger_entries e`,
    joins: sql`left join ledger_accounts a on a.subscriber_id = e.subscriber_id and a.id = e.ledger_account_id
      left join parties p on p.subscriber_id = e.subscriber_id and p.id = e.party_id
      left join documents d on d.subscriber_id = e.subscriber_id and d.id = e.document_id
      left join payments y on y.subscriber_id = e.subscriber_id and y.id = e.payment_id
      left join parties o on o.subscriber_id = e.subscriber_id and o.id = y.party_id
      left join journals j on j.subscriber_id = e.subscriber_id and j.id = e.journal_id`,
    id: sql`(e.posting_id * 1000 + e.entry_number)`,
    conditions: [
      sql`e.subscriber_id = current_subscriber()`,
      sql`e.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
      sql`e.date between ${fromDate}::date and ${toDate}::date`,
      sql`e.reverses is null`,
      sql`not exists (select from ledger_entries r where r.subscriber_id = e.subscriber_id and r.reverses = e.posting_id)`,
      ...(of ? [isOf(of)] : []),
      ...(branchId === undefined ? [] : [sql`e.branch_id = ${branchId}`]),
      ...namedIn(search),
    ],
    sorts: {
      id: { expression: sql`(e.posting_id * 1000 + e.entry_number)`, type: 'bigint' },
      date: { expression: sql`e.date`, type: 'date' },
    },
  }
}

/** Entries of a party with the words in its name, or of a document, payment or journal with such a number. */
function namedIn({ keyword, keywords = [] }: Search): RawBuilder<unknown>[] {
  const words = [...keywords, ...(keyword ? [keyword] : [])].filter((word) => word.trim() !== '')
  if (words.length === 0) return []
  const numbers = words.map((word) => word.trim().toUpperCase())
  const names = words.map(
    (word) =>
      `%${word
        .trim()
        .toLowerCase()
        .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  )
  const numbered = (table: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    sql`exists (select from ${table} n where n.subscriber_id = e.subscriber_id and n.id = ${id} and upper(n.number) = any(${numbers}::text[]))`
  return [
    sql`(exists (select from parties q where q.subscriber_id = e.subscriber_id and q.id = e.party_id and q.name_key like any(${names}::text[]))
      or ${numbered(sql`documents`, sql`e.document_id`)} or ${numbered(sql`payments`, sql`e.payment_id`)} or ${numbered(sql`journals`, sql`e.journal_id`)})`,
  ]
}

async function balanceAt(ctx: Ctx, search: Search, { account, ownId }: OfAccount, day: string) {
  const { rows } = await sql<{ amount: string | null }>`
    select sum(u.amount)::text as amount from ledger_until(${ctx.entitiesOf(search.entityIds)}::bigint[], ${search.branchId ?? null}, ${day}::date) u
    where u.account = ${account} and u.ledger_account_id is not distinct from ${ownId ?? null}::bigint`.execute(
    ctx.db,
  )
  return Decimal.of(rows[0]?.amount ?? '0')
}

/** What the rows before a row of the list come to. */
async function sumBefore(ctx: Ctx, { from, conditions }: ListQuery, { date, id }: Stored): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(e.debit - e.credit), 0)::text as amount from ${from}
    where ${sql.join([...conditions], sql` and `)} and (e.date, e.posting_id * 1000 + e.entry_number) < (${date}::date, ${id}::bigint)`.execute(
    ctx.db,
  )
  return rows[0]!.amount
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  {
    key: 'books.account',
    value: (row, t) => (row.accountId === null ? t(`ledger.account.${row.key}`) : row.account),
  },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'column.number', value: (row) => row.number },
  { key: 'books.narration', value: (row) => row.narration },
  { key: 'books.debit', value: (row) => row.debit, type: 'amount' },
  { key: 'books.credit', value: (row) => row.credit, type: 'amount' },
]
