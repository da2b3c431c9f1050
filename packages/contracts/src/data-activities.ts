import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName, ProcessingStatus } from './enums.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { Exchange } from './portals.ts'
import { BulkResult, Ids } from './resource.ts'

/** Sent to the government, or fetched from it. */
export const directions = ['Push', 'Sync'] as const
export const ActivityDirection = z.enum(directions)

/** What is done at a portal in one step, by its direction. */
export const activityKinds = {
  Push: [
    'generateIrn',
    'cancelIrn',
    'generateEwb',
    'ewbByIrn',
    'ewbVehicle',
    'ewbTransporter',
    'ewbExtend',
    'ewbCancel',
    'consolidateEwb',
    'ewbGroupStart',
    'ewbGroupAdd',
    'ewbGroupChange',
    'otherReject',
    'otherVehicle',
    'pushReturn',
    'resetReturn',
    'fileReturn',
    'pushIms',
  ],
  Sync: ['checkIrn', 'checkEwb', 'readStatement', 'eWaySync'],
} as const
export const ActivityKind = z.enum([...activityKinds.Push, ...activityKinds.Sync])

const Activity = z.object({
  id: f.Id,
  direction: ActivityDirection,
  kind: ActivityKind,
  portal: z.enum(['einvoice', 'ewaybill', 'gstn']),
  entityId: f.Id,
  gstin: z.string().nullable(),
  /** Of a return or statement. */
  form: z.string().nullable(),
  returnPeriod: z.string().nullable(),
  documentId: f.Id.nullable(),
  documentKind: DocumentKindName.nullable(),
  number: z.string().nullable(),
  /** Records that it was about, and those of them that were refused. */
  records: z.number(),
  refused: z.number(),
  status: ProcessingStatus,
  attempts: z.number(),
  /** Null: the product did it on its own. */
  askedBy: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it is not completed, in words. */
  message: z.string().nullable(),
  /** It waits for its next attempt, or failed and can be begun anew as it was. */
  mayRetry: z.boolean(),
  /** It was begun anew: what came of that is another activity. */
  isRetried: z.boolean(),
})

/** What was sent to the government portals and fetched from them, with what was said and how it ended. */
export const dataActivityCalls = {
  search: defineCall({
    method: 'POST',
    path: '/dataActivity/search',
    access: { anyOf: ['DAC_SH_VW'] },
    input: GlobalFilters.pick({
      entityIds: true,
      keyword: true,
      keywords: true,
      returnPeriods: true,
      fromDocumentDate: true,
      toDocumentDate: true,
      start: true,
      size: true,
      sort: true,
      after: true,
    }).extend({
      directions: z.array(ActivityDirection).max(2).optional(),
      kinds: z.array(ActivityKind).max(30).optional(),
      statuses: z.array(ProcessingStatus).max(9).optional(),
    }),
    reply: pageOf(Activity),
    readOnly: true,
  }),
  /** Requests and replies of an activity, secrets masked, oldest first; kept for 90 days. */
  exchanges: defineCall({
    method: 'GET',
    path: '/dataActivity/exchanges',
    access: { anyOf: ['DAC_SH_VW'] },
    input: z.object({ id: f.QueryId }),
    reply: z.array(Exchange),
    readOnly: true,
  }),
  /** Tries now what waits for its next attempt, and begins anew, once, a fetch or an IMS push that failed; in a GSTIN that is active. */
  retry: defineCall({
    method: 'POST',
    path: '/dataActivity/retry',
    access: { anyOf: ['DAC_RTY'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
}
