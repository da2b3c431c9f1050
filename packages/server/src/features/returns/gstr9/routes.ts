import { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import { gstr9Rows } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { reportHandlers } from '../../report-files/index.ts'
import { annualAdjustments } from '../annual/adjust.ts'
import { annualExport, annualReport } from '../annual/report.ts'
import { figures9 } from './figures.ts'
import { gstr9Documents } from './documents.ts'
import { gstr9Json } from './json.ts'
import { parts9 } from './paper.ts'
import { gstr9Periods } from './periods.ts'
import { gstr9Summary } from './summary.ts'

export const gstr9Report = annualReport('GSTR9', parts9, gstr9Json)

export const gstr9Routes = routes(gstr9Calls, {
  summary: gstr9Summary,
  documents: gstr9Documents,
  periods: gstr9Periods,
  json: gstr9Json,
  export: outsideTransaction((ctx, input) => annualExport(ctx, 'GSTR9', parts9, input)),
  ...reportHandlers(gstr9Report),
  ...annualAdjustments('GSTR9', gstr9Rows, async (ctx, filing) => (await figures9(ctx, filing)).sheet.lines),
})
