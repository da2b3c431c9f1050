export { dueDateOf } from './period.ts'
export { gstr1Report } from './report.ts'
