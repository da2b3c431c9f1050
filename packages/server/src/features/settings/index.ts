export { columnsOf } from './columns.ts'
