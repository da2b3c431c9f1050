import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/**
 * What a month is handed over as. `registers`: documents, payments, tax and dues as sheets; `books`: day book, statements and Tally
 * XML; `returns`: the returns of the period as sheets and as the JSON of the portal; `documents`: what was issued as PDF, with the
 * papers attached to bills and payments.
 */
export const monthFileParts = ['registers', 'books', 'returns', 'documents'] as const
export const MonthFilePart = z.enum(monthFileParts)
export type MonthFilePartName = (typeof monthFileParts)[number]

/** A month of a GSTIN as one file, for the accountant. */
export const monthFileCalls = {
  /**
   * Begins a task that packs the month as a ZIP with an index. Each file is what its own call gives: what the user lacks the right
   * to, or what is refused, is left out and the index says why.
   */
  make: defineCall({
    goesOnAfterEnd: true,
    method: 'POST',
    path: '/monthFile/make',
    access: { anyOf: ['ACC_DD_EX'] },
    input: z.object({
      entityId: f.Id,
      /** The month, as MMYYYY. */
      returnPeriod: f.ReturnPeriod,
      /** Absent: all. */
      parts: z.array(MonthFilePart).min(1).max(monthFileParts.length).optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}
