import { inwardClasses, reconReasons, reconRules, reconStates } from '@bahi/domain/reconcile/records.ts'
import { explainedFields } from '@bahi/domain/reconcile/explain.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { Ids } from './resource.ts'

/** Statements of the portal that bills are compared with. */
export const Statement = z.enum(['GSTR2B', 'GSTR2A', 'IMS'])
const State = z.enum(reconStates)
const Field = z.enum(explainedFields)
export const ReconDecision = z.enum(['Accept', 'Reject', 'Pending', 'Ignore'])
const Recommend = z.enum(['Accept', 'Pending', 'Review', 'FollowUp', 'None'])
const Credit = z.enum(['Claim', 'ClaimLater', 'Reduce', 'ReduceIfAccepted', 'Defer', 'Ineligible', 'None'])

const view = { anyOf: ['REC_SH_VW'] } as const
const run = { anyOf: ['REC_RUN'] } as const
const act = { anyOf: ['REC_ACT'] } as const

const Amounts = {
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
}
const Side = z.object({
  number: z.string(),
  date: z.string(),
  documentClass: z.enum(inwardClasses),
  gstin: z.string().nullable(),
  partyName: z.string().nullable(),
  placeOfSupply: z.string().nullable(),
  reverseCharge: z.boolean(),
  returnPeriod: z.string().nullable(),
  ...Amounts,
  /** Of all heads. */
  tax: z.string(),
})

export const ReconRow = z.object({
  id: f.Id,
  state: State,
  reasons: z.array(
    z.object({
      reason: z.enum(reconReasons),
      field: z.string(),
      book: z.string().nullable(),
      portal: z.string().nullable(),
    }),
  ),
  rule: z.enum([...reconRules, 'manual']).nullable(),
  recommend: Recommend,
  credit: Credit,
  decision: ReconDecision.nullable(),
  /** In whose GSTR-3B the credit of the bills is claimed. */
  claimPeriod: z.string().nullable(),
  /** One side was changed after the decision. */
  isChanged: z.boolean(),
  note: z.string().nullable(),
  ignoredUntil: z.string().nullable(),
  book: Side.extend({
    documentId: f.Id,
    /** More than one where parts of one invoice were entered. */
    documentIds: z.array(f.Id),
    kind: z.string(),
    partyId: f.Id.nullable(),
    itcState: z.string(),
  }).optional(),
  portal: Side.extend({
    id: f.Id,
    section: z.string(),
    itcAvailable: z.string().nullable(),
    itcReason: z.string().nullable(),
    isRejected: z.boolean(),
    imsAction: z.string().nullable(),
    filedOn: z.string().nullable(),
    isPendingBlocked: z.boolean(),
  }).optional(),
})

const Filters = z.object({
  entityId: f.Id,
  against: Statement.default('GSTR2B'),
  /** Rows whose bill or whose statement is of one of them. */
  returnPeriods: z.array(f.ReturnPeriod).max(60).optional(),
  keyword: z.string().trim().max(200).optional(),
  keywords: GlobalFilters.shape.keywords,
  gstins: z.array(z.string().trim().max(15)).max(100).optional(),
})
const Search = Filters.extend({
  states: z.array(State).max(20).optional(),
  /** Ignored rows are in the list where they are asked for. */
  decisions: z
    .array(z.enum([...ReconDecision.options, 'Undecided']))
    .max(5)
    .optional(),
  sort: GlobalFilters.shape.sort,
})
const Done = z.object({
  actionId: f.Id,
  refused: z.array(z.object({ id: f.Id, code: z.string(), message: z.string() })).optional(),
})
const Chosen = z.object({ ids: Ids, note: f.Notes.optional() })

const Summed = z.object({
  state: State,
  documents: z.number(),
  taxableValue: z.string(),
  tax: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
})

