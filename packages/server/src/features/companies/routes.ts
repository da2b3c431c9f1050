import { entityCalls } from '@bahi/contracts/companies.ts'
import type { EntitySave } from '@bahi/contracts/companies.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { entityTree } from '../auth/index.ts'
import { refuseTooManyCompanies } from '../plans/index.ts'
import { changeStatus, deleteRecords, exportRecords, outcomeOf } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'
import { entityColumns } from './columns.ts'
import type { EntityRowRecord } from './columns.ts'
import { entityDetail, entityList, entityUses } from './queries.ts'
import type { EntityKind } from './queries.ts'
import { rightOf, saveEntity } from './save.ts'
import { setAutoSync } from './sync.ts'
import { setTurnover } from './turnover.ts'

export const entityRoutes = routes(entityCalls, {
  search: (ctx, input) =>
    paged<EntityRowRecord>(ctx.db, entityList(input, ctx.entitiesOf(input.entityIds)), input),
  detail: async (ctx, { id }) => {
    ctx.requireEntity(id)
    const found = await entityDetail(ctx, id)
    if (!found) throw notFound()
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
    forSeen(ctx, ids, 'CH_ST', async (allowed) => {
      const outcome = await changeStatus(ctx.db, ctx.language, 'entities', allowed, status)
      if (status === 'Active') await refuseTooManyCompanies(ctx)
      return outcome
    }),
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
      query: entityList(input, ctx.entitiesOf(input.entityIds)),
      input,
    }),
  entities: (ctx, { companyId }) => entityTree(ctx, companyId),
  setVrnTurnover: setTurnover,
  autoSync: setAutoSync,
})

/** The company made a moment ago is not yet among what the session may see; its maker continues with it. */
const seeing = (ctx: Ctx, entityId: number): Ctx =>
  Object.create(ctx, {
    requireEntity: { value: (id: number) => (id === entityId ? undefined : ctx.requireEntity(id)) },
    can: {
      value: (right: Parameters<Ctx['can']>[0], id?: number) =>
        ctx.can(right, id === entityId ? undefined : id),
    },
  }) as Ctx

/** Works on the places the user sees and holds the right for; tells of each other one why not. */
async function forSeen(
  ctx: Ctx,
  ids: readonly number[],
  action: 'CH_ST' | 'DEL',
  work: (allowed: number[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const { rows } = await sql<{ id: number; entityType: EntityKind }>`select id, entity_type from entities
    where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[]) and status <> 'Delete'`.execute(
    ctx.db,
  )
  const seen = new Set(ctx.entityIds)
  const kinds = new Map(rows.filter((row) => seen.has(row.id)).map((row) => [row.id, row.entityType]))
  const held = ids.filter((id) => kinds.has(id) && ctx.can(rightOf(kinds.get(id)!, action), id))
  const rest = outcomeOf(
    ids.filter((id) => !held.includes(id)),
    ctx.language,
    (id) => (kinds.has(id) ? 'RIGHT_MISSING' : 'NOT_FOUND'),
  )
  const outcome = await work(held)
  return { done: outcome.done, refused: [...outcome.refused, ...rest.refused] }
}
