import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MoveFound } from '@bahi/contracts/moves.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { readFile } from '../../../platform/files/store.ts'
import { temporaryPlace } from '../../../platform/files/temporary.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { RouteGroup } from '../../../platform/routes.ts'
import { Handlers } from '../../../platform/handlers.ts'
import { TableFault } from '../read/table-file.ts'
import { beginNext } from './chain.ts'
import { undoMoved } from './undo.ts'
import type { UndoCheckpoint } from './undo.ts'
import { headingsOf } from './headings.ts'
import { readBooks } from './read-books.ts'
import { moveOf } from './store.ts'
import type { MoveRow } from './store.ts'
import { moveSteps, positionOf } from './types.ts'
import type { LeftOut, MovedRecord, MoveEvent, MoveInput, OldBalance } from './types.ts'

export function moveJobs(groups: readonly RouteGroup[]) {
  const handlers = new Handlers(groups)
  return {
    readMove: defineJob<MoveInput>(lookThrough),
    prepareMove: defineJob<MoveInput>(prepare),
    undoMove: defineJob<MoveInput, UndoCheckpoint>((job) => undoMoved(job, handlers)),
  }
}

/** Looks through a file: what is in it, and nothing is brought. */
async function lookThrough(job: Job<MoveInput>) {
  const move = await job.inTransaction((ctx) => moveOf(ctx, job.input.moveId))
  let found: MoveFound | undefined
  let { program } = move
  try {
    const isRead = await readFrom(job, move, undefined, async (events) => {
      for (const event of events) {
        if (event.kind === 'program') program = event.program
        if (event.kind === 'found') found = event.found
        if (event.kind === 'read') job.progress(event.count)
      }
      return !job.isCancelled
    })
    if (!isRead) return {}
  } catch (error) {
    if (!(error instanceof TableFault)) throw error
    const fault = { code: error.code, params: error.params }
    const ctx = await job.context()
    await job.inTransaction((inner) =>
      sql`update moves set fault = ${JSON.stringify(fault)}::jsonb where subscriber_id = current_subscriber() and id = ${move.id}`.execute(
        inner.db,
      ),
    )
    throw new AppError('ACTION_REFUSED', { params: { reason: ctx.t(`issue.${fault.code}`, fault.params) } })
  }
  await job.inTransaction((ctx) =>
    sql`update moves set found = ${JSON.stringify(found)}::jsonb, program = ${program} where subscriber_id = current_subscriber() and id = ${move.id}`.execute(
      ctx.db,
    ),
  )
  return {}
}

/** The file of a move in a place of its own, read record by record. */
async function readFrom(
  job: Job<MoveInput>,
  { fileId, fileName, program, stateCode }: MoveRow,
  fromDate: string | undefined,
  take: (events: readonly MoveEvent[]) => Promise<boolean>,
): Promise<boolean> {
  const ctx = await job.context()
  if (fileId === null)
    throw new AppError('ACTION_REFUSED', { params: { reason: ctx.t('action.reason.importExpired') } })
  const path = temporaryPlace('import')
  try {
    const parts = readFile((work) => job.inTransaction(({ db }) => work(db)), ctx.subscriberId, fileId)
    await pipeline(Readable.from(parts), createWriteStream(path, { mode: 0o600 }))
    const options = { today: ctx.today(), stateCode, ...(fromDate === undefined ? {} : { fromDate }) }
    return await readBooks(ctx.subscriberId, { path, name: fileName, program }, options, take)
  } finally {
    await rm(path, { force: true })
  }
}

const chunkRows = 500
const chunkCells = 512 * 1024

interface Step {
  readonly position: number
  readonly importFileId: number
  readonly paths: readonly string[]
  /** The next row below the heading. */
  next: number
  held: [number, string[]][]
  cells: number
  head: { readonly number: number; readonly cells: readonly string[] }[]
}

