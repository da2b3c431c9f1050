import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { openSideNames } from '@bahi/domain/payments/kinds.ts'
import { DocumentKindName } from './enums.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, Ids } from './resource.ts'

const access = { anyOf: ['PIN_WOF', 'POT_WOF'] } as const

const Search = GlobalFilters.extend({
  partyIds: z.array(f.Id).max(500).optional(),
  side: z.enum(openSideNames).optional(),
  view: z.enum(['all', 'active', 'undone']).optional(),
})
/** Of each side with the right to see its payments. */
const see = { anyOf: ['PIN_SH_VW', 'POT_SH_VW'] } as const

const WriteOffRow = z.object({
  id: f.Id,
  number: z.string(),
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  /** Written off of what was owed to us, or of what we owed. */
  side: z.enum(openSideNames),
  /** Null once it is undone: nothing of the document is settled by it then. */
  documentId: f.Id.nullable(),
  kind: DocumentKindName.nullable(),
  documentNumber: z.string().nullable(),
  amount: z.string(),
  reason: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  status: z.string(),
  undoneBy: z.string().nullable(),
  undoneAt: z.string().nullable(),
  undoReason: z.string().nullable(),
})

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
  /** Who wrote off what of which document, when and why, and what was undone. */
  search: defineCall({
    method: 'POST',
    path: '/writeOff/search',
    access: see,
    input: Search,
    reply: pageOf(WriteOffRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/writeOff/export',
    access: { anyOf: ['PIN_DD_EX', 'POT_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
