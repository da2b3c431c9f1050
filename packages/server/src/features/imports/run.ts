import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { readFile } from '../../platform/files/store.ts'
import { isPassing } from '../../platform/db/passing.ts'
import { savepoint } from '../../platform/db/savepoint.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { RouteGroup } from '../../platform/routes.ts'
import { Handlers } from '../../platform/handlers.ts'
import { logicOf } from './kinds/all.ts'
import { refusedOutcome } from './kinds/kind.ts'
import type { KindLogic, RecordRows, Work } from './kinds/kind.ts'
import type { Outcome } from './outcome.ts'
import { continueMove } from './moves/chain.ts'
import { moveOfImport } from './moves/store.ts'
import { bringNeeds } from './moves/trial.ts'
import { withImportReader } from './read/helper.ts'
import { TableFault } from './read/table-file.ts'
import { bindMapping, readRow } from './rows.ts'
import type { Binding, FileRow, ReadRow } from './rows.ts'
import { fileOf, forgetOutcomes, keepOutcomes, rowsAt, rowsOf, runOf, sheetOf } from './store.ts'
import type { ImportFile, ImportRun } from './store.ts'
import type { ImportInput } from './start-run.ts'
import { temporaryPlace } from '../../platform/files/temporary.ts'

interface Checkpoint {
  /** All-or-nothing looks at all rows first. */
  readonly phase: 'look' | 'take'
  /** The first row that is not taken yet. */
  readonly next: number
  readonly done: number
  readonly failed: number
}

/** How long one transaction works: others wait no longer for what it holds. */
const sliceMillis = 250
/** Records that are looked up together, of no more rows than these. */
const batchRecords = 100
const batchRows = 2000
/** Of a trial within a move, which makes what they name with them. */
const trialRecords = 20
/** A deadlock, a lost connection: tried again before the whole task is. */
const mostTries = 5

/** Imports a file that was read, or takes mended rows of it; begun anew it continues behind the last chunk that was committed. */
export function importJobs(groups: readonly RouteGroup[]) {
  const handlers = new Handlers(groups)
  return {
    import: defineJob<ImportInput, Checkpoint>(async (job) => {
      const run = await job.inTransaction((ctx) => runOf(ctx, { id: job.input.importId }))
      try {
        return await importFile(job, run, handlers)
      } catch (error) {
        if (!(error instanceof TableFault)) throw error
        return fail(job, run, { code: error.code, params: error.params })
      }
    }),
    mendImport: defineJob<ImportInput, { readonly at: number }>(async (job) => mendRecords(job, handlers)),
  }
}

async function fail(
  job: Job<ImportInput, unknown>,
  run: ImportRun,
  fault: { readonly code: string; readonly params?: Readonly<Record<string, string>> },
): Promise<never> {
  const ctx = await job.context()
  await job.inTransaction((inner) =>
    sql`update imports set status = 'Failed', fault = ${JSON.stringify(fault)}::jsonb, ended_at = now()
      where subscriber_id = current_subscriber() and id = ${run.id}`.execute(inner.db),
  )
  throw new AppError('ACTION_REFUSED', { params: { reason: ctx.t(faultKey(fault.code), fault.params) } })
}

export const faultKey = (code: string) => (code.includes('.') ? code : `issue.${code}`)

async function importFile(job: Job<ImportInput, Checkpoint>, run: ImportRun, handlers: Handlers) {
  const file = await job.inTransaction((ctx) => fileOf(ctx, run.importFileId))
  const rowCount = file.rowCount ?? (await stageRows(job, file))
  if (rowCount === undefined) return {}
  if (rowCount === 0) return fail(job, run, { code: 'IMPORT_NO_ROWS' })
  const work = await job.inTransaction((ctx) => workOf(ctx, run, file, handlers))
  let at = job.checkpoint ?? { phase: looksFirst(run) ? 'look' : 'take', next: 0, done: 0, failed: 0 }
  job.progress(at.done, rowCount)
  if (at.phase === 'look') {
    at = await takeRows(job, { work, file, at, isDry: true })
    if (job.isCancelled) return stop(job, run, at)
    if (at.failed > 0) {
      const refused = await job.inTransaction((ctx) => refusedCount(ctx, run.id))
      return fail(job, run, { code: 'import.nothingKept', params: { count: String(refused) } })
    }
    at = await job.step(async (ctx) => {
      await forgetOutcomes(ctx, run.id)
      const checkpoint: Checkpoint = { phase: 'take', next: 0, done: 0, failed: 0 }
      return { result: checkpoint, checkpoint, done: 0 }
    })
  }
  at = await takeRows(job, { work, file, at, isDry: run.isDryRun })
  if (job.isCancelled) return stop(job, run, at)
  return end(job, run.id, rowCount)
}