/** Writes the rows of the imports of a move, and what the old books say; begun anew it begins from nothing. Then the first import begins. */
async function prepare(job: Job<MoveInput>) {
  const move = await job.inTransaction((ctx) => moveOf(ctx, job.input.moveId))
  const fromDate = move.fromDate!
  // Killed behind its last step: what is prepared is prepared.
  if (move.preparedFrom !== fromDate) {
    const steps = await job.step(async (ctx) => {
      await forget(ctx, move.id)
      return { result: await newSteps(ctx, move), checkpoint: {} }
    })
    let leftCount = 0
    const isWhole = await readFrom(job, move, fromDate, async (events) => {
      await job.step(async (ctx) => {
        const kept = {
          records: [] as Kept[],
          left: [] as (LeftOut & { id: number })[],
          balances: [] as OldBalance[],
        }
        for (const event of events)
          if (event.kind === 'record') kept.records.push(await put(ctx, steps, event.record))
          else if (event.kind === 'left') kept.left.push({ ...event.left, id: ++leftCount })
          else if (event.kind === 'balance') kept.balances.push(event.balance)
        await keep(ctx, move.id, kept)
        return { result: undefined, checkpoint: {} }
      })
      const last = events.findLast((event) => event.kind === 'read')
      if (last?.kind === 'read') job.progress(last.count)
      return !job.isCancelled
    })
    if (!isWhole) return {}
    await job.step(async (ctx) => {
      for (const step of steps.values()) await closeStep(ctx, move.id, step)
      await sql`update moves set prepared_from = ${fromDate} where subscriber_id = current_subscriber() and id = ${move.id}`.execute(
        ctx.db,
      )
      return { result: undefined, checkpoint: {} }
    })
  }
  await job.step(async (ctx) => {
    await beginNext(ctx, move.id, job.input.dryRun === true)
    return { result: undefined, checkpoint: {} }
  })
  return {}
}

/** What was prepared before, for another day or by a task that died; trials that were made of it stay in the list of imports. */
async function forget(ctx: Ctx, moveId: number): Promise<void> {
  await sql`delete from import_chunks c where c.subscriber_id = current_subscriber()
    and c.import_file_id in (select s.import_file_id from move_steps s where s.subscriber_id = c.subscriber_id and s.move_id = ${moveId})`.execute(
    ctx.db,
  )
  const { rows } = await sql<{
    id: number
  }>`delete from move_steps where subscriber_id = current_subscriber() and move_id = ${moveId} returning import_file_id as id`.execute(
    ctx.db,
  )
  await sql`delete from import_files f where f.subscriber_id = current_subscriber() and f.id = any(${rows.map(({ id }) => id)}::bigint[])
    and not exists (select from imports i where i.subscriber_id = f.subscriber_id and i.import_file_id = f.id)`.execute(
    ctx.db,
  )
  for (const table of ['move_records', 'move_left', 'move_balances'])
    await sql`delete from ${sql.table(table)} where subscriber_id = current_subscriber() and move_id = ${moveId}`.execute(
      ctx.db,
    )
  await sql`update moves set prepared_from = null where subscriber_id = current_subscriber() and id = ${moveId}`.execute(
    ctx.db,
  )
}

async function newSteps(
  ctx: Ctx,
  { id, entityId, fileName, hash, bytes, program }: MoveRow,
): Promise<ReadonlyMap<number, Step>> {
  const steps = new Map<number, Step>()
  for (const [position, kind] of moveSteps.entries()) {
    const { paths, headings } = headingsOf(ctx, kind)
    const { rows } = await sql<{ id: number }>`
      insert into import_files (subscriber_id, kind, entity_id, file_id, file_name, file_hash, format, bytes, sheet, sheets, heading_row, headings, head, layout)
      values (current_subscriber(), ${kind}, ${entityId}, null, ${fileName}, decode(${hash}, 'hex'), 'csv', ${bytes}, '', '{}', 1, ${[...headings]}::text[], '[]',
        ${program}) returning id`.execute(ctx.db)
    const importFileId = rows[0]!.id
    await sql`insert into move_steps (subscriber_id, move_id, position, kind, import_file_id)
      values (current_subscriber(), ${id}, ${position}, ${kind}, ${importFileId})`.execute(ctx.db)
    steps.set(position, { position, importFileId, paths, next: 2, held: [], cells: 0, head: [] })
  }
  return steps
}

interface Kept {
  readonly position: number
  readonly rowNumber: number
  readonly record: MovedRecord
}

