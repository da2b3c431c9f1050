export { createSubscriber, createUser, grantRole } from './subscribers.ts'
export type { MadeSubscriber, NewSubscriber, NewUser } from './subscribers.ts'
export { createSession } from './sessions.ts'
export { entityTree } from './tree.ts'
export { passwordRules, refuseWeakPassword, setPassword } from './new-password.ts'
export { decryptAll } from './keys.ts'
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
export { admit } from './admit.ts'
export { hashPassword } from './password.ts'
export { mailResetLink } from './reset-password.ts'
