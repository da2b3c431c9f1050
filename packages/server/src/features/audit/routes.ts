import { auditCalls } from '@bahi/contracts/audit.ts'
import { routes } from '../../platform/routes.ts'
import { historyOf } from './history.ts'

export const auditRoutes = [routes(auditCalls, { history: historyOf })]
