export { drainJob } from './runner.ts'
