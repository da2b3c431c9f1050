import { paymentInCalls, paymentOutCalls } from '@bahi/contracts/payments.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { allocatePayment, cancelPayments, refuseDeletion, updatePayment } from './change.ts'
import { countPayments } from './counts.ts'
import { paymentDetail } from './detail.ts'
import { exportPayments } from './export.ts'
import { outstandingOf } from './outstanding.ts'
import { saveAtEachGstin } from './receive.ts'
import { printPayments } from './print-many.ts'
import { receiptOf, sendReceipt } from './receipt.ts'
import { runPayments } from './run.ts'
import { payAtEachGstin, payOnce } from './requests/pay.ts'
import { savePayment } from './save.ts'
import { linkPayment, linksOfPayment, revokePaymentLink } from './share.ts'
import { searchPayments } from './search.ts'

/** Handlers of the calls that both kinds have. */
function handlersOf(kind: PaymentKind) {
  const by =
    <I, R>(handler: (ctx: Ctx, kind: PaymentKind, input: I) => R) =>
    (ctx: Ctx, input: I): R =>
      handler(ctx, kind, input)
  return {
    search: by(searchPayments),
    counts: by(countPayments),
    bulkPdf: by(printPayments),
    detail: (ctx: Ctx, { id }: { id: number }) => paymentDetail(ctx, kind, id),
    allocate: by(allocatePayment),
    update: by(updatePayment),
    cancel: by(cancelPayments),
    updateStatus: by(cancelPayments),
    delete: by(refuseDeletion),
    link: by(linkPayment),
    revokeLink: by(revokePaymentLink),
    links: (ctx: Ctx, { id }: { id: number }) => linksOfPayment(ctx, kind, id),
    export: by(exportPayments),
    outstanding: by(outstandingOf),
  }
}

export const paymentInRoutes = routes(paymentInCalls, {
  ...handlersOf('paymentIn'),
  save: (ctx, input) => savePayment(ctx, 'paymentIn', input),
  pdf: outsideTransaction((ctx, input) => receiptOf(ctx, 'paymentIn', input)),
  send: outsideTransaction((ctx, input) => sendReceipt(ctx, 'paymentIn', input)),
  receive: async (ctx, input) => ({
    receipts: await saveAtEachGstin(ctx, 'paymentIn', input, (payment) =>
      savePayment(ctx, 'paymentIn', payment),
    ),
  }),
})

export const paymentOutRoutes = routes(paymentOutCalls, {
  ...handlersOf('paymentOut'),
  save: payOnce,
  pdf: outsideTransaction((ctx, input) => receiptOf(ctx, 'paymentOut', input)),
  send: outsideTransaction((ctx, input) => sendReceipt(ctx, 'paymentOut', input)),
  run: runPayments,
  pay: payAtEachGstin,
})
