import { userRegistrationCalls } from '@bahi/contracts/registration.ts'
import { routes } from '../../platform/routes.ts'
import { invitationOf } from './invite.ts'
import { takeTry } from './limits.ts'
import { isUserNameAvailable, registerUser } from './register-user.ts'

export const registrationRoutes = [
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
]
