import {
  inventoryCalls,
  stockBatchCalls,
  stockEntryCalls,
  stockSerialCalls,
} from '@bahi/contracts/inventory.ts'
import { routes } from '../../platform/routes.ts'
import { getAvailableQuantity } from './available.ts'
import { saveBatch } from './batches.ts'
import { exportBatches, searchBatches } from './batch-list.ts'
import { stockOfLines } from './beside-lines.ts'
import { cancelEntries, saveStockAdjustment, saveStockTransfer } from './entries.ts'
import { entryDetail, exportEntries, searchEntries } from './entry-list.ts'
import { itemMovements } from './movements.ts'
import { getOpeningStocks, saveOpeningStocks } from './openings.ts'
import { exportStock, searchStock } from './report.ts'
import { exportSerials, searchSerials, serialDetail, serialsOfItem } from './serials.ts'
import { entityDetails } from './settings.ts'

export const inventoryRoutes = routes(inventoryCalls, {
  entityDetails,
  getOpeningStocks,
  saveOpeningStocks,
  getAvailableQuantity,
  stockOfLines,
  serialsOfItem,
  search: searchStock,
  export: exportStock,
  saveStockAdjustment,
  saveStockTransfer,
  movements: itemMovements,
})

export const stockBatchRoutes = routes(stockBatchCalls, {
  search: searchBatches,
  save: saveBatch,
  export: exportBatches,
})

export const stockSerialRoutes = routes(stockSerialCalls, {
  search: searchSerials,
  detail: serialDetail,
  export: exportSerials,
})

export const stockEntryRoutes = routes(stockEntryCalls, {
  search: searchEntries,
  detail: entryDetail,
  cancel: cancelEntries,
  export: exportEntries,
})
