import { tallyCalls } from '@bahi/contracts/tally.ts'
import { routes } from '../../platform/routes.ts'
import { exportTally } from './export.ts'

export { tallyFiles, tallyJob } from './export.ts'
export const tallyRoutes = routes(tallyCalls, { makeFiles: exportTally })
