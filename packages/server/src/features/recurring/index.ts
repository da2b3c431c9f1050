export { makeDueDocuments, recurringJob } from './make.ts'
export { recurringRoutes } from './routes.ts'
