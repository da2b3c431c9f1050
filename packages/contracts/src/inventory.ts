import { expiredBatchRules } from '@bahi/domain/inventory/batches.ts'
import {
  adjustmentReasons,
  movementSorts,
  negativeStockRules,
  stockValuations,
} from '@bahi/domain/inventory/movements.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { Serials } from './documents.ts'
import { BarcodeTypeName } from './enums.ts'
import { documentRights } from './document-rights.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids, Saved } from './resource.ts'

export const AdjustmentReason = z.enum(adjustmentReasons)
export const StockEntryKind = z.enum(['stockAdjustment', 'stockTransfer'])

const Batch = z.string().trim().max(50)
/** Of a batch that is received first; of a known one as it is known. */
const batchDays = { manufacturedOn: f.CalendarDate.optional(), expiresOn: f.CalendarDate.optional() }
/** A branch or a godown; the GSTIN itself where its goods are at no other place. Absent: the GSTIN itself. */
const LocationId = f.Id.optional()
const see = { anyOf: ['INV_SH_VW'] } as const
/** Of reports, and of whoever sees the stock itself. */
const seeReport = { anyOf: ['REP_STK', 'INV_SH_VW'] } as const
const adjust = { anyOf: ['INV_ADJ'] } as const
const seeEntries = { anyOf: ['INV_ADJ', 'INV_SH_VW'] } as const
/** Forms of documents show what is there beside their lines. */
export const rightsBesideLines = [
  'INV_SH_VW',
  'INV_OPN',
  'INV_ADJ',
  'INV_ENB',
  ...documentRights('AD', 'ED'),
] as const
const seeBesideLines = { anyOf: rightsBesideLines } as const

const Details = z.object({
  entityId: f.Id,
  isEnabled: z.boolean(),
  /** From when on quantities are kept; null: from the first document. */
  from: z.string().nullable(),
  valuation: z.enum(stockValuations),
  /** From this day on goods are valued the other way; null: by one valuation on all days. */
  otherValuationFrom: z.string().nullable(),
  negativeStock: z.enum(negativeStockRules),
  expiredBatches: z.enum(expiredBatchRules),
  locations: z.array(z.object({ locationId: f.Id, name: z.string() })),
})

const OpeningStock = z.object({
  itemId: f.Id,
  locationId: LocationId,
  batch: Batch.optional(),
  ...batchDays,
  serials: Serials.optional(),
  quantity: f.StockQuantity,
  /** What all of it cost. */
  value: f.Amount,
})

const StockRow = z.object({
  /** Names the row of this list alone. */
  id: f.Id,
  entityId: f.Id,
  itemId: f.Id,
  itemName: z.string(),
  itemCode: z.string(),
  uqc: z.string().nullable(),
  categoryName: z.string().nullable(),
  locationId: f.Id,
  locationName: z.string(),
  /** The party that has goods of ours, as a job worker; null: they are with us. */
  holderId: f.Id.nullable(),
  holderName: z.string().nullable(),
  batch: z.string(),
  opening: z.string(),
  inward: z.string(),
  outward: z.string(),
  closing: z.string(),
  /** The closing quantity at the cost of its item. Parts of an item are worth what all of it is, to the paisa. */
  value: z.string(),
  isLow: z.boolean(),
})

const asked = {
  /** The same as the dates of documents. */
  fromDate: f.CalendarDate.optional(),
  toDate: f.CalendarDate.optional(),
  itemIds: z.array(f.Id).max(500).optional(),
  categoryIds: z.array(f.Id).max(500).optional(),
  locationIds: z.array(f.Id).max(500).optional(),
  view: z.enum(['all', 'low', 'held', 'negative']).optional(),
}
const Search = GlobalFilters.extend({
  ...asked,
  /** Absent: by item and place; goods that others have, apart. */
  groupBy: z.enum(['item', 'location', 'batch']).optional(),
  /** Adds the value of all rows, not of the page alone. */
  withTotals: z.boolean().optional(),
})

