import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { documentPdfs } from '../printing/index.ts'
import { documentDetail } from './detail.ts'
import type { Detail } from './detail.ts'

interface PdfInput {
  readonly kind: DocumentKind
  readonly ids: readonly number[]
  readonly copy?: 'Original' | 'Duplicate' | 'Triplicate' | 'all'
  readonly language: Language
}

/** Documents read together before they are made into a PDF. */
const readTogether = 50

/** Many documents as PDF, joined as far as one PDF can hold. Nothing but files comes of it, so it may begin anew. */
const printMany = defineJob<PdfInput>(async (job) => {
  const { kind, ids, copy, language } = job.input
  const documents: Detail[] = []
  for (let at = 0; at < ids.length && !job.isCancelled; at += readTogether) {
    const part = ids.slice(at, at + readTogether)
    documents.push(
      ...(await job.inTransaction(async (ctx) => {
        const read: Detail[] = []
        for (const id of part) read.push(await documentDetail(ctx, kind, id))
        return read
      })),
    )
    job.progress(Math.floor(documents.length / 2), ids.length)
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
  job.progress(ids.length, ids.length)
  return { response: { documents: documents.length, files: pdfs.length } }
})

export const documentJobs = { documentPdfs: printMany }
