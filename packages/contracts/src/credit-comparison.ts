import { comparedCells, creditGroups } from '@bahi/domain/returns/credit-comparison.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'
import { reportCalls, reportRight, SheetFormat } from './report-kinds.ts'
import { ReturnOf, viewReturns } from './return-forms.ts'

const Heads = z.object({ igst: z.string(), cgst: z.string(), sgst: z.string(), cess: z.string() })
/** Claimed less available: above zero more was claimed than the statement has. */
const compared = { available: Heads, claimed: Heads, difference: Heads }
const Year = z.object({ entityId: f.Id, financialYear: f.FinancialYear })
const Group = z.enum(creditGroups)

/** Credit available by GSTR-2B against credit claimed in table 4(A) of GSTR-3B (CGST Rules, rule 36(4)). */
export const creditComparisonCalls = {
  /** Periods of a year; bills and statements that came since are compared first. */
  summary: defineCall({
    method: 'POST',
    path: '/creditComparison/summary',
    access: viewReturns,
    goesOnAfterEnd: true,
    input: Year,
    reply: z.object({
      entityId: f.Id,
      gstin: z.string().nullable(),
      financialYear: z.string(),
      frequency: z.enum(['Monthly', 'Quarterly']),
      /** What this taxpayer files in place of GSTR-3B. */
      otherReturns: z.string().nullable(),
      /** When bills were compared with GSTR-2B last; null: never, so that no bill is found in it. */
      comparedAt: z.string().nullable(),
      /** Last day on which credit of this year is claimed (section 16(4)). */
      lastDay: z.string(),
      periods: z.array(
        z.object({
          returnPeriod: z.string(),
          /** GSTR-3B of the period. */
          isFiled: z.boolean(),
          /** A GSTR-2B of the period was taken in. */
          hasStatement: z.boolean(),
          ...compared,
          /** Sum of the differences of the year so far. */
          cumulative: Heads,
          cells: z.array(z.object({ section: z.enum(comparedCells), ...compared })),
          /** What the difference is made of, to the paisa. */
          groups: z.array(z.object({ group: Group, documents: z.number(), ...compared })),
        }),
      ),
      total: z.object(compared),
    }),
  }),
  /** The documents of a group, each with its part in the difference. */
  documents: defineCall({
    method: 'POST',
    path: '/creditComparison/documents',
    access: viewReturns,
    input: ReturnOf.extend({
      group: Group,
      start: z.number().int().min(0).max(5_000_000).default(0),
      size: z.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({
      records: z.array(
        z.object({
          section: z.enum(comparedCells),
          /** Null: the statement has it and the books do not. */
          documentId: f.Id.nullable(),
          kind: DocumentKindName.nullable(),
          number: z.string(),
          date: z.string(),
          partyName: z.string().nullable(),
          gstin: z.string().nullable(),
          /** Of the GSTR-2B that has it. */
          statementPeriod: z.string().nullable(),
          /** Of the GSTR-3B that claims it. */
          claimPeriod: z.string().nullable(),
          ...compared,
        }),
      ),
      total: z.number(),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/creditComparison/export',
    access: { anyOf: [reportRight('creditComparison', 'export')] },
    input: Year.extend({ format: SheetFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  ...reportCalls('creditComparison', 'creditComparison', Year),
}
