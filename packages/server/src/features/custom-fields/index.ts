export { customFieldsOf } from './queries.ts'
export { customFieldIssues, customValueIssues, ownFieldsOf } from './own-fields.ts'
export type { OwnField } from './own-fields.ts'
