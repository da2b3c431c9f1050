import type { importCalls } from '@bahi/contracts/imports.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { issueCodes } from '@bahi/contracts/issues.ts'
import { importKindNames, importSheetOf, importSheets } from '@bahi/contracts/import-sheets.ts'
import type { ImportKindName, ImportSheet } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import type { Params } from '../../platform/texts.ts'
import type { Change } from './outcome.ts'
import { labelOf, messageOf, shownProblem } from './problems.ts'
import type { Problem } from './rows.ts'
import { faultKey } from './run.ts'
import { rowsAt, mayImport, runOf } from './store.ts'
import { describeColumn } from './template.ts'

type Calls = typeof importCalls
type Statistic = ReplyOf<Calls['search']>['records'][number]

export function importKinds(ctx: Ctx): ReplyOf<Calls['kinds']> {
  return importKindNames
    .filter((kind) => mayImport(ctx, kind))
    .map((kind) => {
      const name = importSheetOf[kind]
      const sheet: ImportSheet = importSheets[name]
      return {
        kind,
        title: ctx.t(`import.kind.${kind}`),
        needsEntity: sheet.hasEntity ?? false,
        hasLines: sheet.lines !== undefined || sheet.isOfSeveral === true,
        overwrites: sheet.isBooked !== true,
        columns: sheet.columns.map((column) => {
          const { heading, isRequired, rule, values, labels, example } = describeColumn(ctx, name, column)
          return {
            path: column.path,
            label: heading,
            required: isRequired,
            rule,
            choices: values.map((value, index) => ({ value, label: labels[index] ?? value })),
            example,
          }
        }),
      }
    })
}

interface Row extends Omit<Statistic, 'message' | 'canUndo'> {
  readonly fault: { readonly code: string; readonly params?: Params } | null
  readonly sameAt: string | null
  readonly taskMessage: string | null
}

/** The status of the run, else that of its task; while rows are mended it is at work again. */
const status = sql`case when m.status in ('Initialized', 'YetNotStarted', 'InProcess') then 'InProcess'
  when t.status in ('Initialized', 'YetNotStarted', 'InProcess') then t.status else coalesce(i.status, t.status) end`

const columns = sql`i.task_id as background_task_id, i.import_file_id as import_id, i.kind, i.entity_id, f.file_name, ${status} as status, i.conflict_action, i.is_dry_run as dry_run,
  i.all_or_nothing, f.layout, coalesce(f.row_count, 0) as rows, i.succeeded_rows as succeeded, i.failed_rows as failed, i.created_count as created,
  i.changed_count as changed, i.skipped_count as skipped, i.refused_count as refused, i.warning_count as warnings, i.same_as as same_file_as, i.started_at,
  coalesce(i.ended_at, t.result_stamp) as ended_at, (select trim(u.first_name || ' ' || u.last_name) from users u
    where u.subscriber_id = i.subscriber_id and u.id = i.started_by) as started_by, i.is_stopped, i.undone_at, i.fault,
  (select s.started_at from imports s where s.subscriber_id = i.subscriber_id and s.task_id = i.same_as) as same_at,
  case when t.status = 'Failed' then t.response -> 'errors' -> 0 ->> 'message' end as task_message`
const from = sql`imports i join import_files f on f.subscriber_id = i.subscriber_id and f.id = i.import_file_id
  join background_tasks t on t.subscriber_id = i.subscriber_id and t.id = i.task_id
  left join background_tasks m on m.subscriber_id = i.subscriber_id and m.id = i.mend_task_id`

function shown(ctx: Ctx, { fault, sameAt, taskMessage, ...row }: Row): Statistic {
  const isOpen = ['Initialized', 'YetNotStarted', 'InProcess'].includes(row.status)
  const message = fault
    ? ctx.t(faultKey(fault.code), fault.params)
    : (taskMessage ?? (sameAt === null ? null : ctx.t('import.sameFile', { date: sameAt.slice(0, 10) })))
  return {
    ...row,
    message,
    canUndo: !isOpen && !row.dryRun && row.undoneAt === null && row.created + row.changed > 0,
  }
}

/** Kinds that the user may import. */
const allowedKinds = (ctx: Ctx): ImportKindName[] => importKindNames.filter((kind) => mayImport(ctx, kind))

const seen = (ctx: Ctx): RawBuilder<unknown> =>
  ctx.can('STG_IMP') ? sql`` : sql`and i.started_by = ${ctx.userId}`

