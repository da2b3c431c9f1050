import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { textOf } from '../../platform/texts.ts'
import { supplierToday } from '../ledger/index.ts'
import { endLinks, linksTo, makePaymentLink } from '../public/index.ts'
import { paymentDetail } from './detail.ts'

type Calls = typeof paymentInCalls

const messages = { paymentIn: 'payment.message', paymentOut: 'payout.message' } as const

/** A public link to the voucher of a payment. One that was cancelled is not sent to anybody. */
export async function linkPayment(
  ctx: Ctx,
  kind: PaymentKind,
  { id, expiresOn }: ParsedOf<Calls['link']>,
): Promise<ReplyOf<Calls['link']>> {
  const payment = await paymentDetail(ctx, kind, id)
  ctx.requireActive(payment.entityId)
  if (payment.status === 'Cancelled')
    throw new AppError('STATUS_REFUSED', { params: { status: payment.status } })
  const [{ companyName, name }, { rows }] = await Promise.all([
    supplierToday(ctx, payment.entityId),
    sql<{ mobile: string | null }>`select mobile from parties
      where subscriber_id = current_subscriber() and id = ${payment.partyId}`.execute(ctx.db),
  ])
  const { language } = ctx
  const message = textOf(language, messages[kind], {
    party: payment.partyName,
    amount: formatAmount(payment.amount),
    date: payment.date.split('-').reverse().join('/'),
    mode: textOf(language, `enum.PaymentMode.${payment.mode}`),
    number: payment.voucher?.number ?? payment.number,
    company: companyName || name,
  })
  return makePaymentLink(
    ctx,
    {
      id,
      mobile: rows[0]?.mobile ?? null,
      message: (link) => textOf(language, 'share.payment', { message, link }),
    },
    expiresOn,
  )
}

export async function revokePaymentLink(
  ctx: Ctx,
  kind: PaymentKind,
  { id, linkId }: ParsedOf<Calls['revokeLink']>,
): Promise<undefined> {
  const { rows } = await sql<{
    entityId: number
  }>`select entity_id from payments where subscriber_id = current_subscriber() and kind = ${kind} and id = ${id}
    and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  ctx.requireActive(rows[0].entityId)
  await endLinks(ctx, { paymentId: id }, linkId)
  return undefined
}

export const linksOfPayment = (ctx: Ctx, kind: PaymentKind, id: number): Promise<ReplyOf<Calls['links']>> =>
  linksTo(
    ctx.db,
    { paymentId: id },
    {
      // At the places where they may be sent.
      entityIds: ctx.entitiesOf(undefined).filter((one) => ctx.can(`${paymentKinds[kind].rights}_SND`, one)),
      kinds: [kind],
    },
  )
