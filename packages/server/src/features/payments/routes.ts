import { paymentInCalls } from '@bahi/contracts/payments.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { allocatePayment, cancelPayments, updatePayment } from './change.ts'
import { paymentDetail } from './detail.ts'
import { exportPayments } from './export.ts'
import { receivePayment } from './receive.ts'
import { receiptOf, sendReceipt } from './receipt.ts'
import { savePayment } from './save.ts'
import { outstandingOf, searchPayments } from './search.ts'

export const paymentInRoutes = routes(paymentInCalls, {
  search: searchPayments,
  detail: (ctx, { id }) => paymentDetail(ctx, id),
  save: savePayment,
  receive: receivePayment,
  allocate: allocatePayment,
  update: updatePayment,
  cancel: cancelPayments,
  export: exportPayments,
  pdf: outsideTransaction(receiptOf),
  send: outsideTransaction(sendReceipt),
  outstanding: outstandingOf,
})
