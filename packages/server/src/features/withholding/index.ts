import { gstDeductionCalls } from '@bahi/contracts/gst-deductions.ts'
import { tcsCollectionCalls } from '@bahi/contracts/tcs-collections.ts'
import {
  tcsChallanCalls,
  tcsStatementCalls,
  tdsChallanCalls,
  tdsStatementCalls,
} from '@bahi/contracts/tax-challans.ts'
import { tdsDeductionCalls } from '@bahi/contracts/withholding.ts'
import type { Ctx } from '../../platform/context.ts'
import { routes } from '../../platform/routes.ts'
import { dueOf } from './challan-due.ts'
import { challanDetail, exportChallans, searchChallans } from './challan-list.ts'
import { cancelChallan, saveChallan } from './challan-save.ts'
import { collectionColumns, collectionList, exportCollections, searchCollections } from './collected.ts'
import { exportGstDeductions, searchGstDeductions } from './gst-deducted.ts'
import { deductionColumns, deductionList, exportDeductions, searchDeductions } from './register.ts'
import { tcs, tds } from './sides.ts'
import type { Side } from './sides.ts'
import { certificatesOf, exportStatement, statementOf } from './statement.ts'
import type { RegisterFile } from './statement.ts'

export {
  collectingOf,
  collectionFacts,
  isReceiptInSales,
  receiptsInSales,
  withholdingFacts,
} from './facts.ts'
export { deductionRows, withholdingIssues, withholdingOf } from './of-bill.ts'
export type { Withholding } from './of-bill.ts'
export { collectedOf, collectionIssues, collectionRows } from './of-invoice.ts'
export type { Collecting } from './of-invoice.ts'
export { collectedOfReceipt, keepCollectionOfReceipt } from './of-receipt.ts'
export type { CollectingReceipt } from './of-receipt.ts'
export { keepPaymentTds, paymentTdsIssues } from './of-payment.ts'

export const tdsDeductionRoutes = routes(tdsDeductionCalls, {
  search: searchDeductions,
  export: exportDeductions,
})

export const tcsCollectionRoutes = routes(tcsCollectionCalls, {
  search: searchCollections,
  export: exportCollections,
})

export const gstDeductionRoutes = routes(gstDeductionCalls, {
  search: searchGstDeductions,
  export: exportGstDeductions,
})

const challansOf = (side: Side) => ({
  search: searchChallans.bind(undefined, side),
  detail: challanDetail.bind(undefined, side),
  due: dueOf.bind(undefined, side),
  save: saveChallan.bind(undefined, side),
  cancel: cancelChallan.bind(undefined, side),
  export: exportChallans.bind(undefined, side),
})
const statementsOf = (side: Side, register: (ctx: Ctx) => RegisterFile) => ({
  detail: statementOf.bind(undefined, side),
  certificates: certificatesOf.bind(undefined, side),
  export: exportStatement.bind(undefined, side, register),
})

export const tdsChallanRoutes = routes(tdsChallanCalls, challansOf(tds))
export const tcsChallanRoutes = routes(tcsChallanCalls, challansOf(tcs))
export const tdsStatementRoutes = routes(
  tdsStatementCalls,
  statementsOf(tds, (ctx) => ({ columns: deductionColumns, query: deductionList(ctx, {}) })),
)
export const tcsStatementRoutes = routes(
  tcsStatementCalls,
  statementsOf(tcs, (ctx) => ({ columns: collectionColumns, query: collectionList(ctx, {}) })),
)
