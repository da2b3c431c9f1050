export { mailOf } from './mail-of.ts'
export type { MailOfEvent } from './mail-of.ts'
