export { refuseTooManyCompanies, requireDocument, requireUserPlace } from './limits.ts'
export { changePlan } from './operator.ts'
