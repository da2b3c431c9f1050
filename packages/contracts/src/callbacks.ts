import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName, ProcessingStatus } from './enums.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, Ids, recordStamps, Saved, StatusChange } from './resource.ts'

/** What programs can be called on; source: compliance specification, section 6. */
export const callbackEvents = [
  'document.issued',
  'einvoice.generated',
  'ewaybill.generated',
  'payment.saved',
  'return.filed',
  'import.done',
] as const
const CallbackEvent = z.enum(callbackEvents)

/** `https://…`, or `http://…` where the installation allows addresses of its own network. */
const CallbackUrl = z
  .string()
  .trim()
  .max(500)
  .refine((text) => /^https?:\/\/(\[[\da-f:.]+\]|[^\s/?#@:[\]]+)(:\d{1,5})?([/?][^\s#]*)?$/i.test(text), {
    error: 'callbackUrl',
  })

/** An address without `id` is new: its signing secret is in the reply and never shown again. */
export const CallbackSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  url: CallbackUrl,
  description: f.Description.optional(),
  events: z.array(CallbackEvent).min(1).max(callbackEvents.length),
  isActive: z.boolean().default(true),
})

const Callback = z.object({
  ...recordStamps,
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(CallbackEvent),
  isActive: z.boolean(),
  secretMadeAt: z.string(),
  /** The secret before signs beside the new one until then. */
  previousUntil: z.string().nullable(),
  /** There is a secret to sign with. */
  isSigned: z.boolean(),
  /** Deliveries that wait, and those of them and of the ended ones that failed. */
  waiting: z.number(),
  failed: z.number(),
  arrivedAt: z.string().nullable(),
})

const Delivery = z.object({
  id: f.Id,
  callbackId: f.Id,
  url: z.string(),
  event: CallbackEvent,
  eventId: z.string(),
  documentId: f.Id.nullable(),
  documentKind: DocumentKindName.nullable(),
  number: z.string().nullable(),
  state: ProcessingStatus,
  attempts: z.number(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** When it is tried next, of what waits. */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  statusCode: z.number().nullable(),
  /** Why the last attempt failed, in words. */
  lastError: z.string().nullable(),
  mayRetry: z.boolean(),
})

const access = { anyOf: ['STG_SEC'] } as const

/** Addresses of the account's own programs, and what was sent to them; source: compliance specification, section 6. */
export const callbackCalls = {
  search: defineCall({
    method: 'POST',
    path: '/callback/search',
    access,
    input: GlobalFilters.pick({
      keyword: true,
      keywords: true,
      start: true,
      size: true,
      sort: true,
      after: true,
    }).extend({
      statuses: z
        .array(z.enum(['Active', 'Inactive', 'Delete']))
        .max(3)
        .optional(),
    }),
    reply: pageOf(Callback),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/callback/detail',
    access,
    input: z.object({ id: f.QueryId }),
    reply: Callback,
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/callback/save',
    access,
    input: CallbackSave,
    reply: Saved.extend({ secret: z.string().optional() }),
    personOnly: true,
  }),
  /** A new secret; deliveries are signed with the one before too for `graceHours`, so that the receiver can be changed over. */
  rotate: defineCall({
    method: 'POST',
    path: '/callback/rotate',
    access,
    input: z.object({ id: f.Id, graceHours: z.number().int().min(0).max(168).default(24) }),
    reply: z.object({ secret: z.string(), previousUntil: z.string().nullable() }),
    personOnly: true,
  }),
  /** Inactive: events are not noted for it, and what waits rests until it is active. */
  updateStatus: defineCall({
    method: 'POST',
    path: '/callback/updateStatus',
    access,
    input: StatusChange,
    reply: BulkResult,
    idempotent: true,
    personOnly: true,
  }),
  /** What waits for them is not sent any more. */
  delete: defineCall({
    method: 'POST',
    path: '/callback/delete',
    access,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
    personOnly: true,
  }),
  deliveries: defineCall({
    method: 'POST',
    path: '/callback/deliveries',
    access,
    input: GlobalFilters.pick({
      keyword: true,
      keywords: true,
      start: true,
      size: true,
      sort: true,
      after: true,
    }).extend({
      callbackId: f.Id.optional(),
      states: z.array(ProcessingStatus).max(9).optional(),
      events: z.array(CallbackEvent).max(callbackEvents.length).optional(),
    }),
    reply: pageOf(Delivery),
    readOnly: true,
  }),
  /** Sends it now: what waits, was given up, or arrived before. Of one document what is older goes first. */
  retry: defineCall({
    method: 'POST',
    path: '/callback/retry',
    access,
    input: z.object({ deliveryId: f.Id }),
    reply: z.object({ id: f.Id, state: ProcessingStatus }),
    idempotent: true,
  }),
}
