import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { PaperPurpose } from '@bahi/contracts/paper.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { receiptPdfs } from '../printing/index.ts'
import type { VoucherPages } from '../printing/index.ts'
import { requirePaper } from '../records/index.ts'
import { vouchersOf } from './receipt.ts'

interface PdfInput {
  readonly kind: PaymentKind
  readonly ids: readonly number[]
  readonly language: Language
}

/** Vouchers that are read together. */
const readTogether = 50

/** Vouchers of many payments in one PDF, as a background task. */
export async function printPayments(
  ctx: Ctx,
  kind: PaymentKind,
  { ids, language = ctx.language, purpose = 'File' }: ParsedOf<typeof paymentInCalls.bulkPdf>,
): Promise<ReplyOf<typeof paymentInCalls.bulkPdf>> {
  await requirePapers(ctx, kind, ids, purpose)
  const taskId = await ctx.tasks.enqueue({
    type: 'paymentPdfs',
    title: `${ids.length} PDF`,
    input: { kind, ids, language } satisfies PdfInput,
    total: ids.length,
  })
  return { taskId }
}

/** At each place of them. What is not there, or not seen, the task meets. */
async function requirePapers(
  ctx: Ctx,
  kind: PaymentKind,
  ids: readonly number[],
  purpose: PaperPurpose,
): Promise<void> {
  const { rows } = await sql<{ entityId: number }>`select distinct entity_id from payments
    where subscriber_id = current_subscriber() and kind = ${kind} and id = any(${[...ids]}::bigint[])
      and entity_id = any(${[...ctx.entityIds]}::bigint[])`.execute(ctx.db)
  for (const { entityId } of rows) requirePaper(ctx, paymentKinds[kind].rights, entityId, purpose)
}

/** Files are all that comes of it, so it may begin anew. */
const printMany = defineJob<PdfInput>(
  async (job) => {
    const { kind, ids, language } = job.input
    const sources: VoucherPages[] = []
    for (let at = 0; at < ids.length && !job.isCancelled; at += readTogether) {
      const part = ids.slice(at, at + readTogether)
      sources.push(
        ...(await job.inTransaction(async (ctx) => {
          const voucherOf = vouchersOf(ctx)
          const read: VoucherPages[] = []
          for (const id of part) {
            read.push(await voucherOf(kind, id))
          }
          return read
        })),
      )
      job.progress(Math.floor(sources.length / 2), ids.length)
    }
    if (job.isCancelled) return undefined
    const pdfs = await receiptPdfs(sources, language)
    for (const [index, content] of pdfs.entries())
      await job.attach({
        name: pdfs.length === 1 ? 'payments.pdf' : `payments-${index + 1}.pdf`,
        contentType: 'application/pdf',
        content,
      })
    job.progress(ids.length, ids.length)
    return { response: { documents: sources.length, files: pdfs.length }, errors: 0 }
  },
  { readsOnly: true },
)

export const paymentJobs = { paymentPdfs: printMany }
