import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { DocumentCalls } from '@bahi/contracts/document-calls.ts'
import { StrictEmails } from '@bahi/contracts/fields.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { documentPdf } from '../printing/index.ts'
import type { StyledDocument } from '../printing/index.ts'
import { endLinks, makeLink, sendDocument } from '../public/index.ts'
import { requirePaper } from '../records/index.ts'
import { documentDetail } from './detail.ts'
import type { Detail } from './detail.ts'
import { loadDocument } from './load.ts'
import { headedAs, printedDocument, styled } from './printed.ts'
import { notePrints } from './prints.ts'

type Calls = DocumentCalls

/** The document is read in a short transaction; the PDF is made without one, and meanwhile its history gets the event. */
export async function pdfOf(ctx: Ctx, kind: DocumentKind, input: ParsedOf<Calls['pdf']>): Promise<FileReply> {
  const printed = await ctx.inTransaction((inside) => printedDocument(inside, kind, input.id, input.printAs))
  requirePaper(ctx, documentKinds[kind].rights, printed.document.entityId, input.purpose)
  const [pdf] = await Promise.all([
    documentPdf(withTemplate(printed, input.template), {
      copy: input.copy,
      language: input.language ?? ctx.language,
    }),
    ctx.inTransaction((inside) => notePrints(inside, [printed.document])),
  ])
  return { ...pdf, inline: input.purpose === 'Print' }
}

/** Another template for this once, as a counter prints its rolls. */
const withTemplate = (
  { document, style }: StyledDocument,
  template: StyledDocument['style']['settings']['template'] | undefined,
): StyledDocument => ({
  document,
  style: template ? { ...style, settings: { ...style.settings, template } } : style,
})

/** Many documents in one PDF, as a background task. */
export async function bulkPdf(
  ctx: Ctx,
  kind: DocumentKind,
  input: ParsedOf<Calls['bulkPdf']>,
): Promise<ReplyOf<Calls['bulkPdf']>> {
  const { ids, purpose = 'File', ...options } = input
  const documents = ids.map((id) => ({ id, kind }))
  return printDocuments(ctx, documents, { ...options, purpose })
}

/** The same of several kinds; `without` are asked for but not printed, and named by the task. */
export async function printDocuments(
  ctx: Ctx,
  documents: readonly { readonly id: number; readonly kind: DocumentKind }[],
  options: Pick<ParsedOf<Calls['bulkPdf']>, 'copy' | 'language' | 'purpose'> & {
    readonly without?: readonly (string | null)[]
  },
): Promise<ReplyOf<Calls['bulkPdf']>> {
  const { copy, language = ctx.language, purpose, without = [] } = options
  const taskId = await ctx.tasks.enqueue({
    type: 'documentPdfs',
    title: `${documents.length} PDF`,
    input: { documents: documents.map(({ id, kind }) => ({ id, kind })), copy, language, purpose, without },
    total: documents.length,
  })
  return { taskId }
}

export async function sendStored(
  ctx: Ctx,
  kind: DocumentKind,
  input: ParsedOf<Calls['send']>,
): Promise<ReplyOf<Calls['send']>> {
  const { relaxedIdentifiers } = await ctx.settings()
  if (!relaxedIdentifiers && !StrictEmails.safeParse(input.to).success) throw refuseField('to', 'CHARACTERS')
  const document = headedAs(issued(ctx, await documentDetail(ctx, kind, input.id)), input.printAs)
  return sendDocument(ctx, await styled(ctx, document), input)
}

export async function linkStored(
  ctx: Ctx,
  kind: DocumentKind,
  input: ParsedOf<Calls['link']>,
): Promise<ReplyOf<Calls['link']>> {
  const document = headedAs(issued(ctx, await documentDetail(ctx, kind, input.id)), input.printAs)
  return makeLink(ctx, document, input.expiresOn)
}

export async function revokeStored(
  ctx: Ctx,
  kind: DocumentKind,
  { id, linkId }: ParsedOf<Calls['revokeLink']>,
): Promise<undefined> {
  const document = await loadDocument(ctx.db, {
    kind,
    id,
    entityIds: ctx.entitiesOf(undefined),
    withoutLines: true,
  })
  if (!document) throw notFound()
  await endLinks(ctx, { documentId: id }, linkId)
  return undefined
}

function issued(ctx: Ctx, document: Detail): Detail {
  if (document.status === 'Pending') throw actionRefused(ctx, 'action.reason.isPending')
  if (document.number === null) throw new AppError('STATUS_REFUSED', { params: { status: document.status } })
  return document
}
