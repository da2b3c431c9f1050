export { saveParty } from './save.ts'
export type { PartyInput } from './save.ts'
export { renameCounterParty, seedCashRetail } from './seed.ts'
export { pickParties } from './queries.ts'
