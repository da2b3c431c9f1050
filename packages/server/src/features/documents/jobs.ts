import type { PaperPurpose } from '@bahi/contracts/paper.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { documentPdfs, stylesOf } from '../printing/index.ts'
import type { StyledDocument } from '../printing/index.ts'
import { requirePaper } from '../records/index.ts'
import { documentDetail } from './detail.ts'
import { mailJob } from './mail-many.ts'
import { notePrints } from './prints.ts'

interface PdfInput {
  readonly documents: readonly { readonly id: number; readonly kind: DocumentKind }[]
  /** Numbers of those that were asked for and are left out. */
  readonly without: readonly (string | null)[]
  readonly copy?: 'Original' | 'Duplicate' | 'Triplicate' | 'all'
  readonly language: Language
  /** Asked of each document where the call did not ask it. */
  readonly purpose?: PaperPurpose
}

/** Documents read together before they are made into a PDF. */
const readTogether = 50
/** Those left out that the task names. */
const mostShown = 100

/** Many documents as PDF, joined as far as one PDF can hold. Files and events of the history are all that comes of it, so it may begin anew. */
const printMany = defineJob<PdfInput>(
  async (job) => {
    const { documents: asked, without, copy, language, purpose } = job.input
    const documents: StyledDocument[] = []
    for (let at = 0; at < asked.length && !job.isCancelled; at += readTogether) {
      const part = asked.slice(at, at + readTogether)
      documents.push(
        ...(await job.inTransaction(async (ctx) => {
          const read: StyledDocument[] = []
          const styleAt = stylesOf(ctx)
          for (const { id, kind } of part) {
            const document = await documentDetail(ctx, kind, id)
            if (purpose) requirePaper(ctx, documentKinds[kind].rights, document.entityId, purpose)
            read.push({ document, style: await styleAt(document.entityId, document.seriesId) })
          }
          return read
        })),
      )
      job.progress(Math.floor(documents.length / 2), asked.length)
    }
    if (job.isCancelled) return undefined
    const pdfs = await documentPdfs(documents, { copy, language })
    for (const [index, content] of pdfs.entries()) {
      await job.attach({
        name: pdfs.length === 1 ? 'documents.pdf' : `documents-${index + 1}.pdf`,
        contentType: 'application/pdf',
        content,
      })
    }
    await job.inTransaction((ctx) =>
      notePrints(
        ctx,
        documents.map(({ document }) => document),
      ),
    )
    job.progress(asked.length, asked.length)
    return {
      response: { documents: documents.length, files: pdfs.length, without: without.slice(0, mostShown) },
      errors: without.length,
    }
  },
  { readsOnly: true },
)

export const documentJobs = { documentPdfs: printMany, documentMails: mailJob }
