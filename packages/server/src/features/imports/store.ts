import { importSheetOf, importSheets } from '@bahi/contracts/import-sheets.ts'
import type { ImportKindName, ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Mapping } from './headings/guess.ts'
import type { Outcome } from './outcome.ts'
import type { FileRow } from './rows.ts'

/** A file that was read. */
export interface ImportFile {
  readonly id: number
  readonly kind: ImportKindName
  readonly entityId: number | null
  readonly fileId: number | null
  readonly fileName: string
  /** Of its content. */
  readonly hash: string
  readonly format: 'xlsx' | 'xls' | 'csv'
  readonly bytes: number
  readonly sheet: string
  readonly sheets: readonly string[]
  readonly headingRow: number
  readonly headings: readonly string[]
  readonly head: readonly FileRow[]
  readonly layout: string | null
  readonly rowCount: number | null
  readonly createdBy: number | null
}

export const sheetOf = (
  kind: ImportKindName,
): { readonly name: ImportSheetKind; readonly sheet: ImportSheet } => ({
  name: importSheetOf[kind],
  sheet: importSheets[importSheetOf[kind]],
})

/** 403 where none of the rights of a kind is there. */
export function requireKind(ctx: Ctx, kind: ImportKindName): void {
  if (!mayImport(ctx, kind)) throw new AppError('RIGHT_MISSING')
}

export const mayImport = (ctx: Ctx, kind: ImportKindName): boolean =>
  sheetOf(kind).sheet.rights.some((right) => ctx.can(right))

const fileColumns = sql`f.id, f.kind, f.entity_id, f.file_id, f.file_name, encode(f.file_hash, 'hex') as hash, f.format, f.bytes, f.sheet, f.sheets, f.heading_row, f.headings, f.head,
  f.layout, f.row_count, f.created_by`

export async function fileOf(ctx: Ctx, id: number): Promise<ImportFile> {
  const { rows } = await sql<ImportFile>`select ${fileColumns} from import_files f
    where f.subscriber_id = current_subscriber() and f.id = ${id}`.execute(ctx.db)
  const file = rows[0]
  if (!file || !maySee(ctx, file.createdBy)) throw notFound()
  return file
}

/** One's own; those of others only with a right over the settings of imports. */
export const maySee = (ctx: Ctx, createdBy: number | null): boolean =>
  createdBy === ctx.userId || ctx.can('STG_IMP')

/** A run of a file. */
export interface ImportRun {
  readonly id: number
  readonly importFileId: number
  readonly kind: ImportKindName
  readonly entityId: number | null
  readonly taskId: number
  readonly mapping: Mapping
  readonly conflictAction: 'Skip' | 'Overwrite'
  readonly isDryRun: boolean
  readonly allOrNothing: boolean
  readonly status: string | null
  readonly taskStatus: string
  readonly mendStatus: string | null
  readonly startedBy: number | null
  readonly undoneAt: string | null
}

const runColumns = sql`i.id, i.import_file_id, i.kind, i.entity_id, i.task_id, i.mapping, i.conflict_action, i.is_dry_run, i.all_or_nothing, i.status,
  t.status as task_status, (select m.status from background_tasks m where m.subscriber_id = i.subscriber_id and m.id = i.mend_task_id) as mend_status,
  i.started_by, i.undone_at`

export async function runOf(
  ctx: Ctx,
  key: { readonly id: number } | { readonly taskId: number },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ImportRun> {
  const { rows } = await sql<ImportRun>`select ${runColumns} from imports i
    join background_tasks t on t.subscriber_id = i.subscriber_id and t.id = i.task_id
    where i.subscriber_id = current_subscriber() and ${'id' in key ? sql`i.id = ${key.id}` : sql`i.task_id = ${key.taskId}`}
    ${lock ? sql`for update of i` : sql``}`.execute(ctx.db)
  const run = rows[0]
  if (!run || !maySee(ctx, run.startedBy)) throw notFound()
  return run
}

const isOpen = (status: string | null) =>
  status !== null && ['Initialized', 'YetNotStarted', 'InProcess'].includes(status)

export const isRunning = ({
  taskStatus,
  mendStatus,
}: Pick<ImportRun, 'taskStatus' | 'mendStatus'>): boolean => isOpen(taskStatus) || isOpen(mendStatus)

/** Rows of a file below its headings, from a line on, in order; a chunk of them is in memory. */
export async function* rowsOf(
  inTransaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>,
  { importFileId, headingRow }: { readonly importFileId: number; readonly headingRow: number },
  from: number,
): AsyncGenerator<readonly FileRow[]> {
  let at = Math.max(from, headingRow + 1)
  for (;;) {
    const chunk = await inTransaction(async ({ db }) => {
      const { rows } = await sql<{
        lastRow: number
        cells: [number, string[]][]
      }>`select c.last_row, c.cells from import_chunks c
        where c.subscriber_id = current_subscriber() and c.import_file_id = ${importFileId} and c.last_row >= ${at}
        order by c.first_row limit 1`.execute(db)
      return rows[0]
    })
    if (!chunk) return
    const rows = chunk.cells.flatMap(([number, cells]) => (number >= at ? [{ number, cells }] : []))
    if (rows.length > 0) yield rows
    at = chunk.lastRow + 1
  }
}

/** Some rows of a file, by their numbers. */
export async function rowsAt(ctx: Ctx, importFileId: number, numbers: readonly number[]): Promise<FileRow[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ number: number; cells: string[] }>`
    select (e.row ->> 0)::int as number, e.row -> 1 as cells
    from import_chunks c cross join lateral jsonb_array_elements(c.cells) as e (row)
    where c.subscriber_id = current_subscriber() and c.import_file_id = ${importFileId}
      and exists (select from unnest(${[...numbers]}::int[]) as n (at) where n.at between c.first_row and c.last_row)
      and (e.row ->> 0)::int = any(${[...numbers]}::int[])
    order by 1`.execute(ctx.db)
  return rows
}

