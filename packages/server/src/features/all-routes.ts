import type { RouteGroup } from '../platform/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { entityRoutes } from './companies/routes.ts'
import { categoryRoutes, hsnSacRoutes, itemRoutes, taxRateRoutes, unitRoutes } from './items/routes.ts'
import { masterRoutes } from './masters/routes.ts'
import { gstRoutes, partyRoutes } from './parties/routes.ts'
import { seriesRoutes } from './series/routes.ts'

/** Every slice's handlers. */
export const allRoutes: readonly RouteGroup[] = [
  ...authRoutes,
  entityRoutes,
  masterRoutes,
  partyRoutes,
  gstRoutes,
  itemRoutes,
  categoryRoutes,
  unitRoutes,
  taxRateRoutes,
  hsnSacRoutes,
  seriesRoutes,
]
