export { attachFiles, attachmentsColumn } from './attach.ts'
