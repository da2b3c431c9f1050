import { registrationCalls, setupCalls, userRegistrationCalls } from '@bahi/contracts/registration.ts'
import { routes } from '../../platform/routes.ts'
import { invitationOf } from './invite.ts'
import { takeTry } from './limits.ts'
import { validateOtp } from './open-account.ts'
import { regenerateOtp, registerGstinOrPan } from './register.ts'
import { isUserNameAvailable, registerUser } from './register-user.ts'
import { markSetup, setupState } from './setup.ts'
import { validateGstinOrPan } from './taxpayer.ts'

export const registrationRoutes = [
  routes(registrationCalls, { validateGstinOrPan, registerGstinOrPan, validateOtp, regenerateOtp }),
  routes(userRegistrationCalls, {
    register: registerUser,
    invitation: async (ctx, { request }) => {
      await takeTry(ctx, 'invitation')
      return invitationOf(ctx, request)
    },
    checkUserNameAvailable: async (ctx, { userName }) => ({
      isAvailable: await isUserNameAvailable(ctx, userName),
    }),
  }),
  routes(setupCalls, { state: setupState, mark: markSetup }),
]