export const reconciliationCalls = {
  /** Compares all bills and notes of a GSTIN with all that was uploaded of a statement. */
  run: defineCall({
    method: 'POST',
    path: '/reconciliation/run',
    access: run,
    input: z.object({
      entityId: f.Id,
      against: Statement.default('GSTR2B'),
      returnPeriods: z.array(f.ReturnPeriod).max(60).optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Compares first what was entered or uploaded since, which costs what that touches. */
  search: defineCall({
    method: 'POST',
    path: '/reconciliation/search',
    access: view,
    goesOnAfterEnd: true,
    input: Search.extend({
      start: GlobalFilters.shape.start,
      size: GlobalFilters.shape.size,
      after: GlobalFilters.shape.after,
    }),
    /** When this GSTIN was compared with the statement last; null: never. */
    reply: pageOf(ReconRow).extend({ lastRunAt: z.string().nullable() }),
  }),
  summary: defineCall({
    method: 'POST',
    path: '/reconciliation/summary',
    access: view,
    goesOnAfterEnd: true,
    input: Filters,
    reply: z.array(Summed),
  }),
  /** Why a bill and a row of the statement match or do not, and the smallest change with which they would. */
  explain: defineCall({
    method: 'POST',
    path: '/reconciliation/explain',
    access: view,
    input: z.object({ documentId: f.Id, portalId: f.Id }),
    reply: z.object({
      fields: z.array(
        z.object({
          field: Field,
          book: z.string().nullable(),
          portal: z.string().nullable(),
          verdict: z.enum(['Equal', 'Tolerated', 'Different']),
        }),
      ),
      rule: z.enum(reconRules).nullable(),
      state: State,
      smallestEdit: z
        .object({
          edits: z.array(z.object({ field: Field, from: z.string().nullable(), to: z.string().nullable() })),
          stateAfter: State,
        })
        .nullable(),
      /** What the two are matched with, where that is something else. */
      takenBy: z.array(
        z.object({ id: f.Id, state: State, side: z.enum(['book', 'portal']), number: z.string() }),
      ),
    }),
    readOnly: true,
  }),
  /** Matches bills and one row of the statement by hand; the link stays when others are compared again. */
  link: defineCall({
    method: 'POST',
    path: '/reconciliation/link',
    access: act,
    input: Chosen,
    reply: Done,
    idempotent: true,
  }),
  unlink: defineCall({
    method: 'POST',
    path: '/reconciliation/unlink',
    access: act,
    input: Chosen,
    reply: Done,
    idempotent: true,
  }),
  /** Accepts in IMS and claims the credit of the bills, in the period of the statement unless another is given. */
  accept: defineCall({
    method: 'POST',
    path: '/reconciliation/accept',
    access: act,
    input: Chosen.extend({ claimPeriod: f.ReturnPeriod.optional() }),
    reply: Done,
    idempotent: true,
  }),
  reject: defineCall({
    method: 'POST',
    path: '/reconciliation/reject',
    access: act,
    input: Chosen,
    reply: Done,
    idempotent: true,
  }),
  pending: defineCall({
    method: 'POST',
    path: '/reconciliation/pending',
    access: act,
    input: Chosen,
    reply: Done,
    idempotent: true,
  }),
  /** Hides rows from the list and the totals, until a day or until one of their sides changes. */
  ignore: defineCall({
    method: 'POST',
    path: '/reconciliation/ignore',
    access: act,
    input: z.object({ ids: Ids, note: f.Notes, until: f.CalendarDate.optional() }),
    reply: Done,
    idempotent: true,
  }),
  /** Takes back what an action did, as far as nothing happened to its rows since. */
  undo: defineCall({
    method: 'POST',
    path: '/reconciliation/undo',
    access: act,
    input: z.object({ actionId: f.Id }),
    reply: Done,
    idempotent: true,
  }),
  /** The position of a period at the end of a day: with the statements until that period alone, and what moved since. */
  asOf: defineCall({
    method: 'GET',
    path: '/reconciliation/asOf',
    access: view,
    input: z.object({
      entityId: f.QueryId,
      returnPeriod: f.ReturnPeriod,
      date: f.CalendarDate.optional(),
      against: Statement.default('GSTR2B'),
    }),
    reply: z.object({
      returnPeriod: z.string(),
      date: z.string(),
      summary: z.array(Summed),
      records: z.array(
        z.object({
          id: f.Id,
          state: State,
          documentId: f.Id.nullable(),
          portalId: f.Id.nullable(),
          number: z.string(),
          documentDate: z.string(),
          gstin: z.string().nullable(),
          taxableValue: z.string(),
          tax: z.string(),
          decision: ReconDecision.nullable(),
          /** What it is today, where that is something else. */
          stateNow: State.nullable(),
        }),
      ),
      total: z.number(),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/reconciliation/export',
    access: view,
    goesOnAfterEnd: true,
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
  }),
  /** Notes what a supplier answered, or anything else about rows. */
  note: defineCall({
    method: 'POST',
    path: '/reconciliation/note',
    access: act,
    input: z.object({ ids: Ids, note: f.Notes }),
    reply: Done,
    idempotent: true,
  }),
}