const SummarySearch = GlobalFilters.extend({
  ...asked,
  /** Sorted by the names of these, with the word that sorts the items: `itemName ASC|DESC`. */
  groupBy: z.enum(['category', 'place']).default('category'),
})

const SummaryRow = z.object({
  /** Names the row of this list alone. */
  id: f.Id,
  /** By category: null for items without one. */
  categoryId: f.Id.nullable(),
  categoryName: z.string().nullable(),
  /** By place; goods that others have, apart. */
  locationId: f.Id.nullable(),
  locationName: z.string().nullable(),
  holderId: f.Id.nullable(),
  holderName: z.string().nullable(),
  itemCount: z.number(),
  /** Of all its items; quantities of several units are not added. */
  uqc: z.string().nullable(),
  opening: z.string().nullable(),
  inward: z.string().nullable(),
  outward: z.string().nullable(),
  closing: z.string().nullable(),
  value: z.string(),
})

const AdjustmentLine = z.object({
  itemId: f.Id,
  locationId: LocationId,
  batch: Batch.optional(),
  ...batchDays,
  serials: Serials.optional(),
  /** What is added; less than 0 is taken away. Absent: the value alone changes. */
  quantity: f.SignedStockQuantity.optional(),
  /** What was found cost, or by how much the value changes. Absent: the cost of what is there. */
  value: f.SignedAmount.optional(),
})

const TransferLine = z.object({
  itemId: f.Id,
  batch: Batch.optional(),
  serials: Serials.optional(),
  quantity: f.StockQuantity,
})

const EntryRow = z.object({
  id: f.Id,
  kind: StockEntryKind,
  number: z.string(),
  date: z.string(),
  entityId: f.Id,
  reason: AdjustmentReason.nullable(),
  notes: z.string().nullable(),
  fromLocationId: f.Id.nullable(),
  fromLocationName: z.string().nullable(),
  toLocationId: f.Id.nullable(),
  toLocationName: z.string().nullable(),
  lineCount: z.number(),
  /** Names of the first items. */
  items: z.array(z.string()),
  status: z.string(),
  cancelReason: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
})

const EntrySaved = z.object({ id: f.Id, number: z.string() })

const EntrySearch = GlobalFilters.extend({
  kinds: z.array(StockEntryKind).optional(),
  reasons: z.array(AdjustmentReason).optional(),
  itemIds: z.array(f.Id).max(500).optional(),
  view: z.enum(['all', 'active', 'cancelled']).optional(),
})

const Movement = z.object({
  day: z.string(),
  sort: z.enum(['receipt', 'receiptReturn', 'issue', 'issueReturn', 'transferIn', 'transferOut']),
  locationId: f.Id,
  locationName: z.string(),
  holderName: z.string().nullable(),
  batch: z.string(),
  quantity: z.string(),
  /** At hand of the item after it, over all places asked. */
  balance: z.string(),
  /** What it put in or took out by the valuation of the GSTIN. */
  cost: z.string(),
  documentId: f.Id.nullable(),
  documentKind: z.string().nullable(),
  entryId: f.Id.nullable(),
  number: z.string().nullable(),
  partyName: z.string().nullable(),
})

