export { inventoryRoutes } from './routes.ts'
export { shortageIssues, shortageOf } from './shortage.ts'
export { keepStock } from './settings.ts'
