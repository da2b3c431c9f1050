export { customFieldsOf } from './queries.ts'
export { customFieldIssues, customValueIssues, ownFields, ownFieldsOf } from './own-fields.ts'
export type { OwnField } from './own-fields.ts'
