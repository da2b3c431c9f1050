import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { moveFileKinds } from '@bahi/contracts/move-files.ts'
import type { moveCalls } from '@bahi/contracts/moves.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { SpooledFile } from '@bahi/contracts/spooled-file.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { AppError, refuseField } from '../../../platform/errors.ts'
import { safeName } from '../../../platform/files/store.ts'
import { hashOf, spool } from '../open-file.ts'
import { requireKind } from '../store.ts'
import { actionRefused } from '../../ledger/index.ts'
import { beginNext } from './chain.ts'
import type { MoveInput } from './types.ts'
import { moveOf, stepsOf } from './store.ts'
import { moveSteps } from './types.ts'

type Calls = typeof moveCalls

/** Until then a move is tried and made anew from its file. */
const keptDays = 30

/** Keeps a file of another program and begins to look through it. Holds no transaction while it is kept. */
export async function readMove(
  ctx: Ctx,
  { program, entityId, file }: ParsedOf<Calls['read']>,
): Promise<ReplyOf<Calls['read']>> {
  const fileName = safeName(file.name)
  const kinds = moveFileKinds[program]
  if (!kinds.includes(/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''))
    throw refuseField('file', 'MOVE_FILE_TYPE', { kinds: kinds.map((kind) => kind.toUpperCase()).join(', ') })
  const spooled = file instanceof SpooledFile ? undefined : await spool(file.content)
  const place = spooled ?? (file as SpooledFile).path
  try {
    const { hash, bytes } = await hashOf(place)
    if (bytes === 0) throw refuseField('file', 'IMPORT_FILE_EMPTY')
    return await ctx.inTransaction(async (inner) => {
      inner.requireActive(entityId)
      const fileId = await inner.files.store({
        purpose: 'import',
        name: fileName,
        contentType: 'application/octet-stream',
        content: createReadStream(place),
        expiresAt: new Date(inner.clock().getTime() + keptDays * 86_400_000),
      })
      const { rows } = await sql<{
        id: number
      }>`insert into moves (subscriber_id, program, entity_id, file_id, file_name, file_hash, bytes)
        values (current_subscriber(), ${program}, ${entityId}, ${fileId}, ${fileName}, ${hash}, ${bytes}) returning id`.execute(
        inner.db,
      )
      const moveId = rows[0]!.id
      const taskId = await inner.tasks.enqueue({
        type: 'readMove',
        title: inner.t('move.task.read', { name: fileName }),
        entityId,
        input: { moveId, culture: inner.culture } satisfies MoveInput,
      })
      await sql`update moves set read_task_id = ${taskId} where subscriber_id = current_subscriber() and id = ${moveId}`.execute(
        inner.db,
      )
      return { moveId, taskId }
    })
  } finally {
    if (spooled) await rm(spooled, { force: true })
  }
}

/** Tries a move, makes it, or goes on with it where it halted. */
export async function runMove(ctx: Ctx, input: ParsedOf<Calls['run']>): Promise<ReplyOf<Calls['run']>> {
  for (const kind of new Set(moveSteps)) requireKind(ctx, kind)
  const move = await moveOf(ctx, input.moveId, { lock: true })
  ctx.requireActive(move.entityId)
  if (!move.found) throw actionRefused(ctx, 'action.reason.moveNotRead')
  if (move.undoneAt !== null) throw actionRefused(ctx, 'action.reason.importUndone')
  const steps = await stepsOf(ctx, move.id)
  const isUnderWay = steps.some(({ trial, run }) =>
    [trial, run].some((one) => one && ['Initialized', 'YetNotStarted', 'InProcess'].includes(one.status)),
  )
  if (isUnderWay || (await isOpen(ctx, move.taskId))) throw actionRefused(ctx, 'action.reason.importRunning')
  const isBegun = steps.some(({ run }) => run !== null)
  if (isBegun && steps.every(({ run }) => run?.isOver)) throw actionRefused(ctx, 'action.reason.moveDone')
  // What has begun goes on as it began.
  const fromDate = isBegun ? move.preparedFrom! : (input.fromDate ?? move.fromDate ?? move.found.defaultFrom)
  if (fromDate > ctx.today()) throw refuseField('fromDate', 'DATE_IN_FUTURE', { date: fromDate })
  const conflictAction = isBegun ? (move.conflictAction ?? 'Skip') : input.conflictAction
  await sql`update moves set from_date = ${fromDate}, conflict_action = ${conflictAction}
    where subscriber_id = current_subscriber() and id = ${move.id}`.execute(ctx.db)
  if (move.preparedFrom === fromDate) {
    if (input.dryRun)
      await sql`update move_steps set trial_import_id = null where subscriber_id = current_subscriber() and move_id = ${move.id}`.execute(
        ctx.db,
      )
    const taskId = await beginNext(ctx, move.id, input.dryRun)
    if (taskId === undefined) throw actionRefused(ctx, 'action.reason.moveDone')
    return { taskId }
  }
  if (move.fileId === null)
    throw new AppError('ACTION_REFUSED', { params: { reason: ctx.t('action.reason.importExpired') } })
  const taskId = await ctx.tasks.enqueue({
    type: 'prepareMove',
    title: ctx.t('move.task.prepare', { name: move.fileName }),
    entityId: move.entityId,
    input: { moveId: move.id, culture: ctx.culture, dryRun: input.dryRun } satisfies MoveInput,
  })
  await sql`update moves set task_id = ${taskId} where subscriber_id = current_subscriber() and id = ${move.id}`.execute(
    ctx.db,
  )
  return { taskId }
}

export async function isOpen(ctx: Ctx, taskId: number | null): Promise<boolean> {
  if (taskId === null) return false
  const { rows } =
    await sql`select from background_tasks t where t.subscriber_id = current_subscriber() and t.id = ${taskId}
    and t.status in ('Initialized', 'YetNotStarted', 'InProcess')`.execute(ctx.db)
  return rows.length > 0
}

/** Begins to take back what a move made. */
export async function undoMove(
  ctx: Ctx,
  { moveId }: ParsedOf<Calls['undo']>,
): Promise<ReplyOf<Calls['undo']>> {
  for (const kind of new Set(moveSteps)) requireKind(ctx, kind)
  const move = await moveOf(ctx, moveId, { lock: true })
  ctx.requireActive(move.entityId)
  if (move.undoneAt !== null) throw actionRefused(ctx, 'action.reason.importUndone')
  const steps = await stepsOf(ctx, moveId)
  if (!steps.some(({ run }) => run !== null)) throw actionRefused(ctx, 'action.reason.importDryRun')
  if (
    steps.some(({ run }) => run && ['Initialized', 'YetNotStarted', 'InProcess'].includes(run.status)) ||
    (await isOpen(ctx, move.taskId))
  )
    throw actionRefused(ctx, 'action.reason.importRunning')
  const taskId = await ctx.tasks.enqueue({
    type: 'undoMove',
    title: ctx.t('move.task.undo', { name: move.fileName }),
    entityId: move.entityId,
    input: { moveId, culture: ctx.culture } satisfies MoveInput,
  })
  await sql`update moves set task_id = ${taskId} where subscriber_id = current_subscriber() and id = ${moveId}`.execute(
    ctx.db,
  )
  return { taskId }
}
