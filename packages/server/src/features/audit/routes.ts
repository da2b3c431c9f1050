import { auditCalls } from '@bahi/contracts/audit.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { historyOf } from './history.ts'
import { trailFile, verifyTrail } from './proof.ts'

export const auditRoutes = [
  routes(auditCalls, {
    history: historyOf,
    verify: verifyTrail,
    download: outsideTransaction(trailFile),
  }),
]
