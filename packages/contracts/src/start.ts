import * as z from 'zod'
import { subscriberCalls, systemCalls, userCalls } from './auth.ts'
import { defineCall } from './call.ts'
import { entityCalls } from './companies.ts'
import { customFieldCalls } from './custom-fields.ts'
import * as f from './fields.ts'
import { notificationCalls } from './notifications.ts'
import { settingCalls } from './settings.ts'
import { taskCalls } from './tasks.ts'

/**
 * What the frame of the application needs before its first screen, in one round trip. Each member is the reply of the
 * call that asks for it alone.
 */
export const startCalls = {
  open: defineCall({
    method: 'GET',
    path: '/start',
    access: 'session',
    notForPrograms: true,
    /** The company of the address; one that the user has no part in counts as none. */
    input: z.object({ companyId: f.QueryId.optional() }),
    reply: z.object({
      settings: systemCalls.loadSettings.reply,
      login: systemCalls.preLoadSettings.reply,
      companies: userCalls.companies.reply,
      summary: subscriberCalls.businessSummary.reply,
      profile: userCalls.profile.reply,
      rights: userCalls.rights.reply,
      /** The company whose rights and entities these are. */
      companyId: f.Id.nullable(),
      entities: entityCalls.entities.reply.nullable(),
      tasks: taskCalls.pending.reply,
      unread: notificationCalls.count.reply,
      customFields: customFieldCalls.search.reply,
      columns: settingCalls.columns.reply,
    }),
    readOnly: true,
  }),
}
