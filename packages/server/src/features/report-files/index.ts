export { reportHandlers } from './handlers.ts'
export { sendReportJob } from './job.ts'
export type { Report, ReportHead } from './report.ts'
export { sheetWithin } from './sheet.ts'
