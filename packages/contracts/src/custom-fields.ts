import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { lineFieldsOf, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { Labels } from './custom-alias.ts'
import * as f from './fields.ts'
import { Ids, Saved } from './resource.ts'

/** Records that a business may give fields of its own: masters, each kind of document with its lines, and payments. */
export const CustomRecordKind = z.enum([
  'party',
  'item',
  'company',
  ...offeredKinds,
  ...offeredKinds.map((kind) => lineFieldsOf(kind)),
  ...paymentKindNames,
])
export type CustomRecordKind = z.output<typeof CustomRecordKind>
export const CustomFieldType = z.enum(['text', 'number', 'date', 'choice', 'switch'])
export type CustomFieldType = z.output<typeof CustomFieldType>

/** Of one kind of record. */
export const mostCustomFields = 20

const definition = { recordKind: CustomRecordKind, type: CustomFieldType, labels: Labels }

export const CustomFieldSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...definition,
  choices: z.array(z.string().trim().min(1).max(60)).max(50).default([]),
  isMandatory: z.boolean().default(false),
  isInList: z.boolean().default(false),
  isPrinted: z.boolean().default(false),
})

export const CustomField = z.object({
  id: f.Id,
  version: f.Version,
  /** Under which a record keeps its value. */
  key: z.string(),
  /** In the reader's language, else in the first there is. */
  label: z.string(),
  ...definition,
  choices: z.array(z.string()),
  isMandatory: z.boolean(),
  isInList: z.boolean(),
  isPrinted: z.boolean(),
  position: z.number(),
  /** Deleted: shown where a record has a value in it, never asked for again. */
  isDeleted: z.boolean(),
})
export type CustomField = z.output<typeof CustomField>

/** Values of a record by the field's key; always text: `12.50`, `2026-11-21`, `yes`. */
export const CustomValues = z.record(z.string().max(50), f.CustomField)

/**
 * A search in own fields, by key. Text holds one of the words, a choice or a switch is one of the values; a number or
 * a date lies between two, written `5..10`, `5..` or `..10`.
 */
export const CustomFilters = z.record(
  z.string().regex(/^field\d{1,15}$/),
  z.array(z.string().trim().min(1).max(100)).min(1).max(50),
)
export type CustomFilters = z.output<typeof CustomFilters>

/** A key names the id, so that it stays right whatever the field is called later. */
export const customFieldKey = (id: number): string => `field${id}`

/** What is wrong with a value, as a code of `issues.ts`; undefined where nothing is. */
export const customValueIssue = (
  { type, choices }: { readonly type: CustomFieldType; readonly choices: readonly string[] },
  value: string,
): 'WRONG_TYPE' | 'NOT_A_CHOICE' | undefined => {
  if (type === 'number') return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? undefined : 'WRONG_TYPE'
  if (type === 'date') return isCalendarDate(value) ? undefined : 'WRONG_TYPE'
  if (type === 'switch') return value === 'yes' || value === 'no' ? undefined : 'WRONG_TYPE'
  if (type === 'choice') return choices.includes(value) ? undefined : 'NOT_A_CHOICE'
  return undefined
}

export const customFieldCalls = {
  /** Definitions of every kind, for anyone who fills a form or reads a list. */
  search: defineCall({
    method: 'GET',
    path: '/subscriber/setting/customField/search',
    access: 'session',
    reply: z.array(CustomField),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/subscriber/setting/customField/save',
    access: { anyOf: ['STG_ALS'] },
    input: CustomFieldSave,
    reply: Saved,
    idempotent: true,
  }),
  /** The order of the fields of a kind. */
  order: defineCall({
    method: 'POST',
    path: '/subscriber/setting/customField/order',
    access: { anyOf: ['STG_ALS'] },
    input: z.object({ recordKind: CustomRecordKind, ids: Ids }),
    reply: 'nothing',
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    path: '/subscriber/setting/customField/delete',
    access: { anyOf: ['STG_ALS'] },
    input: z.object({ id: f.Id }),
    reply: 'nothing',
    idempotent: true,
  }),
}
