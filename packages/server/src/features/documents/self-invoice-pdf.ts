import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { billCalls } from '@bahi/contracts/kind-calls.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { documentPdf } from '../printing/index.ts'
import { printedDocument } from './printed.ts'

/** The bill printed as our own invoice, under its number and day. */
export async function selfInvoicePdf(
  ctx: Ctx,
  { id, language = ctx.language }: ParsedOf<(typeof billCalls)['selfInvoicePdf']>,
): Promise<FileReply> {
  const { document, style } = await ctx.inTransaction((inside) => printedDocument(inside, 'purchaseBill', id))
  const { selfInvoice, dueDate: _due, ...bill } = document
  if (!selfInvoice) throw notFound()
  const own = { ...bill, ...selfInvoice, heading: 'selfInvoice' }
  return documentPdf({ document: own, style }, { copy: undefined, language })
}
