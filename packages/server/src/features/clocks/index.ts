export { digestNotices } from './digest.ts'
export { irnReportClocks, returnStates } from './sources.ts'
export type { ReturnState } from './sources.ts'
