import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

export interface NewTextMessage {
  /** What it is about: 'twoFactorCode', … Providers of India send only registered templates, which they know by it. */
  readonly event: string
  readonly channel: 'sms' | 'whatsapp'
  /** Ten digits of India, or with a country code. */
  readonly to: string
  readonly text: string
  /** Holds a code: its text is forgotten once it is delivered. */
  readonly isSecret?: boolean
}

/** Keeps a text message in the transaction of its event; it goes out after the commit, and again until it is accepted. */
export async function keepTextMessage(
  db: Db,
  subscriberId: number,
  message: NewTextMessage,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into text_messages (subscriber_id, event, channel, recipient, message, is_secret)
    values (${subscriberId}, ${message.event}, ${message.channel}, ${message.to}, ${message.text}, ${message.isSecret ?? false})
    returning id`.execute(db)
  const id = rows[0]!.id
  await sql`select enqueue_job('sendTextMessage', ${JSON.stringify({ subscriberId, id })}::json, ${`t${subscriberId}:text`}, ${`text:${subscriberId}:${id}`})`.execute(
    db,
  )
  return id
}
