import { seriesCalls } from '@bahi/contracts/series.ts'
import type { SeriesRow } from '@bahi/contracts/series.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { textOf } from '../../platform/texts.ts'
import { changeStatus, deleteRecords, exportRecords, outcomeOf, presentOnly } from '../records/index.ts'
import { allocateSeries } from './allocate.ts'
import { seriesColumns } from './columns.ts'
import {
  allocationOf,
  allocationPage,
  nextNumberOf,
  seriesDetail,
  seriesFor,
  seriesList,
  seriesUses,
} from './queries.ts'
import type { SeriesRecord } from './queries.ts'
import { registerOf, yearOf } from './register.ts'
import { saveSeries } from './save.ts'

export const seriesRoutes = routes(seriesCalls, {
  search: async (ctx, input) => {
    const page = await paged<SeriesRecord>(ctx.db, seriesList(input, ctx.today(), ctx.entityIds), input)
    return { ...page, records: page.records.map((row) => rowOf(ctx, row)) }
  },
  detail: async (ctx, { id }) => rowOf(ctx, await recordOf(ctx, id)),
  save: (ctx, input) =>
    saveSeries(ctx.db, input, ctx.today(), async (id) => rowOf(ctx, await recordOf(ctx, id))),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'series', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'series', ids, seriesUses),
  export: (ctx, input) =>
    exportRecords<SeriesRecord, z.input<typeof SeriesRow>>(ctx, {
      name: 'series',
      columns: seriesColumns,
      query: seriesList(input, ctx.today(), ctx.entityIds),
      input,
      row: (record) => rowOf(ctx, record),
    }),
  allocate: async (ctx, input) => {
    ctx.requireEntity(input.entityId)
    if (input.id !== undefined) {
      const before = await allocationOf(ctx.db, input.id)
      if (!before) throw notFound()
      ctx.requireEntity(before.entityId)
    }
    return allocateSeries(ctx.db, input)
  },
  allocations: async (ctx, { entityIds, ...input }) => {
    const page = await allocationPage(ctx.db, { ...input, entityIds: ctx.entitiesOf(entityIds) })
    return { ...page, records: page.records.map(presentOnly) }
  },
  deallocate: async (ctx, { ids }) => {
    const { rows } = await sql<{
      id: number
    }>`update series_allocations set status = 'Delete', version = version + 1,
        changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = any(${ids}::bigint[]) and status <> 'Delete'
        and entity_id = any(${[...ctx.entityIds]}::bigint[]) returning id`.execute(ctx.db)
    const done = new Set(rows.map((row) => row.id))
    return outcomeOf(ids, ctx.language, (id) => (done.has(id) ? undefined : 'NOT_FOUND'))
  },
  choices: async (ctx, { entityId, childEntityId, documentKind, date }) => {
    ctx.requireEntity(entityId)
    const day = date ?? ctx.today()
    const list = await seriesFor(ctx.db, {
      entityId,
      childEntityId,
      userId: ctx.userId,
      kind: documentKind,
      date: day,
    })
    return list.map((series, index) => ({
      id: series.id,
      name: series.name,
      code: series.code,
      nextNumber: nextNumberOf(series, day),
      isDefault: index === 0 && series.chosen,
    }))
  },
  register: async (ctx, { id, financialYear }) => {
    const series = await recordOf(ctx, id)
    const year = yearOf(financialYear, ctx.today())
    const entities = await registerOf(ctx.db, series, { financialYear: year, entityIds: ctx.entityIds })
    return {
      seriesId: id,
      financialYear: year,
      entities: entities.map((entity) => ({
        ...entity,
        gaps: entity.gaps.map((gap) => ({ ...gap, cause: textOf(ctx.language, `series.gap.${gap.cause}`) })),
      })),
    }
  },
})

async function recordOf(ctx: Ctx, id: number): Promise<SeriesRecord> {
  const record = await seriesDetail(ctx.db, id, ctx.today(), ctx.entityIds)
  if (!record) throw notFound()
  return record
}

function rowOf(ctx: Ctx, record: SeriesRecord): z.input<typeof SeriesRow> {
  const { lastNumber: _, ...row } = record
  return presentOnly({ ...row, nextNumber: nextNumberOf(record, ctx.today()) }) as z.input<typeof SeriesRow>
}
