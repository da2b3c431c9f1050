export { isRunRetryable, sendRunAgain } from './again.ts'
export { reportScheduleRoutes } from './routes.ts'
export { reportSchedulesJob, sendDueReports } from './send-due.ts'
