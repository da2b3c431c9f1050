import { inventoryCalls, stockEntryCalls } from '@bahi/contracts/inventory.ts'
import { routes } from '../../platform/routes.ts'
import { getAvailableQuantity } from './available.ts'
import { cancelEntries, saveStockAdjustment, saveStockTransfer } from './entries.ts'
import { entryDetail, exportEntries, searchEntries } from './entry-list.ts'
import { itemMovements } from './movements.ts'
import { getOpeningStocks, saveOpeningStocks } from './openings.ts'
import { exportStock, searchStock } from './report.ts'
import { entityDetails } from './settings.ts'

export const inventoryRoutes = routes(inventoryCalls, {
  entityDetails,
  getOpeningStocks,
  saveOpeningStocks,
  getAvailableQuantity,
  search: searchStock,
  export: exportStock,
  saveStockAdjustment,
  saveStockTransfer,
  movements: itemMovements,
})

export const stockEntryRoutes = routes(stockEntryCalls, {
  search: searchEntries,
  detail: entryDetail,
  cancel: cancelEntries,
  export: exportEntries,
})
