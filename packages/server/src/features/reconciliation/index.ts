import { imsJobs } from './push-ims.ts'
import { statementJobs } from './read-statement.ts'
import { reconcileJobs } from './run.ts'

export { reconciliationRoutes } from './routes.ts'
export const reconciliationJobs = { ...statementJobs, ...reconcileJobs, ...imsJobs }
