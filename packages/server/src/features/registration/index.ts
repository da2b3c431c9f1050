export { endInvitations, invite } from './invite.ts'
export type { Invited } from './invite.ts'
