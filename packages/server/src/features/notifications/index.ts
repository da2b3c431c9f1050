export { notify } from './notify.ts'
export type { Notice } from './notify.ts'
