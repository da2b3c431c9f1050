export { seedSeries } from './seed.ts'