async function workOf(ctx: Ctx, run: ImportRun, file: ImportFile, handlers: Handlers): Promise<Work> {
  const { name, sheet } = sheetOf(run.kind)
  const move = await moveOfImport(ctx, run.id)
  const overwrites = run.conflictAction === 'Overwrite'
  const asked = move && { ...move, entityId: run.entityId!, overwrites, handlers }
  return {
    ...(asked ? { isMove: true } : {}),
    ...(asked?.isTrial
      ? { needs: (inner: Ctx, batch: readonly RecordRows[]) => bringNeeds(inner, asked, batch) }
      : {}),
    importId: run.id,
    kind: name,
    sheet,
    binding: bindMapping(sheet, file.headings, run.mapping).binding,
    fileHash: file.hash,
    entityId: run.entityId ?? undefined,
    overwrites,
    handlers,
    known: new Map(),
  }
}

const looksFirst = ({ allOrNothing, isDryRun }: ImportRun) => allOrNothing && !isDryRun

async function refusedCount(ctx: Ctx, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select i.refused_count as count from imports i
    where i.subscriber_id = current_subscriber() and i.id = ${importId}`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** What was made stays; a person may undo it. */
async function stop(job: Job<ImportInput, Checkpoint>, run: ImportRun, at: Checkpoint) {
  // A worker that stops is no stop of the import: the next one continues.
  const wasAsked = await job.inTransaction(async (ctx) => {
    const { rows } = await sql<{
      asked: boolean
    }>`select t.cancel_requested_at is not null as asked from background_tasks t
      where t.subscriber_id = current_subscriber() and t.id = ${job.taskId}`.execute(ctx.db)
    if (rows[0]?.asked)
      await sql`update imports set is_stopped = true, status = 'Failed', ended_at = now()
        where subscriber_id = current_subscriber() and id = ${run.id}`.execute(ctx.db)
    return rows[0]?.asked
  })
  return wasAsked ? { response: { rows: at.done } } : {}
}

async function end(job: Job<ImportInput, unknown>, importId: number, rowCount: number) {
  const counts = await job.inTransaction(async (ctx) => {
    const { rows } = await sql<Counts>`update imports set ended_at = now(),
        status = case when refused_count = 0 then 'Success' else 'SuccessWithError' end
      where subscriber_id = current_subscriber() and id = ${importId}
      returning succeeded_rows as succeeded, failed_rows as failed, created_count as created, changed_count as changed, skipped_count as skipped, refused_count as refused,
        is_dry_run`.execute(ctx.db)
    await continueMove(ctx, importId)
    return rows[0]!
  })
  job.progress(rowCount, rowCount)
  return { response: { rows: rowCount, ...counts }, errors: counts.failed }
}

interface Counts {
  readonly succeeded: number
  readonly failed: number
  readonly created: number
  readonly changed: number
  readonly skipped: number
  readonly refused: number
  readonly isDryRun: boolean
}

/** Keeps the cells of a file; a run that died in between begins anew. Undefined where it was told to stop. */
async function stageRows(job: Job<ImportInput, Checkpoint>, file: ImportFile): Promise<number | undefined> {
  const { subscriberId } = await job.context()
  const { fileId } = file
  if (fileId === null) {
    const ctx = await job.context()
    throw new AppError('ACTION_REFUSED', { params: { reason: ctx.t('action.reason.importExpired') } })
  }
  await job.inTransaction((ctx) =>
    sql`delete from import_chunks c where c.subscriber_id = current_subscriber() and c.import_file_id = ${file.id}`.execute(
      ctx.db,
    ),
  )
  const place = temporaryPlace('import')
  try {
    const parts = readFile((work) => job.inTransaction(({ db }) => work(db)), subscriberId, fileId)
    await pipeline(Readable.from(parts), createWriteStream(place, { mode: 0o600 }))
    let count = 0
    const notices = await withImportReader(
      subscriberId,
      { path: place, name: file.fileName },
      async (reader) => {
        const chunks = reader.chunks(file.sheet)
        for (;;) {
          const next = await chunks.next()
          if (next.done) return next.value
          if (job.isCancelled) return undefined
          const { first, last, count: rows, json } = next.value
          await job.inTransaction((ctx) =>
            sql`insert into import_chunks (subscriber_id, import_file_id, first_row, last_row, row_count, cells)
            values (current_subscriber(), ${file.id}, ${first}, ${last}, ${rows}, ${json}::jsonb)`.execute(
              ctx.db,
            ),
          )
          count +=
            first > file.headingRow
              ? rows
              : (JSON.parse(json) as [number, unknown][]).filter(([number]) => number > file.headingRow)
                  .length
          job.progress(0, count)
        }
      },
    )
    if (notices === undefined) return undefined
    await job.inTransaction(async (ctx) => {
      await sql`update import_files set file_id = null, notices = ${JSON.stringify(notices)}::jsonb, row_count = ${count}
        where subscriber_id = current_subscriber() and id = ${file.id}`.execute(ctx.db)
      await sql`delete from stored_files s where s.subscriber_id = current_subscriber() and s.id = ${fileId}`.execute(
        ctx.db,
      )
    })
    return count
  } finally {
    await rm(place, { force: true })
  }
}

interface Taking {
  readonly work: Work
  readonly file: ImportFile
  readonly at: Checkpoint
  readonly isDry: boolean
}

/** Takes record after record; what a slice has done and how far it came are one transaction. */
async function takeRows(
  job: Job<ImportInput, Checkpoint>,
  { work, file, at: begin, isDry }: Taking,
): Promise<Checkpoint> {
  const logic = logicOf(work.kind)
  const place = { importFileId: file.id, headingRow: file.headingRow }
  let at = begin
  let held: RecordRows[] = []
  const takeHeld = async (least: number) => {
    while (held.length >= least && held.length > 0 && !job.isCancelled) {
      const batch = batchOf(held, work.needs ? trialRecords : batchRecords)
      const taken = await tried(() =>
        job.step(async (ctx) => {
          const outcomes = await takeSlice(ctx, logic, batch, work, isDry)
          await keepOutcomes(ctx, work.importId, outcomes)
          const last = batch[outcomes.length - 1]!.rows.at(-1)!.number
          const checkpoint: Checkpoint = {
            phase: at.phase,
            next: last + 1,
            done: at.done + outcomes.reduce((sum, { rows }) => sum + rows, 0),
            failed:
              at.failed +
              outcomes.reduce((sum, one) => (one.outcome === 'Refused' ? sum + one.rows : sum), 0),
          }
          return {
            result: { count: outcomes.length, checkpoint },
            checkpoint,
            done: checkpoint.done,
            errors: checkpoint.failed,
          }
        }),
      )
      at = taken.checkpoint
      held = held.slice(taken.count)
    }
  }
  for await (const records of recordsOf(
    rowsOf((run) => job.inTransaction(run), place, at.next),
    logic,
    work.binding,
  )) {
    held.push(...records)
    await takeHeld(batchRecords)
    if (job.isCancelled) return at
  }
  await takeHeld(1)
  return at
}

/** The first records, as many as are taken together. */
function batchOf(held: readonly RecordRows[], most: number): readonly RecordRows[] {
  let rows = 0
  const end = held.findIndex((record, index) => {
    rows += record.rows.length
    return index === most || (index > 0 && rows > batchRows)
  })
  return end < 0 ? held : held.slice(0, end)
}

async function tried<T>(step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      const { code = '' } = (error ?? {}) as { code?: string }
      if (!code.startsWith('40') || attempt === mostTries) throw error
    }
  }
}

/** Rows as records, in the order of the file; a record is given when the next one begins. */
async function* recordsOf(
  chunks: AsyncIterable<readonly FileRow[]>,
  { keyOf }: KindLogic,
  binding: Binding,
): AsyncGenerator<RecordRows[]> {
  let open: ReadRow[] = []
  let openKey: string | undefined
  for await (const rows of chunks) {
    const records: RecordRows[] = []
    for (const one of rows) {
      const row = readRow(binding, one)
      if (!keyOf) {
        records.push({ rows: [row] })
        continue
      }
      const key = keyOf(row)
      const continues = open.length > 0 && (key === '' || (key !== undefined && key === openKey))
      if (continues) {
        open.push(row)
        continue
      }
      if (open.length > 0) records.push({ rows: open })
      open = [row]
      openKey = key
    }
    if (records.length > 0) yield records
  }
  if (open.length > 0) yield [{ rows: open }]
}

class RolledBack extends Error {}

/** As many records of a batch as there is time for; of a dry run all that they did is undone again. */
async function takeSlice(
  ctx: Ctx,
  logic: KindLogic,
  batch: readonly RecordRows[],
  work: Work,
  isDry: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const until = performance.now() + sliceMillis
  const takeAll = async () => {
    if (work.needs) {
      // What was found in a slice before was undone with it.
      work.known.clear()
      await work.needs(ctx, batch)
    }
    await logic.prepare?.(ctx, batch, work)
    const together = await takeTogether(ctx, logic, batch, work, until)
    if (together) {
      outcomes.push(...together)
      return
    }
    if (logic.takeMany) await logic.prepare?.(ctx, batch, work)
    for (const record of batch) {
      outcomes.push(await takeOne(ctx, logic, record, work))
      if (performance.now() > until) return
    }
  }
  if (!isDry) {
    await takeAll()
    return outcomes
  }
  try {
    await savepoint(ctx.db, async () => {
      await takeAll()
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return outcomes.map((one) =>
    one.outcome === 'Created' ? { ...one, recordId: undefined, version: undefined } : one,
  )
}

/** Records of a kind that are saved together; undefined where each is saved for itself, as also after a fault among them. */
async function takeTogether(
  ctx: Ctx,
  { takeMany }: KindLogic,
  batch: readonly RecordRows[],
  work: Work,
  until: number,
): Promise<Outcome[] | undefined> {
  if (!takeMany) return undefined
  try {
    return await ctx.savepoint(() => takeMany(ctx, batch, work, until))
  } catch (error) {
    if (isPassing(error)) throw error
    ctx.log.error({ err: error }, 'rows of an import together')
    return undefined
  }
}

async function takeOne(ctx: Ctx, logic: KindLogic, record: RecordRows, work: Work): Promise<Outcome> {
  try {
    return await ctx.savepoint(() => logic.take(ctx, record, work))
  } catch (error) {
    return refusedOutcome(ctx, record, work, error)
  }
}

/** Takes records whose rows were mended. */
async function mendRecords(job: Job<ImportInput, { readonly at: number }>, handlers: Handlers) {
  const run = await job.inTransaction((ctx) => runOf(ctx, { id: job.input.importId }))
  const file = await job.inTransaction((ctx) => fileOf(ctx, run.importFileId))
  const work = await job.inTransaction((ctx) => workOf(ctx, run, file, handlers))
  const logic = logicOf(work.kind)
  const all = job.input.records ?? []
  let at = job.checkpoint?.at ?? 0
  job.progress(at, all.length)
  while (at < all.length && !job.isCancelled) {
    const first = all.slice(at, at + batchRecords)
    at = await tried(() =>
      job.step(async (ctx) => {
        const records = await refusedRecords(ctx, run, work.binding, first)
        await forgetOutcomes(ctx, run.id, first)
        const outcomes: Outcome[] = []
        await logic.prepare?.(ctx, records, work)
        for (const record of records) outcomes.push(await takeOne(ctx, logic, record, work))
        await keepOutcomes(ctx, run.id, outcomes)
        const next = at + first.length
        return { result: next, checkpoint: { at: next }, done: next }
      }),
    )
  }
  if (job.isCancelled) return {}
  return end(job, run.id, file.rowCount ?? 0)
}

/** Records of an import that are refused, with the rows that they have now. */
async function refusedRecords(
  ctx: Ctx,
  run: ImportRun,
  binding: Binding,
  first: readonly number[],
): Promise<RecordRows[]> {
  const { rows: found } = await sql<{
    row: number
    numbers: number[]
  }>`select r.row_number as row, r.rows as numbers from (
      select x.row_number, array(select (e.row ->> 0)::int from import_chunks c cross join lateral jsonb_array_elements(c.cells) as e (row)
        where c.subscriber_id = x.subscriber_id and c.import_file_id = ${run.importFileId} and c.last_row >= x.row_number
          and (e.row ->> 0)::int >= x.row_number order by 1 limit x.row_count) as rows
      from import_records x where x.subscriber_id = current_subscriber() and x.import_id = ${run.id} and x.outcome = 'Refused'
        and x.row_number = any(${[...first]}::int[])) r order by 1`.execute(ctx.db)
  const rows = new Map(
    (
      await rowsAt(
        ctx,
        run.importFileId,
        found.flatMap(({ numbers }) => numbers),
      )
    ).map((row) => [row.number, row]),
  )
  return found.map(({ numbers }) => ({
    rows: numbers.flatMap((number) => rows.get(number) ?? []).map((row) => readRow(binding, row)),
  }))
}
