import * as z from 'zod'
import { defineCall } from './call.ts'
import { Language } from './enums.ts'
import * as f from './fields.ts'
import { mailEventNames } from './mail-events.ts'
import { recordStamps, resourceCalls } from './resource.ts'

export const MailEventName = z.enum(mailEventNames)

const templateFields = {
  event: MailEventName,
  language: Language,
  subject: f.EmailSubject.min(1),
  /** Plain text; `{{party}}` is a field of the event. The HTML of the mail is made from it. */
  body: f.MailBody.min(1),
}

/** Own wording of one mail in one language; `id` is absent, or that of the product's wording, where there was none before. */
export const EmailTemplateSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...templateFields,
})

const wordingStamps = {
  ...recordStamps,
  version: f.Version.nullish(),
  createdAt: z.string().nullish(),
  changedAt: z.string().nullish(),
}

/** One of every mail and language, whether the account has its own wording (`status` as of a record) or uses the product's (`Default`). */
export const EmailTemplateRow = z.object({
  ...wordingStamps,
  /** The record, where there is one. */
  templateId: f.Id.nullish(),
  event: MailEventName,
  eventName: z.string(),
  language: Language,
  subject: z.string(),
})

const Filled = z.object({ subject: z.string(), text: z.string(), html: z.string() })
const view = { anyOf: ['EML_SH_VW'] } as const

export const emailTemplateCalls = {
  ...resourceCalls('emailTemplate', 'EML', {
    row: EmailTemplateRow,
    detail: z.object({ ...wordingStamps, ...templateFields }),
    save: EmailTemplateSave,
    filters: {
      events: z.array(MailEventName).max(50).optional(),
      languages: z.array(Language).max(3).optional(),
    },
  }),
  /** The product's own wording, and the record that replaces it where there is one. */
  standard: defineCall({
    method: 'GET',
    path: '/emailTemplate/standard',
    access: view,
    input: z.object({ event: MailEventName, language: Language }),
    reply: z.object({
      subject: z.string(),
      body: z.string(),
      templateId: f.Id.nullish(),
      fields: z.array(z.object({ name: z.string(), label: z.string(), sample: z.string() })),
    }),
    readOnly: true,
  }),
  /** The mail as its reader gets it, filled with samples. */
  preview: defineCall({
    method: 'POST',
    path: '/emailTemplate/preview',
    access: view,
    input: z.object(templateFields),
    reply: Filled,
    readOnly: true,
  }),
  /** The same to the mailbox of anyone who asks, and to nobody else. */
  sendTest: defineCall({
    method: 'POST',
    path: '/emailTemplate/sendTest',
    access: { anyOf: ['EML_AD', 'EML_ED'] },
    input: z.object(templateFields),
    reply: z.object({ to: z.string() }),
    idempotent: true,
  }),
}
