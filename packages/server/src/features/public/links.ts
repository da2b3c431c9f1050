import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { DocumentCalls } from '@bahi/contracts/document-calls.ts'
import type { MailField } from '@bahi/contracts/mail-events.ts'
import { publicTexts } from '@bahi/contracts/texts/public.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import type { PrintSource } from '../printing/index.ts'
import { insertLink, revokeLinks, viewsOf } from './queries.ts'
import type { Shared, SharedId } from './queries.ts'
import { hashOfShortUrl, newShortUrl } from './token.ts'

export type MadeLink = ReplyOf<DocumentCalls['link']>

/** Makes a public link to an issued document, with the message that sends it. */
export const makeLink = async (ctx: Ctx, document: PrintSource, expiresOn?: string): Promise<MadeLink> => {
  if (document.number === null || hiddenStates.has(document.status))
    throw new AppError('STATUS_REFUSED', { params: { status: document.status } })
  const made = await newLink(
    ctx,
    { documentId: document.id, asProforma: document.heading === 'proforma' },
    expiresOn,
  )
  const text = filled(publicTexts['share.message'][ctx.language], shareFields(document, made.url))
  return { ...made, whatsAppUrl: whatsAppUrl(document.party?.mobile, text) }
}

/** Makes a public link to the voucher of a payment; `message` has a place for it. */
export const makePaymentLink = async (
  ctx: Ctx,
  payment: { readonly id: number; readonly mobile: string | null; readonly message: (url: string) => string },
  expiresOn?: string,
): Promise<MadeLink> => {
  const made = await newLink(ctx, { paymentId: payment.id }, expiresOn)
  return { ...made, whatsAppUrl: whatsAppUrl(payment.mobile, payment.message(made.url)) }
}

/** Makes a public link to a kept file, until the file goes. */
export async function makeFileLink(
  ctx: Ctx,
  { fileId, expiresAt }: { readonly fileId: number; readonly expiresAt: Date },
): Promise<string> {
  const shortUrl = newShortUrl(ctx.subscriberId)
  await insertLink(ctx.db, {
    shared: { fileId },
    tokenHash: hashOfShortUrl(shortUrl),
    expiresAt: expiresAt.toISOString(),
    userId: ctx.userId,
  })
  return `${ctx.publicUrl}/pdf/${shortUrl}`
}

async function newLink(
  ctx: Ctx,
  shared: Exclude<Shared, { readonly fileId: number }>,
  expiresOn?: string,
): Promise<Omit<MadeLink, 'whatsAppUrl'>> {
  if (expiresOn !== undefined && expiresOn < ctx.today()) throw refuseField('expiresOn', 'DATE_PAST')
  const shortUrl = newShortUrl(ctx.subscriberId)
  // A day named as the last is meant whole, in Indian time.
  const expiresAt = expiresOn ? new Date(`${expiresOn}T23:59:59.999+05:30`).toISOString() : null
  await insertLink(ctx.db, {
    shared,
    tokenHash: hashOfShortUrl(shortUrl),
    expiresAt,
    userId: ctx.userId,
  })
  return {
    shortUrl,
    url: `${ctx.publicUrl}/pdf/${shortUrl}`,
    expiresAt,
    views: await viewsOf(ctx.db, shared),
  }
}

/** Ends the links of a document or payment, or one of them. */
export const endLinks = async (ctx: Ctx, shared: SharedId, linkId?: number): Promise<void> => {
  const found = await revokeLinks(ctx.db, shared, { linkId, userId: ctx.userId })
  if (linkId !== undefined && !found) throw refuseField('linkId', 'UNKNOWN_RECORD')
}

/** Fields that a message about a document can name. */
export const shareFields = (
  document: PrintSource,
  url: string,
): Record<MailField<'documentSent'>, string> => ({
  party: document.party?.name ?? '',
  company: document.supplier.companyName || document.supplier.name,
  number: document.number ?? '',
  total: formatAmount(document.totals.total),
  balance: formatAmount(document.balance),
  dueDate: document.dueDate?.split('-').reverse().join('/') ?? '',
  link: url,
})

const hiddenStates: ReadonlySet<string> = new Set(['Draft', 'Pending', 'Rejected', 'Delete'])

const filled = (text: string, fields: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fields[name] ?? '')

/** Opens WhatsApp with the message written; the user chooses to send it. */
export const whatsAppUrl = (mobile: string | null | undefined, text: string): string => {
  const digits = (mobile ?? '').replace(/\D/g, '')
  const number = digits.length === 10 ? `91${digits}` : digits
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
