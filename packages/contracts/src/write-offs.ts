import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { BulkResult, Ids } from './resource.ts'

const access = { anyOf: ['PIN_WOF', 'POT_WOF'] } as const

/** Small rests of invoices and bills that nobody will pay. */
export const writeOffCalls = {
  /** Writes off what is left of each document, up to the limit of the setting; each that is refused has its reason. */
  save: defineCall({
    method: 'POST',
    path: '/writeOff/save',
    access,
    input: z.object({
      documentIds: Ids,
      reason: f.Reason.min(1),
      /** Absent: today. */
      date: f.CalendarDate.optional(),
    }),
    reply: BulkResult.extend({
      writeOffs: z.array(z.object({ id: f.Id, documentId: f.Id, number: z.string(), amount: z.string() })),
    }),
    idempotent: true,
  }),
  /** Takes write-offs back: what they settled is open again, their numbers stay used. */
  cancel: defineCall({
    method: 'POST',
    path: '/writeOff/cancel',
    access,
    input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
}
