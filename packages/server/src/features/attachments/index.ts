export { attachFiles, attachmentCount, attachmentsColumn, handOverFiles } from './attach.ts'
