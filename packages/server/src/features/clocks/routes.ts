import { legalClockCalls } from '@bahi/contracts/clocks.ts'
import { routes } from '../../platform/routes.ts'
import { searchClocks } from './board.ts'

export const legalClockRoutes = routes(legalClockCalls, {
  search: (ctx, input) => searchClocks(ctx, input),
})
