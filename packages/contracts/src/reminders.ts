import { promiseStates, reminderChannels, reminderTemplates } from '@bahi/domain/payments/reminder-ladder.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids, Saved } from './resource.ts'

export const ReminderChannel = z.enum(reminderChannels)
export const ReminderTemplate = z.enum(reminderTemplates)
export const PromiseState = z.enum(promiseStates)
/** Whether a reminder goes out today, and why not. */
export const reminderStates = ['Ready', 'NoAddress', 'Promised', 'OptedOut'] as const
export const ReminderState = z.enum(reminderStates)
/** How far a reminder is; `ToOpen`: a WhatsApp message that waits for the person who sends it. */
export const ReminderSentState = z.enum(['Pending', 'Sent', 'Failed', 'ToOpen'])
const Language = z.enum(['en', 'ar', 'hi'])
const Channels = z.array(ReminderChannel).min(1).max(3)

const Step = z.object({
  id: f.Id.optional(),
  /** After the due date; below zero: before it. */
  days: z.number().int().min(-60).max(365),
  template: ReminderTemplate,
  channels: Channels,
  attachesStatement: z.boolean(),
})
const ladderFields = {
  isAutomatic: z.boolean(),
  leastBalance: f.Amount,
  language: Language,
  fromHour: z.number().int().min(0).max(23),
  toHour: z.number().int().min(1).max(24),
  /** 0: Sunday. */
  quietWeekdays: z.array(z.number().int().min(0).max(6)).max(6),
  quietDates: z.array(f.CalendarDate).max(100),
}
export const LadderSave = z.object({
  version: f.Version.optional(),
  ...ladderFields,
  steps: z.array(Step).min(1).max(12),
})
const Ladder = z.object({
  /** Null: nobody has saved one yet, and what is answered is what a new one begins with. */
  version: f.Version.nullable(),
  ...ladderFields,
  quietDates: z.array(z.string()),
  steps: z.array(Step),
  /** In whose name reminders go out on their own, and whether that user may still work. */
  userName: z.string().nullable(),
  isOrphaned: z.boolean(),
})

const Contact = z
  .object({
    name: f.PersonName.optional(),
    emails: f.Emails.optional(),
    mobile: f.Mobile.optional(),
  })
  .refine(({ emails, mobile }) => Boolean(emails ?? mobile), { error: 'REQUIRED', path: ['emails'] })
export const PartyReminderSave = z.object({
  partyId: f.Id,
  version: f.Version.optional(),
  isOff: z.boolean(),
  offReason: f.Notes.optional(),
  contacts: z.array(Contact).max(5),
})

/** A party at a GSTIN: what one reminder is of. */
const Group = z.object({ partyId: f.Id, entityId: f.Id })

const DueRow = z.object({
  /** Of the document that has been due the longest. */
  id: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  entityId: f.Id,
  state: ReminderState,
  /** The highest step that one of its documents is at. */
  stepDays: z.number(),
  template: ReminderTemplate,
  channels: z.array(ReminderChannel),
  documents: z.number(),
  balance: z.string(),
  dueDate: z.string(),
  daysLate: z.number(),
  lastReminded: z.string().nullable(),
  promisedOn: z.string().nullable(),
  brokenPromises: z.number(),
})

const LogRow = z.object({
  id: f.Id,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  isAutomatic: z.boolean(),
  partyId: f.Id,
  partyName: z.string(),
  entityId: f.Id,
  channel: ReminderChannel,
  template: ReminderTemplate,
  stepDays: z.number().nullable(),
  recipients: z.array(z.string()),
  subject: z.string().nullable(),
  message: z.string(),
  balance: z.string(),
  documents: z.number(),
  state: ReminderSentState,
  problem: z.string().nullable(),
  /** Opens WhatsApp with the message written. */
  whatsAppUrl: z.string().nullable(),
})

export const PromiseSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  partyId: f.Id,
  entityId: f.Id,
  /** Absent: all that the party owes at the GSTIN. */
  documentIds: z.array(f.Id).min(1).max(500).optional(),
  date: f.CalendarDate,
  /** Absent: all of it. */
  amount: f.Amount.optional(),
  note: f.Notes.optional(),
})
const PromiseRow = z.object({
  id: f.Id,
  version: f.Version,
  partyId: f.Id,
  partyName: z.string(),
  entityId: f.Id,
  date: z.string(),
  amount: z.string(),
  /** What was paid or credited since on the documents it is about. */
  paid: z.string(),
  documents: z.array(z.object({ id: f.Id, kind: z.string(), number: z.string().nullable() })),
  note: z.string().nullable(),
  status: PromiseState,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
})

