export { gstr1Report } from './report.ts'
