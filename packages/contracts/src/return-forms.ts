import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { reportCalls, reportRight, SheetFormat } from './report-kinds.ts'

/** A return of a GSTIN: which one, and of which period. */
export const ReturnOf = z.object({ entityId: f.Id, returnPeriod: f.ReturnPeriod })
export const viewReturns = { anyOf: ['REP_GSTR1', 'RET_SH_VW'] } as const
export const prepareReturns = { anyOf: ['RET_PRP'] } as const

/** Amounts of a line of a return. */
export const returnAmounts = {
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
}

const page = {
  start: z.number().int().min(0).default(0),
  size: z.number().int().min(1).max(500).default(30),
  after: z.string().max(500).optional(),
}

/** Forms with calls of their own. Each has the same ones, below its own name; what it answers is its declaration. */
export type ReturnForm = 'gstr1' | 'gstr1a' | 'gstr3b' | 'gstr9' | 'gstr9c'

/**
 * The calls of a form: its figures, the documents behind one of them, the file of the portal, sheets, and what every
 * report can do.
 */
export const formCalls = <
  const F extends ReturnForm,
  S extends z.ZodType,
  R extends z.ZodType,
  const J extends z.ZodRawShape,
>(
  form: F,
  { summary, record, json }: { readonly summary: S; readonly record: R; readonly json: J },
) => {
  const path = `/gstReturn/${form}` as const
  const takeOut = { anyOf: [reportRight(form, 'export')] }
  return {
    /** Live figures of the period. */
    summary: defineCall({
      method: 'POST',
      path: `${path}/summary`,
      access: viewReturns,
      input: ReturnOf,
      reply: summary,
      readOnly: true,
    }),
    /** The documents behind a figure, with their part in it. */
    documents: defineCall({
      method: 'POST',
      path: `${path}/documents`,
      access: viewReturns,
      input: ReturnOf.extend({ section: z.string().max(30), ...page }),
      reply: z.object({ records: z.array(record), total: z.number(), next: z.string().optional() }),
      readOnly: true,
    }),
    /** The portal's JSON. */
    json: defineCall({
      method: 'POST',
      path: `${path}/json`,
      access: takeOut,
      input: ReturnOf.extend(json),
      reply: 'file',
      readOnly: true,
    }),
    export: defineCall({
      method: 'POST',
      path: `${path}/export`,
      access: takeOut,
      input: ReturnOf.extend({ format: SheetFormat.default('xlsx') }),
      reply: 'file',
      readOnly: true,
    }),
    ...reportCalls(`gstReturn/${form}`, form, ReturnOf),
  }
}
