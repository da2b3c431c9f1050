import * as z from 'zod'
import { defineCall } from './call.ts'
import { EntityNode } from './companies.ts'
import { RecordStatus, UserType } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids, recordStamps, Saved } from './resource.ts'

/** How far a user may go when issuing documents; what is absent has no limit. */
export const UserLimits = z.object({
  /** Largest total of one document, in rupees. */
  documentValue: f.Amount.optional(),
  /** Largest discount of a line or of a document, in per cent. */
  discountPercent: f.Discount.optional(),
})

/** A role at a place and below it; without a place: everywhere. */
export const UserRole = z.object({ roleId: f.Id, entityId: f.Id.optional() })

export const UserSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  firstName: f.PersonName.min(1),
  lastName: f.PersonName.optional(),
  userName: f.UserName.min(1),
  emailAddress: f.Email.min(1),
  mobile: f.Mobile.optional(),
  userType: UserType,
  /** Sees and exports, changes nothing, whatever the roles say. */
  isAuditor: z.boolean().default(false),
  employeeCode: f.Code.optional(),
  branchId: f.Id.optional(),
  departmentId: f.Id.optional(),
  /** Absent: as they are. Needs USR_ASN_ROL. */
  roles: z.array(UserRole).max(500).optional(),
  /** Places that the user sees, each with what lies under it. Absent: as they are. Needs USR_ASN_LOC. */
  entityIds: z.array(f.Id).max(2000).optional(),
  /** Absent: as they are. Needs USR_SET_LMT. */
  limits: UserLimits.optional(),
})

export const UserRow = z.object({
  ...recordStamps,
  userName: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  mobile: z.string().nullish(),
  userType: UserType,
  isAuditor: z.boolean(),
  employeeCode: z.string().nullish(),
  /** Names of the roles held somewhere. */
  roleNames: z.array(z.string()),
  lastSignInAt: z.string().nullish(),
  /** Invited, and the password is not chosen yet. */
  isInvited: z.boolean(),
  twoFactor: z.enum(['Off', 'Mail', 'Sms', 'App']),
})

export const UserDetail = UserRow.extend({
  branchId: f.Id.nullish(),
  branchName: z.string().nullish(),
  departmentId: f.Id.nullish(),
  departmentName: z.string().nullish(),
  /** Those at places that the reader sees. */
  roles: z.array(
    z.object({
      roleId: f.Id,
      roleName: z.string(),
      entityId: f.Id.nullable(),
      entityName: z.string().nullable(),
    }),
  ),
  entityIds: z.array(f.Id),
  limits: z.object({
    documentValue: z.string().nullish(),
    discountPercent: z.string().nullish(),
  }),
  invitedAt: z.string().nullish(),
  isOwn: z.boolean(),
})

const filters = {
  statuses: z.array(RecordStatus).max(20).optional(),
  userTypes: z.array(UserType).max(2).optional(),
  isAuditor: z.boolean().optional(),
  isInvited: z.boolean().optional(),
  roleIds: z.array(f.Id).max(100).optional(),
}
const Search = GlobalFilters.extend(filters)

/** What an Admin sets; the others of the status set follow from time (Dormant) or from deleting. */
export const SettableUserStatus = z.enum(['Active', 'Inactive', 'Locked', 'Unlock', 'Undelete'])

