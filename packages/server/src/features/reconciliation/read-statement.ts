import { JsonFault } from '@bahi/domain/returns/inward/json-elements.ts'
import { InwardReader } from '@bahi/domain/returns/inward/read-json.ts'
import type { StatementHead } from '@bahi/domain/returns/inward/read-json.ts'
import { WorkbookFault, WorkbookReader } from '@bahi/domain/returns/inward/read-sheet.ts'
import type { InwardRow, InwardSource, RowFault } from '@bahi/domain/returns/inward/row.ts'
import { sql } from 'kysely'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Ctx } from '../../platform/context.ts'
import { openFile } from '../../platform/files/store.ts'
import type { Bytes } from '../../platform/files/store.ts'
import { ZipFault } from '../../platform/files/zip.ts'
import { actionRefused } from '../ledger/index.ts'
import { fetchedText } from './fetch.ts'
import { forgetIncoming, keepIncoming } from './incoming.ts'
import { mergeStatement } from './merge-statement.ts'
import { matchFile } from './run.ts'
import { contentOf, StatementFault } from './statement-texts.ts'
import type { Content } from './statement-texts.ts'
import type { ReadInput } from './upload.ts'

const batch = 5000
const mostFaults = 200

interface ReadResult {
  readonly heads: StatementHead[]
  readonly faults: RowFault[]
  isWorkbook: boolean
  rows: number
  unread: number
}

/**
 * Reads a file into rows that wait, and then puts all of it in the place of what the period had in one transaction: a file
 * that is damaged anywhere changes nothing.
 */
const readStatement = defineJob<ReadInput, Checkpoint>(async (job) => {
  const { entityId, source } = job.input
  let told = job.checkpoint?.told
  if (!told) {
    const fileId = job.input.fileId ?? job.checkpoint?.fileId ?? (await fetchStatement(job))
    // Nothing is there yet: an answer, and what was there stays.
    if (fileId === undefined) return { response: noneYet(job.input) }
    told = await takeIn(job, fileId)
  }
  if (!told) return {}
  await matchFile(job, { entityId, source })
  return { response: told, errors: told.unread }
})

interface Told {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly unread: number
  readonly faults: readonly RowFault[]
  readonly returnPeriod: string
  readonly isPart: boolean
}

interface Checkpoint {
  readonly told?: Told
  readonly fileId?: number
}

const noneYet = ({ returnPeriod }: ReadInput): Told & { readonly isNone: true } => ({
  rows: 0,
  added: 0,
  changed: 0,
  gone: 0,
  unread: 0,
  faults: [],
  returnPeriod,
  isPart: false,
  isNone: true,
})

/** Keeps what the portal answers as a file, so that it is read like one that was uploaded. */
async function fetchStatement(job: Job<ReadInput, Checkpoint>): Promise<number | undefined> {
  const { source, entityId, returnPeriod, name } = job.input
  const content = await fetchedText(await job.context(), { source, entityId, returnPeriod })
  if (content === undefined) return undefined
  return job.step(async (ctx) => {
    const fileId = await ctx.files.store({
      purpose: 'statement',
      name,
      contentType: 'application/json',
      content: Buffer.from(content),
    })
    return { result: fileId, checkpoint: { fileId } }
  })
}

async function takeIn(job: Job<ReadInput, Checkpoint>, fileId: number): Promise<Told | undefined> {
  const { entityId, returnPeriod } = job.input
  await job.inTransaction(async (ctx) => {
    ctx.requireActive(entityId)
    await forgetIncoming(ctx, job.taskId)
  })
  const ctx = await job.context()
  let read: ReadResult
  try {
    read = await readAll(job, fileId)
    refuseForeign(ctx, read, job.input, await gstinOf(job, entityId))
  } catch (error) {
    await job.inTransaction((inner) => forgetIncoming(inner, job.taskId))
    if (error instanceof Stopped) return undefined
    throw refusalOf(ctx, error)
  }
  return job.step<Told>(async (inner) => {
    const { added, changed, gone } = await mergeStatement(inner, job.taskId, {
      ...job.input,
      version: read.heads[0]?.version ?? null,
      generatedOn: read.heads[0]?.generatedOn ?? null,
      isPart: isPart(read.heads),
      keepsIms: read.isWorkbook,
      unread: read.unread,
      faults: read.faults,
    })
    const told: Told = {
      rows: read.rows,
      added,
      changed,
      gone,
      unread: read.unread,
      faults: read.faults.slice(0, 20),
      returnPeriod,
      isPart: isPart(read.heads),
    }
    return { result: told, checkpoint: { fileId, told }, done: read.rows, errors: read.unread }
  })
}
/** One of several files whose others are not in it: what it does not have is not gone. */
const isPart = (heads: readonly StatementHead[]) =>
  heads.some(({ fileCount }) => fileCount !== null && fileCount > heads.length)

async function gstinOf(job: Job<ReadInput, Checkpoint>, entityId: number): Promise<string | null> {
  return job.inTransaction(async ({ db }) => {
    const { rows } = await sql<{ gstin: string | null }>`select gstin from entities
      where subscriber_id = current_subscriber() and id = ${entityId}`.execute(db)
    return rows[0]?.gstin ?? null
  })
}

/** The person cancelled, or the worker stops. */
class Stopped extends Error {}

