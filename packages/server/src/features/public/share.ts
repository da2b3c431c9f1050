import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { Ctx } from '../../platform/context.ts'
import { mailOf } from '../email-templates/index.ts'
import { documentPdf, type StyledDocument } from '../printing/index.ts'
import { makeLink, shareFields } from './links.ts'
import { noteMails } from './queries.ts'

export interface ShareByMail {
  readonly to: string
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly language?: Language | undefined
}

/** Sends an issued document by mail: PDF attached, public link in the text. Goes out when this transaction commits. */
export const sendDocument = async (
  ctx: Ctx,
  printed: StyledDocument,
  share: ShareByMail,
): Promise<{ messageId: number }> => {
  const { document } = printed
  const language = share.language ?? ctx.language
  const link = await makeLink(ctx, document)
  const mail = await mailOf(ctx.db, 'documentSent', language, shareFields(document, link.url), {
    subject: share.subject,
    body: share.message,
  })
  const pdf = await documentPdf(printed, { language })
  const fileId = await ctx.files.store({
    purpose: 'mail',
    name: pdf.fileName,
    contentType: pdf.contentType,
    content: pdf.content,
  })
  const { email } = document.supplier
  const recipients = addressesOf(share.to)
  const messageId = await ctx.mail.send({
    entityId: document.entityId,
    to: recipients,
    ...(email ? { replyTo: email } : {}),
    ...mail,
    fileIds: [fileId],
  })
  await noteMails(ctx.db, { documentIds: [document.id], event: mail.event, recipients, mailId: messageId })
  return { messageId }
}

/** Addresses as they are typed into one field. */
export const addressesOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean)
