import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { Saved } from './resource.ts'
import { rightCodes } from './rights.ts'

export const ChangeRequestKind = z.enum(['Right', 'Limit', 'ApiAccess'])
/** Of the status set for requests; the others of it are steps of other flows. */
export const ChangeRequestStatus = z.enum(['Pending', 'Approved', 'Rejected'])
export const LimitName = z.enum(['documentValue', 'discountPercent'])

/** What a user asks for: a right, at a place or everywhere; a higher limit; or access by programs. */
export const ChangeRequestSave = z.object({
  kind: ChangeRequestKind,
  rightId: z.enum(rightCodes as [(typeof rightCodes)[number], ...(typeof rightCodes)[number][]]).optional(),
  entityId: f.Id.optional(),
  limitName: LimitName.optional(),
  limitValue: f.Amount.optional(),
  note: f.Remarks.optional(),
})

export const ChangeRequestRow = z.object({
  id: f.Id,
  version: f.Version,
  status: ChangeRequestStatus,
  kind: ChangeRequestKind,
  userId: f.Id,
  userName: z.string(),
  rightId: z.string().nullable(),
  limitName: LimitName.nullable(),
  limitValue: z.string().nullable(),
  entityId: f.Id.nullable(),
  entityName: z.string().nullable(),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
  isOwn: z.boolean(),
  /** The reader may approve or reject it. */
  mayAnswer: z.boolean(),
})

/** Requests for more access; switched on by the setting EnableUam. */
export const changeRequestCalls = {
  /** One's own; for Admins those of all users. */
  search: defineCall({
    method: 'POST',
    path: '/changeRequest/search',
    notForPrograms: true,
    access: 'session',
    input: GlobalFilters.extend({
      statuses: z.array(ChangeRequestStatus).max(3).optional(),
      kinds: z.array(ChangeRequestKind).max(3).optional(),
    }),
    reply: pageOf(ChangeRequestRow),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/changeRequest/save',
    access: 'session',
    input: ChangeRequestSave,
    reply: Saved,
    idempotent: true,
    personOnly: true,
  }),
  /** Gives what was asked for: a right by a role that holds it, a limit as asked or as set here. */
  approve: defineCall({
    method: 'POST',
    path: '/changeRequest/approve',
    access: { anyOf: ['USR_ED'] },
    input: z.object({
      id: f.Id,
      roleId: f.Id.optional(),
      limitValue: f.Amount.optional(),
      answer: f.Remarks.optional(),
    }),
    reply: Saved,
    idempotent: true,
    personOnly: true,
  }),
  reject: defineCall({
    method: 'POST',
    path: '/changeRequest/reject',
    access: { anyOf: ['USR_ED'] },
    input: z.object({ id: f.Id, answer: f.Remarks.min(1) }),
    reply: Saved,
    idempotent: true,
    personOnly: true,
  }),
}
