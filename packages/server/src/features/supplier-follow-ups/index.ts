import { followUpSupplierCalls, supplierFollowUpCalls } from '@bahi/contracts/supplier-follow-ups.ts'
import { routes } from '../../platform/routes.ts'
import { answerFollowUp, searchFollowUps } from './log.ts'
import { previewFollowUp, sendFollowUps } from './send.ts'
import { searchSuppliers } from './suppliers.ts'

export { supplierFollowUpJobs } from './send.ts'

export const supplierFollowUpRoutes = [
  routes(followUpSupplierCalls, { search: searchSuppliers }),
  routes(supplierFollowUpCalls, {
    preview: previewFollowUp,
    send: sendFollowUps,
    search: searchFollowUps,
    answer: answerFollowUp,
  }),
]
