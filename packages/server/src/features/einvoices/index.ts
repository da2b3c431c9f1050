export { checkDrift } from './drift.ts'
export { drainJob } from './runner.ts'
