export { exportRecords } from './export.ts'
export type { ExportColumn } from './export.ts'
export { changeStatus, deleteRecords, outcomeOf } from './bulk.ts'
export type { BulkOutcome, Refusal, Use } from './bulk.ts'
export { ownColumns } from './own-columns.ts'
export { Issues } from './issues.ts'
export { peopleOf, presentOnly, stampsOf, stampSorts } from './people.ts'
export {
  keywordConditions,
  nameContains,
  ofSubscriber,
  searched,
  startsWith,
  statusesOf,
  wordsOf,
} from './words.ts'
export type { MasterFilters } from './words.ts'
export { insertRecord, nextCode, refusingDuplicates, updateRecord } from './write.ts'
export type { Columns, Saved } from './write.ts'
