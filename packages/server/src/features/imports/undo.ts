import type { importCalls } from '@bahi/contracts/imports.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { importSheetOf } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { fill } from '../../platform/texts.ts'
import { actionRefused } from '../ledger/index.ts'
import type { Handlers } from '../../platform/handlers.ts'
import { logicOf } from './kinds/all.ts'
import type { UndoEntry } from './kinds/kind.ts'
import { isRunning, requireKind, runOf } from './store.ts'

type Calls = typeof importCalls
type Reply = ReplyOf<Calls['undo']>

const sliceMillis = 250
const batch = 100
const mostKept = 1000

/**
 * Takes back what an import made, the last record first, so that what was made from others goes before them. What is done is done:
 * interrupted, it continues when it is asked for again.
 */
export const undoImport =
  (handlers: Handlers) =>
  async (ctx: Ctx, { backgroundTaskId }: ParsedOf<Calls['undo']>): Promise<Reply> => {
    const run = await ctx.inTransaction(async (inner) => {
      const found = await runOf(inner, { taskId: backgroundTaskId }, { lock: true })
      requireKind(inner, found.kind)
      if (isRunning(found)) throw actionRefused(inner, 'action.reason.importRunning')
      if (found.isDryRun) throw actionRefused(inner, 'action.reason.importDryRun')
      if (found.undoneAt !== null) throw actionRefused(inner, 'action.reason.importUndone')
      return found
    })
    const logic = logicOf(importSheetOf[run.kind])
    const kept: Reply['kept'][number][] = []
    let undone = 0
    let keptCount = 0
    for (let before = 2_147_483_647; ;) {
      const from = before
      const slice = await ctx.inTransaction(async (inner) => {
        const { rows } =
          await sql<UndoEntry>`select r.row_number as row, r.label, r.outcome, r.record_kind, r.record_id, r.record_version as version, r.before
          from import_records r where r.subscriber_id = current_subscriber() and r.import_id = ${run.id} and r.outcome in ('Created', 'Changed')
            and r.undone_at is null and r.record_id is not null and r.row_number < ${from}
          order by r.row_number desc limit ${batch} for update`.execute(inner.db)
        const until = performance.now() + sliceMillis
        const done: number[] = []
        const refused: Reply['kept'][number][] = []
        let last: number | undefined
        for (const entry of rows) {
          const why = await undoOne(inner, logic.undo, entry, handlers)
          if (why === undefined) done.push(entry.row)
          else refused.push({ row: entry.row, label: entry.label, why })
          last = entry.row
          if (performance.now() > until) break
        }
        if (done.length > 0)
          await sql`update import_records set undone_at = now() where subscriber_id = current_subscriber() and import_id = ${run.id}
            and row_number = any(${done}::int[])`.execute(inner.db)
        return { done, refused, last }
      })
      undone += slice.done.length
      keptCount += slice.refused.length
      kept.push(...slice.refused.slice(0, mostKept - kept.length))
      if (slice.last === undefined) break
      before = slice.last
      await ctx.giveWay()
    }
    // What is kept may be taken back later, when nothing depends on it any more.
    if (keptCount === 0)
      await ctx.inTransaction((inner) =>
        sql`update imports set undone_at = now(), undone_by = ${inner.userId} where subscriber_id = current_subscriber() and id = ${run.id}`.execute(
          inner.db,
        ),
      )
    return { undone, kept, keptCount }
  }

class Kept extends Error {
  readonly why: string
  constructor(why: string) {
    super('kept')
    this.why = why
  }
}

async function undoOne(
  ctx: Ctx,
  undo: (ctx: Ctx, entry: UndoEntry, handlers: Handlers) => Promise<string | undefined>,
  entry: UndoEntry,
  handlers: Handlers,
): Promise<string | undefined> {
  try {
    return await ctx.savepoint(async () => {
      const why = await undo(ctx, entry, handlers)
      // What was tried is undone with it.
      if (why !== undefined) throw new Kept(why)
      return undefined
    })
  } catch (error) {
    if (error instanceof Kept) return error.why
    if (error instanceof AppError) {
      const [issue] = error.detail.issues ?? []
      if (issue) return ctx.t(`issue.${issue.code}`, issue.params)
      return fill(ctx.language, error.row.text, error.detail.params)
    }
    throw error
  }
}
