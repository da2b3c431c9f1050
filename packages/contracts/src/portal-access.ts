import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { Portal, Provider } from './portals.ts'

const Credentials = z.object({
  entityId: f.Id,
  entityName: z.string(),
  gstin: z.string().nullable(),
  provider: Provider,
  userName: z.string().nullable(),
  clientId: z.string().nullable(),
  /** The password itself is never shown again. */
  hasPassword: z.boolean(),
  hasClientSecret: z.boolean(),
  testedAt: z.string().nullable(),
  /** Null where it was never tested. */
  isAccepted: z.boolean().nullable(),
  testMessage: z.string().nullable(),
  version: z.number(),
  /** Turnover makes e-invoicing a duty. */
  isDuty: z.boolean(),
  isEnabled: z.boolean(),
})

const SaveCredentials = z.object({
  entityId: f.Id,
  /** 0 where there were none. */
  version: z.number().int().min(0).max(2_147_483_647),
  provider: Provider,
  userName: f.EInvoiceUserName.min(1),
  password: f.EInvoicePassword.min(1).optional(),
  clientId: z.string().trim().max(100).optional(),
  clientSecret: z.string().trim().max(100).optional(),
})

/** One step of trying a portal; notTried: an earlier one failed. */
const Step = z.object({
  state: z.enum(['done', 'failed', 'notSet', 'notTried']),
  message: z.string().nullable(),
  ms: z.number().nullable(),
})

const access = { anyOf: ['BSN_SET_EINV_CRED'] } as const

/** How a GSTIN signs in to a portal; alike for both. */
export const credentialCalls = (resource: 'eInvoice' | 'eWayBill') => ({
  /** Of every GSTIN the user sees, or of one. */
  credentials: defineCall({
    method: 'GET',
    path: `/${resource}/credentials`,
    access,
    input: z.object({ entityId: f.QueryId.optional() }),
    reply: z.array(Credentials),
    readOnly: true,
  }),
  /** Kept encrypted and tested at once; a secret left out stays as it is. */
  saveCredentials: defineCall({
    method: 'POST',
    path: `/${resource}/saveCredentials`,
    personOnly: true,
    access,
    input: SaveCredentials,
    reply: Credentials,
    idempotent: true,
  }),
  testCredentials: defineCall({
    method: 'POST',
    path: `/${resource}/testCredentials`,
    access,
    input: z.object({ entityId: f.Id }),
    reply: Credentials,
    idempotent: true,
  }),
})

/** How both portals are reached for a GSTIN now: addresses, clock, sign-in, and one look-up on trial. */
export const connection = defineCall({
  method: 'POST',
  path: '/eInvoice/connection',
  access: { anyOf: ['EIN_SH_VW', 'EWB_SH_VW', 'BSN_SET_EINV_CRED'] },
  input: z.object({ entityId: f.Id }),
  reply: z.array(
    z.object({
      portal: Portal,
      provider: Provider,
      addresses: z.array(
        z.object({
          url: z.string(),
          isReachable: z.boolean(),
          ms: z.number(),
          /** How far our clock is ahead; null where the portal gives no time. */
          clockAheadMs: z.number().nullable(),
          fault: z.string().nullable(),
        }),
      ),
      signIn: Step,
      /** The registration of the GSTIN itself, as the portal knows it. */
      lookup: Step.extend({ name: z.string().nullable() }),
    }),
  ),
  idempotent: true,
})
