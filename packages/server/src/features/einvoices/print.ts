import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { printDocuments } from '../documents/index.ts'
import { actionRefused } from '../ledger/index.ts'
import { isRegisteredKind } from '../portals/index.ts'
import { requirePaper } from '../records/index.ts'

interface Row {
  readonly id: number
  readonly kind: DocumentKind
  readonly entityId: number
  readonly number: string | null
  readonly hasIrn: boolean
}

/** Those with a standing IRN in one PDF; the others are no e-invoices yet and are named by the task. */
export async function printEInvoices(
  ctx: Ctx,
  { documentIds, copy, language, purpose = 'File' }: ParsedOf<typeof eInvoiceCalls.printMany>,
): Promise<ReplyOf<typeof eInvoiceCalls.printMany>> {
  const { rows } =
    await sql<Row>`select d.id, d.kind, d.entity_id, d.number, coalesce(r.status = 'Generated', false) as has_irn
    from documents d left join e_invoices r on r.subscriber_id = d.subscriber_id and r.document_id = d.id
    where d.subscriber_id = current_subscriber() and d.id = any(${[...documentIds]}::bigint[])
      and d.entity_id = any(${[...ctx.entityIds]}::bigint[]) and ${isRegisteredKind} and d.status <> 'Delete'
    order by array_position(${[...documentIds]}::bigint[], d.id)`.execute(ctx.db)
  if (rows.length === 0) throw notFound()
  const documents = rows.filter(({ hasIrn }) => hasIrn)
  if (documents.length === 0) throw actionRefused(ctx, 'eInvoice.refused.noIrn')
  for (const { kind, entityId } of documents) requirePaper(ctx, documentKinds[kind].rights, entityId, purpose)
  return printDocuments(ctx, documents, {
    copy,
    language,
    purpose,
    without: rows.filter(({ hasIrn }) => !hasIrn).map(({ number }) => number),
  })
}
