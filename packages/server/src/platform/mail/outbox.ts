import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

export interface NewMail {
  /** What it is about: 'invoice', 'otp', … */
  readonly event: string
  readonly to: readonly string[]
  readonly copies?: readonly string[]
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly fileIds?: readonly number[]
  readonly entityId?: number
  /** Holds a code or a link that opens something: its text is forgotten once it is delivered. */
  readonly isSecret?: boolean
}

/** Keeps a mail in the transaction of its event; it goes out after the commit, and again until it is accepted. */
export async function keepMail(db: Db, subscriberId: number, mail: NewMail): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (subscriber_id, entity_id, event, recipients, copies, reply_to, subject, text_body, html_body, file_ids, is_secret)
    values (${subscriberId}, ${mail.entityId ?? null}, ${mail.event}, ${mail.to}, ${mail.copies ?? []}, ${mail.replyTo ?? null},
      ${mail.subject}, ${mail.text}, ${mail.html ?? null}, ${mail.fileIds ?? []}, ${mail.isSecret ?? false})
    returning id`.execute(db)
  const id = rows[0]!.id
  await sql`select enqueue_job('sendMail', ${JSON.stringify({ subscriberId, id })}::json, ${`t${subscriberId}:mail`}, ${`mail:${subscriberId}:${id}`})`.execute(
    db,
  )
  return id
}
