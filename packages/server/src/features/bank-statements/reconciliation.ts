import type { bankReconciliationCalls, bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { listPdf } from '../printing/index.ts'
import { bankAccountNamed, bookBalance } from './accounts.ts'
import type { BankAccount } from './accounts.ts'
import { firstRow, mostListed, openingDifference, outstanding } from './outstanding.ts'
import type { First, Listed, ReconciliationRow } from './outstanding.ts'

type Calls = typeof bankStatementCalls
type Reply = ReplyOf<Calls['reconciliation']>
/**
 * The bank reconciliation statement at the end of a day: from what the books have, over what the bank has not yet and what the books
 * have not, to what the bank should have. Books and rows are proved against the balance of the bank; what is between them is named.
 */
export async function reconciliation(ctx: Ctx, input: ParsedOf<Calls['reconciliation']>): Promise<Reply> {
  const account = await bankAccountNamed(ctx, input)
  const asOf = input.asOf ?? ctx.today()
  const first = await firstRow(ctx, account)
  const since = first?.date ?? null
  const [books, entries, rows, bank, isPartial] = await Promise.all([
    bookBalance(ctx, account, asOf),
    outstanding(ctx, account, since, asOf),
    notInBooks(ctx, account, asOf),
    bankBalance(ctx, account, asOf),
    hasOthers(ctx, account),
  ])
  const { notPresented: presented, notCleared: cleared } = entries
  const expected = Decimal.of(books).sub(presented.total).sub(cleared.total).add(rows.total)
  const difference = bank === undefined ? undefined : Decimal.of(bank.balance).sub(expected)
  return {
    asOf,
    since,
    bookBalance: Decimal.of(books).toFixed(2),
    notPresented: [...presented.rows],
    notPresentedTotal: presented.total,
    notCleared: [...cleared.rows],
    notClearedTotal: cleared.total,
    notInBooks: [...rows.rows],
    notInBooksTotal: rows.total,
    expected: expected.toFixed(2),
    bankBalance: bank?.balance ?? null,
    bankDate: bank?.date ?? null,
    difference: difference?.toFixed(2) ?? null,
    differences:
      difference === undefined || difference.isZero() || !first
        ? []
        : await differencesOf(ctx, account, first, asOf),
    isCut: presented.isCut || cleared.isCut || rows.isCut,
    isPartial,
  }
}

/** Rows of the bank that the books do not have at the end of the day: open, ignored, or matched with what is entered later. */
async function notInBooks(ctx: Ctx, { id }: BankAccount, asOf: string): Promise<Listed> {
  const { rows } = await sql<ReconciliationRow & { total: string; count: number }>`
    select r.id as row_id, null::bigint as payment_id, null::bigint as journal_id, null::bigint as opening_id, r.state as kind, null::text as number, r.date, r.description as text,
      r.reference, x.amount::numeric(20, 2)::text as amount, null::date as cleared_on, (sum(x.amount) over ())::numeric(20, 2)::text as total, (count(*) over ())::int as count
    from bank_rows r cross join lateral (
      select r.credit - r.debit - coalesce((select sum(m.amount) from bank_matches m
          left join payments p on p.subscriber_id = m.subscriber_id and p.id = m.payment_id
          left join journals j on j.subscriber_id = m.subscriber_id and j.id = m.journal_id
          left join bank_openings o on o.subscriber_id = m.subscriber_id and o.id = m.opening_id
        where m.subscriber_id = r.subscriber_id and m.row_id = r.id and coalesce(p.date, j.date, o.date) <= ${asOf}::date), 0) as amount) x
    where r.subscriber_id = current_subscriber() and r.account_id = ${id ?? 0} and r.date <= ${asOf}::date and x.amount <> 0
    order by r.date, r.id limit ${mostListed}`.execute(ctx.db)
  return {
    rows: rows.map(({ total: _, count: __, ...row }) => row),
    total: rows[0]?.total ?? '0.00',
    isCut: (rows[0]?.count ?? 0) > rows.length,
  }
}

async function bankBalance(ctx: Ctx, { id }: BankAccount, asOf: string) {
  const { rows } = await sql<{ balance: string; date: string }>`
    select (r.balance + coalesce((select sum(l.credit - l.debit) from bank_rows l where l.subscriber_id = r.subscriber_id and l.account_id = r.account_id
        and l.date <= ${asOf}::date and (l.date, l.id) > (r.date, r.id)), 0))::text as balance, r.date from bank_rows r
    where r.subscriber_id = current_subscriber() and r.account_id = ${id ?? 0} and r.date <= ${asOf}::date and r.balance is not null
    order by r.date desc, r.id desc limit 1`.execute(ctx.db)
  return rows[0]
}

/** Whether the account has entries at GSTINs that the user does not see. */
async function hasOthers(ctx: Ctx, { ledgerAccountId, entityIds }: BankAccount): Promise<boolean> {
  if (ledgerAccountId === null) return false
  const { rows } = await sql<{
    id: number
  }>`select e.id from entities e where e.subscriber_id = current_subscriber()
    and e.id <> all(${[...entityIds]}::bigint[]) and e.status <> 'Delete' and exists (select from ledger_entries l
      where l.subscriber_id = e.subscriber_id and l.entity_id = e.id and l.ledger_account_id = ${ledgerAccountId}) limit 1`.execute(
    ctx.db,
  )
  return rows.length > 0
}

/** What a difference is made of: books and bank before the first row, and running balances that do not add up. */
async function differencesOf(
  ctx: Ctx,
  account: BankAccount,
  first: First,
  asOf: string,
): Promise<Reply['differences']> {
  const [opening, { rows: gaps }] = await Promise.all([
    openingDifference(ctx, account, first, asOf),
    sql<{ rowId: number; date: string; amount: string }>`
      select x.row_id, x.date, x.amount::numeric(20, 2)::text as amount from (
        select r.id as row_id, r.date, r.level - lag(r.level) over (order by r.date, r.id) as amount from (
          select q.id, q.date, q.balance, q.balance - sum(q.credit - q.debit) over (order by q.date, q.id) as level from bank_rows q
          where q.subscriber_id = current_subscriber() and q.account_id = ${account.id ?? 0} and q.date <= ${asOf}::date) r
        where r.balance is not null) x
      where x.amount <> 0 order by x.date, x.row_id limit ${mostListed}`.execute(ctx.db),
  ])
  const found: Reply['differences'] = gaps.map(({ rowId, date, amount }) => ({
    kind: 'gap',
    rowId,
    date,
    amount,
  }))
  if (opening === undefined || Decimal.of(opening).isZero()) return found
  return [{ kind: 'opening', rowId: null, date: addDays(first.date, -1), amount: opening }, ...found]
}

interface Line {
  readonly what: string
  readonly date?: string | undefined
  readonly number?: string | null
  readonly reference?: string | null
  readonly amount?: string | undefined
  readonly total?: string | undefined
}

export async function exportReconciliation(
  ctx: Ctx,
  input: ParsedOf<typeof bankReconciliationCalls.export>,
): Promise<FileReply | TaskStarted> {
  const { format: _, ...asked } = input
  const found = await reconciliation(ctx, asked)
  const lines = linesOf(ctx, found)
  return exportList<Line>(ctx, {
    call: 'bankReconciliation.export',
    pdf: listPdf,
    input,
    of: { asOf: found.asOf },
    title: `${ctx.t('export.bankReconciliation')} ${input.account} ${found.asOf}`,
    columns: [
      { key: 'what', label: ctx.t('bankStatement.description'), value: ({ what }) => what },
      { key: 'date', label: ctx.t('column.date'), type: 'date', value: ({ date }) => date },
      { key: 'number', label: ctx.t('column.number'), value: ({ number }) => number },
      { key: 'reference', label: ctx.t('bankStatement.reference'), value: ({ reference }) => reference },
      { key: 'amount', label: ctx.t('books.amount'), type: 'amount', value: ({ amount }) => amount },
      { key: 'total', label: ctx.t('books.total'), type: 'amount', value: ({ total }) => total },
    ],
    count: async () => lines.length,
    rows: () => lines,
  })
}

function linesOf(ctx: Ctx, found: Reply): Line[] {
  const of = (rows: readonly ReconciliationRow[]): Line[] =>
    rows.map(({ text, date, number, reference, amount }) => ({
      what: text ?? '',
      date,
      number,
      reference,
      amount,
    }))
  return [
    { what: ctx.t('bankStatement.perBooks'), total: found.bookBalance },
    {
      what: ctx.t('bankStatement.notPresented'),
      total: Decimal.of(found.notPresentedTotal).neg().toFixed(2),
    },
    ...of(found.notPresented),
    { what: ctx.t('bankStatement.notCleared'), total: Decimal.of(found.notClearedTotal).neg().toFixed(2) },
    ...of(found.notCleared),
    { what: ctx.t('bankStatement.notInBooks'), total: found.notInBooksTotal },
    ...of(found.notInBooks),
    { what: ctx.t('bankStatement.expected'), total: found.expected },
    ...(found.bankBalance === null
      ? []
      : [
          {
            what: ctx.t('bankStatement.perBank'),
            date: found.bankDate ?? undefined,
            total: found.bankBalance,
          },
          { what: ctx.t('books.difference'), total: found.difference ?? undefined },
        ]),
    ...found.differences.map(({ kind, date, amount }) => ({
      what: ctx.t(`bankStatement.difference.${kind}`),
      date,
      amount,
    })),
  ]
}
