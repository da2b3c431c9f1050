export { makeDueDocuments, recurringJob } from './make.ts'
export { recurringRoutes } from './routes.ts'
export { saveRecurring } from './save.ts'
export { changeRecurring } from './status.ts'
