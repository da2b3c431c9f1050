import { authCalls, subscriberCalls, systemCalls, userCalls } from '@bahi/contracts/auth.ts'
import { passwordCalls } from '@bahi/contracts/passwords.ts'
import { verificationCalls } from '@bahi/contracts/registration.ts'
import { profileCalls, sessionCalls } from '@bahi/contracts/profile.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { getOtp, resendOtp, validateOtp } from './code-sign-in.ts'
import { changeEmail, confirmEmail } from './email-change.ts'
import { makeKey } from './keys.ts'
import {
  businessSummary,
  companiesOf,
  profileOf,
  rightsOf,
  setDefaultCompany,
  subscriberDetail,
} from './me.ts'
import { ownSessions, revokeOtherSessions, revokeSession } from './own-sessions.ts'
import { resendOwnCode } from './own-codes.ts'
import { changePassword, ownProfile, saveProfile } from './profile.ts'
import { forgotPassword, resetPassword, validateLink } from './reset-password.ts'
import { confirmTwoFactor, endTwoFactor, renewRecoveryCodes, startTwoFactor } from './second-step-set-up.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { health, loadSettings, ping, preLoadSettings } from './system.ts'
import { entityTree } from './tree.ts'
import { updateMobile, verificationState } from './verification.ts'

export const authRoutes = [
  routes(authCalls, {
    encryptor: (ctx) => ctx.withoutTenant((db) => makeKey(db, ctx.directory)),
    token: signIn,
    getOtp,
    resendOtp,
    regenerateOtp: resendOtp,
    validateOtp,
    logout: async ({ db, subscriberId, request }) => {
      await endSession(db, subscriberId, request!.sessionId!)
      return undefined
    },
  }),
  routes(verificationCalls, { state: verificationState, updateMobile }),
  routes(passwordCalls, { forgot: forgotPassword, validate: validateLink, reset: resetPassword }),
  routes(profileCalls, {
    own: ownProfile,
    save: saveProfile,
    changeEmail: outsideTransaction(changeEmail),
    confirmEmail: outsideTransaction(confirmEmail),
    resendCode: resendOwnCode,
    changePassword: outsideTransaction(changePassword),
    startTwoFactor: outsideTransaction(startTwoFactor),
    confirmTwoFactor: outsideTransaction(confirmTwoFactor),
    endTwoFactor: outsideTransaction(endTwoFactor),
    renewRecoveryCodes: outsideTransaction(renewRecoveryCodes),
  }),
  routes(sessionCalls, {
    search: ownSessions,
    revoke: revokeSession,
    revokeOthers: revokeOtherSessions,
  }),
  routes(systemCalls, {
    ping,
    health,
    captcha: (ctx) => ctx.captcha.challenge(),
    preLoadSettings,
    loadSettings,
  }),
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
