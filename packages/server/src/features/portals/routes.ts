import { portalCalls } from '@bahi/contracts/portals.ts'
import { routes } from '../../platform/routes.ts'
import { exchangesOf } from './exchanges.ts'
import { portalHealth } from './health.ts'
import { dueNow } from './intents.ts'

export const portalRoutes = routes(portalCalls, {
  health: (ctx) => portalHealth(ctx),
  retry: async (ctx, place) => {
    ctx.requireActive(place.entityId)
    await dueNow(ctx.db, place)
    return undefined
  },
  exchanges: (ctx, input) => exchangesOf(ctx, input),
})
