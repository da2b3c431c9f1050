export { exportJob } from './export-job.ts'
export { pendingTasks } from './tasks.ts'
