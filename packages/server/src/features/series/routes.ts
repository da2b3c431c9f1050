import { seriesAllocationCalls, seriesCalls } from '@bahi/contracts/series.ts'
import type { SeriesRow } from '@bahi/contracts/series.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { textOf } from '../../platform/texts.ts'
import { changeStatus, deleteRecords, exportRecords, outcomeOf, presentOnly } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'
import { allocateSeries } from './allocate.ts'
import {
  allocationColumns,
  allocationList,
  allocationOf,
  seenAllocations,
  usersToAllocate,
} from './allocations.ts'
import type { AllocationRecord } from './allocations.ts'
import { seriesColumns } from './columns.ts'
import { nextNumberOf, seriesDetail, seriesFor, seriesList, seriesUses } from './queries.ts'
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

export const seriesAllocationRoutes = routes(seriesAllocationCalls, {
  search: async (ctx, input) => {
    const list = allocationList(input, ctx.entitiesOf(input.entityIds))
    const page = await paged<AllocationRecord>(ctx.db, list, input)
    return { ...page, records: page.records.map(presentOnly) }
  },
  detail: async (ctx, { id }) => {
    const record = await allocationOf(ctx.db, id)
    if (!record) throw notFound()
    ctx.requireEntity(record.entityId)
    return record
  },
  save: async (ctx, input) => {
    ctx.requireEntity(input.entityId)
    if (input.id !== undefined) {
      const before = await allocationOf(ctx.db, input.id)
      if (!before || before.status === 'Delete') throw notFound()
      ctx.requireEntity(before.entityId)
    }
    return allocateSeries(ctx.db, input)
  },
  updateStatus: (ctx, { ids, status }) =>
    ofSeen(ctx, ids, (seen) => changeStatus(ctx.db, ctx.language, 'series_allocations', seen, status)),
  delete: (ctx, { ids }) =>
    ofSeen(ctx, ids, (seen) => deleteRecords(ctx.db, ctx.language, 'series_allocations', seen, [])),
  export: (ctx, input) =>
    exportRecords<AllocationRecord>(ctx, {
      name: 'seriesAllocation',
      columns: allocationColumns,
      query: allocationList(input, ctx.entitiesOf(input.entityIds)),
      input,
    }),
  users: (ctx) => usersToAllocate(ctx.db),
})

/** An allocation at a place the user does not see is not there. */
async function ofSeen(
  ctx: Ctx,
  ids: readonly number[],
  work: (seen: readonly number[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const seen = await seenAllocations(ctx.db, ids, ctx.entityIds)
  const outcome = await work(seen)
  const rest = outcomeOf(
    ids.filter((id) => !seen.includes(id)),
    ctx.language,
    () => 'NOT_FOUND',
  )
  return { done: outcome.done, refused: [...outcome.refused, ...rest.refused] }
}

async function recordOf(ctx: Ctx, id: number): Promise<SeriesRecord> {
  const record = await seriesDetail(ctx.db, id, ctx.today(), ctx.entityIds)
  if (!record) throw notFound()
  return record
}

function rowOf(ctx: Ctx, record: SeriesRecord): z.input<typeof SeriesRow> {
  const { lastNumber: _, counters, ...row } = record
  const nextByGstin = counters.map(({ entityName, lastNumber }) => ({
    entityName,
    number: nextNumberOf({ ...record, lastNumber }, ctx.today()),
  }))
  return presentOnly({
    ...row,
    nextNumber: nextNumberOf(record, ctx.today()),
    nextByGstin,
  }) as z.input<typeof SeriesRow>
}
