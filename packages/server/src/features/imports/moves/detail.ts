import type { moveCalls } from '@bahi/contracts/moves.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { hasText } from '../../../platform/texts.ts'
import { faultKey } from '../run.ts'
import { moveColumns, moveOf, stepsOf } from './store.ts'
import type { MoveRow, RunState, StepRow } from './store.ts'

type Calls = typeof moveCalls
type Detail = ReplyOf<Calls['detail']>

const isOpenStatus = (status: string | null | undefined) =>
  status != null && ['Initialized', 'YetNotStarted', 'InProcess'].includes(status)

interface Tasks {
  readonly read: string | null
  readonly task: string | null
  readonly message: string | null
}

async function tasksOf(ctx: Ctx, { readTaskId, taskId }: MoveRow): Promise<Tasks> {
  const { rows } =
    await sql<Tasks>`select (select t.status from background_tasks t where t.subscriber_id = current_subscriber() and t.id = ${readTaskId}) as read,
    (select t.status from background_tasks t where t.subscriber_id = current_subscriber() and t.id = ${taskId}) as task,
    (select t.response -> 'errors' -> 0 ->> 'message' from background_tasks t where t.subscriber_id = current_subscriber() and t.status = 'Failed'
      and t.id in (${readTaskId}, ${taskId}) order by t.id desc limit 1) as message`.execute(ctx.db)
  return rows[0]!
}

function stateOf(move: MoveRow, steps: readonly StepRow[], { read, task }: Tasks): Detail['state'] {
  if (move.undoneAt !== null) return 'Undone'
  if (move.fault !== null) return 'Refused'
  if (move.found === null) return isOpenStatus(read) ? 'Reading' : 'Refused'
  if (isOpenStatus(task)) return 'Preparing'
  const runs = steps.map(({ run }) => run)
  if (runs.some((run) => run !== null)) {
    if (runs.some((run) => isOpenStatus(run?.status))) return 'Running'
    return runs.every((run) => run?.isOver) ? 'Done' : 'Halted'
  }
  const trials = steps.map(({ trial }) => trial)
  if (trials.some((trial) => isOpenStatus(trial?.status))) return 'Trying'
  if (trials.length > 0 && trials.every((trial) => trial?.isOver)) return 'Tried'
  return task === 'Failed' || trials.some((trial) => trial !== null) ? 'Halted' : 'Read'
}

/** How a move that was found is now. A task that has ended has left its marks: read after it, they are there. */
async function nowOf(ctx: Ctx, found: MoveRow) {
  const tasks = await tasksOf(ctx, found)
  const move = await moveOf(ctx, found.id)
  const steps = await stepsOf(ctx, found.id)
  return { move, steps, tasks, state: stateOf(move, steps, tasks) }
}

const shownRun = (run: RunState | null): Detail['steps'][number]['run'] =>
  run && {
    backgroundTaskId: run.taskId,
    status: run.status,
    done: run.done,
    total: run.total,
    created: run.created,
    changed: run.changed,
    skipped: run.skipped,
    refused: run.refused,
  }

export async function moveDetail(ctx: Ctx, { moveId }: ParsedOf<Calls['detail']>): Promise<Detail> {
  const { move, steps, tasks, state } = await nowOf(ctx, await moveOf(ctx, moveId))
  const { rows: earlier } = await sql<{
    moveId: number
    at: string
  }>`select m.id as move_id, m.created_at as at from moves m
    where m.subscriber_id = current_subscriber() and m.file_hash = decode(${move.hash}, 'hex') and m.id < ${move.id} and m.undone_at is null
      and m.entity_id = any(${[...ctx.entityIds]}::bigint[])
      and exists (select from move_steps s where s.subscriber_id = m.subscriber_id and s.move_id = m.id and s.import_id is not null)
    order by m.id desc limit 1`.execute(ctx.db)
  return {
    ...shownMove(move, state),
    message: move.fault ? ctx.t(faultKey(move.fault.code), move.fault.params) : tasks.message,
    found: move.found,
    taskId: isOpenStatus(tasks.read) ? move.readTaskId : isOpenStatus(tasks.task) ? move.taskId : null,
    steps: steps.map(({ position, kind, rows, trial, run }) => ({
      position,
      kind,
      rows,
      trial: shownRun(trial),
      run: shownRun(run),
    })),
    left: await leftOf(ctx, moveId),
    instead: await insteadOf(ctx, moveId),
    notices: await noticesOf(ctx, move),
    earlier: earlier[0] ?? null,
    canRun: ['Read', 'Tried', 'Halted'].includes(state),
    canUndo:
      (state === 'Done' || state === 'Halted') &&
      steps.some(({ run }) => run !== null && run.undoneAt === null),
  }
}

