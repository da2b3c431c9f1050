import { apiRegistrationCalls } from '@bahi/contracts/gstn.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { accessOf, endAccess, generateOtp, regenerateOtp, validateOtp } from './access.ts'

export const apiRegistrationRoutes = routes(apiRegistrationCalls, {
  state: outsideTransaction((ctx, { entityId }) => accessOf(ctx, entityId)),
  generateOtp: outsideTransaction(generateOtp),
  validateOtp: outsideTransaction(validateOtp),
  regenerateOtp: outsideTransaction((ctx, { entityId }) => regenerateOtp(ctx, entityId)),
  end: outsideTransaction((ctx, { entityId }) => endAccess(ctx, entityId)),
})
