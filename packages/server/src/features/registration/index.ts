export { endInvitations, invite } from './invite.ts'
export { takeTry } from './limits.ts'
export type { Invited } from './invite.ts'
export { setupChecksOf } from './setup.ts'
