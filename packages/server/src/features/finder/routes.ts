import { finderCalls } from '@bahi/contracts/finder.ts'
import { routes } from '../../platform/routes.ts'
import { find } from './find.ts'

export const finderRoutes = routes(finderCalls, { search: find })
