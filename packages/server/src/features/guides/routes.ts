import { guideCalls } from '@bahi/contracts/guides.ts'
import { sql } from 'kysely'
import { AppError } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { minuteLimiter } from '../public/index.ts'

const answers = minuteLimiter(10)

export const guideRoutes = routes(guideCalls, {
  answer: async (ctx, { topic, isUseful, comment }) => {
    const { address } = ctx.request
    const wait = answers.waitSeconds(address)
    if (wait > 0) throw new AppError('TOO_MANY', { retryAfterSeconds: wait })
    answers.count(address)
    await ctx.withoutTenant((db) =>
      sql`insert into guide_answers (topic, language, is_useful, comment)
        values (${topic}, ${ctx.language}, ${isUseful}, ${comment ?? null})`.execute(db),
    )
    return undefined
  },
})
