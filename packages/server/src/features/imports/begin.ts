import type { importCalls } from '@bahi/contracts/imports.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { importSheetOf } from '@bahi/contracts/import-sheets.ts'
import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { issuesOf } from '../../platform/http/parse.ts'
import { foldHeading } from './headings/fold.ts'
import { guessMapping, isConstant, missingFields } from './headings/guess.ts'
import type { Mapping } from './headings/guess.ts'
import { openFile, remembered } from './open-file.ts'
import type { OpenedFile } from './open-file.ts'
import { labelOf, shownProblem } from './problems.ts'
import { problemsOf } from './kinds/kind.ts'
import { bindMapping, nested, readRow } from './rows.ts'
import { fileOf, requireKind, sheetOf } from './store.ts'
import type { ImportFile } from './store.ts'
import { sideOf } from './side-of.ts'
import { startRun } from './start-run.ts'
import type { RunAsked } from './start-run.ts'
import { textOf } from './text-of.ts'

type Calls = typeof importCalls

/** Keeps a file and says how it would be read. */
export async function readImport(ctx: Ctx, input: ParsedOf<Calls['read']>): Promise<Read> {
  const opened = await openFile(ctx, input)
  const earlier = await ctx.inTransaction((inner) => earlierRun(inner, opened.kind, opened.hash))
  return shownFile(ctx, opened, earlier)
}

/** A file that was read before, as after the page was left. */
export async function importFile(ctx: Ctx, { importId }: ParsedOf<Calls['file']>): Promise<Read> {
  const file = await fileOf(ctx, importId)
  requireKind(ctx, file.kind)
  const { name, sheet } = sheetOf(file.kind)
  const { rows } = await sql<{ notices: OpenedFile['notices'] }>`select f.notices from import_files f
    where f.subscriber_id = current_subscriber() and f.id = ${file.id}`.execute(ctx.db)
  const hash = Buffer.from(file.hash, 'hex')
  const guess = guessMapping(name, sheet, file.headings, await remembered(ctx, file.kind))
  const notices = rows[0]!.notices.filter((one) => typeof one === 'object')
  return shownFile(ctx, { ...file, guess, notices }, await earlierRun(ctx, file.kind, hash))
}

type Read = ReplyOf<Calls['read']>

function shownFile(ctx: Ctx, opened: Omit<OpenedFile, 'hash'>, earlier: Earlier | undefined): Read {
  const { kind, guess, headings, head } = opened
  return {
    importId: opened.id,
    kind,
    fileName: opened.fileName,
    format: opened.format,
    bytes: opened.bytes,
    sheet: opened.sheet === '' ? null : opened.sheet,
    sheets: [...opened.sheets].filter(Boolean),
    headingRow: opened.headingRow,
    headings: headings.map((heading, index) => ({
      heading,
      samples: head.flatMap(({ cells }) => cells[index] || []).slice(0, 3),
    })),
    mapping: guess.mapping,
    mappingFrom: guess.from,
    layout: guess.layout ?? null,
    missing: missing(ctx, kind, guess.mapping),
    notices: opened.notices.map(({ code, params }) => ({
      code: code as Read['notices'][number]['code'],
      message: ctx.t(`import.notice.${code}`, params),
    })),
    earlier: earlier ?? null,
  }
}

const missing = (ctx: Ctx, kind: ImportKindName, mapping: Mapping) =>
  missingFields(sheetOf(kind).sheet, mapping).map((path) => ({
    path,
    label: labelOf(ctx, importSheetOf[kind], path),
  }))

type Earlier = NonNullable<ReplyOf<Calls['read']>['earlier']>

/** The last run of the same file that made something and was not undone. */
async function earlierRun(ctx: Ctx, kind: ImportKindName, hash: Uint8Array): Promise<Earlier | undefined> {
  const { rows } = await sql<Earlier>`select i.task_id as background_task_id, f.file_name, i.started_at as at,
      (select trim(u.first_name || ' ' || u.last_name) from users u where u.subscriber_id = i.subscriber_id and u.id = i.started_by) as by, i.succeeded_rows as succeeded
    from import_files f join imports i on i.subscriber_id = f.subscriber_id and i.import_file_id = f.id
    where f.subscriber_id = current_subscriber() and f.file_hash = ${hash} and f.kind = ${kind} and not i.is_dry_run and i.undone_at is null
      and i.created_count + i.changed_count > 0 order by i.id desc limit 1`.execute(ctx.db)
  return rows[0]
}

/** The first rows as they would be read, with what can be seen to be wrong without the books. */
export async function previewImport(
  ctx: Ctx,
  { importId, mapping }: ParsedOf<Calls['preview']>,
): Promise<ReplyOf<Calls['preview']>> {
  const file = await fileOf(ctx, importId)
  requireKind(ctx, file.kind)
  const { name, sheet } = sheetOf(file.kind)
  const binding = bound(ctx, file, mapping)
  return {
    columns: binding.columns.map(({ column, heading, constant }) => ({
      path: column.path,
      label: labelOf(ctx, name, column.path),
      heading: heading ?? `=${constant}`,
    })),
    rows: file.head.map((one) => {
      const row = readRow(binding, one)
      const parsed = sheet.lines
        ? undefined
        : sheet.schema.safeParse(nested([...row.values].filter(([, value]) => value !== '')))
      // Ids of what cells name are found when the file is run.
      const references = new Set(sheet.columns.flatMap(({ path, refersTo }) => (refersTo ? path : [])))
      const issues = (parsed?.error ? parsedIssues(parsed.error.issues) : []).filter(
        ({ path }) => !references.has(path.split('[')[0]!),
      )
      const told = new Set(row.problems.map(({ path }) => path))
      const problems = [
        ...row.problems,
        ...problemsOf({ rows: [row] }, { binding }, issues).filter(({ path }) => !told.has(path)),
      ]
      return {
        row: one.number,
        values: binding.columns.map(({ column }) => shownValue(row.values.get(column.path))),
        side: sideOf(name, row) ?? null,
        problems: problems.map((problem) => shownProblem(ctx, name, problem)),
      }
    }),
    missing: missing(ctx, file.kind, mapping),
  }
}

