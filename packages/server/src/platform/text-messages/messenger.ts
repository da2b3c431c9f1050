import { postTextMessage } from '@bahi/gateways/text-message.ts'
import type { TextMessageProvider } from '@bahi/gateways/text-message.ts'
import { sql } from 'kysely'
import type { Tenants } from '../db/tenant.ts'
import type { Logger } from '../log/logger.ts'
import type { Inbox } from '../mail/inbox.ts'

export interface Messenger {
  /** The job `sendTextMessage`: hands one kept message over; throws where it is worth trying again. */
  deliver(tenants: Tenants, job: { readonly subscriberId: number; readonly id: number }): Promise<void>
}

interface StoredMessage {
  readonly event: string
  readonly channel: 'sms' | 'whatsapp'
  readonly recipient: string
  readonly message: string
  readonly attempts: number
}

/** A code is of no use to anybody after this many tries. */
const mostAttempts = 8

/** Sends through the provider where one is set up, else into the development inbox; with neither it is an error. */
export function messengerOf(
  { provider, inbox }: { provider: TextMessageProvider | undefined; inbox: Inbox | undefined },
  log: Logger,
): Messenger {
  const hand = async (key: string, { event, channel, recipient, message }: StoredMessage) => {
    if (provider)
      return postTextMessage(provider, { key, template: event, channel, to: recipient, text: message })
    if (!inbox)
      return { kind: 'failed', fault: 'No service for text messages is set up: BAHI_SMS_URL' } as const
    await inbox.add({
      channel,
      from: 'Bahi',
      to: [recipient],
      subject: message.slice(0, 60),
      text: message,
      html: null,
      attachments: [],
    })
    return { kind: 'accepted' } as const
  }
  return {
    async deliver(tenants, { subscriberId, id }) {
      const actor = { source: 'job:sendTextMessage' }
      const message = await tenants.inTenant(subscriberId, actor, async (db) => {
        const { rows } =
          await sql<StoredMessage>`select event, channel, recipient, message, attempts from text_messages
          where subscriber_id = ${subscriberId} and id = ${id} and status = 'Pending'`.execute(db)
        return rows[0]
      })
      if (!message) return
      const answer = await hand(`${subscriberId}-${id}`, message)
      const attempt = message.attempts + 1
      const status =
        answer.kind === 'accepted'
          ? 'Sent'
          : answer.kind === 'refused' || attempt >= mostAttempts
            ? 'Failed'
            : 'Pending'
      const fault = answer.kind === 'accepted' ? null : answer.fault
      await tenants.inTenant(subscriberId, actor, (db) =>
        sql`update text_messages set status = ${status}, attempts = ${attempt}, last_error = ${fault},
          sent_at = case when ${status} = 'Sent' then now() end,
          message = case when is_secret and ${status} <> 'Pending' then '' else message end
          where subscriber_id = ${subscriberId} and id = ${id}`.execute(db),
      )
      if (fault !== null) log.warn({ textMessageId: id, attempt, status, fault }, 'text message not accepted')
      if (status === 'Pending') throw new Error(fault ?? 'text message not accepted')
    },
  }
}
