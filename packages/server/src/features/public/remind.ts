import { textOf } from '../../platform/texts.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { daysBetween } from '@bahi/domain/cal/date.ts'
import { upiPaymentUri } from '@bahi/domain/ids/upi.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { ReminderChannel, ReminderTemplate } from '@bahi/domain/payments/reminder-ladder.ts'
import QRCode from 'qrcode'
import type { Ctx } from '../../platform/context.ts'
import { keepTextMessage } from '../../platform/text-messages/outbox.ts'
import { mailOf } from '../email-templates/index.ts'
import type { MailOfEvent } from '../email-templates/index.ts'
import type { PrintSource } from '../printing/index.ts'
import { makeLink } from './links.ts'
import { noteMails } from './queries.ts'
import { noteReminder } from './reminder-log.ts'

/** A document that a customer owes by, as the mail names it. */
export interface Owed {
  readonly id: number
  readonly entityId: number
  readonly number?: string | null | undefined
  readonly date?: string | null | undefined
  readonly dueDate?: string | null | undefined
  readonly balance: string
  readonly party?: { readonly name: string } | null | undefined
  readonly supplier: {
    readonly name: string
    readonly companyName?: string | null | undefined
    readonly email?: string | null | undefined
    readonly upiId?: string | null | undefined
  }
  /** What a link shows; absent: it was made before these books. */
  readonly paper?: PrintSource
}

/** Who is reminded, how, and by which wording. */
export interface Reminding {
  readonly partyId: number
  readonly emails: readonly string[]
  readonly mobiles: readonly string[]
  readonly channels: readonly ReminderChannel[]
  readonly template: ReminderTemplate
  readonly language: Language
  readonly today: string
  /** Of the step of the ladder; absent: by hand. */
  readonly stepDays?: number | undefined
  readonly isAutomatic?: boolean
  /** What is owed beside the documents that are named one by one. */
  readonly others?: { readonly documents: number; readonly balance: string } | undefined
  /** The account of the party, for the mail. */
  readonly statement?: { readonly name: string; readonly content: Uint8Array } | undefined
}

export interface ReminderMessages {
  readonly balance: string
  readonly mail: MailOfEvent
  readonly sms: string
  readonly upi: string | undefined
}

/** The messages of a reminder: each invoice with its day, its amount and its link, and how to pay all of it by UPI. */
export async function reminderMessages(
  ctx: Pick<Ctx, 'db'>,
  documents: readonly Owed[],
  { language, template, today, others }: Pick<Reminding, 'language' | 'template' | 'today' | 'others'>,
  linkOf: (document: Owed) => string | undefined,
): Promise<ReminderMessages> {
  const { supplier, party } = documents[0]!
  const lines = documents.map((document) => {
    const link = linkOf(document)
    return textOf(language, link ? 'mailLine.unpaid' : 'mailLine.unpaidOpening', {
      number: document.number ?? '',
      dueDate: dayOf(dueOf(document)),
      balance: formatAmount(document.balance),
      link: link ?? '',
    })
  })
  if (others && others.documents > 0)
    lines.push(
      textOf(language, 'mailLine.others', {
        count: others.documents,
        balance: formatAmount(others.balance),
      }),
    )
  const balance = Decimal.sum([...documents.map((one) => one.balance), others?.balance ?? '0']).toFixed(2)
  const company = supplier.companyName || supplier.name
  const oldest = documents.map(dueOf).toSorted()[0]!
  const upi = supplier.upiId
    ? upiPaymentUri({ upiId: supplier.upiId, name: company, amount: balance })
    : undefined
  const fields = {
    party: party?.name ?? '',
    company,
    balance: formatAmount(balance),
    date: dayOf(today),
    invoices: lines.join('\n\n'),
    dueDate: dayOf(oldest),
    daysLate: String(Math.max(0, daysBetween(oldest, today))),
    upi: upi ? textOf(language, 'mailLine.upi', { link: upi }) : '',
  }
  const mail = await mailOf(ctx.db, template, language, fields)
  const link = documents.map(linkOf).find(Boolean)
  return {
    balance,
    // Without a UPI id its line is empty.
    mail: { ...mail, text: mail.text.replace(/\n{3,}/g, '\n\n').trim() },
    sms: textOf(language, link ? 'reminder.sms' : 'reminder.smsOpening', {
      company,
      balance: formatAmount(balance),
      dueDate: dayOf(oldest),
      link: link ?? '',
    }),
    upi,
  }
}

/** One reminder of what a customer still owes at one GSTIN, by each channel; what was sent is kept. */
export async function sendReminder(
  ctx: Ctx,
  documents: readonly Owed[],
  reminding: Reminding,
): Promise<string[]> {
  const { emails, mobiles, channels, statement } = reminding
  const links = new Map<number, string>()
  for (const { id, paper } of documents) if (paper) links.set(id, (await makeLink(ctx, paper)).url)
  const messages = await reminderMessages(ctx, documents, reminding, ({ id }) => links.get(id))
  const { supplier, entityId } = documents[0]!
  const { mail, sms, balance } = messages
  const note = (channel: ReminderChannel, recipients: readonly string[], more: object) =>
    noteReminder(ctx.db, {
      ...reminding,
      entityId,
      channel,
      recipients,
      balance,
      documents,
      message: channel === 'sms' ? sms : mail.text,
      ...more,
    })
  const sentTo: string[] = []
  if (channels.includes('mail') && emails.length > 0) {
    const fileIds = await filesOf(ctx, messages.upi, statement)
    const mailId = await ctx.mail.send({
      entityId,
      to: [...emails],
      ...(supplier.email ? { replyTo: supplier.email } : {}),
      ...mail,
      fileIds,
    })
    await noteMails(ctx.db, {
      documentIds: documents.map(({ id }) => id),
      event: mail.event,
      recipients: emails,
      mailId,
    })
    await note('mail', emails, { subject: mail.subject, mailId })
    sentTo.push(...emails)
  }
  if (channels.includes('sms'))
    for (const to of mobiles) {
      const textMessageId = await keepTextMessage(ctx.db, ctx.subscriberId, {
        event: mail.event,
        channel: 'sms',
        to,
        text: sms,
      })
      await note('sms', [to], { textMessageId })
      sentTo.push(to)
    }
  const [mobile] = mobiles
  if (channels.includes('whatsApp') && mobile) {
    await note('whatsApp', [mobile], {})
    if (!sentTo.includes(mobile)) sentTo.push(mobile)
  }
  return sentTo
}

/** The QR code that pays by UPI, and the statement of the party. */
async function filesOf(
  ctx: Ctx,
  upi: string | undefined,
  statement: Reminding['statement'],
): Promise<number[]> {
  const files = [
    ...(upi
      ? [
          {
            name: 'UPI-QR.png',
            contentType: 'image/png',
            content: await QRCode.toBuffer(upi, { width: 320 }),
          },
        ]
      : []),
    ...(statement ? [{ ...statement, contentType: 'application/pdf' }] : []),
  ]
  const ids: number[] = []
  for (const file of files) ids.push(await ctx.files.store({ purpose: 'mail', ...file }))
  return ids
}

const dueOf = ({ dueDate, date }: Owed): string => dueDate ?? date ?? ''
const dayOf = (day: string): string => day.split('-').reverse().join('/')