const shownMove = (move: MoveRow, state: Detail['state']) => ({
  moveId: move.id,
  program: move.program,
  entityId: move.entityId,
  fileName: move.fileName,
  bytes: move.bytes,
  state,
  createdAt: move.createdAt,
  createdBy: move.createdBy,
  fromDate: move.fromDate,
  conflictAction: move.conflictAction,
})

interface Group {
  readonly was: string
  readonly reason: string
  readonly count: number
  readonly samples: string[]
}

/** Kinds of voucher that a list names one by one. */
const mostGroups = 200

/** What a program calls a kind within its files is told in words; names of its vouchers are the business's own. */
const wordOf = (ctx: Ctx, was: string): string =>
  hasText(`move.was.${was}`) ? ctx.t(`move.was.${was}`) : was

async function leftOf(ctx: Ctx, moveId: number): Promise<Detail['left']> {
  const { rows } =
    await sql<Group>`select l.was, l.reason, sum(l.count)::int as count, (array_agg(l.name order by l.id) filter (where l.name <> ''))[1:5] as samples
    from move_left l where l.subscriber_id = current_subscriber() and l.move_id = ${moveId} group by 1, 2 order by 3 desc, 1, 2 limit ${mostGroups}`.execute(
      ctx.db,
    )
  return rows.map(({ was, samples, ...row }) => ({
    ...row,
    was: wordOf(ctx, was),
    // Masters of a kind that has no place are counted, not named.
    samples: (samples ?? []).filter((name) => name !== was),
    why: ctx.t(`move.left.${row.reason}`),
  }))
}

async function insteadOf(ctx: Ctx, moveId: number): Promise<Detail['instead']> {
  const { rows } =
    await sql<Group>`select r.was, r.instead as reason, count(*)::int as count, (array_agg(r.name order by r.row_number))[1:5] as samples
    from move_records r where r.subscriber_id = current_subscriber() and r.move_id = ${moveId} and r.instead is not null
    group by 1, 2 order by 3 desc, 1, 2 limit ${mostGroups}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, was: wordOf(ctx, row.was), why: ctx.t(`move.instead.${row.reason}`) }))
}

/** What is to be set before: goods come only where their stock is kept from the first day on. */
async function noticesOf(ctx: Ctx, { found, entityId, fromDate }: MoveRow): Promise<string[]> {
  if (!found || found.stock === '0.00') return []
  const settings = await ctx.settings(entityId)
  if (settings['EnableStockInventory'] !== true) return [ctx.t('move.notice.stockOff')]
  const since = settings['StockSince']
  const first = fromDate ?? found.defaultFrom
  return since === first ? [] : [ctx.t('move.notice.stockSince', { date: first })]
}

export async function searchMoves(
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const { start, size, keyword, entityIds, sort } = input
  const order = /^id(| ASC| DESC)$/i.exec(sort)
  if (!order) throw refuseField('sort', 'SORT_UNKNOWN')
  if (input.after !== undefined) throw refuseField('after', 'CURSOR_INVALID')
  const { rows } = await sql<
    MoveRow & { total: number }
  >`select ${moveColumns}, (count(*) over ())::int as total from moves m
    where m.subscriber_id = current_subscriber() and m.entity_id = any(${ctx.entitiesOf(entityIds)}::bigint[])
      ${keyword ? sql`and m.file_name ilike ${`%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}` : sql``}
    order by m.id ${/asc/i.test(order[1]!) ? sql`asc` : sql`desc`} limit ${size} offset ${start}`.execute(
    ctx.db,
  )
  const records = []
  for (const { total: _, ...move } of rows)
    records.push(await nowOf(ctx, move).then((now) => shownMove(now.move, now.state)))
  return { records, start, size, total: rows[0]?.total ?? 0, totalIsExact: true }
}
