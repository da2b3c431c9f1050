import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { loadDocuments } from '../documents/index.ts'
import { actionRefused } from '../ledger/index.ts'
import { placeFacts } from '../portals/index.ts'
import { checked, portalDay } from './facts.ts'
import { portalTypeOf } from './source.ts'

/** An INV-01 as it was sent, else as it would be. */
interface Payload {
  readonly number: string
  readonly gstin: string
  readonly payload: unknown
}

export async function eInvoiceJson(ctx: Ctx, documentId: number): Promise<FileReply> {
  const { payloads, without } = await payloadsOf(ctx, [documentId])
  const [found] = payloads
  if (!found) throw without.length > 0 ? actionRefused(ctx, 'eInvoice.refused.draft') : notFound()
  return {
    contentType: 'application/json',
    fileName: `${found.number.replaceAll(/[^\w-]+/g, '-')}.json`,
    content: Buffer.from(JSON.stringify(found.payload, undefined, 2)),
  }
}

export async function jsonOfMany(
  ctx: Ctx,
  { documentIds }: ParsedOf<typeof eInvoiceCalls.jsonMany>,
): Promise<ReplyOf<typeof eInvoiceCalls.jsonMany>> {
  const taskId = await ctx.tasks.enqueue({
    type: 'eInvoiceJson',
    title: `${documentIds.length} JSON`,
    input: { documentIds },
    total: documentIds.length,
  })
  return { taskId }
}

/** Documents read together. */
const readTogether = 100
/** Those without a payload that the task names. */
const mostShown = 100

/** One array for each GSTIN: the portal takes no others of them in one file. */
const manyJson = defineJob<{ readonly documentIds: readonly number[] }>(
  async (job) => {
    const { documentIds } = job.input
    const byGstin = new Map<string, unknown[]>()
    const without: string[] = []
    for (let at = 0; at < documentIds.length; at += readTogether) {
      if (job.isCancelled) return undefined
      const part = documentIds.slice(at, at + readTogether)
      const read = await job.inTransaction((ctx) => payloadsOf(ctx, part))
      for (const { gstin, payload } of read.payloads)
        byGstin.set(gstin, [...(byGstin.get(gstin) ?? []), payload])
      without.push(...read.without)
      job.progress(at + part.length, documentIds.length)
    }
    for (const [gstin, payloads] of byGstin)
      await job.attach({
        name: `e-invoices-${gstin}.json`,
        contentType: 'application/json',
        content: Buffer.from(JSON.stringify(payloads)),
      })
    const documents = [...byGstin.values()].reduce((sum, payloads) => sum + payloads.length, 0)
    return {
      response: { documents, files: byGstin.size, without: without.slice(0, mostShown) },
      errors: without.length,
    }
  },
  { readsOnly: true },
)

/** `without`: documents that have no number or no GSTIN yet, or are of a kind the portal does not know. */
async function payloadsOf(
  ctx: Ctx,
  documentIds: readonly number[],
): Promise<{ readonly payloads: Payload[]; readonly without: string[] }> {
  const documents = await loadDocuments(ctx.db, { ids: [...documentIds], entityIds: ctx.entityIds })
  const { rows } = await sql<{
    documentId: number
    payload: unknown
  }>`select document_id, payload from e_invoices
    where subscriber_id = current_subscriber() and document_id = any(${[...documentIds]}::bigint[]) and payload is not null`.execute(
    ctx.db,
  )
  const sent = new Map(rows.map(({ documentId, payload }) => [documentId, payload]))
  const places = await placeFacts(
    ctx.db,
    documents.map(({ entityId }) => entityId),
  )
  const payloads: Payload[] = []
  const without: string[] = []
  for (const document of documents) {
    const { id, number, entityId, copies } = document
    const gstin = copies.supplier?.gstin
    if (number === null || !gstin || portalTypeOf(document.kind) === 'other') {
      without.push(number ?? String(id))
      continue
    }
    const payload = sent.get(id) ?? checked(document, places.get(entityId)!, portalDay(ctx.clock)).payload
    payloads.push({ number, gstin, payload })
  }
  return { payloads, without }
}

export const eInvoiceFileJobs = { eInvoiceJson: manyJson }
