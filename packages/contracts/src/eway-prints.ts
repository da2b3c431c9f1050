import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { Ids } from './resource.ts'

/** Brief: form EWB-01 on one page, with the first of the goods. Detailed: with all of them, and the addresses. */
export const EWayPrintForm = z.enum(['brief', 'detailed'])

const view = { anyOf: ['EWB_SH_VW'] } as const
const hasOne = ({ documentId, billId }: { documentId?: unknown; billId?: unknown }): boolean =>
  (documentId === undefined) !== (billId === undefined)
const hasSome = ({ documentIds, billIds }: { documentIds?: unknown; billIds?: unknown }): boolean =>
  documentIds !== undefined || billIds !== undefined

/** The forms that go with the goods. They are English everywhere: they are read on the road in every State. */
export const eWayPrintCalls = {
  /** By the document of the books that the bill is for, or by the bill's own id. */
  print: defineCall({
    method: 'GET',
    path: '/eWayBill/print',
    access: view,
    input: z
      .object({
        documentId: f.QueryId.optional(),
        billId: f.QueryId.optional(),
        form: EWayPrintForm.default('detailed'),
      })
      .refine(hasOne, { error: 'REQUIRED', path: ['documentId'] }),
    reply: 'file',
    readOnly: true,
  }),
  /** Many in one PDF, as a background task; those without a bill at the portal are left out and reported. */
  printMany: defineCall({
    goesOnAfterEnd: true,
    method: 'POST',
    path: '/eWayBill/printMany',
    access: view,
    input: z
      .object({
        documentIds: Ids.optional(),
        billIds: Ids.optional(),
        form: EWayPrintForm.default('detailed'),
      })
      .refine(hasSome, { error: 'REQUIRED', path: ['documentIds'] }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}

export const consolidatedPrintCalls = {
  /** Form EWB-02: the sheet that goes with a vehicle. */
  print: defineCall({
    method: 'GET',
    path: '/consolidatedEWayBill/print',
    access: view,
    input: z.object({ id: f.QueryId }),
    reply: 'file',
    readOnly: true,
  }),
}
