import path from 'node:path'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Tenants } from '../db/tenant.ts'
import { readFile } from '../files/store.ts'
import type { Logger } from '../log/logger.ts'
import { systemSettings, textOf } from '../system-settings.ts'
import { openInbox, type Inbox } from './inbox.ts'

export interface MailOptions {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  readonly smtpUrl?: string | undefined
  /** Sender of every mail: `Bahi <billing@example.in>`. */
  readonly from?: string | undefined
  readonly productionLike: boolean
  readonly dataDir: string
}

export interface Mailer {
  /** Present in development without a mail server. */
  readonly inbox: Inbox | undefined
  /** The job `sendMail`: hands one kept mail to the mail server; throws where it is worth trying again. */
  deliver(tenants: Tenants, job: { readonly subscriberId: number; readonly id: number }): Promise<void>
  close(): Promise<void>
}

const mostAttempts = 12
const mostAttachmentBytes = 20 * 1024 * 1024

/** Sends through SMTP where it is set up, else into the development inbox; in production an unset server is an error. */
export const openMailer = async (options: MailOptions, log: Logger): Promise<Mailer> => {
  const inbox =
    options.smtpUrl || options.productionLike
      ? undefined
      : await openInbox(path.join(options.dataDir, 'inbox'))
  const url = options.smtpUrl ?? inbox?.smtpUrl
  const from = options.from ?? 'Bahi <no-reply@bahi.localhost>'
  const transport = url
    ? createTransport({
        url,
        pool: true,
        maxConnections: 3,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : undefined

  return {
    inbox,
    deliver: async (tenants, { subscriberId, id }) => {
      const actor = { source: 'job:sendMail' }
      const read: Parameters<typeof readFile>[0] = (work) => tenants.inTenant(subscriberId, actor, work)
      const mail = await read(async (db) => {
        const { rows } = await sql<StoredMail>`select * from mails
          where subscriber_id = ${subscriberId} and id = ${id} and status = 'Pending'`.execute(db)
        return rows[0]
      })
      if (!mail) return
      const note = (status: 'Pending' | 'Sent' | 'Failed', fault: string | null) =>
        read((db) =>
          sql`update mails set status = ${status}, attempts = attempts + 1, last_error = ${fault},
            sent_at = ${status === 'Sent' ? new Date() : null},
            text_body = case when is_secret and ${status} <> 'Pending' then '' else text_body end,
            html_body = case when is_secret and ${status} <> 'Pending' then null else html_body end
            where subscriber_id = ${subscriberId} and id = ${id}`.execute(db),
        )
      try {
        if (!transport) throw new Error('No mail server is set up: SMTP_URL')
        await transport.sendMail({
          from: await senderNow(tenants, from),
          to: mail.recipients,
          cc: mail.copies,
          ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
          subject: mail.subject,
          text: mail.textBody,
          ...(mail.htmlBody ? { html: mail.htmlBody } : {}),
          // The same for every attempt, so that a receiver can tell a repeated mail.
          messageId: `<mail-${subscriberId}-${id}@${hostOf(from)}>`,
          attachments: await attachmentsOf(read, subscriberId, mail.fileIds),
        })
      } catch (error) {
        const fault = String((error as Error).message ?? error).slice(0, 500)
        const refused = isRefusal(error) || mail.attempts + 1 >= mostAttempts
        log.warn({ mailId: id, attempt: mail.attempts + 1, refused }, 'mail not accepted')
        await note(refused ? 'Failed' : 'Pending', fault)
        if (refused) return
        throw error
      }
      await note('Sent', null)
    },
    close: async () => {
      transport?.close()
      await inbox?.close()
    },
  }
}

/** Mails come from anyone who the installation calls itself; the address stays that of the configuration. */
async function senderNow(tenants: Tenants, from: string): Promise<string> {
  const values = await tenants.withoutTenant((db) => systemSettings(db, 'main'))
  const name = textOf(values, 'mailSenderName') || textOf(values, 'applicationTitle')
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  return name ? `"${name.replace(/["\\\r\n]/g, '')}" <${address}>` : from
}

interface StoredMail {
  readonly recipients: string[]
  readonly copies: string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly textBody: string
  readonly htmlBody: string | null
  readonly fileIds: number[]
  readonly attempts: number
}

/** 5xx is the server's final word on this mail; everything else may pass later. */
const isRefusal = (error: unknown) => {
  const code = (error as { responseCode?: number }).responseCode ?? 0
  // 530 and 535 mean that our own account is refused, which an operator mends.
  return code >= 500 && code < 600 && code !== 530 && code !== 535
}

const attachmentsOf = async (
  read: Parameters<typeof readFile>[0],
  subscriberId: number,
  fileIds: readonly number[],
) => {
  const attachments: { filename: string; contentType: string; content: Buffer }[] = []
  let bytes = 0
  for (const id of fileIds) {
    const facts = await read(async (db) => {
      const { rows } = await sql<{
        name: string
        contentType: string
      }>`select name, content_type from stored_files
        where subscriber_id = ${subscriberId} and id = ${id}`.execute(db)
      return rows[0]
    })
    if (!facts) continue
    const parts: Uint8Array[] = []
    for await (const part of readFile(read, subscriberId, id)) {
      bytes += part.length
      if (bytes > mostAttachmentBytes) throw new Error('Attachments are larger than 20 MB')
      parts.push(part)
    }
    attachments.push({ filename: facts.name, contentType: facts.contentType, content: Buffer.concat(parts) })
  }
  return attachments
}

const hostOf = (from: string) => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'
