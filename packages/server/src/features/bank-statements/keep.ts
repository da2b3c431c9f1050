import { createHash } from 'node:crypto'
import { keysOf } from '@bahi/domain/bank-statements/row-keys.ts'
import type { ReadStatement, StatementProblem } from '@bahi/domain/bank-statements/statement.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BankAccount } from './accounts.ts'
import { lockAccount } from './accounts.ts'

/** Problems that are kept of one file; more are counted. */
const mostProblems = 200
const rowsTogether = 5000

interface Outcome {
  readonly status: 'Unmapped' | 'Read' | 'Failed'
  readonly fault?: string
  readonly format?: string
}

export async function keepOutcome(ctx: Ctx, id: number, { status, fault, format }: Outcome): Promise<void> {
  await sql`update bank_statements set status = ${status}, fault = ${fault ?? null}, format = coalesce(${format ?? null}, format),
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
}

interface Kept {
  readonly id: number
  readonly format: string
  readonly read: ReadStatement
}

/** Takes the rows that no file of the account had before; what is wrong with the others is kept with the file. */
export async function keepRows(
  ctx: Ctx,
  account: BankAccount,
  { id, format, read }: Kept,
): Promise<{ newRows: number; problems: number }> {
  await lockAccount(ctx, account.id!)
  const { rows } = read
  const keys = keysOf(rows)
  const stored = rows.map((row, index) => {
    const { content, contentTimes, balance, balanceTimes } = keys[index]!
    return {
      line_number: row.line,
      date: row.date,
      value_date: row.valueDate,
      description: clean(row.description).slice(0, 1000),
      reference: row.reference && clean(row.reference).slice(0, 100),
      debit: row.debit,
      credit: row.credit,
      balance: row.balance,
      content: hash(content),
      content_times: contentTimes,
      balance_key: balance && hash(balance),
      balance_times: balanceTimes,
    }
  })
  let newRows = 0
  for (let at = 0; at < stored.length; at += rowsTogether) {
    const { numAffectedRows } = await sql`
      insert into bank_rows (subscriber_id, account_id, statement_id, line_number, date, value_date, description, reference, debit, credit, balance,
        content_hash, content_times, balance_hash, balance_times)
      select current_subscriber(), ${account.id}, ${id}, r.line_number, r.date, r.value_date, r.description, r.reference, r.debit, r.credit, r.balance,
        decode(r.content, 'hex'), r.content_times, decode(r.balance_key, 'hex'), r.balance_times
      from json_to_recordset(${JSON.stringify(stored.slice(at, at + rowsTogether))}::json) as r (line_number int, date date, value_date date,
        description text, reference text, debit numeric, credit numeric, balance numeric, content text, content_times int, balance_key text, balance_times int)
      on conflict do nothing`.execute(ctx.db)
    newRows += Number(numAffectedRows ?? 0)
  }
  await keepMembers(ctx, account.id!, id, stored)
  const problems = [...read.problems, ...(await dayProblems(ctx, account, read))].toSorted(
    (a, b) => a.line - b.line,
  )
  const days = rows.map(({ date }) => date).toSorted()
  await sql`update bank_statements set status = 'Read', fault = null, format = ${format}, layout = ${read.layout ?? null}, from_date = ${days[0] ?? null},
      to_date = ${days.at(-1) ?? null}, opening = ${read.opening ?? null}, closing = ${read.closing ?? null}, rows = ${rows.length},
      new_rows = ${newRows}, problems = ${JSON.stringify(problems.slice(0, mostProblems).map(cleaned))}::jsonb, problem_count = ${problems.length},
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
  return { newRows, problems: problems.length }
}

type Keyed = Readonly<
  Record<'line_number' | 'content_times', number> & {
    content: string
    balance_key: string | undefined
    balance_times: number | undefined
  }
>

/** Which rows of the account are in the file, also those that another brought: they stay when that one is removed. */
async function keepMembers(ctx: Ctx, accountId: number, id: number, stored: readonly Keyed[]): Promise<void> {
  for (let at = 0; at < stored.length; at += rowsTogether) {
    const keys = stored
      .slice(at, at + rowsTogether)
      .map(({ line_number, content, content_times, balance_key, balance_times }) => ({
        line_number,
        content,
        content_times,
        balance_key,
        balance_times,
      }))
    await sql`
      with k as (select n.line_number, decode(n.content, 'hex') as content, n.content_times, decode(n.balance_key, 'hex') as balance_key, n.balance_times
        from json_to_recordset(${JSON.stringify(keys)}::json) as n (line_number int, content text, content_times int, balance_key text, balance_times int))
      insert into bank_row_files (subscriber_id, statement_id, row_id, line_number)
      select current_subscriber(), ${id}, x.id, min(x.line_number) from (
        select r.id, k.line_number from k join bank_rows r on r.subscriber_id = current_subscriber() and r.account_id = ${accountId}
          and r.content_hash = k.content and r.content_times = k.content_times
        union all
        select r.id, k.line_number from k join bank_rows r on r.subscriber_id = current_subscriber() and r.account_id = ${accountId}
          and r.balance_hash = k.balance_key and r.balance_times = k.balance_times) x
      group by x.id on conflict do nothing`.execute(ctx.db)
  }
}

/** Rows of days to come, or from before the books began, are taken, and reported. */
async function dayProblems(
  ctx: Ctx,
  { entityId }: BankAccount,
  { rows }: ReadStatement,
): Promise<StatementProblem[]> {
  const { rows: found } = await sql<{ date: string }>`
    select j.date from journals j where j.subscriber_id = current_subscriber() and j.entity_id = ${entityId} and j.kind = 'opening'`.execute(
    ctx.db,
  )
  const begin = found[0]?.date ?? ''
  const today = ctx.today()
  return rows.flatMap(({ line, date }): StatementProblem[] =>
    date > today
      ? [{ line, fault: 'inFuture', value: date }]
      : date < begin
        ? [{ line, fault: 'beforeBooks', value: date, expected: begin }]
        : [],
  )
}

const hash = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** Without characters that no column keeps. */
const clean = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, '').toWellFormed()
const cleaned = ({ value, column, ...problem }: StatementProblem) => ({
  ...problem,
  value: clean(value),
  ...(column === undefined ? {} : { column: clean(column).slice(0, 100) }),
})
