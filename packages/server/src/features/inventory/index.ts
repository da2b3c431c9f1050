export { belowStock, warnsOfStock } from './below.ts'
export { inventoryRoutes, stockEntryRoutes } from './routes.ts'
export { shortageIssues, shortageOf } from './shortage.ts'
export { keepStock } from './settings.ts'
