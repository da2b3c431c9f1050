import type { ParsedOf } from '@bahi/contracts/call.ts'
import { entityCalls } from '@bahi/contracts/companies.ts'
import type { EntitySave } from '@bahi/contracts/companies.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { entityTree } from '../auth/index.ts'
import { refuseTooManyCompanies } from '../plans/index.ts'
import { changeStatus, deleteRecords, exportRecords, outcomeOf } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'
import { entityColumns } from './columns.ts'
import type { EntityRowRecord } from './columns.ts'
import { entityDetail, entityList, entityUses, seenPlaces } from './queries.ts'
import type { EntityKind, SeenByKind } from './queries.ts'
import { rightOf, saveEntity } from './save.ts'
import { setAutoSync } from './sync.ts'
import { setTurnover } from './turnover.ts'

export const entityRoutes = routes(entityCalls, {
  search: (ctx, input) => paged<EntityRowRecord>(ctx.db, listOf(ctx, input), input),
  detail: async (ctx, { id }) => {
    const found = await entityDetail(ctx, id)
    if (!found) throw notFound()
    const right = rightOf(found.entityType, 'SH_VW')
    if (found.status !== 'Delete') ctx.requireEntity(id, right)
    else if (!ctx.can(right)) throw new AppError('RIGHT_MISSING')
    return found
  },
  save: (ctx, input) => saveEntity(ctx, input),
  saveCompanyWithLocation: async (ctx, { id, company, location }) => {
    const own = { ...company, id: id ?? company.id } as Omit<z.output<typeof EntitySave>, 'entityType'>
    const saved = await saveEntity(ctx, { ...own, entityType: 'Business' }, 'company.')
    if (!location) return saved
    const within = seeing(ctx, saved.id)
    const place = await saveEntity(
      within,
      { ...location, entityType: 'Entity', parentEntityId: saved.id },
      'location.',
    )
    return { ...saved, locationId: place.id }
  },
  updateStatus: (ctx, { ids, status }) =>
    forSeen(
      ctx,
      ids,
      'CH_ST',
      async (allowed) => {
        const change = () => changeStatus(ctx.db, ctx.language, 'entities', allowed, status)
        const outcome = await (status === 'Undelete' ? withAllocations(ctx, allowed, change) : change())
        if (status !== 'Inactive') await refuseTooManyCompanies(ctx)
        return outcome
      },
      status === 'Undelete',
    ),
  delete: (ctx, { ids }) =>
    forSeen(ctx, ids, 'DEL', async (allowed) => {
      const outcome = await deleteRecords(ctx.db, ctx.language, 'entities', allowed, entityUses)
      await sql`update series_allocations set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
        where subscriber_id = current_subscriber() and status <> 'Delete'
          and (entity_id = any(${outcome.done}::bigint[]) or child_entity_id = any(${outcome.done}::bigint[]))`.execute(
        ctx.db,
      )
      return outcome
    }),
  export: (ctx, input) =>
    exportRecords<EntityRowRecord>(ctx, {
      name: 'entity',
      columns: entityColumns,
      query: listOf(ctx, input),
      input,
    }),
  entities: (ctx, { companyId }) => entityTree(ctx, companyId),
  setVrnTurnover: setTurnover,
  autoSync: setAutoSync,
})

/** What the user may see of each kind. */
function seenByKind(ctx: Ctx, asked: readonly number[] | undefined): SeenByKind {
  const places = ctx.entitiesOf(asked)
  const of = (kind: EntityKind) => places.filter((id) => ctx.can(rightOf(kind, 'SH_VW'), id))
  return { Business: of('Business'), Entity: of('Entity'), ChildEntity: of('ChildEntity') }
}

/** The company made a moment ago is not yet among what the session may see; its maker continues with it. */
const seeing = (ctx: Ctx, entityId: number): Ctx =>
  Object.create(ctx, {
    requireEntity: { value: (id: number) => (id === entityId ? undefined : ctx.requireEntity(id)) },
    can: {
      value: (right: Parameters<Ctx['can']>[0], id?: number) =>
        ctx.can(right, id === entityId ? undefined : id),
    },
  }) as Ctx

const listOf = (ctx: Ctx, input: ParsedOf<typeof entityCalls.search>) =>
  entityList(input, seenByKind(ctx, input.entityIds), ctx.access.userType === 'Admin')

/** What numbered the documents of a place was deleted with it, at the same instant, and comes back with it. */
async function withAllocations(
  ctx: Ctx,
  ids: readonly number[],
  restore: () => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const { rows } = await sql<{ id: number; entityId: number }>`select a.id, e.id as entity_id
    from series_allocations a
    join entities e on e.subscriber_id = current_subscriber() and e.id in (a.entity_id, a.child_entity_id)
    where a.subscriber_id = current_subscriber() and e.id = any(${[...ids]}::bigint[])
      and e.status = 'Delete' and a.status = 'Delete' and a.changed_at = e.changed_at`.execute(ctx.db)
  const outcome = await restore()
  const back = rows.filter(({ entityId }) => outcome.done.includes(entityId)).map(({ id }) => id)
  await changeStatus(ctx.db, ctx.language, 'series_allocations', back, 'Undelete')
  return outcome
}

/** Works on the places the user sees and has the right for; of each other one it says why not. */
async function forSeen(
  ctx: Ctx,
  ids: readonly number[],
  action: 'CH_ST' | 'DEL',
  work: (allowed: number[]) => Promise<BulkOutcome>,
  isForDeleted = false,
): Promise<BulkOutcome> {
  const { rows } = await sql<{ id: number; entityType: EntityKind; at: number }>`select e.id, e.entity_type,
      case e.status when 'Delete' then coalesce(e.parent_id, e.id) else e.id end as at
    from entities e where e.subscriber_id = current_subscriber() and e.id = any(${[...ids]}::bigint[])
      and (${isForDeleted} or e.status <> 'Delete') and ${seenPlaces(ctx)}`.execute(ctx.db)
  const kinds = new Map(rows.map((row) => [row.id, row.entityType]))
  // The right at a deleted place is that at the place above it.
  const places = new Map(rows.map(({ id, at }) => [id, at]))
  const held = ids.filter((id) => kinds.has(id) && ctx.can(rightOf(kinds.get(id)!, action), places.get(id)))
  const rest = outcomeOf(
    ids.filter((id) => !held.includes(id)),
    ctx.language,
    (id) => (kinds.has(id) ? 'RIGHT_MISSING' : 'NOT_FOUND'),
  )
  const outcome = await work(held)
  return { done: outcome.done, refused: [...outcome.refused, ...rest.refused] }
}
