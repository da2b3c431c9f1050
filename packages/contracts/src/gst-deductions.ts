import * as z from 'zod'
import { defineCall } from './call.ts'
import { GstSectionName } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'

/**
 * GST that one GSTIN kept back of us in a month, as the page "TDS and TCS credit received" of the portal and the sections TDS and TCS
 * of GSTR-2A have it. Amounts in rupees with two decimals.
 */
const GstDeductionRow = z.object({
  /** Of its first receipt. */
  id: f.Id,
  entityId: f.Id,
  /** Of the day on which the money came: MMYYYY. */
  returnPeriod: z.string(),
  deductorGstin: z.string(),
  partyId: f.Id,
  partyName: z.string(),
  section: GstSectionName,
  receipts: z.number(),
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  tax: z.string(),
})

const Search = GlobalFilters.extend({
  partyIds: z.array(f.Id).max(500).optional(),
  sections: z.array(GstSectionName).max(2).optional(),
})

export const gstDeductionCalls = {
  /** GST that customers deducted (CGST Act s.51) or operators collected (s.52) of payments received; `totals` has the sums over all that match. */
  search: defineCall({
    method: 'POST',
    path: '/gstDeduction/search',
    access: { anyOf: ['ACC_SH_VW'] },
    input: Search,
    reply: pageOf(GstDeductionRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/gstDeduction/export',
    access: { anyOf: ['ACC_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
