export { markDormant } from './dormant.ts'
export { rightsByRole } from './grants.ts'