/** Quantities of items: what is there, what came and went, corrections and transfers. */
export const inventoryCalls = {
  /** Which GSTINs keep stock, since when, and how. */
  entityDetails: defineCall({
    method: 'GET',
    path: '/inventory/entityDetails',
    access: { anyOf: [...rightsBesideLines, 'REP_STK'] },
    input: z.object({ entityIds: z.preprocess(listOf, z.array(f.QueryId).max(500)).optional() }),
    reply: z.array(Details),
    readOnly: true,
  }),
  getOpeningStocks: defineCall({
    method: 'POST',
    path: '/inventory/getOpeningStocks',
    access: { anyOf: ['INV_SH_VW', 'INV_OPN'] },
    input: z.object({ entityId: f.Id }),
    reply: z.object({
      entityId: f.Id,
      date: z.string().nullable(),
      stocks: z.array(
        OpeningStock.extend({
          itemName: z.string(),
          uqc: z.string().nullable(),
          locationId: f.Id,
          locationName: z.string(),
          batch: z.string(),
          manufacturedOn: z.string().nullable(),
          expiresOn: z.string().nullable(),
          serials: z.array(z.string()).nullable(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Replaces the opening stock of a GSTIN: all rows, or none with every fault of every row. */
  saveOpeningStocks: defineCall({
    method: 'POST',
    path: '/inventory/saveOpeningStocks',
    access: { anyOf: ['INV_OPN'] },
    input: z.object({
      entityId: f.Id,
      /** Absent: the day from which stock is kept. */
      date: f.CalendarDate.optional(),
      stocks: z.array(OpeningStock).max(5000),
    }),
    reply: z.object({ count: z.number(), value: z.string() }),
    idempotent: true,
  }),
  getAvailableQuantity: defineCall({
    method: 'POST',
    path: '/inventory/getAvailableQuantity',
    access: seeBesideLines,
    input: z.object({
      entityId: f.Id,
      itemIds: z.array(f.Id).min(1).max(500),
      locationId: f.Id.optional(),
      batch: Batch.optional(),
      /** Absent: of all days. */
      date: f.CalendarDate.optional(),
    }),
    reply: z.array(
      z.object({
        itemId: f.Id,
        locationId: f.Id,
        batch: z.string().optional(),
        available: z.string(),
      }),
    ),
    readOnly: true,
  }),
  /** What a form shows beside its lines, of each item whose stock is kept at the GSTIN; of others nothing. */
  stockOfLines: defineCall({
    method: 'POST',
    path: '/inventory/stockOfLines',
    access: seeBesideLines,
    input: z.object({
      entityId: f.Id,
      /** Absent: the GSTIN itself. */
      locationId: LocationId,
      itemIds: z.array(f.Id).min(1).max(500),
    }),
    reply: z.array(
      z.object({
        itemId: f.Id,
        uqc: z.string().nullable(),
        hasBatches: z.boolean(),
        hasSerials: z.boolean(),
        /** In the first unit: at the place, at the other places of the GSTIN, and what open orders keep of all of it. */
        available: z.string(),
        elsewhere: z.string(),
        reserved: z.string(),
        /** What is there at all places and kept by no order. */
        freeToSell: z.string(),
        /** At the place, those that expire first before others; the first fifty. */
        batches: z.array(
          z.object({
            batch: z.string(),
            manufacturedOn: z.string().nullable(),
            expiresOn: z.string().nullable(),
            available: z.string(),
          }),
        ),
      }),
    ),
    readOnly: true,
  }),
  /** Serial numbers of an item that are at a place, the first two hundred that begin with a text. */
  serialsOfItem: defineCall({
    method: 'POST',
    path: '/inventory/serialsOfItem',
    access: seeBesideLines,
    input: z.object({
      entityId: f.Id,
      locationId: LocationId,
      itemId: f.Id,
      batch: Batch.optional(),
      text: z.string().trim().max(50).default(''),
    }),
    reply: z.array(z.object({ serial: z.string(), batch: z.string() })),
    readOnly: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/inventory/search',
    access: seeReport,
    input: Search,
    reply: pageOf(StockRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/export',
    access: { anyOf: ['REP_STK_DD_EX', 'INV_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  saveStockAdjustment: defineCall({
    method: 'POST',
    path: '/inventory/saveStockAdjustment',
    access: adjust,
    input: z.object({
      entityId: f.Id,
      date: f.CalendarDate,
      reason: AdjustmentReason,
      notes: f.Notes.optional(),
      lines: z.array(AdjustmentLine).min(1).max(500),
    }),
    reply: EntrySaved,
    idempotent: true,
  }),
  /** From one place of a GSTIN to another; to another GSTIN it is a supply, which a document makes. */
  saveStockTransfer: defineCall({
    method: 'POST',
    path: '/inventory/saveStockTransfer',
    access: adjust,
    input: z.object({
      entityId: f.Id,
      date: f.CalendarDate,
      fromLocationId: f.Id,
      toLocationId: f.Id,
      notes: f.Notes.optional(),
      lines: z.array(TransferLine).min(1).max(500),
    }),
    reply: EntrySaved,
    idempotent: true,
  }),
  /** What came and went of one item, oldest first, with what was there after each. */
  movements: defineCall({
    method: 'POST',
    path: '/inventory/movements',
    access: seeReport,
    input: z.object({
      entityId: f.Id,
      itemId: f.Id,
      locationIds: z.array(f.Id).max(500).optional(),
      fromDate: f.CalendarDate.optional(),
      toDate: f.CalendarDate.optional(),
      start: z.number().int().min(0).max(5_000_000).default(0),
      size: z.number().int().min(1).max(500).default(100),
    }),
    reply: z.object({
      opening: z.string(),
      closing: z.string(),
      value: z.string(),
      total: z.number(),
      records: z.array(Movement),
    }),
    readOnly: true,
  }),
}

const MovementSearch = GlobalFilters.pick({
  keyword: true,
  keywords: true,
  start: true,
  size: true,
  sort: true,
  after: true,
  fromDocumentDate: true,
  toDocumentDate: true,
}).extend({
  entityId: f.Id,
  itemId: f.Id,
  locationIds: z.array(f.Id).max(500).optional(),
  batch: Batch.optional(),
  /** The same as the dates of documents. Absent: from the first movement, to the last. */
  fromDate: f.CalendarDate.optional(),
  toDate: f.CalendarDate.optional(),
})

/** The ledger of an item at a GSTIN, at all its places or at some. */
export const stockMovementCalls = {
  /** The oldest first, whatever the sort: each with what was there after it. */
  search: defineCall({
    method: 'POST',
    path: '/inventory/movement/search',
    access: seeReport,
    input: MovementSearch,
    reply: pageOf(Movement.extend({ id: f.Id })).extend({
      /** At the end of the day before the first, and of the last: as the stock report values them. */
      opening: z.string(),
      openingValue: z.string(),
      closing: z.string(),
      closingValue: z.string(),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/movement/export',
    access: { anyOf: ['REP_STK_DD_EX', 'INV_DD_EX'] },
    input: MovementSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const BatchRow = z.object({
  id: f.Id,
  version: f.Version,
  itemId: f.Id,
  itemName: z.string(),
  itemCode: z.string(),
  uqc: z.string().nullable(),
  batch: z.string(),
  manufacturedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** From today; below 0: expired. Null: it does not expire. */
  daysLeft: z.number().nullable(),
  /** At all places of the GSTINs asked for, in the first unit. */
  available: z.string(),
  barcode: z.string().nullable(),
  barcodeType: BarcodeTypeName.nullable(),
  notes: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
})

const BatchSearch = GlobalFilters.extend({
  itemIds: z.array(f.Id).max(500).optional(),
  locationIds: z.array(f.Id).max(500).optional(),
  /** `inStock`: something is there; `days30`, `days90`: of these what expires so soon; `expired`: of these what has. */
  view: z.enum(['all', 'inStock', 'days30', 'days90', 'expired']).optional(),
})

/** Batches of items, with their days and what is there of them. */
export const stockBatchCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/batch/search',
    access: see,
    input: BatchSearch,
    reply: pageOf(BatchRow),
    readOnly: true,
  }),
  /** Makes a batch by hand, or changes its days; its name and item stay. */
  save: defineCall({
    method: 'POST',
    path: '/inventory/batch/save',
    access: { anyOf: ['INV_ADJ', 'INV_OPN'] },
    input: z.object({
      id: f.Id.optional(),
      version: f.Version.optional(),
      itemId: f.Id,
      batch: Batch.min(1),
      ...batchDays,
      barcode: f.Barcode.optional(),
      /** Absent: by its digits. */
      barcodeType: BarcodeTypeName.optional(),
      notes: f.Notes.optional(),
    }),
    reply: Saved,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/batch/export',
    access: { anyOf: ['INV_DD_EX'] },
    input: BatchSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const SerialRow = z.object({
  id: f.Id,
  itemId: f.Id,
  itemName: z.string(),
  itemCode: z.string(),
  serial: z.string(),
  batch: z.string(),
  /** `held`: ours, with a party; `gone`: sold, sent back or written off. */
  state: z.enum(['inStock', 'held', 'gone']),
  /** Where it is, or was last. */
  locationId: f.Id,
  locationName: z.string(),
  holderName: z.string().nullable(),
})

const SerialSearch = GlobalFilters.extend({
  itemIds: z.array(f.Id).max(500).optional(),
  locationIds: z.array(f.Id).max(500).optional(),
  view: z.enum(['all', 'inStock', 'held', 'gone']).optional(),
})

/** Serial numbers of items: where each is, and what happened to it. */
export const stockSerialCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/serial/search',
    access: see,
    input: SerialSearch,
    reply: pageOf(SerialRow),
    readOnly: true,
  }),
  /** What came and went of one, the newest first. */
  detail: defineCall({
    method: 'GET',
    path: '/inventory/serial/detail',
    access: see,
    input: IdQuery,
    reply: SerialRow.extend({
      movements: z.array(
        z.object({
          day: z.string(),
          sort: z.enum(movementSorts),
          isIn: z.boolean(),
          locationName: z.string(),
          holderName: z.string().nullable(),
          batch: z.string(),
          documentId: f.Id.nullable(),
          documentKind: z.string().nullable(),
          entryId: f.Id.nullable(),
          number: z.string().nullable(),
          partyName: z.string().nullable(),
        }),
      ),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/serial/export',
    access: { anyOf: ['INV_DD_EX'] },
    input: SerialSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

/** Corrections and transfers that were made. */
export const stockEntryCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/entry/search',
    access: seeEntries,
    input: EntrySearch,
    reply: pageOf(EntryRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/inventory/entry/detail',
    access: seeEntries,
    input: IdQuery,
    reply: EntryRow.extend({
      lines: z.array(
        z.object({
          itemId: f.Id,
          itemName: z.string(),
          uqc: z.string().nullable(),
          locationId: f.Id.nullable(),
          locationName: z.string().nullable(),
          batch: z.string(),
          serials: z.array(z.string()).nullable(),
          quantity: z.string(),
          value: z.string().nullable(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Takes corrections and transfers back: their numbers stay used. */
  cancel: defineCall({
    method: 'POST',
    path: '/inventory/entry/cancel',
    access: adjust,
    input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/entry/export',
    access: { anyOf: ['INV_DD_EX'] },
    input: EntrySearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

/** One value or several: a query has them as a text or as repeated keys. */
function listOf(value: unknown): unknown {
  return value === undefined || Array.isArray(value) ? value : [value]
}

/** The stock report by category or by place: sums of what `inventory.search` shows of items. */
export const stockSummaryCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/summary/search',
    access: seeReport,
    input: SummarySearch,
    reply: pageOf(SummaryRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/summary/export',
    access: { anyOf: ['REP_STK_DD_EX', 'INV_DD_EX'] },
    input: SummarySearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

/** The stock report among the other reports, by the name that programs know. Source: specification part 9. */
export const stockReportCalls = {
  search: defineCall({
    method: 'POST',
    path: '/report/stock/search',
    access: seeReport,
    input: Search,
    reply: pageOf(StockRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/report/stock/export',
    access: { anyOf: ['REP_STK_DD_EX', 'INV_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
