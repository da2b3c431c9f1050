import * as z from 'zod'
import { DocumentKindName } from './enums.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/** endsToday: within a day; endsSoon: within the eight hours in which it can be extended; expired: within the eight hours after its end; dead: too late. */
export const EWayEnding = z.enum(['endsToday', 'endsSoon', 'expired', 'dead'])

const Row = z.object({
  /** Of an own bill, or of one of others that this GSTIN transports. */
  billId: f.Id.nullable(),
  otherId: f.Id.nullable(),
  documentId: f.Id.nullable(),
  kind: DocumentKindName.nullable(),
  entityId: f.Id,
  ewbNo: z.string(),
  number: z.string().nullable(),
  partyName: z.string().nullable(),
  deliveryPlace: z.string().nullable(),
  vehicleNumber: z.string().nullable(),
  validUpto: z.string(),
  ending: EWayEnding,
  /** In which an extension is taken. */
  extendFrom: z.string(),
  extendUntil: z.string(),
})

export const eWayBoardCalls = {
  /** Bills on the way that end or ended, the most urgent in front; `dead` of the last thirty days. */
  expiring: defineCall({
    method: 'POST',
    path: '/eWayBill/expiring',
    access: { anyOf: ['EWB_SH_VW'] },
    input: z.object({
      entityIds: z.array(f.Id).max(500).optional(),
      endings: z.array(EWayEnding).max(4).optional(),
      size: z.number().int().min(1).max(500).default(100),
    }),
    reply: z.object({
      counts: z.object({
        endsToday: z.number(),
        endsSoon: z.number(),
        expired: z.number(),
        dead: z.number(),
      }),
      records: z.array(Row),
    }),
    readOnly: true,
  }),
}
