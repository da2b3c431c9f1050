export { hasJobWork } from './filer.ts'
export { gstr1Filing } from './filing.ts'
export { gstr3bFiling } from './gstr3b/filing-form.ts'
export { outwardReport } from './report.ts'
