import * as z from 'zod'
import { defineCall } from './call.ts'
import { TdsSectionName } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'

/** A row of the register of tax deducted at source: what forms 26Q and 27Q ask of a deductee (140 and 144 of the Act of 2025). */
const DeductionRow = z.object({
  id: f.Id,
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  pan: z.string().nullable(),
  deducteeType: z.string(),
  section: z.string(),
  provision: z.string(),
  code: z.string().nullable(),
  /** The bill or the payment. */
  number: z.string().nullable(),
  documentId: f.Id.nullable(),
  paymentId: f.Id.nullable(),
  base: z.string(),
  taxed: z.string(),
  rate: z.string(),
  tax: z.string(),
  /** Of the statement: C no PAN, Y within the limit of the section. */
  reasonCode: z.string(),
  /** Why a person entered another tax. */
  reason: z.string().nullable(),
  /** The last day on which it is paid to the government. */
  dueOn: z.string(),
  /** What challans pay of it, and their numbers. */
  paid: z.string(),
  challans: z.string().nullable(),
})

const Search = GlobalFilters.extend({
  partyIds: z.array(f.Id).max(500).optional(),
  sections: z.array(TdsSectionName).max(20).optional(),
  /** Absent: deductions alone; `unpaid`: those that no challan pays in full; `all` has what counted towards a limit without tax too. */
  view: z.enum(['deducted', 'unpaid', 'all']).optional(),
})

export const tdsDeductionCalls = {
  /** Tax deducted at source, by day; `totals` has the sums over all that match. */
  search: defineCall({
    method: 'POST',
    path: '/tdsDeduction/search',
    access: { anyOf: ['ACC_SH_VW'] },
    input: Search,
    reply: pageOf(DeductionRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/tdsDeduction/export',
    access: { anyOf: ['ACC_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
