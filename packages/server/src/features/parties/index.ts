export { partyDetail } from './queries.ts'
export { saveParty } from './save.ts'
export type { PartyInput } from './save.ts'
export { cashRetail, seedCashRetail } from './seed.ts'
