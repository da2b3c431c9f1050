import { tdsDeductionCalls } from '@bahi/contracts/withholding.ts'
import { routes } from '../../platform/routes.ts'
import { exportDeductions, searchDeductions } from './register.ts'

export { withholdingFacts } from './facts.ts'
export { deductionRows, withholdingIssues, withholdingOf } from './of-bill.ts'
export type { Withholding } from './of-bill.ts'
export { keepPaymentTds, paymentTdsIssues } from './of-payment.ts'

export const tdsDeductionRoutes = routes(tdsDeductionCalls, {
  search: searchDeductions,
  export: exportDeductions,
})
