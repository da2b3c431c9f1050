import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { Ctx } from '../../platform/context.ts'
import { receiptPdf, styleOf } from '../printing/index.ts'
import { supplierToday } from '../ledger/index.ts'
import { paymentDetail } from './detail.ts'

/** The receipt of a payment as PDF; made outside the transaction that reads it. */
export async function receiptOf(
  ctx: Ctx,
  { id, language }: ParsedOf<(typeof paymentInCalls)['pdf']>,
): Promise<FileReply> {
  const { payment, supplier, settings } = await ctx.inTransaction(async (inside) => {
    const found = await paymentDetail(inside, id)
    const { settings: kept } = await styleOf(inside, found.entityId)
    return { payment: found, supplier: await supplierToday(inside, found.entityId), settings: kept }
  })
  return receiptPdf(payment, supplier, { language: language ?? ctx.language, settings })
}
