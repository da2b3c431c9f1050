import { tcsCollectionCalls } from '@bahi/contracts/tcs-collections.ts'
import { tdsChallanCalls, tdsStatementCalls } from '@bahi/contracts/tds-challans.ts'
import { tdsDeductionCalls } from '@bahi/contracts/withholding.ts'
import { routes } from '../../platform/routes.ts'
import { dueTds } from './challan-due.ts'
import { challanDetail, exportChallans, searchChallans } from './challan-list.ts'
import { cancelChallan, saveChallan } from './challan-save.ts'
import { exportCollections, searchCollections } from './collected.ts'
import { exportDeductions, searchDeductions } from './register.ts'
import { certificatesOf, exportStatement, tdsStatement } from './statement.ts'

export { collectionFacts, withholdingFacts } from './facts.ts'
export { deductionRows, withholdingIssues, withholdingOf } from './of-bill.ts'
export type { Withholding } from './of-bill.ts'
export { collectedOf, collectionIssues, collectionRows } from './of-invoice.ts'
export type { Collecting } from './of-invoice.ts'
export { keepPaymentTds, paymentTdsIssues } from './of-payment.ts'

export const tdsDeductionRoutes = routes(tdsDeductionCalls, {
  search: searchDeductions,
  export: exportDeductions,
})

export const tcsCollectionRoutes = routes(tcsCollectionCalls, {
  search: searchCollections,
  export: exportCollections,
})

export const tdsChallanRoutes = routes(tdsChallanCalls, {
  search: searchChallans,
  detail: challanDetail,
  due: dueTds,
  save: saveChallan,
  cancel: cancelChallan,
  export: exportChallans,
})

export const tdsStatementRoutes = routes(tdsStatementCalls, {
  detail: tdsStatement,
  certificates: certificatesOf,
  export: exportStatement,
})
