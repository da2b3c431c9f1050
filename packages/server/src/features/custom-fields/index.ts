export { customConditions } from './filter.ts'
export { customFieldsOf } from './queries.ts'
export { customFieldIssues, customValueIssues, ownFieldsOf, printedValues } from './own-fields.ts'
export type { OwnField } from './own-fields.ts'
