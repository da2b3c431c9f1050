import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { readCells } from '@bahi/domain/bank-statements/read-statement.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { refusal } from '../ledger/index.ts'
import { bankAccountNamed, bankAccountOf, bankAccountsOf, lockAccount } from './accounts.ts'
import { bytesOf } from './jobs.ts'
import { withHelper } from './read/helper.ts'

type Calls = typeof bankStatementCalls
type File = ReplyOf<Calls['files']>['records'][number]

/** Files of an account, the newest first, with what was wrong with them. */
export async function statementFiles(
  ctx: Ctx,
  input: ParsedOf<Calls['files']>,
): Promise<ReplyOf<Calls['files']>> {
  const account = await bankAccountNamed(ctx, input)
  const { rows } = await sql<File & { total: number }>`
    select s.id, s.status, s.fault, s.file_name, s.format, s.layout, s.from_date, s.to_date, s.opening::text as opening, s.closing::text as closing,
      s.rows, s.new_rows, s.problem_count, s.problems, s.created_at, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as created_by,
      (count(*) over ())::int as total
    from bank_statements s left join users u on u.subscriber_id = s.subscriber_id and u.id = s.created_by
    where s.subscriber_id = current_subscriber() and s.account_id = ${account.id ?? 0} order by s.id desc
    limit ${input.size} offset ${input.start}`.execute(ctx.db)
  return { records: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Lines that a person looks at to name the columns. */
const headLines = 60
const shownRows = 10

/** The first lines of a file, and its rows as they would be read. */
export async function previewStatement(
  ctx: Ctx,
  { id, mapping }: ParsedOf<Calls['preview']>,
): Promise<ReplyOf<Calls['preview']>> {
  const account = await ctx.inTransaction(async (inner) => {
    const { rows } = await sql<{ accountId: number }>`
      select s.account_id from bank_statements s where s.subscriber_id = current_subscriber() and s.id = ${id}`.execute(
      inner.db,
    )
    if (!rows[0]) throw notFound()
    return bankAccountOf(inner, rows[0].accountId)
  })
  const bytes = await bytesOf((work) => ctx.inTransaction(work), ctx.subscriberId, id)
  const outcome = await withHelper(ctx.subscriberId, (helper) => helper.read(bytes, mapping, headLines))
  if ('fault' in outcome) return { cells: [], mapping: null, rows: [], rowCount: 0, problems: [] }
  const cells = (outcome.cells ?? []).map((row) => row.map((cell) => cell.slice(0, 100)))
  const used = mapping ?? account.mapping ?? outcome.mapping ?? null
  // What the whole file gives, where it could be read; else what the first lines give, with everything that is wrong with them.
  const read = 'read' in outcome ? outcome.read : used ? tried(cells, used) : undefined
  return {
    cells,
    mapping: used && { ...used, references: used.references ? [...used.references] : undefined },
    rows: (read?.rows ?? [])
      .slice(0, shownRows)
      .map(({ line, date, description, reference, debit, credit, balance }) => ({
        line,
        date,
        description,
        reference: reference ?? null,
        debit,
        credit,
        balance: balance ?? null,
      })),
    rowCount: read?.rows.length ?? 0,
    problems: (read?.problems ?? []).slice(0, 50),
  }
}

function tried(cells: readonly (readonly string[])[], mapping: Parameters<typeof readCells>[2]) {
  const outcome = readCells('csv', cells, mapping)
  return 'read' in outcome ? outcome.read : undefined
}

/** Removes files that were uploaded by mistake; what was decided stays, so a file with decided rows does. */
export async function removeStatements(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['remove']>,
): Promise<ReplyOf<Calls['remove']>> {
  const { rows } = await sql<{ id: number; accountId: number; fileId: number | null; decided: boolean }>`
    select s.id, s.account_id, s.file_id, exists (select from bank_rows r where r.subscriber_id = s.subscriber_id and r.statement_id = s.id
      and r.state in ('Matched', 'Ignored') and not exists (select from bank_row_files f where f.subscriber_id = r.subscriber_id and f.row_id = r.id
        and f.statement_id <> s.id)) as decided
    from bank_statements s where s.subscriber_id = current_subscriber() and s.id = any(${[...ids]}::bigint[]) order by s.id for update`.execute(
    ctx.db,
  )
  const seen = new Map(
    (
      await bankAccountsOf(
        ctx,
        rows.map(({ accountId }) => accountId),
      )
    ).map((one) => [one.id, one]),
  )
  const done: number[] = []
  const refused: ReturnType<typeof refusal>[] = []
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const id of new Set(ids)) {
    const file = known.get(id)
    const account = file && seen.get(file.accountId)
    if (!file || !account) refused.push(refusal(ctx, id, 'NOT_FOUND'))
    else if (ctx.access.inactive.has(account.entityId))
      refused.push(
        refusal(ctx, id, 'ACTION_REFUSED', 'action.reason.isPlaceInactive', {
          name: ctx.access.inactive.get(account.entityId) ?? '',
        }),
      )
    else if (file.decided) refused.push(refusal(ctx, id, 'ACTION_REFUSED', 'bankStatement.refused.decided'))
    else {
      await removeFile(ctx, file)
      done.push(id)
    }
  }
  return { done, refused }
}

/** Rows that another file has too are from then on of that one. */
async function removeFile(
  ctx: Ctx,
  {
    id,
    accountId,
    fileId,
  }: { readonly id: number; readonly accountId: number; readonly fileId: number | null },
): Promise<void> {
  const { db } = ctx
  await lockAccount(ctx, accountId)
  await sql`update bank_rows r set statement_id = o.statement_id, line_number = o.line_number
    from (select distinct on (f.row_id) f.row_id, f.statement_id, f.line_number from bank_row_files f
      where f.subscriber_id = current_subscriber() and f.statement_id <> ${id}
        and f.row_id in (select q.id from bank_rows q where q.subscriber_id = current_subscriber() and q.statement_id = ${id})
      order by f.row_id, f.statement_id) o
    where r.subscriber_id = current_subscriber() and r.id = o.row_id and r.statement_id = ${id}`.execute(db)
  // Of what only this file had nothing is decided; another account's row may wait to be its other side.
  await sql`with gone as (
      delete from bank_suggestions s using bank_rows q where s.subscriber_id = current_subscriber() and q.subscriber_id = s.subscriber_id
        and q.id = s.other_row_id and q.statement_id = ${id} returning s.row_id)
    update bank_rows r set state = 'Unmatched', is_sure = false, reasons = '{}' from gone g
    where r.subscriber_id = current_subscriber() and r.id = g.row_id and r.state = 'Suggested'`.execute(db)
  await sql`delete from bank_row_files f where f.subscriber_id = current_subscriber() and f.statement_id = ${id}`.execute(
    db,
  )
  await sql`delete from bank_rows r where r.subscriber_id = current_subscriber() and r.statement_id = ${id}`.execute(
    db,
  )
  await sql`delete from bank_statements s where s.subscriber_id = current_subscriber() and s.id = ${id}`.execute(
    db,
  )
  await sql`delete from stored_files f where f.subscriber_id = current_subscriber() and f.id = ${fileId}`.execute(
    db,
  )
}
