import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/** The state of a GSTIN at the GST portal. */
export const GstnAccess = z.object({
  entityId: f.Id,
  gstin: z.string(),
  provider: z.enum(['Sandbox', 'Product']),
  /** False where nobody set up the way to the portal on this installation. */
  isSetUp: z.boolean(),
  state: z.enum(['Closed', 'CodeSent', 'Open']),
  userName: z.string().nullable(),
  /** Of the code under way. */
  codeUntil: z.string().nullable(),
  attemptsLeft: z.number(),
  resendsLeft: z.number(),
  openUntil: z.string().nullable(),
  openedAt: z.string().nullable(),
  openedBy: z.string().nullable(),
  lastFailure: z.string().nullable(),
  /** The sandbox sends no message; its code is this. */
  sandboxCode: z.string().nullable(),
})

const access = { anyOf: ['BSN_SET_EINV_CRED'] } as const
const Place = z.object({ entityId: f.Id })
const PlaceQuery = z.object({ entityId: f.QueryId })

/**
 * Opens the GST portal for a GSTIN with the code that the portal sends to the taxpayer; source: readings, section 2.
 * Returns and ledgers are asked for in that session.
 */
export const apiRegistrationCalls = {
  state: defineCall({
    method: 'GET',
    path: '/subscriber/apiRegistration',
    access,
    input: PlaceQuery,
    reply: GstnAccess,
    readOnly: true,
  }),
  generateOtp: defineCall({
    method: 'POST',
    path: '/subscriber/apiRegistration/generateOtp',
    idempotent: true,
    personOnly: true,
    access,
    /** As the taxpayer signs in to the GST portal. */
    input: Place.extend({ userName: f.EInvoiceUserName.min(1) }),
    reply: GstnAccess,
  }),
  validateOtp: defineCall({
    method: 'POST',
    path: '/subscriber/apiRegistration/validateOtp',
    idempotent: true,
    personOnly: true,
    access,
    input: Place.extend({ otp: f.Otp.min(1) }),
    reply: GstnAccess,
  }),
  regenerateOtp: defineCall({
    method: 'GET',
    path: '/subscriber/apiRegistration/regenerateOtp',
    idempotent: true,
    personOnly: true,
    access,
    input: PlaceQuery,
    reply: GstnAccess,
  }),
  end: defineCall({
    method: 'POST',
    path: '/subscriber/apiRegistration/end',
    idempotent: true,
    personOnly: true,
    access,
    input: Place,
    reply: GstnAccess,
  }),
}
