import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { userAdminCalls } from '@bahi/contracts/users.ts'
import { sql } from 'kysely'
import { loadAccess } from '../../platform/access.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { entityTree } from '../auth/index.ts'

/** What a user may do in the end; places out of the reader's sight are left out. */
export async function effectiveRights(
  ctx: Ctx,
  id: number,
): Promise<ReplyOf<typeof userAdminCalls.effectiveRights>> {
  await requireUser(ctx, id)
  const access = await loadAccess(ctx.db, ctx.subscriberId, id, 0)
  const seen = new Set(ctx.entityIds)
  return [...access.rights].map(([rightId, reach]) => ({
    rightId,
    isEverywhere: reach === 'all',
    entityIds: reach === 'all' ? [] : [...reach].filter((entityId) => seen.has(entityId)),
  }))
}

/** The reader's tree, with the access of the user asked for in place of the reader's. */
export async function entitiesOfUser(ctx: Ctx, id: number): Promise<ReplyOf<typeof userAdminCalls.entities>> {
  await requireUser(ctx, id)
  const access = await loadAccess(ctx.db, ctx.subscriberId, id, 0)
  const granted = new Set(access.entityIds)
  type Node = Awaited<ReturnType<typeof entityTree>>[number]
  const marked = (node: Node): Node => ({
    ...node,
    hasAccess: granted.has(node.entityId),
    children: node.children.map(marked),
  })
  return (await entityTree(ctx)).map(marked)
}

export async function sessionsOf(ctx: Ctx, id: number): Promise<ReplyOf<typeof userAdminCalls.sessions>> {
  await requireUser(ctx, id)
  const { rows } = await sql<ReplyOf<typeof userAdminCalls.sessions>[number]>`
    select id, created_at, last_seen_at, expires_at, address, user_agent, id = ${ctx.request?.sessionId ?? 0} as is_own
    from sessions where subscriber_id = current_subscriber() and user_id = ${id} and expires_at > now()
      and last_seen_at + make_interval(mins => idle_minutes) > now()
    order by last_seen_at desc limit 200`.execute(ctx.db)
  return rows
}

interface Entry {
  readonly id: number
  readonly at: string
  readonly action: 'insert' | 'update' | 'delete'
  readonly record: string
  readonly recordId: number
  readonly source: string | null
  readonly reason: string | null
  readonly impersonator: string | null
}

const actions = { insert: 'create', update: 'edit', delete: 'delete' } as const

/** What the user did, newest first; parts of one record changed in one call are listed once. */
export async function activityOf(
  ctx: Ctx,
  { id, before, size }: ParsedOf<typeof userAdminCalls.activity>,
): Promise<ReplyOf<typeof userAdminCalls.activity>> {
  await requireUser(ctx, id)
  const { rows } = await sql<Entry>`
    select e.id, e.at, e.action, e.table_name as record, e.record_id, e.source, e.reason,
      nullif(trim(i.first_name || ' ' || i.last_name), '') as impersonator
    from audit_entries e
    left join users i on i.subscriber_id = e.subscriber_id and i.id = e.impersonator_id
    where e.subscriber_id = current_subscriber() and e.user_id = ${id}
      ${before === undefined ? sql`` : sql`and e.id < ${before}`}
    order by e.id desc limit ${size + 1}`.execute(ctx.db)
  return {
    entries: rows.slice(0, size).map((row) => ({
      ...row,
      action: actions[row.action],
      source: row.source ?? '',
    })),
    hasMore: rows.length > size,
  }
}

export async function requireUser({ db }: Pick<Ctx, 'db'>, id: number): Promise<void> {
  const { rows } =
    await sql`select 1 as one from users where subscriber_id = current_subscriber() and id = ${id}
    and status <> 'Delete'`.execute(db)
  if (rows.length === 0) throw notFound()
}
