export { digestNotices } from './digest.ts'
export { portalName, returnPath, returnStates } from './returns.ts'
export type { ReturnState } from './returns.ts'
export { irnReportClocks } from './sources.ts'