function parsedIssues(list: Parameters<typeof issuesOf>[0]) {
  return issuesOf(list, {})
}

const shownValue = (value: unknown): string =>
  value === undefined
    ? ''
    : Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'boolean'
        ? value
          ? 'Y'
          : 'N'
        : textOf(value)

function bound(ctx: Ctx, { kind, headings }: Pick<ImportFile, 'kind' | 'headings'>, mapping: Mapping) {
  const { binding, issues } = bindMapping(sheetOf(kind).sheet, headings, mapping)
  if (issues.length > 0)
    throw invalid(
      issues.map((issue) => ({
        ...issue,
        params: {
          ...issue.params,
          field: labelOf(ctx, importSheetOf[kind], String(issue.params?.['field'] ?? '')),
        },
      })),
    )
  return binding
}

/** Runs a file that was read. */
export async function runImport(ctx: Ctx, input: ParsedOf<Calls['run']>): Promise<ReplyOf<Calls['run']>> {
  const file = await fileOf(ctx, input.importId)
  requireKind(ctx, file.kind)
  if (file.fileId === null && file.rowCount === null)
    throw new AppError('ACTION_REFUSED', { params: { reason: ctx.t('action.reason.importExpired') } })
  const mapping =
    input.mapping ??
    (await lastMapping(ctx, file.id)) ??
    guessMapping(importSheetOf[file.kind], sheetOf(file.kind).sheet, file.headings, {}).mapping
  return begin(ctx, file, { ...input, mapping })
}

/** As the file was run before: what a person saw of a dry run is what is imported. */
async function lastMapping(ctx: Ctx, fileId: number): Promise<Mapping | undefined> {
  const { rows } = await sql<{ mapping: Mapping }>`select i.mapping from imports i
    where i.subscriber_id = current_subscriber() and i.import_file_id = ${fileId} order by i.id desc limit 1`.execute(
    ctx.db,
  )
  return rows[0]?.mapping
}

/** Takes a file and runs it at once. */
export async function uploadImport(
  ctx: Ctx,
  input: ParsedOf<Calls['upload']>,
): Promise<ReplyOf<Calls['upload']>> {
  const opened = await openFile(ctx, input)
  return ctx.inTransaction(async (inner) =>
    begin(inner, await fileOf(inner, opened.id), { ...input, mapping: whole(opened, input.mapping) }),
  )
}

/** Headings that a program says nothing of are guessed. */
function whole({ guess, headings }: OpenedFile, said: Mapping | undefined): Mapping {
  if (!said) return guess.mapping
  const bySpelling = new Map(headings.map((heading) => [foldHeading(heading), heading]))
  const exact = Object.fromEntries(
    Object.entries(said).map(([heading, path]) => [
      isConstant(heading) || headings.includes(heading)
        ? heading
        : (bySpelling.get(foldHeading(heading)) ?? heading),
      path,
    ]),
  )
  const taken = new Set(Object.values(exact))
  return {
    ...Object.fromEntries(
      Object.entries(guess.mapping).filter(
        ([heading, path]) => !(heading in exact) && (path === '' || !taken.has(path)),
      ),
    ),
    ...exact,
  }
}

async function begin(ctx: Ctx, file: ImportFile, asked: RunAsked) {
  const { kind, entityId } = file
  const { mapping, dryRun } = asked
  if (entityId !== null) ctx.requireActive(entityId)
  bound(ctx, file, mapping)
  const lacking = missingFields(sheetOf(kind).sheet, mapping)
  if (lacking.length > 0)
    throw invalid(
      lacking.map((path) => ({
        path: 'mapping',
        code: 'IMPORT_COLUMN_MISSING',
        params: { field: labelOf(ctx, importSheetOf[kind], path) },
      })),
    )
  const { rows: known } = await sql<{ hash: Buffer }>`select f.file_hash as hash from import_files f
    where f.subscriber_id = current_subscriber() and f.id = ${file.id}`.execute(ctx.db)
  const earlier = dryRun ? undefined : await earlierRun(ctx, kind, known[0]!.hash)
  await remember(ctx, kind, file.headings, mapping)
  const { taskId } = await startRun(ctx, file, { ...asked, sameAs: earlier?.backgroundTaskId })
  return { backgroundTaskId: taskId }
}

/** What headings mean to the person from now on. */
async function remember(
  ctx: Ctx,
  kind: ImportKindName,
  headings: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const said = Object.fromEntries(
    headings.flatMap((heading) =>
      mapping[heading] === undefined ? [] : [[foldHeading(heading), mapping[heading]]],
    ),
  )
  await sql`insert into import_headings (subscriber_id, user_id, kind, mapping)
    values (current_subscriber(), ${ctx.userId}, ${kind}, ${JSON.stringify(said)}::jsonb)
    on conflict (subscriber_id, user_id, kind) do update set mapping = (
      -- The newest thousand: what people import looks alike.
      select coalesce(jsonb_object_agg(m.key, m.value), '{}') from (
        select e.key, e.value from jsonb_each(import_headings.mapping || excluded.mapping) as e
        order by (excluded.mapping ? e.key) desc limit 1000) m)`.execute(ctx.db)
}
