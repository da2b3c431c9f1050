import { callbackCalls } from '@bahi/contracts/callbacks.ts'
import { routes } from '../../platform/routes.ts'
import { retryDelivery, searchDeliveries } from './deliveries.ts'
import { callbackDetail, searchCallbacks } from './list.ts'
import { deleteCallbacks, rotateSecret, saveCallback, setCallbackStatus } from './save.ts'

export { deliverCallbacks } from './deliver.ts'
export type { CallbackKey } from './deliver.ts'
export { sendAgain } from './deliveries.ts'
export { faultInWords } from './faults.ts'
export { wakeOverdueCallbacks } from './overdue.ts'
export { isRetryable } from './states.ts'

export const callbackRoutes = routes(callbackCalls, {
  search: searchCallbacks,
  detail: (ctx, { id }) => callbackDetail(ctx, id),
  save: saveCallback,
  rotate: rotateSecret,
  updateStatus: setCallbackStatus,
  delete: deleteCallbacks,
  deliveries: searchDeliveries,
  retry: retryDelivery,
})