export async function searchImports(
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const { start, size, kinds, statuses, keyword, entityIds, fromStamp, toStamp, sort } = input
  const order = /^(id|startedAt)( ASC| DESC)?$/i.exec(sort)
  if (!order) throw refuseField('sort', 'SORT_UNKNOWN')
  // Pages are asked for by their place: no reply has a cursor.
  if (input.after !== undefined) throw refuseField('after', 'CURSOR_INVALID')
  const allowed = allowedKinds(ctx)
  const asked = kinds ? allowed.filter((kind) => kinds.includes(kind)) : allowed
  const entities = entityIds ? ctx.entitiesOf(entityIds) : undefined
  const where = sql`i.subscriber_id = current_subscriber() ${seen(ctx)} and i.kind = any(${asked}::text[])
    and (i.entity_id is null or i.entity_id = any(${[...(entities ?? ctx.entityIds)]}::bigint[]))
    ${entities ? sql`and i.entity_id is not null` : sql``}
    ${keyword ? sql`and f.file_name ilike ${`%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}` : sql``}
    ${fromStamp ? sql`and i.started_at >= ${fromStamp}::timestamptz` : sql``} ${toStamp ? sql`and i.started_at <= ${toStamp}::timestamptz` : sql``}
    ${statuses ? sql`and ${status} = any(${[...statuses]}::text[])` : sql``}`
  const { rows } = await sql<
    Row & { total: number }
  >`select ${columns}, (count(*) over ())::int as total from ${from} where ${where}
    order by i.id ${/asc/i.test(order[2] ?? '') ? sql`asc` : sql`desc`} limit ${size} offset ${start}`.execute(
    ctx.db,
  )
  return {
    records: rows.map(({ total: _, ...row }) => shown(ctx, row)),
    start,
    size,
    total: rows[0]?.total ?? 0,
    totalIsExact: true,
  }
}

interface StoredProblem {
  readonly row: number
  readonly path: string
  readonly column: string | null
  readonly value: string
  readonly code: string
  readonly params: Problem['params'] | null
  readonly isWarning: boolean
}

const problemColumns = sql`p.row_number as row, p.path, p.column_name as column, p.value, p.code, p.params, p.is_warning`

const problemOf = ({ params, ...rest }: StoredProblem): Problem => ({
  ...rest,
  ...(params ? { params } : {}),
})

const pageSize = async (ctx: Ctx, size: number | undefined) =>
  size ?? (await ctx.settings()).importErrorPageSize

export async function importDetail(
  ctx: Ctx,
  input: ParsedOf<Calls['detail']>,
): Promise<ReplyOf<Calls['detail']>> {
  const run = await runOf(ctx, { taskId: input.backgroundTaskId })
  const { rows } =
    await sql<Row>`select ${columns} from ${from} where i.subscriber_id = current_subscriber() and i.id = ${run.id}`.execute(
      ctx.db,
    )
  const size = await pageSize(ctx, input.size)
  const codes = input.code === undefined ? undefined : namesOfCode(input.code)
  const { rows: problems } = await sql<
    StoredProblem & { total: number }
  >`select ${problemColumns}, (count(*) over ())::int as total from import_problems p
    where p.subscriber_id = current_subscriber() and p.import_id = ${run.id} ${codes ? sql`and p.code = any(${codes}::text[])` : sql``}
      ${input.column === undefined ? sql`` : sql`and coalesce(p.column_name, '') = ${input.column}`}
    order by p.row_number, p.position limit ${size} offset ${input.start}`.execute(ctx.db)
  return {
    ...shown(ctx, rows[0]!),
    records: problems.map((one) => shownProblem(ctx, importSheetOf[run.kind], problemOf(one))),
    start: input.start,
    size,
    total: problems[0]?.total ?? 0,
  }
}

/** Issues by the code that is shown of them. */
const namesOfCode = (code: string): string[] => [
  code,
  ...Object.entries(issueCodes).flatMap(([name, shownCode]) => (shownCode === code ? name : [])),
]

/** Groups of problems that a summary tells apart. */
const mostGroups = 500

export async function errorSummary(
  ctx: Ctx,
  { backgroundTaskId }: ParsedOf<Calls['errorSummary']>,
): Promise<ReplyOf<Calls['errorSummary']>> {
  const run = await runOf(ctx, { taskId: backgroundTaskId })
  const kind = importSheetOf[run.kind]
  const { rows } = await sql<Omit<StoredProblem, 'row' | 'value'> & { rows: number }>`
    select p.path, p.column_name as column, p.code, p.params, p.is_warning, count(distinct p.row_number)::int as rows from import_problems p
    where p.subscriber_id = current_subscriber() and p.import_id = ${run.id}
    group by 1, 2, 3, 4, 5 order by 6 desc, 3 limit ${mostGroups}`.execute(ctx.db)
  const groups = new Map<string, ReplyOf<Calls['errorSummary']>[number]>()
  for (const { path, column, code, params, isWarning, rows: count } of rows) {
    const type = isWarning ? 'Warning' : 'Error'
    const told = messageOf(ctx, kind, { code, path, column, ...(params ? { params } : {}) })
    const key = [type, told.code, column, told.message].join('\n')
    const group = groups.get(key)
    groups.set(key, { type, ...told, column, rows: (group?.rows ?? 0) + count })
  }
  return [...groups.values()].toSorted((a, b) => b.rows - a.rows)
}

interface StoredRecord {
  readonly row: number
  readonly rows: number
  readonly outcome: 'Created' | 'Changed' | 'Skipped' | 'Refused'
  readonly label: string
  readonly recordKind: string | null
  readonly recordId: number | null
  readonly reason: { readonly key: string; readonly params?: Params } | null
  readonly changes: readonly Change[] | null
  readonly total: number
}

export async function importChanges(
  ctx: Ctx,
  input: ParsedOf<Calls['changes']>,
): Promise<ReplyOf<Calls['changes']>> {
  const run = await runOf(ctx, { taskId: input.backgroundTaskId })
  const size = await pageSize(ctx, input.size)
  const { rows } =
    await sql<StoredRecord>`select r.row_number as row, r.row_count as rows, r.outcome, r.label, r.record_kind, r.record_id, r.reason, r.changes,
      (count(*) over ())::int as total
    from import_records r where r.subscriber_id = current_subscriber() and r.import_id = ${run.id}
      ${input.outcomes ? sql`and r.outcome = any(${[...input.outcomes]}::text[])` : sql``}
    order by r.row_number limit ${size} offset ${input.start}`.execute(ctx.db)
  return {
    records: rows.map(({ total: _, reason, changes, ...row }) => ({
      ...row,
      reason: reason ? ctx.t(reason.key, reason.params) : null,
      changes: (changes ?? []).map(({ path, before, after }) => ({
        field: labelOf(ctx, importSheetOf[run.kind], path),
        before,
        after,
      })),
    })),
    start: input.start,
    size,
    total: rows[0]?.total ?? 0,
  }
}

export interface FailedRow {
  readonly number: number
  readonly cells: readonly string[]
  readonly problems: readonly Problem[]
}

/** Rows of refused records, whole records together, from a place on among them. */
export async function failedRowsOf(
  ctx: Ctx,
  run: { readonly id: number; readonly importFileId: number },
  { after, size }: { readonly after: number; readonly size: number },
): Promise<{ readonly rows: FailedRow[]; readonly last: number | undefined }> {
  const { rows: records } = await sql<{
    row: number
    rows: number
    numbers: number[]
  }>`select r.row_number as row, r.row_count as rows, r.numbers from (
      select x.row_number, x.row_count, array(select (e.row ->> 0)::int from import_chunks c cross join lateral jsonb_array_elements(c.cells) as e (row)
        where c.subscriber_id = x.subscriber_id and c.import_file_id = ${run.importFileId} and c.last_row >= x.row_number
          and c.first_row <= x.row_number + 200000 and (e.row ->> 0)::int >= x.row_number order by 1 limit x.row_count) as numbers
      from import_records x where x.subscriber_id = current_subscriber() and x.import_id = ${run.id} and x.outcome = 'Refused' and x.row_number > ${after}
      order by x.row_number limit ${size}) r order by 1`.execute(ctx.db)
  const taken: number[] = []
  let last: number | undefined
  for (const { row, numbers } of records) {
    if (taken.length > 0 && taken.length + numbers.length > size) break
    taken.push(...numbers)
    last = row
  }
  const found = await rowsAt(ctx, run.importFileId, taken)
  const { rows: problems } =
    await sql<StoredProblem>`select ${problemColumns} from import_problems p where p.subscriber_id = current_subscriber()
    and p.import_id = ${run.id} and p.row_number = any(${taken}::int[]) order by p.row_number, p.position`.execute(
      ctx.db,
    )
  const byRow = new Map<number, Problem[]>()
  for (const one of problems) byRow.set(one.row, [...(byRow.get(one.row) ?? []), problemOf(one)])
  return { rows: found.map((row) => ({ ...row, problems: byRow.get(row.number) ?? [] })), last }
}

export async function failedRows(
  ctx: Ctx,
  input: ParsedOf<Calls['failedRows']>,
): Promise<ReplyOf<Calls['failedRows']>> {
  const run = await runOf(ctx, { taskId: input.backgroundTaskId })
  const { rows: facts } = await sql<{
    headings: string[]
    total: number
  }>`select f.headings, i.failed_rows as total from imports i
    join import_files f on f.subscriber_id = i.subscriber_id and f.id = i.import_file_id
    where i.subscriber_id = current_subscriber() and i.id = ${run.id}`.execute(ctx.db)
  const { headings, total } = facts[0]!
  // A place among the rows is found by walking over the records before it.
  const { rows: begin } = await sql<{ after: number }>`select coalesce(max(s.row_number), 0) as after from (
      select x.row_number, sum(x.row_count) over (order by x.row_number) as until from import_records x
      where x.subscriber_id = current_subscriber() and x.import_id = ${run.id} and x.outcome = 'Refused') s where s.until <= ${input.start}`.execute(
    ctx.db,
  )
  const { rows } = await failedRowsOf(ctx, run, { after: begin[0]!.after, size: input.size })
  const kind = importSheetOf[run.kind]
  return {
    headings,
    records: rows.map(({ number, cells, problems }) => ({
      row: number,
      cells: headings.map((_, index) => cells[index] ?? ''),
      problems: problems.map((one) => shownProblem(ctx, kind, one)),
    })),
    total,
  }
}
