export { countUnread } from './list.ts'
export { notify, notifyUsers } from './notify.ts'
export type { Notice, PersonalNotice } from './notify.ts'