const Message = z.object({
  channel: ReminderChannel,
  to: z.array(z.string()),
  subject: z.string().nullable(),
  text: z.string(),
  attachesStatement: z.boolean(),
})

const Asked = {
  /** Absent: as the step of the ladder says; of one who is at no step, the usual wording by mail. */
  template: ReminderTemplate.optional(),
  channels: Channels.optional(),
  attachesStatement: z.boolean().optional(),
  language: Language.optional(),
  /** Only what is late already. */
  isOverdue: z.boolean().default(false),
}

const see = { anyOf: ['RMD_SH_VW'] } as const
const send = { anyOf: ['RMD_SND'] } as const
const change = { anyOf: ['RMD_ED'] } as const

/** Reminders of what customers owe: the ladder, who is due today, what was sent, and what was promised. */
export const reminderCalls = {
  ladder: defineCall({
    method: 'GET',
    path: '/reminder/ladder',
    access: { anyOf: ['RMD_SH_VW', 'RMD_ED'] },
    input: z.object({}),
    reply: Ladder,
    readOnly: true,
  }),
  saveLadder: defineCall({
    method: 'POST',
    path: '/reminder/saveLadder',
    access: change,
    input: LadderSave,
    reply: z.object({ version: f.Version }),
    idempotent: true,
  }),
  /** The messages as they would go out now; links are made when they are sent. */
  preview: defineCall({
    method: 'POST',
    path: '/reminder/preview',
    access: send,
    input: Group.extend(Asked),
    reply: z.object({
      state: ReminderState,
      documents: z.number(),
      balance: z.string(),
      template: ReminderTemplate,
      channels: z.array(ReminderChannel),
      attachesStatement: z.boolean(),
      messages: z.array(Message),
    }),
    readOnly: true,
  }),
  send: defineCall({
    method: 'POST',
    path: '/reminder/send',
    access: send,
    input: z
      .object({
        groups: z.array(Group).min(1).max(500).optional(),
        /** In place of groups: all that these parties owe, at these GSTINs or at any. */
        partyIds: z.array(f.Id).min(1).max(500).optional(),
        entityIds: z.array(f.Id).max(500).optional(),
        ...Asked,
      })
      .refine(({ groups, partyIds }) => Boolean(groups ?? partyIds), { error: 'REQUIRED', path: ['groups'] }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** What was sent, newest first. */
  search: defineCall({
    method: 'POST',
    path: '/reminder/search',
    access: see,
    input: GlobalFilters.extend({
      partyIds: z.array(f.Id).max(500).optional(),
      documentId: f.Id.optional(),
      channels: z.array(ReminderChannel).max(3).optional(),
      states: z.array(ReminderSentState).max(4).optional(),
    }),
    reply: pageOf(LogRow),
    readOnly: true,
  }),
  /** A WhatsApp message was opened to be sent. */
  opened: defineCall({
    method: 'POST',
    path: '/reminder/opened',
    access: send,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  party: defineCall({
    method: 'GET',
    path: '/reminder/party',
    access: see,
    input: IdQuery,
    reply: z.object({
      partyId: f.Id,
      version: f.Version.nullable(),
      isOff: z.boolean(),
      offReason: z.string().nullable(),
      contacts: z.array(
        z.object({
          name: z.string().optional(),
          emails: z.string().optional(),
          mobile: z.string().optional(),
        }),
      ),
      brokenPromises: z.number(),
      /** GSTINs at which it owes. */
      owing: z.array(z.object({ entityId: f.Id, balance: z.string() })),
    }),
    readOnly: true,
  }),
  saveParty: defineCall({
    method: 'POST',
    path: '/reminder/saveParty',
    access: change,
    input: PartyReminderSave,
    reply: z.object({ version: f.Version }),
    idempotent: true,
  }),
}

/** The work list of today. */
export const dueReminderCalls = {
  /** Customers whose documents are at a step that has not reminded of them. */
  search: defineCall({
    method: 'POST',
    path: '/reminder/due',
    access: see,
    input: GlobalFilters.pick({
      entityIds: true,
      keyword: true,
      keywords: true,
      start: true,
      size: true,
      sort: true,
      after: true,
    }).extend({ states: z.array(ReminderState).max(4).optional() }),
    reply: pageOf(DueRow),
    readOnly: true,
  }),
}

export const promiseCalls = {
  search: defineCall({
    method: 'POST',
    path: '/paymentPromise/search',
    access: see,
    input: GlobalFilters.extend({
      partyIds: z.array(f.Id).max(500).optional(),
      statuses: z.array(PromiseState).max(4).optional(),
    }),
    reply: pageOf(PromiseRow),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/paymentPromise/save',
    access: send,
    input: PromiseSave,
    reply: Saved,
    idempotent: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/paymentPromise/cancel',
    access: send,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
}
