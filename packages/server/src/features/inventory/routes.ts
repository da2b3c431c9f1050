import {
  inventoryCalls,
  stockBatchCalls,
  stockEntryCalls,
  stockReportCalls,
  stockMovementCalls,
  stockSerialCalls,
  stockSummaryCalls,
} from '@bahi/contracts/inventory.ts'
import { labelCalls } from '@bahi/contracts/labels.ts'
import {
  invoiceProfitCalls,
  itemProfitCalls,
  stockAgeingCalls,
  stockConsumptionCalls,
  stockExpiryCalls,
} from '@bahi/contracts/stock-reports.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { exportAgeing, searchAgeing } from './ageing.ts'
import { getAvailableQuantity } from './available.ts'
import { saveBatch } from './batches.ts'
import { exportBatches, searchBatches } from './batch-list.ts'
import { stockOfLines } from './beside-lines.ts'
import { exportConsumption, searchConsumption } from './consumption.ts'
import { cancelEntries, saveStockAdjustment, saveStockTransfer } from './entries.ts'
import { entryDetail, exportEntries, searchEntries } from './entry-list.ts'
import { exportExpiry, searchExpiry } from './expiry.ts'
import { exportInvoiceProfit, searchInvoiceProfit } from './invoice-profit.ts'
import { exportItemProfit, searchItemProfit } from './item-profit.ts'
import { labelPdf, labelRows } from './labels.ts'
import { exportMovements, itemMovements, searchMovements } from './ledger.ts'
import { getOpeningStocks, saveOpeningStocks } from './openings.ts'
import { exportStock, searchStock } from './report.ts'
import { exportSerials, searchSerials, serialDetail, serialsOfItem } from './serials.ts'
import { entityDetails } from './settings.ts'
import { exportSummary, searchSummary } from './summary.ts'

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

export const labelRoutes = routes(labelCalls, {
  rows: labelRows,
  print: outsideTransaction(labelPdf),
})

export const stockReportRoutes = [
  routes(stockAgeingCalls, { search: searchAgeing, export: exportAgeing }),
  routes(stockExpiryCalls, { search: searchExpiry, export: exportExpiry }),
  routes(stockConsumptionCalls, { search: searchConsumption, export: exportConsumption }),
  routes(stockMovementCalls, { search: searchMovements, export: exportMovements }),
  routes(stockSummaryCalls, { search: searchSummary, export: exportSummary }),
  routes(stockReportCalls, { search: searchStock, export: exportStock }),
  routes(itemProfitCalls, { search: searchItemProfit, export: exportItemProfit }),
  routes(invoiceProfitCalls, { search: searchInvoiceProfit, export: exportInvoiceProfit }),
]
