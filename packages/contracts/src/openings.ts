import { openingTypeNames } from '@bahi/domain/documents/opening.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName, Opening } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids } from './resource.ts'

export const OpeningType = z.enum(openingTypeNames)

/** An invoice, bill, note or advance that was open when the books began, as the list of open bills has it. */
export const OpeningItemSave = z.object({
  /** Of one that is entered already. */
  id: f.Id.optional(),
  version: f.Version.optional(),
  /** One of the two; `party` is its code, GSTIN or name, as a list has it. */
  partyId: f.Id.optional(),
  party: f.Name.optional(),
  type: OpeningType,
  number: f.OtherDocumentNumber.min(1),
  date: f.CalendarDate,
  dueDate: f.CalendarDate.optional(),
  /** What it was made out for. */
  amount: f.Amount,
  /** What was open of it when the books began; absent: all. */
  left: f.Amount.optional(),
  remarks: f.Remarks.optional(),
})

/** A row of a file of them. */
export const OpeningItemSheetRow = OpeningItemSave.omit({ id: true, version: true, partyId: true }).extend({
  party: f.Name.min(1),
  /** GSTIN, code or name of ours; absent: the one chosen with the file. */
  entity: f.EntityName.optional(),
})

export const OpeningItemRow = z.object({
  id: f.Id,
  version: f.Version,
  entityId: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  kind: DocumentKindName,
  type: OpeningType,
  number: z.string(),
  date: z.string(),
  dueDate: z.string().nullable(),
  amount: z.string(),
  left: z.string(),
  /** Open today: what was left less what was settled since. */
  balance: z.string(),
  /** What it is of the account; null once it is deleted. */
  opens: Opening.nullable(),
  remarks: z.string().nullable(),
  status: z.string(),
})

const Search = GlobalFilters.extend({
  partyIds: z.array(f.Id).max(500).optional(),
  types: z.array(OpeningType).optional(),
  /** Absent: all but the deleted. */
  view: z.enum(['all', 'open', 'overdue', 'partly', 'settled', 'deleted']).optional(),
})
const see = { anyOf: ['PTY_SH_VW'] } as const
const change = { anyOf: ['PTY_ED'] } as const

/** What was open with parties when the books began, document by document. */
export const openingItemCalls = {
  search: defineCall({
    method: 'POST',
    path: '/openingItem/search',
    access: see,
    input: Search,
    reply: pageOf(OpeningItemRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/openingItem/detail',
    access: see,
    input: IdQuery,
    reply: OpeningItemRow,
    readOnly: true,
  }),
  /** Enters and changes many at one GSTIN, all or none; a fault names its row: `items[3].number`. */
  save: defineCall({
    method: 'POST',
    path: '/openingItem/save',
    access: change,
    input: z.object({
      entityId: f.Id,
      items: z.array(OpeningItemSave).min(1).max(500),
      /** Says what is wrong and enters nothing. */
      checkOnly: z.boolean().optional(),
    }),
    reply: z.object({ items: z.array(z.object({ id: f.Id, version: f.Version })) }),
    idempotent: true,
  }),
  /** Takes them out of the books again; what is settled stays, with its reason. */
  delete: defineCall({
    method: 'POST',
    path: '/openingItem/delete',
    access: change,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/openingItem/export',
    access: { anyOf: ['PTY_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
