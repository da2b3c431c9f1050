export { gstnOwner } from './access.ts'
export { renewGstnSessions } from './renew.ts'
export { gstnProviderOf, searchGstn } from './search.ts'
export type { SearchedTaxpayer } from './search.ts'
