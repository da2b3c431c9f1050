import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { billCalls } from '@bahi/contracts/kind-calls.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { documentPdf } from '../printing/index.ts'
import { requirePaper } from '../records/index.ts'
import { printedDocument } from './printed.ts'

/** The bill printed as our own invoice, under its number and day. */
export async function selfInvoicePdf(
  ctx: Ctx,
  { id, language = ctx.language, purpose }: ParsedOf<(typeof billCalls)['selfInvoicePdf']>,
): Promise<FileReply> {
  const { document, style } = await ctx.inTransaction((inside) => printedDocument(inside, 'purchaseBill', id))
  requirePaper(ctx, documentKinds.purchaseBill.rights, document.entityId, purpose)
  const { selfInvoice, dueDate: _due, ...bill } = document
  if (!selfInvoice) throw notFound()
  const own = { ...bill, ...selfInvoice, heading: 'selfInvoice' }
  const pdf = await documentPdf({ document: own, style }, { copy: undefined, language })
  return { ...pdf, inline: purpose === 'Print' }
}
