import type { MailEvent } from '@bahi/contracts/mail-events.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import { languageOf, textOf } from '../../platform/texts.ts'
import { keepTextMessage } from '../../platform/text-messages/outbox.ts'
import { mailOf } from '../email-templates/index.ts'
import type { UserRow, WayIn } from './found-user.ts'
import { codeMinutes } from './one-time.ts'

export type CodeChannel = 'Mail' | 'Sms' | 'WhatsApp'
export type CodeEvent = Extract<
  MailEvent,
  'dataFileCode' | 'signInCode' | 'twoFactorCode' | 'verificationCode'
>

/** What a request for a code remembers. `way`: how the first step was taken, where the code is the second. */
export interface CodeData {
  readonly userName: string
  readonly channel: CodeChannel | 'App'
  readonly way?: WayIn
  readonly forceRefresh?: boolean
  /** The code proves the address of a user who signed in without: the account verification. */
  readonly verifies?: boolean
}

export type CodeReader = Pick<UserRow, 'firstName' | 'emailAddress' | 'mobile' | 'cultureName'>

/** Puts a code on its way in the transaction that made it. */
export async function sendCode(
  db: Db,
  subscriberId: number,
  reader: CodeReader,
  { channel, event, code }: { channel: CodeChannel; event: CodeEvent; code: string },
): Promise<void> {
  const language = languageOf(reader.cultureName)
  const fields = { name: reader.firstName, code, minutes: String(codeMinutes) }
  if (channel === 'Mail') {
    const mail = await mailOf(db, event, language, fields)
    await keepMail(db, subscriberId, { ...mail, to: [reader.emailAddress], isSecret: true })
    return
  }
  await keepTextMessage(db, subscriberId, {
    event,
    channel: channel === 'Sms' ? 'sms' : 'whatsapp',
    to: reader.mobile!,
    text: textOf(language, `textMessage.${event}`, fields),
    isSecret: true,
  })
}

/** The channel asked for, or mail where the account sends no text messages or the user has no mobile number. */
export function channelFor(
  asked: CodeChannel,
  { mobile }: Pick<UserRow, 'mobile'>,
  { EnableSmsService }: Pick<SettingValues, 'EnableSmsService'>,
): CodeChannel {
  return asked !== 'Mail' && EnableSmsService && mobile ? asked : 'Mail'
}

/** Where a code went, shown so that its owner knows the place and nobody else learns it. @example 'a•••@example.in' */
export function maskedPlace(channel: CodeChannel, { emailAddress, mobile }: CodeReader): string {
  if (channel !== 'Mail') return `••••••${(mobile ?? '').slice(-4)}`
  const at = emailAddress.indexOf('@')
  return `${emailAddress.slice(0, 1)}•••${emailAddress.slice(at)}`
}
