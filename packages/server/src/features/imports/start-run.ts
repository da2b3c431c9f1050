import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Mapping } from './headings/guess.ts'
import type { ImportFile } from './store.ts'

export interface ImportInput {
  readonly importId: number
  readonly culture: string
  /** Of a mending: the records that are taken anew, by their first rows. */
  readonly records?: readonly number[]
}

export interface RunAsked {
  readonly mapping: Mapping
  readonly conflictAction: 'Skip' | 'Overwrite'
  readonly dryRun: boolean
  readonly allOrNothing: boolean
}

/** Begins the import of a file: its row and its task, in the transaction of whoever asks for it. */
export async function startRun(
  ctx: Ctx,
  {
    id: importFileId,
    kind,
    entityId,
    fileName,
    rowCount,
  }: Pick<ImportFile, 'id' | 'kind' | 'entityId' | 'fileName' | 'rowCount'>,
  {
    mapping,
    conflictAction,
    dryRun,
    allOrNothing,
    sameAs,
  }: RunAsked & { readonly sameAs?: number | undefined },
): Promise<{ readonly importId: number; readonly taskId: number }> {
  const { rows: drawn } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('imports', 'id')) as id`.execute(ctx.db)
  const { id } = drawn[0]!
  const taskId = await ctx.tasks.enqueue({
    type: 'import',
    title: ctx.t('import.task', { name: fileName }),
    ...(entityId === null ? {} : { entityId }),
    total: rowCount ?? 0,
    input: { importId: id, culture: ctx.culture } satisfies ImportInput,
  })
  await sql`insert into imports (subscriber_id, id, import_file_id, kind, entity_id, task_id, mapping, conflict_action, is_dry_run, all_or_nothing, same_as)
    overriding system value values (current_subscriber(), ${id}, ${importFileId}, ${kind}, ${entityId}, ${taskId}, ${JSON.stringify(mapping)}::jsonb,
      ${conflictAction}, ${dryRun}, ${allOrNothing}, ${sameAs ?? null})`.execute(ctx.db)
  return { importId: id, taskId }
}
