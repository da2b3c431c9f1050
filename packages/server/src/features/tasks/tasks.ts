import type { taskCalls } from '@bahi/contracts/tasks.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { fileFacts, readFile } from '../../platform/files/store.ts'

type Task = ReplyOf<typeof taskCalls.cancel>
type Query = ParsedOf<typeof taskCalls.status>

/** A person sees what they, and programs in their name, asked for; a program only what it asked for itself. */
const ownTasks = ({ subscriberId, userId, access }: Ctx) => {
  const client = access.client?.id ?? null
  return sql`t.subscriber_id = ${subscriberId} and t.user_id = ${userId}
    and (${client}::bigint is null or t.api_client_id = ${client}::bigint)`
}

/** One's own tasks: those asked for, else the last 30. */
export const tasksOf = (ctx: Ctx, { ids, type }: Query): Promise<Task[]> =>
  select(ctx, { ids, type, isOpen: false })

export const pendingTasks = (ctx: Ctx, { type }: { type?: string | undefined }): Promise<Task[]> =>
  select(ctx, { type, isOpen: true })

/** Asks a task to end at its next safe place; one that has not begun ends at once. */
export async function cancelTask(ctx: Ctx, { id }: { id: number }): Promise<Task> {
  const { rows } = await sql<{ status: string }>`
    update background_tasks t set cancel_requested_at = coalesce(cancel_requested_at, now()),
      status = case when status = 'InProcess' then status else 'Failed' end,
      result_stamp = case when status = 'InProcess' then result_stamp else now() end,
      response = case when status = 'InProcess' then response else '{"isCancelled": true}'::jsonb end
    where ${ownTasks(ctx)} and t.id = ${id} and t.status in ('Initialized', 'YetNotStarted', 'InProcess')
    returning t.status`.execute(ctx.db)
  const [task] = await select(ctx, { ids: [id], isOpen: false })
  if (!task) throw notFound()
  if (rows.length === 0) throw new AppError('TASK_ENDED')
  return task
}

/** A result file of the user's own task, until it expires. */
export async function taskFile(ctx: Ctx, { id }: { id: number }): Promise<FileReply> {
  const { db, subscriberId } = ctx
  const { rows } = await sql`select from background_task_files f
    join background_tasks t on t.subscriber_id = f.subscriber_id and t.id = f.task_id
    where ${ownTasks(ctx)} and f.file_id = ${id}`.execute(db)
  const file = rows.length > 0 ? await fileFacts(db, subscriberId, id) : undefined
  if (!file) throw notFound()
  if (file.expiresAt !== null && Date.parse(file.expiresAt) <= ctx.clock().getTime())
    throw new AppError('FILE_EXPIRED')
  const content = readFile((work) => ctx.inTransaction((inner) => work(inner.db)), subscriberId, id)
  return { contentType: file.contentType, fileName: file.name, content }
}

interface TaskRow extends Omit<Task, 'response' | 'message' | 'result' | 'total'> {
  readonly total: number
  readonly response: { errors?: { message: string }[]; isCancelled?: boolean } | null
  readonly files: Task['result'] | null
}

async function select(
  ctx: Ctx,
  { ids, type, isOpen }: { ids?: readonly number[] | undefined; type?: string | undefined; isOpen: boolean },
): Promise<Task[]> {
  const { rows } = await sql<TaskRow>`
    select t.id, t.type, t.status, t.progress, t.done_count as done, t.total_count as total, t.total_count as rows, t.error_count as failed, t.progress as percent, t.response, t.stamp, t.result_stamp,
      (select jsonb_agg(jsonb_build_object('fileId', f.id, 'fileName', f.name, 'contentType', f.content_type, 'bytes', f.size, 'expiresAt', f.expires_at) order by f.id)
        from background_task_files l join stored_files f on f.subscriber_id = l.subscriber_id and f.id = l.file_id
        where l.subscriber_id = t.subscriber_id and l.task_id = t.id and f.expires_at > now()) as files
    from background_tasks t
    where ${ownTasks(ctx)}
      and (${ids === undefined}::boolean or t.id = any(${ids ?? []}::bigint[]))
      and (${type ?? null}::text is null or t.type = ${type ?? null})
      and (not ${isOpen}::boolean or t.status in ('Initialized', 'YetNotStarted', 'InProcess'))
    order by t.id desc limit ${ids ? 100 : 30}`.execute(ctx.db)
  return rows.map(({ files, total, response, ...row }) => ({
    ...row,
    total: total === 0 ? null : total,
    response: response ?? undefined,
    message: response?.isCancelled ? ctx.t('task.cancelled') : (response?.errors?.[0]?.message ?? null),
    result: files ?? [],
  }))
}
