import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/** The product's own sandbox portals, or those of the NIC. */
export const Provider = z.enum(['Sandbox', 'Nic'])
export const Portal = z.enum(['einvoice', 'ewaybill'])

/**
 * What the signature of the portal under a text says here, tried with the keys we have: it is valid; it is invalid, so the
 * text is not what was signed; it was made with an unknown key; or there is no signed text.
 */
export const SignatureState = z.enum(['verified', 'altered', 'unknownKey', 'missing'])

/** A call of a portal with its answer; secrets are masked before it is kept. */
export const Exchange = z.object({
  id: f.Id,
  portal: z.enum([...Portal.options, 'gstn']),
  entityId: f.Id,
  documentId: f.Id.nullable(),
  call: z.string(),
  method: z.string(),
  url: z.string(),
  startedAt: z.string(),
  ms: z.number(),
  httpStatus: z.number().nullable(),
  request: z.unknown(),
  reply: z.unknown(),
  fault: z.string().nullable(),
})

export const portalCalls = {
  /** How each portal answers for each GSTIN, and what waits for it. */
  health: defineCall({
    method: 'GET',
    path: '/portal/health',
    access: { anyOf: ['EIN_SH_VW', 'EWB_SH_VW'] },
    reply: z.array(
      z.object({
        portal: Portal,
        provider: Provider,
        entityId: f.Id,
        gstin: z.string().nullable(),
        /** NotSet: no credentials; Refused: they are not accepted; Down: it does not answer. */
        state: z.enum(['NotSet', 'Refused', 'Up', 'Down']),
        waiting: z.number(),
        /** Sent without a certain answer, to be looked up. */
        unknown: z.number(),
        oldestAt: z.string().nullable(),
        retryAt: z.string().nullable(),
        lastSuccessAt: z.string().nullable(),
        lastFailure: z.string().nullable(),
        lastFailureAt: z.string().nullable(),
        /** What the sandbox portal holds, as a page. */
        sandboxUrl: z.string().nullable(),
      }),
    ),
    readOnly: true,
  }),
  /** Tries what waits now, whatever the back-off says. */
  retry: defineCall({
    method: 'POST',
    path: '/portal/retry',
    access: { anyOf: ['EIN_GEN', 'EWB_GEN'] },
    input: z.object({ entityId: f.Id, portal: Portal }),
    reply: 'nothing',
    idempotent: true,
  }),
  /** Requests and replies, secrets masked, newest first. */
  exchanges: defineCall({
    method: 'GET',
    path: '/portal/exchanges',
    access: { anyOf: ['DAC_SH_VW'] },
    input: z.object({
      entityId: f.QueryId.optional(),
      documentId: f.QueryId.optional(),
      portal: z.enum([...Portal.options, 'gstn']).optional(),
      /** Number of the document that it was about. */
      number: z.string().trim().max(50).optional(),
      /** Failed: no answer, or one that refuses. */
      outcome: z.enum(['Answered', 'Failed']).optional(),
      from: f.CalendarDate.optional(),
      to: f.CalendarDate.optional(),
      /** Only older ones than this. */
      before: f.QueryId.optional(),
      size: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(Exchange),
    readOnly: true,
  }),
}
