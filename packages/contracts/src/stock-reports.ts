import { ageBands } from '@bahi/domain/inventory/ageing.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'

/** Reports of stock, and whoever sees the stock itself. */
const see = { anyOf: ['REP_STK', 'INV_SH_VW'] } as const
const takeOut = { anyOf: ['REP_STK_DD_EX', 'INV_DD_EX'] } as const
/** What is earned is of the books, like the profit and loss account. */
const seeProfit = { anyOf: ['ACC_SH_VW'] } as const
const takeOutProfit = { anyOf: ['ACC_DD_EX'] } as const

const ids = z.array(f.Id).max(500).optional()
const ofItems = { itemIds: ids, categoryIds: ids }

const item = {
  /** Names the row of this list alone. */
  id: f.Id,
  itemId: f.Id,
  itemName: z.string(),
  itemCode: z.string(),
  uqc: z.string().nullable(),
  categoryName: z.string().nullable(),
}
const atPlace = {
  entityId: f.Id,
  locationId: f.Id,
  locationName: z.string(),
  /** The party that has goods of ours; null: they are with us. */
  holderName: z.string().nullable(),
}

const AgeingSearch = GlobalFilters.extend({
  ...ofItems,
  locationIds: ids,
  /** Absent: today. */
  asOf: f.CalendarDate.optional(),
  /** Absent: by item, over all places of a GSTIN; by place, goods are as old as their arrival there. */
  groupBy: z.enum(['item', 'location']).optional(),
})

const AgeingRow = z.object({
  ...item,
  ...atPlace,
  closing: z.string(),
  value: z.string(),
  /** Of what came last to what came first: as many as there are bands. */
  bands: z.array(z.object({ quantity: z.string(), value: z.string() })).length(ageBands.length + 1),
})

/** How long what is there has been there: the receipts that remain, the oldest sold first. */
export const stockAgeingCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/ageing/search',
    access: see,
    input: AgeingSearch,
    reply: pageOf(AgeingRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/ageing/export',
    access: takeOut,
    input: AgeingSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const ExpirySearch = GlobalFilters.extend({
  ...ofItems,
  locationIds: ids,
  /** What expires within so many days from today, and what has; absent: all that expires. */
  withinDays: z.number().int().min(0).max(3650).optional(),
  /** Absent: both what has expired and what will. */
  view: z.enum(['all', 'expired', 'coming']).optional(),
})

const ExpiryRow = z.object({
  ...item,
  ...atPlace,
  batch: z.string(),
  manufacturedOn: z.string().nullable(),
  expiresOn: z.string(),
  /** From today; below 0: expired. */
  daysLeft: z.number(),
  quantity: z.string(),
  value: z.string(),
})

/** Batches at their places that have expired or will. */
export const stockExpiryCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/expiry/search',
    access: see,
    input: ExpirySearch,
    reply: pageOf(ExpiryRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/expiry/export',
    access: takeOut,
    input: ExpirySearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const ConsumptionSearch = GlobalFilters.extend({
  ...ofItems,
  locationIds: ids,
  /** Absent: by item, over all places of a GSTIN. */
  groupBy: z.enum(['item', 'location']).optional(),
})

const ConsumptionRow = z.object({
  ...item,
  ...atPlace,
  /** Less what customers sent back. */
  sold: z.string(),
  /** Corrections by their reason, less what was found. */
  damage: z.string(),
  loss: z.string(),
  count: z.string(),
  internalUse: z.string(),
  other: z.string(),
  /** With job workers and others who try goods: sent, less what came back or was sold from there. */
  jobWork: z.string(),
  /** All of these. */
  total: z.string(),
  /** To other places of the GSTIN, which is no consumption. */
  transferred: z.string(),
})

/** What was issued of items in a period, by what took it. */
export const stockConsumptionCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/consumption/search',
    access: see,
    input: ConsumptionSearch,
    reply: pageOf(ConsumptionRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/consumption/export',
    access: takeOut,
    input: ConsumptionSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const earned = {
  /** Before tax; less credit notes. */
  sales: z.string(),
  /** Of what left the stock for it, at the valuation of the GSTIN; less what came back. */
  cost: z.string(),
  /** Null where the stock knows the cost of nothing in it. */
  /** Of the sales whose cost is known; null where none is. */
  profit: z.string().nullable(),
  /** Of these sales; null without them, and without a profit. */
  percent: z.string().nullable(),
  /** The part of the sales whose cost the stock does not know: services, and goods whose stock is not kept. */
  withoutCost: z.string(),
}

const ItemProfitSearch = GlobalFilters.extend({ ...ofItems, partyIds: ids })

/** What items earned in a period. */
export const itemProfitCalls = {
  search: defineCall({
    method: 'POST',
    path: '/report/profitByItem/search',
    access: seeProfit,
    input: ItemProfitSearch,
    reply: pageOf(z.object({ ...item, quantity: z.string(), ...earned })),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/report/profitByItem/export',
    access: takeOutProfit,
    input: ItemProfitSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const InvoiceProfitSearch = GlobalFilters.extend({ ...ofItems, partyIds: ids })

/** What invoices earned, and what notes took back. */
export const invoiceProfitCalls = {
  search: defineCall({
    method: 'POST',
    path: '/inventory/invoiceProfit/search',
    access: seeProfit,
    input: InvoiceProfitSearch,
    reply: pageOf(
      z.object({
        id: f.Id,
        kind: z.string(),
        number: z.string(),
        date: z.string(),
        entityId: f.Id,
        entityName: z.string(),
        partyName: z.string().nullable(),
        ...earned,
      }),
    ),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/inventory/invoiceProfit/export',
    access: takeOutProfit,
    input: InvoiceProfitSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