/** Why a file is refused, in words; what is no fault of the file stays what it is. */
function refusalOf(ctx: Ctx, error: unknown): unknown {
  if (error instanceof StatementFault)
    return actionRefused(ctx, `inward.refused.${error.fault}`, error.params)
  if (error instanceof JsonFault)
    return actionRefused(ctx, 'inward.refused.damaged', { at: String(error.at) })
  if (error instanceof WorkbookFault) {
    const { fault, sheet, row, missing } = error
    return actionRefused(ctx, `inward.refused.${fault}`, { sheet, row: String(row), missing })
  }
  if (error instanceof ZipFault)
    return actionRefused(
      ctx,
      `inward.refused.${error.fault === 'damaged' ? 'damagedZip' : error.fault === 'protected' ? 'oldSheet' : 'tooLarge'}`,
    )
  return error
}

/** IMS comes as JSON alone: its Excel file has no marks of what its records were when they were fetched. */
async function contentOfFile(bytes: Bytes, source: InwardSource): Promise<Content> {
  const content = await contentOf(bytes)
  if (content.kind === 'workbook' && source === 'IMS') throw new StatementFault('sheet')
  return content
}

interface Taker {
  readonly row: (row: InwardRow) => void
  readonly fault: (fault: RowFault) => void
  readonly heads: (heads: readonly StatementHead[]) => void
  /** After each piece: what was read so far can be put away. */
  readonly next: () => Promise<void>
}

async function readContent(content: Content, { row, fault, heads, next }: Taker): Promise<void> {
  if (content.kind === 'json') {
    for await (const pieces of content.texts) {
      const reader = new InwardReader(row, fault)
      for await (const piece of pieces) {
        reader.write(piece)
        await next()
      }
      heads([reader.finish()])
    }
    return
  }
  for await (const { name, sheets } of content.books) {
    const reader = new WorkbookReader(row, (found) => fault(inBook(name, found)))
    try {
      for await (const sheet of sheets) {
        if (!reader.begin(sheet.name)) continue
        for await (const rows of sheet.rows()) {
          for (const { number, cells } of rows) reader.row(number, cells)
          await next()
        }
        reader.end()
      }
      heads(reader.finish())
    } catch (error) {
      if (name === null || !(error instanceof WorkbookFault)) throw error
      throw new WorkbookFault(error.fault, sheetIn(name, error.sheet), error.row, error.missing)
    }
  }
}

/** In which of several workbooks a sheet is. */
const sheetIn = (book: string, sheet: string) => (sheet === '' ? book : `${book}, ${sheet}`)

const inBook = (book: string | null, fault: RowFault): RowFault =>
  book === null || fault.sheet === undefined ? fault : { ...fault, sheet: sheetIn(book, fault.sheet) }

async function readAll(job: Job<ReadInput, Checkpoint>, fileId: number): Promise<ReadResult> {
  const { source } = job.input
  const ctx = await job.context()
  const result: ReadResult = { heads: [], faults: [], isWorkbook: false, rows: 0, unread: 0 }
  let held: InwardRow[] = []
  const put = async (least: number) => {
    while (held.length >= least && held.length > 0) {
      const rows = held.slice(0, batch)
      held = held.slice(batch)
      const first = result.rows
      await job.inTransaction((inner) => keepIncoming(inner, job.taskId, first, rows))
      result.rows += rows.length
      job.progress(result.rows)
    }
  }
  const bytes = await openFile((work) => job.inTransaction(({ db }) => work(db)), ctx.subscriberId, fileId)
  if (!bytes) throw new StatementFault('damaged', { at: '0' })
  const content = await contentOfFile(bytes, source)
  result.isWorkbook = content.kind === 'workbook'
  await readContent(content, {
    row: (row) => held.push(row),
    fault: (fault) => {
      result.unread++
      if (result.faults.length < mostFaults) result.faults.push(fault)
    },
    heads: (heads) => result.heads.push(...heads),
    next: async () => {
      await put(batch)
      if (job.isCancelled) throw new Stopped()
    },
  })
  await put(1)
  return result
}

/** A file of another GSTIN, of another period, or of another statement is refused by what it says of itself. */
function refuseForeign(ctx: Ctx, read: ReadResult, input: ReadInput, gstin: string | null): void {
  const names: Readonly<Record<InwardSource, string>> = { '2A': 'GSTR-2A', '2B': 'GSTR-2B', IMS: 'IMS' }
  const isEmpty = read.rows === 0 && read.unread === 0
  for (const head of read.heads) {
    if (head.gstin !== null && gstin !== null && head.gstin !== gstin)
      throw actionRefused(ctx, 'inward.refused.gstin', { found: head.gstin, expected: gstin })
    if (head.period !== null && input.source !== 'IMS' && head.period !== input.returnPeriod)
      throw actionRefused(ctx, 'inward.refused.period', { found: head.period, expected: input.returnPeriod })
    if (head.source !== null && head.source !== input.source)
      throw actionRefused(ctx, 'inward.refused.other', {
        found: names[head.source],
        expected: names[input.source],
      })
  }
  // Nothing in it is an answer where it says what it is, or that there is nothing.
  if (
    isEmpty &&
    !read.heads.some(({ source, gstin: own, hasNoData }) => source !== null || own !== null || hasNoData)
  )
    throw new StatementFault('notAStatement')
}

export const statementJobs = { readStatement }
