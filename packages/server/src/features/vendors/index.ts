export { vendorJobs } from './filings.ts'
export { ratingOf as vendorRatingOf } from './queries.ts'
export { vendorRoutes } from './routes.ts'
