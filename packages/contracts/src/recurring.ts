import { recurrenceUnits } from '@bahi/domain/documents/recurrence.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { documentRight } from './document-rights.ts'
import { DocumentStatus } from './enums.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { recurringKinds } from './recurring-kinds.ts'
import { BulkResult, IdQuery, Ids, recordStamps, Saved } from './resource.ts'

const rights = (action: 'SH_VW' | 'AD' | 'ED') => recurringKinds.map((kind) => documentRight(kind, action))

export const RecurrenceUnit = z.enum(recurrenceUnits)
export const RecurringStatus = z.enum(['Active', 'Paused', 'Ended'])
/** What is made on each date: a draft to be looked at, or a document with its number. */
export const RecurringResult = z.enum(['Draft', 'Issued'])
/** How a date went: issued, waiting for approval, a draft as wished, a draft because it could not be issued, nothing. */
export const RecurringOutcome = z.enum(['Issued', 'Pending', 'Draft', 'DraftInstead', 'Failed'])

const Schedule = {
  /** Of the next document; the day of the month of those that follow. */
  nextDate: f.CalendarDate,
  every: z.number().int().min(1).max(99),
  unit: RecurrenceUnit,
  /** None is made after it. */
  endDate: f.CalendarDate.optional(),
  /** How many are still to be made. */
  left: z.number().int().min(1).max(999).optional(),
  result: RecurringResult,
  /** Mails what was issued to the party. */
  mails: z.boolean(),
}

export const RecurringSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  /** The document that is made again, with its party, lines, prices and terms as they are on that date. */
  sourceId: f.Id,
  ...Schedule,
})

export const RecurringRow = z.object({
  ...recordStamps,
  status: RecurringStatus,
  kind: z.enum(recurringKinds),
  entityId: f.Id,
  sourceId: f.Id,
  sourceNumber: z.string().nullable(),
  partyName: z.string().nullable(),
  total: z.string(),
  ...Schedule,
  nextDate: z.string().nullable(),
  endDate: z.string().nullable(),
  left: z.number().nullable(),
  /** Documents made until now. */
  made: z.number(),
  /** The user in whose name the documents are made may no longer work: nothing is made until another saves it. */
  isOrphaned: z.boolean(),
})

const Run = z.object({
  date: z.string(),
  outcome: RecurringOutcome,
  documentId: f.Id.nullable(),
  number: z.string().nullable(),
  documentStatus: DocumentStatus.nullable(),
  /** Why it could not be issued. */
  problem: z.string().nullable(),
  madeAt: z.string(),
})

export const recurringCalls = {
  search: defineCall({
    method: 'POST',
    path: '/recurring/search',
    access: { anyOf: rights('SH_VW') },
    input: GlobalFilters.extend({
      statuses: z.array(RecurringStatus).max(3).optional(),
      kinds: z.array(z.enum(recurringKinds)).max(5).optional(),
    }),
    reply: pageOf(RecurringRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/recurring/detail',
    access: { anyOf: rights('SH_VW') },
    input: IdQuery,
    /** Runs: the last hundred, newest first; dates: the next five. */
    reply: RecurringRow.extend({ runs: z.array(Run), dates: z.array(z.string()) }),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/recurring/save',
    access: { anyOf: rights('AD') },
    input: RecurringSave,
    reply: Saved,
    idempotent: true,
  }),
  /** Paused and ended ones make nothing; dates that pass meanwhile are skipped. */
  updateStatus: defineCall({
    method: 'POST',
    path: '/recurring/updateStatus',
    access: { anyOf: rights('AD') },
    input: z.object({ ids: Ids, status: RecurringStatus }),
    reply: BulkResult,
    idempotent: true,
  }),
}
