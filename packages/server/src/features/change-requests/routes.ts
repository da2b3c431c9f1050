import { changeRequestCalls } from '@bahi/contracts/change-requests.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { approve, reject } from './answer.ts'
import { ask } from './ask.ts'
import { requestList, rowOf } from './queries.ts'
import type { RequestRecord } from './queries.ts'

export const changeRequestRoutes = routes(changeRequestCalls, {
  search: async (ctx, input) => {
    const page = await paged<RequestRecord>(ctx.db, requestList(ctx, input), input)
    return { ...page, records: page.records.map((record) => rowOf(ctx, record)) }
  },
  save: ask,
  approve,
  reject,
})
