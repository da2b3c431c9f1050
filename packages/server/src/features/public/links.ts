import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { DocumentCalls } from '@bahi/contracts/document-calls.ts'
import type { MailField } from '@bahi/contracts/mail-events.ts'
import { publicTexts } from '@bahi/contracts/texts/public.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { PrintSource } from '../printing/index.ts'
import { insertLink, revokeLinks, viewsOf } from './queries.ts'
import { hashOfShortUrl, newShortUrl } from './token.ts'

export type MadeLink = ReplyOf<DocumentCalls['link']>

/** Makes a public link to an issued document, with the message that sends it. */
export const makeLink = async (ctx: Ctx, document: PrintSource, expiresOn?: string): Promise<MadeLink> => {
  if (document.number === null || hiddenStates.has(document.status))
    throw new AppError('STATUS_REFUSED', { params: { status: document.status } })
  const shortUrl = newShortUrl(ctx.subscriberId)
  // A day named as the last is meant whole, in Indian time.
  const expiresAt = expiresOn ? new Date(`${expiresOn}T23:59:59.999+05:30`).toISOString() : null
  await insertLink(ctx.db, {
    documentId: document.id,
    tokenHash: hashOfShortUrl(shortUrl),
    expiresAt,
    userId: ctx.userId,
    asProforma: document.heading === 'proforma',
  })
  const url = `${ctx.publicUrl}/pdf/${shortUrl}`
  const views = await viewsOf(ctx.db, document.id)
  return { shortUrl, url, expiresAt, views, whatsAppUrl: whatsAppUrl(ctx, document, url) }
}

/** Ends the links of a document, or one of them; false where the document has no such link. */
export const endLinks = async (ctx: Ctx, documentId: number, linkId?: number): Promise<boolean> => {
  const found = await revokeLinks(ctx.db, { documentId, linkId, userId: ctx.userId })
  return linkId === undefined || found
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

/** Opens WhatsApp with the message written; the user chooses to send it. */
const whatsAppUrl = (ctx: Ctx, document: PrintSource, url: string): string => {
  const digits = (document.party?.mobile ?? '').replace(/\D/g, '')
  const number = digits.length === 10 ? `91${digits}` : digits
  const fields = shareFields(document, url)
  const text = publicTexts['share.message'][ctx.language].replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => fields[name as MailField<'documentSent'>] ?? '',
  )
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
