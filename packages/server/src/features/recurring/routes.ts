import { recurringCalls } from '@bahi/contracts/recurring.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { recurringDetail, recurringList } from './queries.ts'
import type { RecurringRecord } from './queries.ts'
import { saveRecurring } from './save.ts'
import { changeRecurring } from './status.ts'

export const recurringRoutes = routes(recurringCalls, {
  search: (ctx, input) => paged<RecurringRecord>(ctx.db, recurringList(ctx, input), input),
  detail: (ctx, { id }) => recurringDetail(ctx, id),
  save: (ctx, input) => saveRecurring(ctx, input),
  updateStatus: (ctx, input) => changeRecurring(ctx, input),
})
