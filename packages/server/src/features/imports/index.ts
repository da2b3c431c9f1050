export { closeImportReaders } from './read/helper.ts'
export { importRoutes } from './routes.ts'
export { importJobs } from './run.ts'
