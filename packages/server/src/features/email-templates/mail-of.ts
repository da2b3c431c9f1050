import type { MailEvent, MailField } from '@bahi/contracts/mail-events.ts'
import { mailTexts } from '@bahi/contracts/texts/mails.ts'
import type { Language, Text } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { fillMail } from '../../platform/mail/template.ts'
import type { FilledMail, MailTemplate } from '../../platform/mail/template.ts'

/** A mail ready for the outbox; who gets it is added by the sender. */
export type MailOfEvent = FilledMail & { readonly event: MailEvent }

/**
 * The mail of an event in the reader's language: in the account's own wording where one is active, else in the
 * product's. `db` is inside the transaction of the account that the mail belongs to; `own` is what its sender typed
 * for this one mail.
 */
export async function mailOf<E extends MailEvent>(
  db: Db,
  event: E,
  language: Language,
  fields: Readonly<Record<MailField<E>, string>>,
  own: { readonly subject?: string | undefined; readonly body?: string | undefined } = {},
): Promise<MailOfEvent> {
  const template = own.subject && own.body ? undefined : await templateInForce(db, event, language)
  const { subject, body } = { ...(template ?? standardMail(event, language)), ...typed(own) }
  return { event, ...fillMail({ subject, body }, fields, language) }
}

/** The product's own wording. */
export function standardMail(event: MailEvent, language: Language): MailTemplate {
  const table: Readonly<Record<string, Text>> = mailTexts
  return { subject: table[`mail.${event}.subject`]![language], body: table[`mail.${event}.body`]![language] }
}

async function templateInForce(
  db: Db,
  event: MailEvent,
  language: Language,
): Promise<MailTemplate | undefined> {
  const { rows } = await sql<MailTemplate>`select subject, body from email_templates
    where subscriber_id = current_subscriber() and event = ${event} and language = ${language} and status = 'Active'`.execute(
    db,
  )
  return rows[0]
}

const typed = ({ subject, body }: { subject?: string | undefined; body?: string | undefined }) => ({
  ...(subject ? { subject } : {}),
  ...(body ? { body } : {}),
})
