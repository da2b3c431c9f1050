export { nextNumberOf, seriesFor } from './queries.ts'
export type { SeriesChoice } from './queries.ts'
export { seedSeries } from './seed.ts'
