import { reportScheduleCalls } from '@bahi/contracts/report-schedules.ts'
import { routes } from '../../platform/routes.ts'
import { searchReportSchedules } from './queries.ts'
import { saveReportSchedule } from './save.ts'
import { changeReportSchedules } from './status.ts'

export const reportScheduleRoutes = routes(reportScheduleCalls, {
  search: (ctx, input) => searchReportSchedules(ctx, input),
  save: (ctx, input) => saveReportSchedule(ctx, input),
  updateStatus: (ctx, input) => changeReportSchedules(ctx, input),
})
