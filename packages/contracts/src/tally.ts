import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/** Masters of a Tally file: ledgers with their groups, stock items with their units. */
export const tallyMasters = ['ledgers', 'items'] as const
/** Kinds of voucher, by the names that Tally gives them. */
export const tallyVoucherTypes = [
  'Sales',
  'CreditNote',
  'Purchase',
  'DebitNote',
  'Receipt',
  'Payment',
  'Contra',
  'Journal',
] as const
export const TallyMaster = z.enum(tallyMasters)
export const TallyVoucherType = z.enum(tallyVoucherTypes)

export const TallyExport = z.object({
  entityId: f.Id,
  fromDate: f.CalendarDate,
  toDate: f.CalendarDate,
  /** Absent: both. */
  masters: z.array(TallyMaster).max(2).optional(),
  /** Absent: all. */
  voucherTypes: z.array(TallyVoucherType).max(8).optional(),
})

/** Masters and vouchers as Tally XML, for the accountant. */
export const tallyCalls = {
  /**
   * Begins a task that writes a file of masters and one of vouchers, to be imported in this order. Its result says how many vouchers
   * there are and what they come to.
   */
  makeFiles: defineCall({
    goesOnAfterEnd: true,
    method: 'POST',
    path: '/tally/makeFiles',
    access: { anyOf: ['ACC_DD_EX'] },
    input: TallyExport,
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}
