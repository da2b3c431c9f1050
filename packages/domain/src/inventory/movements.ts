/**
 * What a movement does with the value of the stock: a receipt brings a cost of its own, its return takes that back; an issue
 * leaves at the cost of what is there, its return comes back at the cost at which the last left; a transfer between places
 * of one GSTIN has no value.
 */
export const movementSorts = [
  'receipt',
  'receiptReturn',
  'issue',
  'issueReturn',
  'transferIn',
  'transferOut',
] as const
export type MovementSort = (typeof movementSorts)[number]

/** How stock is valued; source: AS-2 (Valuation of Inventories), paragraphs 14 to 16. */
export const stockValuations = ['WeightedAverage', 'Fifo'] as const
export type StockValuation = (typeof stockValuations)[number]

/** What is done where more would leave than is there. */
export const negativeStockRules = ['Allow', 'Warn', 'Refuse'] as const
export type NegativeStockRule = (typeof negativeStockRules)[number]

/** Why stock is corrected; source: record decisions, section 4. */
export const adjustmentReasons = ['Damage', 'Loss', 'Count', 'InternalUse', 'Other'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

/** Decimals of a quantity in stock, which is counted in the first unit of its item. */
export const stockDecimals = 6
