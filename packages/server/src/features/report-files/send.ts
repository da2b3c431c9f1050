import { StrictEmails } from '@bahi/contracts/fields.ts'
import { exportRights } from '@bahi/contracts/report-kinds.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import type { NewFile } from '../../platform/files/store.ts'
import { mailOf } from '../email-templates/index.ts'
import type { Report, ReportHead, SheetFormat } from './report.ts'
import { mostBytes, tooLarge, whole } from './sheet.ts'

export interface MailAsked {
  readonly to: string
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly language?: Language | undefined
  readonly attach: readonly SheetFormat[]
}

/** The report by mail; where it is large, by a background task. */
export async function sendReport<Asked extends object>(
  ctx: Ctx,
  report: Report<Asked>,
  asked: Asked & MailAsked,
): Promise<{ messageId?: number; taskId?: number }> {
  // A sheet that is mailed is taken out like one that is downloaded.
  if (asked.attach.length > 0 && !exportRights(report.name).some((right) => ctx.can(right)))
    throw new AppError('RIGHT_MISSING')
  const taskId = await ctx.inTransaction(async (inside) => {
    const { relaxedIdentifiers, recordsAffectedWarningLimit } = await inside.settings()
    if (!relaxedIdentifiers && !StrictEmails.safeParse(asked.to).success)
      throw refuseField('to', 'CHARACTERS')
    if (
      asked.attach.length === 0 ||
      (await report.count(inside, asked, 'send')) <= recordsAffectedWarningLimit
    )
      return undefined
    const { head } = await report.read(inside, asked, asked.language ?? inside.language, 'send')
    return inside.tasks.enqueue({
      type: 'sendReport',
      title: head.title,
      input: { report: report.name, asked, culture: inside.culture },
      ...(head.entityId === undefined ? {} : { entityId: head.entityId }),
    })
  })
  if (taskId !== undefined) return { taskId }
  const mail = await prepareMail(ctx, report, asked)
  return { messageId: await ctx.inTransaction((inside) => deliver(inside, mail)) }
}

/** A mail with its files, ready to be kept. */
export interface PreparedMail {
  /** Of the report, or of the call that exports a list. */
  readonly name: string
  readonly asked: Pick<MailAsked, 'to' | 'subject' | 'message'>
  readonly language: Language
  readonly head: ReportHead
  readonly files: readonly MailedFile[]
}

export type MailedFile = Omit<NewFile, 'purpose'> & { readonly content: Uint8Array }

/** Everything that takes time: pages and sheets. */
export async function prepareMail<Asked>(
  ctx: Ctx,
  report: Report<Asked>,
  asked: Asked & MailAsked,
): Promise<PreparedMail> {
  const language = asked.language ?? ctx.language
  const { head, pages } = await ctx.inTransaction((inside) => report.read(inside, asked, language, 'send'))
  const files: MailedFile[] = [
    { name: `${head.fileName}.pdf`, contentType: 'application/pdf', content: await pages() },
  ]
  for (const format of new Set(asked.attach)) {
    const { fileName, contentType, content } = await report.sheet(ctx, asked, format, 'send')
    files.push({ name: fileName, contentType, content: await whole(content, mostBytes) })
  }
  refuseTooLarge(files)
  return { name: report.name, asked, language, head, files }
}

/** All of a mail, as its files are written in it. */
export function refuseTooLarge(files: readonly MailedFile[]): void {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > mostBytes) throw tooLarge(bytes)
}

/** Keeps the mail and says in the audit trail what went to whom. */
export async function deliver(ctx: Ctx, mail: PreparedMail): Promise<number> {
  const { name: report, asked, language, head, files } = mail
  const { firstName, lastName } = ctx.access
  const { title, company, period } = head
  const said = head.mail ?? {
    event: 'reportSent' as const,
    fields: { report: title, company, period, user: `${firstName} ${lastName}`.trim() },
  }
  const worded = await mailOf(ctx.db, said.event, language, said.fields, {
    subject: asked.subject,
    body: asked.message,
  })
  const fileIds: number[] = []
  for (const file of files) fileIds.push(await ctx.files.store({ purpose: 'mail', ...file }))
  const to = asked.to
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean)
  const messageId = await ctx.mail.send({
    ...worded,
    to,
    ...(head.entityId === undefined ? {} : { entityId: head.entityId }),
    ...(head.replyTo ? { replyTo: head.replyTo } : {}),
    fileIds,
  })
  await sql`insert into report_mails (subscriber_id, report, entity_id, period, recipients, files, message_id, sent_by)
    values (current_subscriber(), ${report}, ${head.entityId ?? null}, ${head.period}, ${to},
      ${files.map(({ name }) => name)}, ${messageId}, ${ctx.userId})`.execute(ctx.db)
  return messageId
}
