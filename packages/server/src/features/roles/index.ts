export { rightsOfRole } from './queries.ts'
export { labelOf, mayGive } from './save.ts'
