import type { importCalls } from '@bahi/contracts/imports.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import type { ImportInput } from './start-run.ts'
import { fileOf, isRunning, requireKind, runOf } from './store.ts'

type Calls = typeof importCalls

/** Puts mended cells in the place of what was there, and takes the records they belong to anew. */
export async function mendImport(ctx: Ctx, input: ParsedOf<Calls['mend']>): Promise<ReplyOf<Calls['mend']>> {
  const run = await runOf(ctx, { taskId: input.backgroundTaskId }, { lock: true })
  requireKind(ctx, run.kind)
  if (isRunning(run)) throw actionRefused(ctx, 'action.reason.importRunning')
  if (run.isDryRun || run.allOrNothing) throw actionRefused(ctx, 'action.reason.importDryRun')
  if (run.undoneAt !== null) throw actionRefused(ctx, 'action.reason.importUndone')
  const file = await fileOf(ctx, run.importFileId)
  const numbers = input.rows.map(({ row }) => row)
  const { rows: found } = await sql<{ row: number; record: number | null }>`select n.row, (
      select x.row_number from import_records x where x.subscriber_id = current_subscriber() and x.import_id = ${run.id} and x.row_number <= n.row
      order by x.row_number desc limit 1) as record
    from unnest(${numbers}::int[]) as n (row)`.execute(ctx.db)
  const { rows: open } = await sql<{
    row: number
  }>`select x.row_number as row from import_records x where x.subscriber_id = current_subscriber()
    and x.import_id = ${run.id} and x.outcome = 'Refused' and x.row_number = any(${found.flatMap(({ record }) => record ?? [])}::int[])`.execute(
    ctx.db,
  )
  const refused = new Set(open.map(({ row }) => row))
  const strange = found.filter(({ record }) => record === null || !refused.has(record))
  if (strange.length > 0)
    throw invalid(
      strange.map(({ row }) => ({
        path: `rows[${numbers.indexOf(row)}].row`,
        code: 'IMPORT_NOT_FAILED',
        params: { row: String(row) },
      })),
    )
  const mended = input.rows.map(({ row, cells }) => ({
    row,
    cells: cells.slice(0, file.headings.length).map((cell) => cell.trim()),
  }))
  await sql`update import_chunks c set cells = (
      select jsonb_agg(case when m.row is null then e.row else jsonb_build_array(m.row, m.cells) end order by e.place)
      from jsonb_array_elements(c.cells) with ordinality as e (row, place)
        left join json_to_recordset(${JSON.stringify(mended)}::json) as m (row int, cells jsonb) on m.row = (e.row ->> 0)::int)
    where c.subscriber_id = current_subscriber() and c.import_file_id = ${run.importFileId}
      and exists (select from unnest(${numbers}::int[]) as n (row) where n.row between c.first_row and c.last_row)`.execute(
    ctx.db,
  )
  const taskId = await ctx.tasks.enqueue({
    type: 'mendImport',
    title: ctx.t('import.task', { name: file.fileName }),
    ...(run.entityId === null ? {} : { entityId: run.entityId }),
    total: refused.size,
    input: {
      importId: run.id,
      culture: ctx.culture,
      records: [...refused].toSorted((a, b) => a - b),
    } satisfies ImportInput,
  })
  await sql`update imports set mend_task_id = ${taskId}, ended_at = null where subscriber_id = current_subscriber() and id = ${run.id}`.execute(
    ctx.db,
  )
  return { backgroundTaskId: run.taskId, taskId }
}
