import type { ReminderChannel, ReminderTemplate } from '@bahi/domain/payments/reminder-ladder.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

interface SentReminder {
  readonly entityId: number
  readonly partyId: number
  readonly channel: ReminderChannel
  readonly template: ReminderTemplate
  readonly language: string
  readonly stepDays?: number | undefined
  readonly isAutomatic?: boolean
  readonly recipients: readonly string[]
  readonly subject?: string
  readonly message: string
  readonly balance: string
  readonly mailId?: number
  readonly textMessageId?: number
  readonly documents: readonly { readonly id: number; readonly balance: string }[]
}

/** Keeps what was sent to whom, with the documents that it named and what was open on each. */
export async function noteReminder(db: Db, sent: SentReminder): Promise<void> {
  const { documents } = sent
  await sql`with made as (
      insert into reminders (subscriber_id, entity_id, party_id, channel, template, step_days, is_automatic, language, recipients,
        subject, message, balance, mail_id, text_message_id)
      values (current_subscriber(), ${sent.entityId}, ${sent.partyId}, ${sent.channel}, ${sent.template}, ${sent.stepDays ?? null},
        ${sent.isAutomatic ?? false}, ${sent.language}, ${[...sent.recipients]}::text[], ${sent.subject ?? null}, ${sent.message},
        ${sent.balance}, ${sent.mailId ?? null}, ${sent.textMessageId ?? null})
      returning subscriber_id, id)
    insert into reminder_documents (subscriber_id, reminder_id, document_id, channel, balance)
    select made.subscriber_id, made.id, d.id, ${sent.channel}, d.balance from made,
      unnest(${documents.map(({ id }) => id)}::bigint[], ${documents.map(({ balance }) => balance)}::numeric[]) as d (id, balance)`.execute(
    db,
  )
}