async function put(ctx: Ctx, steps: ReadonlyMap<number, Step>, record: MovedRecord): Promise<Kept> {
  const step = steps.get(positionOf(record.step))!
  const rowNumber = step.next
  for (const values of record.rows) {
    const cells = step.paths.map((path) => storable(values[path] ?? ''))
    const number = step.next++
    if (step.head.length < 20) step.head.push({ number, cells })
    step.held.push([number, cells])
    step.cells += cells.reduce((sum, cell) => sum + cell.length, 0)
  }
  if (step.held.length >= chunkRows || step.cells >= chunkCells) await flush(ctx, step)
  return { position: step.position, rowNumber, record }
}

const storable = (cell: string) => cell.replaceAll('\0', '').toWellFormed()

async function flush(ctx: Ctx, step: Step): Promise<void> {
  const { held } = step
  if (held.length === 0) return
  await sql`insert into import_chunks (subscriber_id, import_file_id, first_row, last_row, row_count, cells)
    values (current_subscriber(), ${step.importFileId}, ${held[0]![0]}, ${held.at(-1)![0]}, ${held.length}, ${JSON.stringify(held)}::jsonb)`.execute(
    ctx.db,
  )
  step.held = []
  step.cells = 0
}

async function closeStep(ctx: Ctx, moveId: number, step: Step): Promise<void> {
  await flush(ctx, step)
  const count = step.next - 2
  if (count > 0) {
    await sql`update import_files set row_count = ${count}, head = ${JSON.stringify(step.head)}::jsonb
      where subscriber_id = current_subscriber() and id = ${step.importFileId}`.execute(ctx.db)
    return
  }
  await sql`delete from move_steps where subscriber_id = current_subscriber() and move_id = ${moveId} and position = ${step.position}`.execute(
    ctx.db,
  )
  await sql`delete from import_files where subscriber_id = current_subscriber() and id = ${step.importFileId}`.execute(
    ctx.db,
  )
}

async function keep(
  ctx: Ctx,
  moveId: number,
  {
    records,
    left,
    balances,
  }: {
    readonly records: readonly Kept[]
    readonly left: readonly (LeftOut & { readonly id: number })[]
    readonly balances: readonly OldBalance[]
  },
): Promise<void> {
  if (records.length > 0) {
    const rows = records.map(
      ({
        position,
        rowNumber,
        record: { rows: lines, own, needs, was, name, party, date, amount, instead },
      }) => ({
        position,
        row_number: rowNumber,
        row_count: lines.length,
        own_key: own?.slice(0, 400),
        needs: (needs ?? []).map((key) => key.slice(0, 400)),
        was: was.slice(0, 100),
        name: name.slice(0, 200),
        party: party?.slice(0, 200),
        date,
        amount,
        instead,
      }),
    )
    await sql`insert into move_records (subscriber_id, move_id, position, row_number, row_count, own_key, needs, was, name, party, date, amount, instead)
      select current_subscriber(), ${moveId}, r.position, r.row_number, r.row_count, r.own_key, r.needs, r.was, r.name, r.party, r.date, r.amount, r.instead
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (position int, row_number int, row_count int, own_key text, needs text[], was text, name text, party text,
        date date, amount numeric, instead text)`.execute(ctx.db)
  }
  if (left.length > 0) {
    const rows = left.map(({ id, was, reason, name, party, date, amount, count }) => ({
      id,
      was: was.slice(0, 100),
      reason,
      name: name.slice(0, 200),
      party: party?.slice(0, 200),
      date,
      amount,
      count: count ?? 1,
    }))
    await sql`insert into move_left (subscriber_id, move_id, id, was, reason, name, party, date, amount, count)
      select current_subscriber(), ${moveId}, r.id, r.was, r.reason, r.name, r.party, r.date, r.amount, r.count
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (id int, was text, reason text, name text, party text, date date, amount numeric, count int)`.execute(
      ctx.db,
    )
  }
  if (balances.length > 0) {
    const rows = balances.map(({ own, ...one }) => ({
      ...one,
      name: one.name.slice(0, 200),
      own_key: own?.slice(0, 400),
    }))
    await sql`insert into move_balances (subscriber_id, move_id, part, name, of, opening, closing, quantity, own_key)
      select current_subscriber(), ${moveId}, r.part, r.name, r.of, r.opening, r.closing, r.quantity, r.own_key
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (part text, name text, of text, opening numeric, closing numeric, quantity numeric, own_key text)
      on conflict do nothing`.execute(ctx.db)
  }
}
