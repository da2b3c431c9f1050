import type { MoveFound, MoveProgramName } from '@bahi/contracts/moves.ts'
import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Params } from '../../../platform/texts.ts'

export interface MoveRow {
  readonly id: number
  readonly program: MoveProgramName
  readonly entityId: number
  /** Of its GSTIN. */
  readonly stateCode: string
  readonly fileId: number | null
  readonly fileName: string
  readonly hash: string
  readonly bytes: number
  readonly readTaskId: number | null
  readonly taskId: number | null
  readonly found: MoveFound | null
  readonly fault: { readonly code: string; readonly params?: Params } | null
  readonly fromDate: string | null
  readonly conflictAction: 'Skip' | 'Overwrite' | null
  readonly preparedFrom: string | null
  readonly undoneAt: string | null
  readonly createdAt: string
  readonly createdBy: string | null
}

export const moveColumns = sql`m.id, m.program, m.entity_id,
  (select coalesce(e.state_code, left(e.gstin, 2), '') from entities e where e.subscriber_id = m.subscriber_id and e.id = m.entity_id) as state_code, m.file_id, m.file_name, encode(m.file_hash, 'hex') as hash, m.bytes, m.read_task_id, m.task_id, m.found, m.fault,
  m.from_date, m.conflict_action, m.prepared_from, m.undone_at, m.created_at,
  (select trim(u.first_name || ' ' || u.last_name) from users u where u.subscriber_id = m.subscriber_id and u.id = m.created_by) as created_by`

/** A move at a GSTIN that the user sees; 404 else. */
export async function moveOf(
  ctx: Ctx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<MoveRow> {
  const { rows } =
    await sql<MoveRow>`select ${moveColumns} from moves m where m.subscriber_id = current_subscriber() and m.id = ${id}
    and m.entity_id = any(${[...ctx.entityIds]}::bigint[]) ${lock ? sql`for update` : sql``}`.execute(ctx.db)
  const move = rows[0]
  if (!move) throw notFound()
  return move
}

export interface RunState {
  readonly importId: number
  readonly taskId: number
  /** Of the run, else of its task. */
  readonly status: string
  readonly isOver: boolean
  readonly undoneAt: string | null
  readonly done: number
  readonly total: number
  readonly created: number
  readonly changed: number
  readonly skipped: number
  readonly refused: number
}

export interface StepRow {
  readonly position: number
  readonly kind: ImportKindName
  readonly importFileId: number
  readonly rows: number
  readonly trial: RunState | null
  readonly run: RunState | null
}

const stateOf = (
  column: 'trial_import_id' | 'import_id',
) => sql`(select json_build_object('importId', i.id, 'taskId', i.task_id,
    'status', case when t.status in ('Initialized', 'YetNotStarted', 'InProcess') then t.status else coalesce(i.status, t.status) end,
    'isOver', i.status is not null and not i.is_stopped and i.status <> 'Failed', 'undoneAt', i.undone_at, 'done', i.succeeded_rows + i.failed_rows, 'total', coalesce(f.row_count, 0),
    'created', i.created_count, 'changed', i.changed_count, 'skipped', i.skipped_count, 'refused', i.refused_count)
  from imports i join background_tasks t on t.subscriber_id = i.subscriber_id and t.id = i.task_id
  where i.subscriber_id = s.subscriber_id and i.id = s.${sql.ref(column)})`

/** The imports of a move, in their order. */
export async function stepsOf(ctx: Ctx, moveId: number): Promise<StepRow[]> {
  const { rows } =
    await sql<StepRow>`select s.position, s.kind, s.import_file_id, coalesce(f.row_count, 0) as rows, ${stateOf('trial_import_id')} as trial,
      ${stateOf('import_id')} as run
    from move_steps s join import_files f on f.subscriber_id = s.subscriber_id and f.id = s.import_file_id
    where s.subscriber_id = current_subscriber() and s.move_id = ${moveId} order by s.position`.execute(
      ctx.db,
    )
  return rows
}

/** The move that an import is a step of; undefined where it is none. */
export async function moveOfImport(
  ctx: Ctx,
  importId: number,
): Promise<{ readonly moveId: number; readonly position: number; readonly isTrial: boolean } | undefined> {
  const { rows } = await sql<{ moveId: number; position: number; isTrial: boolean }>`
    select s.move_id, s.position, coalesce(s.trial_import_id = ${importId}, false) as is_trial from move_steps s
    where s.subscriber_id = current_subscriber() and (s.trial_import_id = ${importId} or s.import_id = ${importId})`.execute(
    ctx.db,
  )
  const found = rows[0]
  return found
}
