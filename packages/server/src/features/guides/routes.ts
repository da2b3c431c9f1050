import { guideCalls } from '@bahi/contracts/guides.ts'
import { sql } from 'kysely'
import { routes } from '../../platform/routes.ts'

/** Of an address in a minute. */
const mostAnswers = 10

export const guideRoutes = routes(guideCalls, {
  answer: async (ctx, { topic, isUseful, comment }) => {
    const key = `guide ${ctx.request.address}`
    ctx.tries.refuse(key, mostAnswers)
    ctx.tries.count(key)
    await ctx.withoutTenant((db) =>
      sql`insert into guide_answers (topic, language, is_useful, comment)
        values (${topic}, ${ctx.language}, ${isUseful}, ${comment ?? null})`.execute(db),
    )
    return undefined
  },
})
