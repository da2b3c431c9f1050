export { requireCompany, requireDocument, requireUserPlace } from './limits.ts'
export { changePlan } from './operator.ts'
