import { eWayBillOfOtherCalls } from '@bahi/contracts/eway-others.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { rejectOther, updateOtherVehicle } from './change.ts'
import { otherDetail } from './detail.ts'
import { countOthers, searchOthers } from './list.ts'
import { ofEntity, readWhole } from './read.ts'
import { syncOthers } from './sync.ts'

export const eWayBillOfOtherRoutes = routes(eWayBillOfOtherCalls, {
  sync: (ctx, input) => syncOthers(ctx, input),
  search: (ctx, input) => searchOthers(ctx, input),
  counts: (ctx, input) => countOthers(ctx, input),
  detail: (ctx, { id }) => otherDetail(ctx, id),
  refresh: outsideTransaction(async (ctx, { id }) => {
    const other = await ctx.inTransaction((inside) => ofEntity(inside, id))
    ctx.requireEntity(other.entityId)
    await readWhole(ctx, other)
    return ctx.inTransaction((inside) => otherDetail(inside, id))
  }),
  fetch: outsideTransaction(async (ctx, { entityId, ewbNo }) => {
    ctx.requireEntity(entityId)
    const id = await readWhole(ctx, { entityId, ewbNo })
    return ctx.inTransaction((inside) => otherDetail(inside, id))
  }),
  reject: outsideTransaction((ctx, input) => rejectOther(ctx, input)),
  updateVehicle: outsideTransaction((ctx, input) => updateOtherVehicle(ctx, input)),
})
