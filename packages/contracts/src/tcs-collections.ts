import * as z from 'zod'
import { defineCall } from './call.ts'
import { OfferedKindName, TcsSectionName } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'

/** A row of the register of tax collected at source: what form 27EQ asks of a collectee. Of a credit note amounts are below zero; of a payment received they are those of an advance. */
const CollectionRow = z.object({
  id: f.Id,
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  pan: z.string().nullable(),
  section: z.string(),
  provision: z.string(),
  kind: z.enum([...OfferedKindName.options, 'paymentIn']),
  /** One of the two. */
  documentId: f.Id.nullable(),
  paymentId: f.Id.nullable(),
  number: z.string().nullable(),
  base: z.string(),
  taxed: z.string(),
  rate: z.string(),
  tax: z.string(),
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
  sections: z.array(TcsSectionName).max(20).optional(),
  /** Of `financialYear`: April to June is the first. */
  quarters: z
    .array(z.enum(['1', '2', '3', '4']))
    .max(4)
    .optional(),
  /** Absent: what tax was collected on alone; `unpaid`: what no challan pays in full; `all` has what counted towards a limit without tax too. */
  view: z.enum(['collected', 'unpaid', 'all']).optional(),
})

export const tcsCollectionCalls = {
  /** Tax collected at source, by day; `totals` has the sums over all that match. */
  search: defineCall({
    method: 'POST',
    path: '/tcsCollection/search',
    access: { anyOf: ['ACC_SH_VW'] },
    input: Search,
    reply: pageOf(CollectionRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/tcsCollection/export',
    access: { anyOf: ['ACC_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
