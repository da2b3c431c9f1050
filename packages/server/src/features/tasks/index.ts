export { exportJob } from './export-job.ts'
