export { ageingOf, bucketOn, openAdvances, openDocuments } from './ageing.ts'
export { receiveWithDocument, savePayment } from './save.ts'
export { partyStatement } from './statement.ts'
export type { Statement, StatementRequest, StatementRow } from './statement.ts'
