import * as z from 'zod'
import { defineCall } from './call.ts'
import { callbackEvents } from './callbacks.ts'
import { DocumentKindName, ProcessingStatus } from './enums.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { Exchange } from './portals.ts'
import { BulkResult, Ids } from './resource.ts'

/** Sent to the government, fetched from it, sent to a program of one's own without arriving, or due by mail and not sent. */
export const directions = ['Push', 'Sync', 'Callback', 'Mail'] as const
export const ActivityDirection = z.enum(directions)

export const activityTabs = ['pushedToGst', 'syncedFromGst', 'failedCallbacks', 'failedMails'] as const

/** What is done at a portal in one step, or the event that a program is called on, by its direction. */
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
  Callback: callbackEvents,
  Mail: ['scheduledMail'],
} as const
export const ActivityKind = z.enum([
  ...activityKinds.Push,
  ...activityKinds.Sync,
  ...activityKinds.Callback,
  ...activityKinds.Mail,
])

const Activity = z.object({
  id: f.Id,
  direction: ActivityDirection,
  kind: ActivityKind,
  portal: z.enum(['einvoice', 'ewaybill', 'gstn', 'callback', 'mail']),
  /** Null: of an import without a GSTIN. */
  entityId: f.Id.nullable(),
  gstin: z.string().nullable(),
  /** Of a return or statement; of a mail, what is scheduled. */
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

/**
 * What was sent to the government portals and fetched from them, and callbacks and scheduled mails that failed, with what was
 * said and how it ended.
 */
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
      directions: z.array(ActivityDirection).max(4).optional(),
      /** One direction by the name of its tab. */
      tab: z.enum(activityTabs).optional(),
      kinds: z.array(ActivityKind).max(40).optional(),
      statuses: z.array(ProcessingStatus).max(9).optional(),
    }),
    reply: pageOf(Activity),
    readOnly: true,
  }),
  /** Requests and replies of an activity, secrets masked, oldest first; kept for 90 days. Of a callback, the last attempt. */
  exchanges: defineCall({
    method: 'GET',
    path: '/dataActivity/exchanges',
    access: { anyOf: ['DAC_SH_VW'] },
    input: z.object({ id: f.QueryId }),
    reply: z.array(Exchange.extend({ portal: Activity.shape.portal, entityId: Activity.shape.entityId })),
    readOnly: true,
  }),
  /** Tries now what waits for its next attempt, sends a callback or a scheduled mail again, and begins anew, once, a fetch or an IMS push that failed; in a GSTIN that is active. */
  retry: defineCall({
    method: 'POST',
    path: '/dataActivity/retry',
    access: { anyOf: ['DAC_RTY'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
}
