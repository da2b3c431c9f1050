import type { EmailTemplateSave } from '@bahi/contracts/email-templates.ts'
import { mailEvents, neededMailFields, unknownMailFields } from '@bahi/contracts/mail-events.ts'
import type { MailEvent } from '@bahi/contracts/mail-events.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { fieldsIn, fillMail } from '../../platform/mail/template.ts'
import type { FilledMail } from '../../platform/mail/template.ts'
import { hasText, textOf } from '../../platform/texts.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { isProductWording, templateDetail } from './templates.ts'

type Wording = Pick<z.output<typeof EmailTemplateSave>, 'event' | 'language' | 'subject' | 'body'>

export async function saveTemplate(ctx: Ctx, input: z.output<typeof EmailTemplateSave>): Promise<Saved> {
  const { db } = ctx
  const { version, event, language, subject, body } = input
  const id = input.id === undefined || isProductWording(input.id) ? undefined : input.id
  const issues = issuesOf(input)
  const before = id === undefined ? undefined : await templateDetail(db, id)
  if (before && (before.event !== event || before.language !== language)) issues.add('event', 'PROTECTED')
  issues.refuse()
  const wording = { subject, body }
  if (id !== undefined)
    return updateRecord(db, 'email_templates', { id, version }, wording, () => templateDetail(db, id))
  return refusingDuplicates({ email_templates_event: 'event' }, () =>
    insertRecord(db, 'email_templates', { event, language, ...wording }),
  )
}

/** The mail as its reader gets it, with what is in the fields made up. */
export function previewOf({ event, language, subject, body }: Wording): FilledMail {
  issuesOf({ event, language, subject, body }).refuse()
  const fields = Object.fromEntries(mailEvents[event].map((name) => [name, sampleOf(name, language)]))
  return fillMail({ subject, body }, fields, language)
}

/** Fields that the text of a mail can name, for the menu that inserts them. */
export const fieldsOf = (event: MailEvent, language: Language) =>
  mailEvents[event].map((name) => ({
    name,
    label: textOf(language, `mailField.${name}`),
    sample: sampleOf(name, language),
  }))

const plainSamples: Readonly<Record<string, string>> = {
  number: 'INV/26-27/0042',
  total: '1,18,000.00',
  balance: '18,000.00',
  amount: '1,00,000.00',
  dueDate: '31/12/2026',
  daysLate: '15',
  upi: 'upi://pay?pa=acme%40okbank&am=18000.00&cu=INR',
  date: '30/11/2026',
  link: 'https://example.in/pdf/1a2b3c',
  count: '1',
  gstin: '27AABCU9603R1ZJ',
  statement: 'GSTR-2B',
  documentCount: '1',
  tax: '18,000.00',
  code: '482913',
  minutes: '10',
  hours: '24',
  time: '30/11/2026 11:42',
  userName: 'ravi@example.in',
  email: 'r•••@example.in',
}
const sampleOf = (name: string, language: Language): string =>
  hasText(`mailSample.${name}`) ? textOf(language, `mailSample.${name}`) : (plainSamples[name] ?? name)

function issuesOf({ event, subject, body }: Wording): Issues {
  const issues = new Issues()
  const fields = mailEvents[event].map((name) => `{{${name}}}`).join(', ')
  for (const [path, text] of Object.entries({ subject, body })) {
    for (const field of unknownMailFields(event, text))
      issues.add(path, 'MAIL_FIELD_UNKNOWN', { field, fields })
  }
  const named = fieldsIn({ subject: '', body })
  for (const name of neededMailFields[event] ?? []) {
    if (!named.includes(name)) issues.add('body', 'MAIL_FIELD_NEEDED', { field: `{{${name}}}` })
  }
  return issues
}
