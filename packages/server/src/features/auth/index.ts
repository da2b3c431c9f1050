export { createSubscriber, createUser, grantRole } from './subscribers.ts'
export type { MadeSubscriber, NewSubscriber, NewUser } from './subscribers.ts'
export { createSession } from './sessions.ts'
export { entityTree } from './tree.ts'
