import type { RouteGroup } from '../platform/routes.ts'
import { authRoutes } from './auth/routes.ts'

/** Every slice's handlers. */
export const allRoutes: readonly RouteGroup[] = [...authRoutes]
