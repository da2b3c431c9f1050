import { gstr9cCalls } from '@bahi/contracts/annual-returns.ts'
import { gstr9cRows } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { reportHandlers } from '../../report-files/index.ts'
import { annualAdjustments } from '../annual/adjust.ts'
import { annualExport, annualReport } from '../annual/report.ts'
import { figures9c } from './figures.ts'
import { gstr9cJson } from './json.ts'
import { parts9c } from './paper.ts'
import { gstr9cSummary } from './summary.ts'

export const gstr9cReport = annualReport('GSTR9C', parts9c, gstr9cJson)

export const gstr9cRoutes = routes(gstr9cCalls, {
  summary: gstr9cSummary,
  json: gstr9cJson,
  export: outsideTransaction((ctx, input) => annualExport(ctx, 'GSTR9C', parts9c, input)),
  ...reportHandlers(gstr9cReport),
  ...annualAdjustments(
    'GSTR9C',
    gstr9cRows,
    async (ctx, filing) => (await figures9c(ctx, filing)).sheet.lines,
  ),
})
