export { createSubscriber, createUser, grantRole, openSubscriber } from './subscribers.ts'
export type { MadeSubscriber, NewSubscriber, NewUser } from './subscribers.ts'
export { createSession, endSession } from './sessions.ts'
export { leaveOldAddress } from './email-change.ts'
export { proveEmail } from './email-proof.ts'
export { findLogin } from './found-user.ts'
export type { FoundUser, WayIn } from './found-user.ts'
export { businessSummary, companiesOf, profileOf, rightsOf } from './me.ts'
export { loadSettings, preLoadSettings } from './system.ts'
export { entityTree } from './tree.ts'
export { passwordRules, newPasswordIssues, setPassword } from './new-password.ts'
export { decryptAll } from './keys.ts'
export { confirmerOf, proveSelf, sendOwnCode } from './confirm-self.ts'
export {
  openRequest,
  readRequest,
  resendCode,
  setCode,
  takeWithCode,
  tokenIn,
  useRequest,
} from './one-time.ts'
export type { MadeCode, OneTimeRequest } from './one-time.ts'
export { forgetFailures } from './attempts.ts'
export { admit } from './admit.ts'
export type { Admission, TokenReply } from './admit.ts'
export { hashPassword } from './password.ts'
export { countCodeRequest } from './code-requests.ts'
export { codeMinutes } from './one-time.ts'
export { mailResetLink } from './reset-password.ts'
export { isOfDomain } from './email-domain.ts'
