export { exportRecords } from './export.ts'
export type { ExportColumn } from './export.ts'
export { changeStatus, deleteRecords } from './bulk.ts'
export { outcomeOf } from './outcome.ts'
export { againstRestoring, restoreRecords } from './restore.ts'
export { restorable } from './restorable.ts'
export type { Use } from './bulk.ts'
export type { BulkOutcome, Reason, Refusal } from './outcome.ts'
export { requirePaper } from './paper.ts'
export { ownColumns } from './own-columns.ts'
export { Issues } from './issues.ts'
export type { StoredAs } from './people.ts'
export { peopleOf, presentOnly, stampsOf, stampSorts } from './people.ts'
export {
  keywordConditions,
  listed,
  nameContains,
  ofSubscriber,
  searched,
  startsWith,
  wordsOf,
} from './words.ts'
export { rightsNamed, rolesNamed, seriesNamed, unitsNamed } from './built-in.ts'
export type { MasterFilters } from './words.ts'
export { insertRecord, nextCode, refusingDuplicates, updateRecord } from './write.ts'
export type { Columns, Saved } from './write.ts'
