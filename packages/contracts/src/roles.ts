import * as z from 'zod'
import { builtInRoles } from './built-in-roles.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters } from './paging.ts'
import { byPersonOnly, recordStamps, resourceCalls } from './resource.ts'
import { rightCodes } from './rights.ts'

const BuiltInName = z.enum(builtInRoles)
const RightId = z.enum(rightCodes as [(typeof rightCodes)[number], ...(typeof rightCodes)[number][]])

/** A role: a name for rights that are given together. The rights sent are the whole of what it holds. */
export const RoleSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  name: f.Name.min(1),
  description: f.Description.optional(),
  /** The built-in role it was made from: what differs from it is shown. */
  basedOn: BuiltInName.optional(),
  rights: z.array(RightId).max(rightCodes.length),
})

export const RoleRow = z.object({
  ...recordStamps,
  name: z.string(),
  description: z.string().nullish(),
  builtIn: BuiltInName.nullish(),
  basedOn: BuiltInName.nullish(),
  rightCount: z.number(),
  userCount: z.number(),
})

export const RoleDetail = RoleRow.extend({
  rights: z.array(z.string()),
  /** Who holds it, and at which places; at none: everywhere. The first hundred. */
  users: z.array(
    z.object({
      id: f.Id,
      name: z.string(),
      userName: z.string(),
      status: z.string(),
      places: z.array(z.string()),
    }),
  ),
})

const filters = { builtIn: z.boolean().optional() }

const base = byPersonOnly(
  resourceCalls('role', 'ROL', { row: RoleRow, detail: RoleDetail, save: RoleSave, filters }),
)

export const roleCalls = {
  ...base,
  /** The group has no right of its own to export: anyone who sees the roles may take the list along. */
  export: defineCall({
    method: 'POST',
    path: '/role/export',
    access: { anyOf: ['ROL_SH_VW'] },
    input: GlobalFilters.extend({
      statuses: base.search.input.shape.statuses,
      ...filters,
      format: ExportFormat.default('xlsx'),
    }),
    reply: 'file',
    readOnly: true,
  }),
  /** Every right with the calls that it opens. */
  rights: defineCall({
    method: 'GET',
    path: '/role/rights',
    access: { anyOf: ['ROL_SH_VW', 'USR_SH_VW'] },
    reply: z.array(z.object({ rightId: z.string(), group: z.string(), calls: z.array(z.string()) })),
    readOnly: true,
  }),
  /** Roles to give to a user; `mayGrant` false: the reader lacks a right of it. */
  choices: defineCall({
    method: 'GET',
    path: '/role/choices',
    access: { anyOf: ['USR_SH_VW', 'USR_AD', 'USR_ED'] },
    reply: z.array(
      z.object({
        id: f.Id,
        name: z.string(),
        builtIn: BuiltInName.nullable(),
        rights: z.array(z.string()),
        mayGrant: z.boolean(),
      }),
    ),
    readOnly: true,
  }),
}
