import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { textOf } from '../../platform/texts.ts'
import { mailOf } from '../email-templates/index.ts'
import { receiptPdf, styleOf } from '../printing/index.ts'
import type { VoucherPages } from '../printing/index.ts'
import { supplierToday } from '../ledger/index.ts'
import { requirePaper } from '../records/index.ts'
import { paymentDetail } from './detail.ts'

/** The voucher of a payment as PDF; made outside the transaction that reads it. */
export async function receiptOf(
  ctx: Ctx,
  kind: PaymentKind,
  { id, language = ctx.language, purpose }: ParsedOf<(typeof paymentInCalls)['pdf']>,
): Promise<FileReply> {
  const source = await sourceOf(ctx, kind, id)
  requirePaper(ctx, paymentKinds[kind].rights, source.payment.entityId, purpose)
  return { ...(await receiptPdf(source, language)), inline: purpose === 'Print' }
}

/** The mail that takes the voucher to the party. */
const mails = { paymentIn: 'paymentReceipt', paymentOut: 'paymentVoucher' } as const

/** The voucher by mail to the party. */
export async function sendReceipt(
  ctx: Ctx,
  kind: PaymentKind,
  { id, to, message, language = ctx.language }: ParsedOf<(typeof paymentInCalls)['send']>,
): Promise<{ messageId: number }> {
  const source = await sourceOf(ctx, kind, id)
  const { payment, supplier } = source
  if (payment.status === 'Cancelled')
    throw new AppError('STATUS_REFUSED', { params: { status: payment.status } })
  const pdf = await receiptPdf(source, language)
  return ctx.inTransaction(async ({ db, files, mail: outbox }) => {
    const fields = {
      party: payment.partyName,
      company: supplier.companyName || supplier.name,
      number: payment.number,
      amount: formatAmount(payment.amount),
      date: payment.date.split('-').reverse().join('/'),
      mode: textOf(language, `enum.PaymentMode.${payment.mode}`),
    }
    const mail = await mailOf(db, mails[kind], language, fields, { body: message })
    const { fileName: name, contentType, content } = pdf
    const fileId = await files.store({ purpose: 'mail', name, contentType, content })
    const messageId = await outbox.send({
      ...mail,
      entityId: payment.entityId,
      to: to
        .split(/[,;]/)
        .map((address) => address.trim())
        .filter(Boolean),
      ...(supplier.email ? { replyTo: supplier.email } : {}),
      fileIds: [fileId],
    })
    return { messageId }
  })
}

const sourceOf = (ctx: Ctx, kind: PaymentKind, id: number) =>
  ctx.inTransaction((inside) => vouchersOf(inside)(kind, id))

/** Payments with what their vouchers are printed with; what a place prints with is read once. */
export function vouchersOf(ctx: Ctx): (kind: PaymentKind, id: number) => Promise<VoucherPages> {
  const places = new Map<number, Promise<Pick<VoucherPages, 'style' | 'supplier'>>>()
  const placeOf = async (entityId: number) => {
    return { style: await styleOf(ctx, entityId), supplier: await supplierToday(ctx, entityId) }
  }
  return async (kind, id) => {
    const payment = await paymentDetail(ctx, kind, id)
    const { entityId } = payment
    const place = places.get(entityId) ?? placeOf(entityId)
    places.set(entityId, place)
    return { payment: { kind, ...payment }, ...(await place) }
  }
}
