export { dueDateOf } from './period.ts'
