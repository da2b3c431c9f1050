import { monthFileCalls } from '@bahi/contracts/month-files.ts'
import { routes } from '../../platform/routes.ts'
import { makeMonthFile } from './make.ts'

export { monthFileJob, packMonth } from './job.ts'
export { monthFileInput } from './make.ts'
export const monthFileRoutes = routes(monthFileCalls, { make: makeMonthFile })
