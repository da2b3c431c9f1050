export { saveEntity } from './save.ts'
export { supplierOf } from './queries.ts'
export type { Supplier } from './queries.ts'
export { seedSubscriber } from './seed.ts'
