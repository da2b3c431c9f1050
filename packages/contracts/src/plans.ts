import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { rightGroups } from './rights.ts'

const Limit = z.object({ used: z.number(), limit: z.number().nullable() })
const Group = z.enum(Object.keys(rightGroups) as [string, ...string[]])

export const planCalls = {
  /** What the account may use, how much of it is used, and until when. */
  detail: defineCall({
    method: 'GET',
    path: '/subscriber/plan',
    access: 'session',
    reply: z.object({
      code: z.string(),
      name: z.string(),
      isTrial: z.boolean(),
      /** Last day, in India. */
      endsOn: z.string().nullable(),
      /** Of this month, by the date of the document. */
      documents: Limit,
      companies: Limit,
      users: Limit,
      /** Room that uploaded files take, in megabytes. */
      storage: Limit,
    }),
    readOnly: true,
  }),
}

/** Calls of anyone who runs the installation, with its `operator-token`; without one configured they are closed. */
export const operatorCalls = {
  plans: defineCall({
    method: 'GET',
    path: '/operator/plans',
    access: 'anonymous',
    reply: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        rightGroups: z.array(z.string()).nullable(),
        documentsPerMonth: z.number().nullable(),
        companies: z.number().nullable(),
        users: z.number().nullable(),
        storageMegabytes: z.number().nullable(),
        isTrial: z.boolean(),
      }),
    ),
    readOnly: true,
    perMinute: 60,
  }),
  /** Gives an account a plan and its end, or takes groups of rights away; kept in the account's audit trail. */
  changePlan: defineCall({
    method: 'POST',
    path: '/operator/plan',
    access: 'anonymous',
    input: z.object({
      /** Found by the id of the account, or by the user name of anybody of it. */
      accountId: f.Id.optional(),
      userName: f.UserName.optional(),
      plan: z.string().max(40).optional(),
      /** Last day, or `none`. Absent: as it is. */
      endsOn: z.union([f.CalendarDate, z.literal('none')]).optional(),
      blockedGroups: z.array(Group).max(100).optional(),
      reason: z.string().trim().min(1).max(200),
    }),
    reply: z.object({
      accountId: f.Id,
      plan: z.string(),
      isTrial: z.boolean(),
      endsAt: z.string().nullable(),
      blockedGroups: z.array(z.string()),
    }),
    perMinute: 60,
  }),
}
