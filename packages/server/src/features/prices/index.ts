export { offersOf } from './offers.ts'
export type { Offers } from './offers.ts'
