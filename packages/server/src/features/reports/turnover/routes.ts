import { turnoverCalls, turnoverReportNames } from '@bahi/contracts/turnover-reports.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PageRequest } from '../../../platform/paging.ts'
import { routes } from '../../../platform/routes.ts'
import { reportHandlers } from '../../report-files/index.ts'
import type { Asked } from './facts.ts'
import { turnoverReport } from './report.ts'
import { exportTurnover, searchTurnover } from './search.ts'

export const turnoverReportsOnPages = turnoverReportNames.map(turnoverReport)

/** Handlers of all of them are the same: what differs is declared in the contract. */
export const turnoverRoutes = turnoverReportNames.map((name) =>
  routes(turnoverCalls[name], {
    search: (ctx: Ctx, search: Asked & PageRequest) => searchTurnover(ctx, name, search),
    export: (ctx: Ctx, input: Parameters<typeof exportTurnover>[2]) => exportTurnover(ctx, name, input),
    ...reportHandlers(turnoverReport(name)),
  } as never),
)
