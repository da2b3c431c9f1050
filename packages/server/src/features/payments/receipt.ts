import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { textOf } from '../../platform/texts.ts'
import { mailOf } from '../email-templates/index.ts'
import { receiptPdf, styleOf } from '../printing/index.ts'
import { supplierToday } from '../ledger/index.ts'
import { paymentDetail } from './detail.ts'

/** The voucher of a payment as PDF; made outside the transaction that reads it. */
export async function receiptOf(
  ctx: Ctx,
  kind: PaymentKind,
  { id, language }: ParsedOf<(typeof paymentInCalls)['pdf']>,
): Promise<FileReply> {
  return pageOf(await sourceOf(ctx, kind, id), language ?? ctx.language)
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
  const pdf = await pageOf(source, language)
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

type Source = Awaited<ReturnType<typeof sourceOf>>

const sourceOf = (ctx: Ctx, kind: PaymentKind, id: number) =>
  ctx.inTransaction(async (inside) => {
    const payment = await paymentDetail(inside, kind, id)
    const { settings } = await styleOf(inside, payment.entityId)
    return { kind, payment, supplier: await supplierToday(inside, payment.entityId), settings }
  })

const pageOf = ({ kind, payment, supplier, settings }: Source, language: Language) =>
  receiptPdf({ kind, ...payment }, supplier, { language, settings })
