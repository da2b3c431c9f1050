import { dataActivityCalls } from '@bahi/contracts/data-activities.ts'
import { routes } from '../../platform/routes.ts'
import { exchangesOfActivity } from './exchanges.ts'
import { retryActivities } from './retry.ts'
import { searchActivities } from './search.ts'

export const dataActivityRoutes = routes(dataActivityCalls, {
  search: searchActivities,
  exchanges: exchangesOfActivity,
  retry: retryActivities,
})
