import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentLineSave } from './documents.ts'
import { PaymentMode } from './enums.ts'
import * as f from './fields.ts'
import { pageOf } from './paging.ts'
import { BulkResult, Ids } from './resource.ts'

/** A line of a quick sale; what is left out is as the item says. */
const Line = DocumentLineSave.pick({
  itemId: true,
  description: true,
  hsn: true,
  supply: true,
  uqc: true,
  quantity: true,
  unitPrice: true,
  priceIncludesTax: true,
  discountPercent: true,
  taxCategory: true,
  taxRate: true,
})

const Amounts = { taxableValue: z.string(), total: z.string() }

const save = z.object({
  entityId: f.Id,
  /** Absent: today. */
  date: f.CalendarDate.optional(),
  /** Absent: the party of counter sales. */
  partyId: f.Id.optional(),
  mode: PaymentMode,
  lines: z.array(Line).min(1).max(50),
})

/**
 * Small sales to unregistered persons who ask for no invoice, and the invoice of each day that takes them together
 * (CGST Rules, rule 46, fourth proviso).
 */
export const daySaleCalls = {
  /** Keeps a sale, paid at once. */
  save: defineCall({
    method: 'POST',
    path: '/daySale/save',
    access: { anyOf: ['SIN_AD'] },
    input: save,
    reply: z.object({ id: f.Id, date: f.CalendarDate, ...Amounts }),
    idempotent: true,
  }),
  /** The sales of a day with their sums, and the days before it whose sales still wait for an invoice. */
  search: defineCall({
    method: 'POST',
    path: '/daySale/search',
    access: { anyOf: ['SIN_SH_VW'] },
    input: z.strictObject({
      entityId: f.Id,
      date: f.CalendarDate.optional(),
      start: z.number().int().min(0).max(100_000).default(0),
      size: z.number().int().min(1).max(100).default(30),
    }),
    reply: pageOf(
      z.object({
        id: f.Id,
        createdAt: z.string(),
        mode: PaymentMode,
        ...Amounts,
        isInvoiced: z.boolean(),
        lines: z.array(
          z.object({ description: z.string(), quantity: z.string(), uqc: z.string().nullish() }),
        ),
      }),
    ).extend({
      date: f.CalendarDate,
      /** A sale of this value or more needs an invoice of its own. */
      limit: z.string(),
      sums: z.array(z.object({ mode: PaymentMode, sales: z.number(), amount: z.string() })),
      /** The invoices of this day: one at its close, and further ones of what was sold after that. */
      invoices: z.array(z.object({ id: f.Id, number: z.string(), total: z.string() })),
      /** Days with sales that wait, the oldest first. */
      waiting: z.array(z.object({ date: f.CalendarDate, sales: z.number(), amount: z.string() })),
    }),
    readOnly: true,
  }),
  /** Takes sales out that were entered by mistake and are on no invoice. */
  cancel: defineCall({
    method: 'POST',
    path: '/daySale/cancel',
    access: { anyOf: ['SIN_AD'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** Makes one invoice for each of the days, of the sales that wait, paid by what was received. */
  invoice: defineCall({
    method: 'POST',
    path: '/daySale/invoice',
    access: { anyOf: ['SIN_AD'] },
    input: z.object({ entityId: f.Id, dates: z.array(f.CalendarDate).min(1).max(31) }),
    reply: z.object({
      invoices: z.array(
        z.object({
          date: f.CalendarDate,
          id: f.Id,
          number: z.string(),
          sales: z.number(),
          total: z.string(),
        }),
      ),
    }),
    idempotent: true,
  }),
}
