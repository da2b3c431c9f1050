import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { recordStamps, resourceCalls } from './resource.ts'

const departmentFields = {
  name: f.Name.min(1),
  code: f.Code.optional(),
  /** Company, GSTIN, branch or godown that it belongs to. */
  entityId: f.Id,
  /** Who leads it. */
  head: f.PersonName.optional(),
  email: f.Email.optional(),
  notes: f.Notes.optional(),
}

export const DepartmentSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...departmentFields,
})
export const DepartmentRow = z.object({
  ...recordStamps,
  name: z.string(),
  code: z.string().nullish(),
  entityId: f.Id,
  entityName: z.string(),
  head: z.string().nullish(),
  email: z.string().nullish(),
  notes: z.string().nullish(),
  /** People who work there. */
  users: z.number(),
})

const resource = resourceCalls('department', 'DPT', {
  row: DepartmentRow,
  detail: DepartmentRow,
  save: DepartmentSave,
  filters: {},
})
export const departmentCalls = {
  ...resource,
  /** Parts of a business are exported by the right for businesses: there is none of their own. */
  export: defineCall({ ...resource.export, access: { anyOf: ['BSN_DD_EX'] } }),
}

const Place = z.object({
  id: f.Id,
  name: z.string(),
  entityId: f.Id.nullable(),
  entityName: z.string().nullable(),
})

/** Choices for forms of users, documents and filters: what the reader sees and is active. */
export const subscriberPlaceCalls = {
  branches: defineCall({
    method: 'GET',
    path: '/subscriber/branches',
    access: 'session',
    reply: z.array(Place.extend({ locationType: z.string() })),
    readOnly: true,
  }),
  departments: defineCall({
    method: 'GET',
    path: '/subscriber/departments',
    access: 'session',
    reply: z.array(Place),
    readOnly: true,
  }),
}