/** Keeps what became of records, in the transaction of their effects, and counts it. */
export async function keepOutcomes(ctx: Ctx, importId: number, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  const records = outcomes.map((one) => ({
    row_number: one.row,
    row_count: one.rows,
    outcome: one.outcome,
    record_kind: one.recordKind,
    record_id: one.recordId,
    record_version: one.version,
    record_key: one.key,
    label: one.label.slice(0, 300),
    reason: one.reason,
    changes: one.changes,
    before: one.before,
  }))
  await sql`insert into import_records (subscriber_id, import_id, row_number, row_count, outcome, record_kind, record_id, record_version, record_key, label,
      reason, changes, before)
    select current_subscriber(), ${importId}, r.row_number, r.row_count, r.outcome, r.record_kind, r.record_id, r.record_version, r.record_key,
      coalesce(r.label, ''), r.reason, r.changes, r.before
    from json_to_recordset(${JSON.stringify(records)}::json) as r (row_number int, row_count int, outcome text, record_kind text, record_id bigint,
      record_version int, record_key text, label text, reason jsonb, changes jsonb, before jsonb)
    on conflict (subscriber_id, import_id, row_number) do update set row_count = excluded.row_count, outcome = excluded.outcome,
      record_kind = excluded.record_kind, record_id = excluded.record_id, record_version = excluded.record_version, record_key = excluded.record_key,
      label = excluded.label, reason = excluded.reason, changes = excluded.changes, before = excluded.before`.execute(
    ctx.db,
  )
  const problems = outcomes.flatMap(({ row, problems: list }) => {
    const positions = new Map<number, number>()
    return list.map((problem) => {
      const position = positions.get(problem.row) ?? 0
      positions.set(problem.row, position + 1)
      return {
        record_row: row,
        row_number: problem.row,
        position,
        is_warning: problem.isWarning ?? false,
        code: problem.code,
        params: problem.params,
        path: problem.path,
        column_name: problem.column,
        value: problem.value.slice(0, 1000),
      }
    })
  })
  if (problems.length > 0)
    await sql`insert into import_problems (subscriber_id, import_id, record_row, row_number, position, is_warning, code, params, path, column_name, value)
      select current_subscriber(), ${importId}, p.record_row, p.row_number, p.position, p.is_warning, p.code, p.params, p.path, p.column_name, p.value
      from json_to_recordset(${JSON.stringify(problems)}::json) as p (record_row int, row_number int, position int, is_warning boolean, code text, params jsonb,
        path text, column_name text, value text)
      on conflict do nothing`.execute(ctx.db)
  const count = (outcome: Outcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  const rows = (isRefused: boolean) =>
    outcomes.reduce((sum, one) => ((one.outcome === 'Refused') === isRefused ? sum + one.rows : sum), 0)
  await sql`update imports set succeeded_rows = succeeded_rows + ${rows(false)}, failed_rows = failed_rows + ${rows(true)},
      created_count = created_count + ${count('Created')}, changed_count = changed_count + ${count('Changed')},
      skipped_count = skipped_count + ${count('Skipped')}, refused_count = refused_count + ${count('Refused')},
      warning_count = warning_count + ${problems.filter((problem) => problem.is_warning).length}
    where subscriber_id = current_subscriber() and id = ${importId}`.execute(ctx.db)
}

/** Forgets what a run, or some records of it, came to: they are looked at again. */
export async function forgetOutcomes(ctx: Ctx, importId: number, rows?: readonly number[]): Promise<void> {
  const some = rows === undefined ? sql`` : sql`and x.row_number = any(${[...rows]}::int[])`
  await sql`delete from import_problems p where p.subscriber_id = current_subscriber() and p.import_id = ${importId}
    ${rows === undefined ? sql`` : sql`and p.record_row = any(${[...rows]}::int[])`}`.execute(ctx.db)
  await sql`delete from import_records x where x.subscriber_id = current_subscriber() and x.import_id = ${importId} ${some}`.execute(
    ctx.db,
  )
  await sql`update imports i set succeeded_rows = s.succeeded, failed_rows = s.failed, created_count = s.created, changed_count = s.changed,
      skipped_count = s.skipped, refused_count = s.refused, warning_count = s.warnings
    from (select coalesce(sum(row_count) filter (where outcome <> 'Refused'), 0) as succeeded, coalesce(sum(row_count) filter (where outcome = 'Refused'), 0) as failed,
        count(*) filter (where outcome = 'Created') as created, count(*) filter (where outcome = 'Changed') as changed,
        count(*) filter (where outcome = 'Skipped') as skipped, count(*) filter (where outcome = 'Refused') as refused,
        (select count(*) from import_problems p where p.subscriber_id = current_subscriber() and p.import_id = ${importId} and p.is_warning) as warnings
      from import_records x where x.subscriber_id = current_subscriber() and x.import_id = ${importId}) s
    where i.subscriber_id = current_subscriber() and i.id = ${importId}`.execute(ctx.db)
}