/** Administration of users; source: specification part 2, section 7. */
export const userAdminCalls = {
  search: defineCall({
    method: 'POST',
    path: '/user/search',
    access: { anyOf: ['USR_SH_VW'] },
    input: Search,
    reply: pageOf(UserRow),
    readOnly: true,
  }),
  /** How many users are in each status. */
  counts: defineCall({
    method: 'GET',
    path: '/user/counts',
    access: { anyOf: ['USR_SH_VW'] },
    reply: z.array(z.object({ status: z.string(), users: z.number() })),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/user/detail',
    access: { anyOf: ['USR_SH_VW'] },
    input: IdQuery,
    reply: UserDetail,
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/user/save',
    access: { create: 'USR_AD', edit: 'USR_ED' },
    input: UserSave,
    reply: Saved,
    idempotent: true,
    personOnly: true,
  }),
  updateStatus: defineCall({
    method: 'POST',
    path: '/user/updateStatus',
    personOnly: true,
    access: { anyOf: ['USR_CH_ST'] },
    input: z.object({ ids: Ids, status: SettableUserStatus, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** Mails a link to choose a new password; to users who never chose one, the invitation again. */
  resetPassword: defineCall({
    method: 'POST',
    path: '/user/resetPassword',
    access: { anyOf: ['USR_CHG_PWD'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
    personOnly: true,
  }),
  /** Takes the second step of the sign-in away, for users who lost their phone. */
  resetTwoFactor: defineCall({
    method: 'POST',
    path: '/user/resetTwoFactor',
    access: { anyOf: ['USR_CHG_PWD'] },
    input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
    personOnly: true,
  }),
  delete: defineCall({
    method: 'POST',
    path: '/user/delete',
    personOnly: true,
    access: { anyOf: ['USR_DEL'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/user/export',
    access: { anyOf: ['USR_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  /** The reader's tree of places; `hasAccess` is that of the user asked for. */
  entities: defineCall({
    method: 'GET',
    path: '/user/entities',
    access: { anyOf: ['USR_SH_VW'] },
    input: IdQuery,
    reply: z.array(EntityNode),
    readOnly: true,
  }),
  /** What the user may do in the end, from all roles together. */
  effectiveRights: defineCall({
    method: 'GET',
    path: '/user/effectiveRights',
    access: { anyOf: ['USR_SH_VW'] },
    input: IdQuery,
    reply: z.array(
      z.object({
        rightId: z.string(),
        isEverywhere: z.boolean(),
        /** Where it is held, of the places that the reader sees. */
        entityIds: z.array(f.Id),
      }),
    ),
    readOnly: true,
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/user/sessions',
    access: { anyOf: ['USR_SH_VW'] },
    input: IdQuery,
    reply: z.array(
      z.object({
        id: f.Id,
        createdAt: z.string(),
        lastSeenAt: z.string(),
        expiresAt: z.string(),
        address: z.string().nullable(),
        userAgent: z.string().nullable(),
        isOwn: z.boolean(),
      }),
    ),
    readOnly: true,
  }),
  /** Ends sessions of a user; without `sessionIds` all of them. */
  endSessions: defineCall({
    method: 'POST',
    path: '/user/endSessions',
    personOnly: true,
    access: { anyOf: ['USR_CH_ST'] },
    input: z.object({ id: f.Id, sessionIds: z.array(f.Id).max(1000).optional() }),
    reply: z.object({ ended: z.number() }),
    idempotent: true,
  }),
  /** What the user did, newest first, from the audit trail. */
  activity: defineCall({
    method: 'GET',
    path: '/user/activity',
    access: { anyOf: ['USR_SH_VW'] },
    input: IdQuery.extend({
      before: f.QueryId.optional(),
      size: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: z.object({
      entries: z.array(
        z.object({
          id: f.Id,
          at: z.string(),
          action: z.enum(['create', 'edit', 'delete']),
          /** Kind of record: the name of its table. */
          record: z.string(),
          recordId: z.number(),
          source: z.string(),
          reason: z.string().nullable(),
          impersonator: z.string().nullable(),
        }),
      ),
      hasMore: z.boolean(),
    }),
    readOnly: true,
  }),
}

/** Names of the account's users, for pickers. */
export const subscriberUserCalls = {
  users: defineCall({
    method: 'GET',
    path: '/subscriber/users',
    notForPrograms: true,
    access: 'session',
    reply: z.array(
      z.object({ id: f.Id, name: z.string(), userName: z.string(), userType: UserType, status: z.string() }),
    ),
    readOnly: true,
  }),
}
