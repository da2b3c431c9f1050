import { creditComparisonCalls } from '@bahi/contracts/credit-comparison.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { refreshComparison } from '../../reconciliation/index.ts'
import { reportHandlers } from '../../report-files/index.ts'
import { creditDocuments } from './documents.ts'
import { creditExport, creditReport } from './report.ts'
import { creditOfYear } from './year.ts'

export const creditComparisonRoutes = routes(creditComparisonCalls, {
  summary: async (ctx, input) => {
    ctx.requireEntity(input.entityId)
    const comparedAt = await refreshComparison(ctx, input.entityId, '2B')
    const { name: _, ...year } = await creditOfYear(ctx, input)
    return { ...year, comparedAt }
  },
  documents: creditDocuments,
  export: outsideTransaction(creditExport),
  ...reportHandlers(creditReport),
})
