export { digestNotices } from './digest.ts'
