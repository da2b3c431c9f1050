import { departmentCalls, subscriberPlaceCalls } from '@bahi/contracts/departments.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { changeStatus, deleteRecords, exportRecords, outcomeOf } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'
import { departmentColumns } from './columns.ts'
import {
  branchChoices,
  departmentChoices,
  departmentDetail,
  departmentList,
  departmentUses,
  saveDepartment,
  seenDepartments,
} from './departments.ts'
import type { DepartmentRecord } from './departments.ts'

export const departmentRoutes = routes(departmentCalls, {
  search: (ctx, input) =>
    paged<DepartmentRecord>(ctx.db, departmentList(input, ctx.entitiesOf(input.entityIds)), input),
  detail: async (ctx, { id }) => {
    const found = await departmentDetail(ctx, id)
    if (!found) throw notFound()
    return found
  },
  save: async (ctx, input) => {
    // Its place may have changed: who edits sees the one before, too.
    if (input.id !== undefined && (await seenDepartments(ctx, [input.id])).length === 0) throw notFound()
    return saveDepartment(ctx, input)
  },
  updateStatus: (ctx, { ids, status }) =>
    ofSeen(ctx, ids, (seen) => changeStatus(ctx.db, ctx.language, 'departments', seen, status)),
  delete: (ctx, { ids }) =>
    ofSeen(ctx, ids, (seen) => deleteRecords(ctx.db, ctx.language, 'departments', seen, departmentUses)),
  export: (ctx, input) =>
    exportRecords<DepartmentRecord>(ctx, {
      name: 'department',
      columns: departmentColumns,
      query: departmentList(input, ctx.entitiesOf(input.entityIds)),
      input,
    }),
})

export const subscriberPlaceRoutes = routes(subscriberPlaceCalls, {
  branches: (ctx) => branchChoices(ctx),
  departments: (ctx) => departmentChoices(ctx),
})

/** A department at a place the user does not see is not there. */
async function ofSeen(
  ctx: Ctx,
  ids: readonly number[],
  work: (seen: readonly number[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const seen = await seenDepartments(ctx, ids)
  const outcome = await work(seen)
  const rest = outcomeOf(
    ids.filter((id) => !seen.includes(id)),
    ctx.language,
    () => 'NOT_FOUND',
  )
  return { done: outcome.done, refused: [...outcome.refused, ...rest.refused] }
}
