import { imsJobs } from './push-ims.ts'
import { statementJobs } from './read-statement.ts'
import { reconcileJobs } from './run.ts'

/** Compares what came since; says when all was compared last. */
export { refresh as refreshComparison } from './run.ts'
export { reconciliationRoutes } from './routes.ts'
export const reconciliationJobs = { ...statementJobs, ...reconcileJobs, ...imsJobs }
