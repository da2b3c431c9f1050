import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { IpRangeText } from './ip-addresses.ts'
import { forPeopleOnly, rightCodes } from './rights.ts'
import type { RightCode } from './rights.ts'

/** Rights that a program can be given. */
export const scopeCodes: readonly RightCode[] = rightCodes.filter((code) => !forPeopleOnly(code))
const Scope = z.string().superRefine((right, context) => {
  if (!(scopeCodes as readonly string[]).includes(right))
    context.addIssue({ code: 'custom', message: 'scopeLacking', params: { right } })
})

const clientFields = {
  name: f.Name.min(1),
  scopes: z.array(Scope).min(1).max(300),
  /** From where the program may call; empty: as for its user. */
  addresses: z.array(IpRangeText).max(50).default([]),
  callsPerMinute: z.number().int().min(1).max(6000).default(300),
  /** Last day on which it works. */
  expiresOn: f.CalendarDate.optional(),
}

export const ApiClientSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  /** Whose program it is; absent: one's own. */
  userId: f.Id.optional(),
  ...clientFields,
})

const ApiClientRow = z.object({
  id: f.Id,
  version: f.Version,
  userId: f.Id,
  status: z.enum(['Active', 'Revoked', 'Expired']),
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  addresses: z.array(z.string()),
  callsPerMinute: z.number(),
  expiresOn: z.string().nullable(),
  secretMadeAt: z.string(),
  /** The secret before continues until then. */
  previousUntil: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  lastUsedAddress: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
})

const access = { anyOf: ['USR_API'] } as const
/** The secret leaves the server here and never again. */
const Secret = { clientId: z.string(), clientSecret: z.string() }

/** Programs (ERP) that work in the name of a user; source: access decisions, section 1 (API access). */
export const apiAccessCalls = {
  /** Makes a program (without `id`), whose secret is in the reply and never shown again; or changes one. */
  save: defineCall({
    method: 'POST',
    path: '/user/apiAccess',
    access,
    input: ApiClientSave,
    reply: z.object({
      id: f.Id,
      version: f.Version,
      clientId: z.string(),
      clientSecret: z.string().optional(),
    }),
    personOnly: true,
  }),
  search: defineCall({
    method: 'GET',
    path: '/user/apiAccess/search',
    access,
    input: z.object({ userId: f.QueryId.optional() }),
    reply: z.object({
      records: z.array(ApiClientRow),
      /** Rights that can be given: those of the user, as far as the person who asks has them too. */
      scopes: z.array(z.string()),
    }),
    readOnly: true,
  }),
  /** A new secret; the one before continues for `graceHours`, so that the program can be changed over in peace. */
  rotate: defineCall({
    method: 'POST',
    path: '/user/apiAccess/rotate',
    access,
    input: z.object({ id: f.Id, graceHours: z.number().int().min(0).max(168).default(24) }),
    reply: z.object({ ...Secret, previousUntil: z.string().nullable() }),
    personOnly: true,
  }),
  /** Ends a program permanently, and its sessions with it. */
  revoke: defineCall({
    method: 'POST',
    path: '/user/apiAccess/revoke',
    goesOnAfterEnd: true,
    access,
    input: z.object({ id: f.Id, reason: f.Reason.optional() }),
    reply: 'nothing',
    idempotent: true,
    personOnly: true,
  }),
  /** How a program signs in: id and secret for a token, which it sends as `auth-token` until that expires. */
  token: defineCall({
    method: 'POST',
    path: '/authenticate/clientToken',
    access: 'anonymous',
    input: z.object({ clientId: z.string().trim().max(60), clientSecret: z.string().trim().max(100) }),
    reply: z.object({ token: z.string(), expiresAt: z.string() }),
    perMinute: 60,
  }),
}
