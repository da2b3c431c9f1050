import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Mapping } from '../headings/guess.ts'
import { startRun } from '../start-run.ts'
import { fileOf } from '../store.ts'
import { headingsOf } from './headings.ts'
import { moveOf, moveOfImport, stepsOf } from './store.ts'
import { keepVersions } from './versions.ts'

/** After an import has ended: begins the next of its move, once. */
export async function continueMove(ctx: Ctx, importId: number): Promise<void> {
  const of = await moveOfImport(ctx, importId)
  if (!of) return
  const next = await beginNext(ctx, of.moveId, of.isTrial)
  if (next === undefined && !of.isTrial) await keepVersions(ctx, of.moveId)
}

/** Begins the first import of a move that is not made yet, in the transaction that found out; answers its task, if there is one. */
export async function beginNext(ctx: Ctx, moveId: number, isTrial: boolean): Promise<number | undefined> {
  const move = await moveOf(ctx, moveId, { lock: true })
  const steps = await stepsOf(ctx, moveId)
  const next = steps.find((step) => !(isTrial ? step.trial : step.run)?.isOver)
  if (!next) return undefined
  const before = isTrial ? next.trial : next.run
  // Under way already: whoever ends it goes on.
  if (before && ['Initialized', 'YetNotStarted', 'InProcess'].includes(before.status)) return before.taskId
  const file = await fileOf(ctx, next.importFileId)
  const columns = headingsOf(ctx, next.kind)
  const mapping: Mapping = Object.fromEntries(
    file.headings.map((heading, index) => [heading, columns.paths[index]!]),
  )
  const { importId, taskId } = await startRun(ctx, file, {
    mapping,
    conflictAction: move.conflictAction ?? 'Skip',
    dryRun: isTrial,
    allOrNothing: false,
  })
  await sql`update move_steps set ${sql.ref(isTrial ? 'trial_import_id' : 'import_id')} = ${importId}
    where subscriber_id = current_subscriber() and move_id = ${moveId} and position = ${next.position}`.execute(
    ctx.db,
  )
  return taskId
}
