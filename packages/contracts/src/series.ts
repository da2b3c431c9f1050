import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { PrintTemplate } from './print-settings.ts'
import { recordStamps, resourceCalls, Saved } from './resource.ts'

/** What can be numbered by a series. */
export const NumberedKind = z.enum([
  ...offeredKinds,
  'selfInvoice',
  'paymentIn',
  'paymentOut',
  'receiptVoucher',
  'paymentVoucher',
  'refundVoucher',
  'writeOff',
  'stockAdjustment',
  'stockTransfer',
  'journal',
  'contra',
])

const seriesFields = {
  name: f.SeriesName.min(1),
  code: f.SeriesCode.min(1),
  documentKind: NumberedKind,
  prefix: f.SeriesPart.optional(),
  suffix: f.SeriesPart.optional(),
  /** Placed between the parts: prefix, year, number, suffix. */
  separator: z.enum(['/', '-', '']).default('/'),
  /** How the financial year is written: 2627, 26-27, not at all. */
  yearStyle: z.enum(['none', 'short', 'dashed']).default('none'),
  width: z.number().int().min(1).max(10).default(4),
  startNumber: z.number().int().min(1).max(9_999_999_999).default(1),
  resets: z.enum(['Yearly', 'Never']).default('Yearly'),
  /** How its documents print; absent: as the print settings of their place say. */
  printTemplate: PrintTemplate.optional(),
}
export const SeriesSave = z.object({ id: f.Id.optional(), version: f.Version.optional(), ...seriesFields })
export const SeriesRow = z.object({
  ...recordStamps,
  ...seriesFields,
  /** The number the next document would get today. */
  nextNumber: z.string(),
  /** Where each GSTIN counts for itself: what its next document would get, as its form says; the first ten by name. */
  nextByGstin: z.array(z.object({ entityName: z.string(), number: z.string() })).optional(),
  isDefault: z.boolean(),
})

/** A series serves a GSTIN, or one of its branches, or one user; the most particular wins. */
const allocationFields = {
  seriesId: f.Id,
  entityId: f.Id,
  childEntityId: f.Id.optional(),
  userId: f.Id.optional(),
  isDefault: z.boolean().default(true),
}

export const SeriesAllocationSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...allocationFields,
})
export const SeriesAllocationRow = z.object({
  ...recordStamps,
  ...allocationFields,
  seriesName: z.string(),
  seriesCode: z.string(),
  documentKind: NumberedKind,
  entityName: z.string(),
  childEntityName: z.string().nullish(),
  userName: z.string().nullish(),
})

export const seriesAllocationCalls = {
  ...resourceCalls('series/allocation', 'SRA', {
    row: SeriesAllocationRow,
    detail: SeriesAllocationRow,
    save: SeriesAllocationSave,
    filters: {
      documentKinds: z.array(NumberedKind).optional(),
      seriesIds: z.array(f.Id).max(500).optional(),
    },
  }),
  save: defineCall({
    method: 'POST',
    path: '/series/allocate',
    access: { create: 'SRA_AD', edit: 'SRA_ED' },
    input: SeriesAllocationSave,
    reply: Saved,
    idempotent: true,
  }),
  /** Users to whom a series can be given. */
  users: defineCall({
    method: 'GET',
    path: '/series/allocation/users',
    access: { anyOf: ['SRA_AD', 'SRA_ED'] },
    reply: z.array(z.object({ id: f.Id, name: z.string(), userName: z.string() })),
    readOnly: true,
  }),
}

export const seriesCalls = {
  ...resourceCalls('series', 'SER', {
    row: SeriesRow,
    detail: SeriesRow,
    save: SeriesSave,
    filters: { documentKinds: z.array(NumberedKind).optional() },
  }),
  /** The series a user may number a document with, the default first, with the number that would come next. */
  choices: defineCall({
    method: 'GET',
    path: '/series/choices',
    access: 'session',
    input: z.object({
      entityId: f.QueryId,
      documentKind: NumberedKind,
      childEntityId: f.QueryId.optional(),
      date: f.CalendarDate.optional(),
    }),
    reply: z.array(
      z.object({
        id: f.Id,
        name: z.string(),
        code: z.string(),
        nextNumber: z.string(),
        isDefault: z.boolean(),
      }),
    ),
    readOnly: true,
  }),
  /** The gap certificate: first and last number of a series and year, what is cancelled, and every hole with its cause. */
  register: defineCall({
    method: 'GET',
    path: '/series/register',
    access: { anyOf: ['SER_SH_VW'] },
    input: z.object({ id: f.QueryId, financialYear: f.FinancialYear.optional() }),
    reply: z.object({
      seriesId: f.Id,
      financialYear: z.string(),
      entities: z.array(
        z.object({
          entityId: f.Id,
          entityName: z.string(),
          first: z.string().nullable(),
          last: z.string().nullable(),
          issued: z.number(),
          cancelled: z.number(),
          /** Cancelled numbers with the reason given; the first thousand. */
          cancelledNumbers: z.array(z.object({ number: z.string(), reason: z.string().nullable() })),
          gaps: z.array(z.object({ from: z.string(), to: z.string(), count: z.number(), cause: z.string() })),
        }),
      ),
    }),
    readOnly: true,
  }),
}
