import { paymentRequestCalls } from '@bahi/contracts/payment-requests.ts'
import { routes } from '../../../platform/routes.ts'
import { approveRequests, rejectRequests, withdrawRequests } from './answer.ts'
import { requestDetail } from './detail.ts'
import { countRequests, searchRequests } from './list.ts'

export const paymentRequestRoutes = routes(paymentRequestCalls, {
  search: searchRequests,
  counts: countRequests,
  detail: (ctx, { id }) => requestDetail(ctx, id),
  approve: approveRequests,
  reject: rejectRequests,
  withdraw: withdrawRequests,
})
