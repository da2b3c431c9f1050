import { authCalls, subscriberCalls, systemCalls, userCalls } from '@bahi/contracts/auth.ts'
import { routes } from '../../platform/routes.ts'
import { makeKey } from './keys.ts'
import {
  businessSummary,
  companiesOf,
  profileOf,
  rightsOf,
  setDefaultCompany,
  subscriberDetail,
} from './me.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { health, loadSettings, ping, preLoadSettings } from './system.ts'
import { entityTree } from './tree.ts'

export const authRoutes = [
  routes(authCalls, {
    encryptor: (ctx) => ctx.withoutTenant(makeKey),
    token: signIn,
    logout: async ({ db, subscriberId, request }) => {
      await endSession(db, subscriberId, request!.sessionId!)
      return undefined
    },
  }),
  routes(systemCalls, { ping, health, preLoadSettings, loadSettings }),
  routes(userCalls, {
    companies: companiesOf,
    setDefaultCompany: async (ctx, input) => {
      await setDefaultCompany(ctx, input)
      return undefined
    },
    rights: rightsOf,
    profile: profileOf,
  }),
  routes(subscriberCalls, { businessSummary, detail: subscriberDetail, entities: (ctx) => entityTree(ctx) }),
]
