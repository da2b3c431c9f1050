import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Db } from '../db/kysely.ts'
import type { Tenants } from '../db/tenant.ts'
import { fileFacts, readFile } from '../files/store.ts'

interface MailRow {
  readonly recipients: string[]
  readonly copies: string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly textBody: string
  readonly htmlBody: string | null
  readonly fileIds: number[]
}

/**
 * Sends one kept mail. The queue tries again after a failure; a mail is marked before another worker could take it
 * up, and its message id stays the same, so that a second copy is recognised by the receiver.
 */
export function mailSender(tenants: Tenants, config: Pick<Config, 'smtpUrl' | 'mailFrom'>) {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : undefined
  return async ({ subscriberId, id }: { subscriberId: number; id: number }): Promise<void> => {
    const inTenant = <T>(work: (db: Db) => Promise<T>) => tenants.inTenant(subscriberId, { source: 'Job:sendMail' }, work)
    const mail = await inTenant(async (db) => {
      const { rows } = await sql<MailRow>`update mails set attempts = attempts + 1
        where subscriber_id = ${subscriberId} and id = ${id} and status = 'Pending'
        returning recipients, copies, reply_to, subject, text_body, html_body, file_ids`.execute(db)
      return rows[0]
    })
    if (!mail) return
    // Without a mail server the outbox is the inbox: the mail counts as delivered there.
    if (transport) await deliver(mail)
    await inTenant((db) => sql`update mails set status = 'Sent', sent_at = now(), last_error = null where subscriber_id = ${subscriberId} and id = ${id}`.execute(db))

    async function deliver(row: MailRow) {
      try {
        await transport!.sendMail({
          from: config.mailFrom,
          to: row.recipients,
          cc: row.copies,
          ...(row.replyTo ? { replyTo: row.replyTo } : {}),
          subject: row.subject,
          text: row.textBody,
          ...(row.htmlBody ? { html: row.htmlBody } : {}),
          messageId: `<${subscriberId}.${id}@bahi>`,
          attachments: await attachmentsOf(row.fileIds),
        })
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        await inTenant((db) => sql`update mails set last_error = ${message.slice(0, 500)},
          status = case when attempts >= 10 then 'Failed' else status end where subscriber_id = ${subscriberId} and id = ${id}`.execute(db))
        throw error
      }
    }

    async function attachmentsOf(ids: readonly number[]) {
      const result: { filename: string; contentType: string; content: Buffer }[] = []
      for (const fileId of ids) {
        const facts = await inTenant((db) => fileFacts(db, subscriberId, fileId))
        if (!facts) continue
        const parts: Uint8Array[] = []
        for await (const part of readFile(inTenant, subscriberId, fileId)) parts.push(part)
        result.push({ filename: facts.name, contentType: facts.contentType, content: Buffer.concat(parts) })
      }
      return result
    }
  }
}
