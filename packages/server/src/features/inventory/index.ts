export { belowStock, warnsOfStock } from './below.ts'
export { lowStockNotices, lowStockOf } from './low-stock.ts'
export { keepStockMonths } from './months.ts'
export { saveStockAdjustment, saveStockTransfer } from './entries.ts'
export { addOpeningStocks, openingStockIssues, removeOpeningStock, saveOpeningStocks } from './openings.ts'
export {
  inventoryRoutes,
  labelRoutes,
  stockBatchRoutes,
  stockEntryRoutes,
  stockReportRoutes,
  stockSerialRoutes,
} from './routes.ts'
export { shortageIssues, shortageOf } from './shortage.ts'
export { serialCountIssues, serialTwiceIssues } from './serial-checks.ts'
export { keepStock, stockKeeping } from './settings.ts'
export { worthOf } from './values.ts'
