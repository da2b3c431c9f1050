import { imsJobs } from './push-ims.ts'
import { statementJobs } from './read-statement.ts'
import { reconcileJobs } from './run.ts'

/** Compares what came since; says when all was compared last. */
export { refresh as refreshComparison, sources as statementSources } from './run.ts'
export { noteRows } from './decide.ts'
export { conditionsOf as openRowsOf, shownRows, signOfRow } from './search.ts'
export type { Shown as ComparedRow } from './search.ts'
export { versionColumns } from './versions.ts'
export type { CurrentRow } from './versions.ts'
export { reconciliationRoutes } from './routes.ts'
export const reconciliationJobs = { ...statementJobs, ...reconcileJobs, ...imsJobs }
