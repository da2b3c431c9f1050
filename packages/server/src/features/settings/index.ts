export { columnsOf } from './columns.ts'
export { updateSettings } from './settings.ts'
