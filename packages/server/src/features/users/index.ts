export { markDormant } from './dormant.ts'
export { giveRole, rightsByRole } from './grants.ts'
