export { drainEwayBills } from './runner.ts'
