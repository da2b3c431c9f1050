import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { customFieldIssues } from '../custom-fields/index.ts'
import { bookedAccount, moneyAccountNamed } from './money-account.ts'
import { actionRefused, refusal } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { paymentDetail } from './detail.ts'
import { allocationIssues, lockDocuments } from './documents.ts'
import { issuePaymentVoucher } from './payment-voucher.ts'
import { columnsOf } from './save.ts'
import { receiptsInSales } from '../withholding/index.ts'
import { dropAdvance, setOffAnew, voucherLock } from './set-off.ts'

interface PaymentRow {
  readonly id: number
  readonly entityId: number
  readonly partyId: number
  readonly status: string
  readonly version: number
  readonly amount: string
  readonly tdsDeducted: string
  readonly gstDeducted: string
  readonly collected: string
  readonly lockDate: string | null
  readonly date: string
  readonly allocations: { documentId: number; amount: string }[]
  /** What was given back of it; of a refund all that it is. */
  readonly refunded: string
  /** A row of a bank statement is matched with it. */
  readonly isMatched: boolean
  /** Why its voucher may not be cancelled. */
  readonly voucherLock: RefusalReason | null
}

async function readPayments(
  ctx: Ctx,
  kind: PaymentKind,
  ids: readonly number[],
  lock: boolean,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.entity_id, p.party_id, p.status, p.version, p.amount, p.tds_deducted, p.gst_deducted, p.collected, p.date,
      setting_of('periodLockDate', p.entity_id) as lock_date, ${voucherLock} as voucher_lock,
      exists (select from bank_matches m where m.subscriber_id = p.subscriber_id and m.payment_id = p.id) as is_matched,
      case when p.refund_of_id is null then (select coalesce(sum(r.amount + r.tds_deducted), 0) from payments r
        where r.subscriber_id = p.subscriber_id and r.refund_of_id = p.id and r.status = 'Active') else p.amount + p.tds_deducted end as refunded,
      (select coalesce(json_agg(json_build_object('documentId', a.document_id, 'amount', a.amount::text) order by a.document_id), '[]')
        from payment_allocations a where a.subscriber_id = p.subscriber_id and a.payment_id = p.id) as allocations
    from payments p where p.subscriber_id = current_subscriber() and p.kind = ${kind} and p.id = any(${[...ids]}::bigint[])
      and p.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by p.id ${lock ? sql`for update of p` : sql``}`.execute(ctx.db)
  return rows
}

/** Sets what a payment settles anew. Documents are locked before payments, as in every other transaction. */
export async function allocatePayment(
  ctx: Ctx,
  kind: PaymentKind,
  input: ParsedOf<typeof paymentInCalls.allocate>,
): Promise<ReplyOf<typeof paymentInCalls.allocate>> {
  const [before] = await readPayments(ctx, kind, [input.id], false)
  if (!before) throw notFound()
  ctx.requireActive(before.entityId)
  const concerned = [...before.allocations, ...input.allocations].map(({ documentId }) => documentId)
  const documents = await lockDocuments(ctx.db, [...new Set(concerned)], paymentKinds[kind].settles)
  const [payment] = await readPayments(ctx, kind, [input.id], true)
  if (!payment || payment.version !== input.version) throw conflict(await paymentDetail(ctx, kind, input.id))
  if (payment.status !== 'Active')
    throw actionRefused(ctx, 'action.reason.status', { status: `enum.DocumentStatus.${payment.status}` })
  const allocations = input.allocations.map(({ documentId, amount }) => ({
    documentId,
    amount: Decimal.of(amount).truncate(2).toFixed(2),
  }))
  const already = new Map(payment.allocations.map(({ documentId, amount }) => [documentId, amount]))
  const whole = Decimal.of(payment.amount)
    .add(payment.tdsDeducted)
    .add(payment.gstDeducted)
    .sub(payment.collected)
  const issues = allocationIssues(allocations, documents, whole.sub(payment.refunded), payment, already)
  if (issues.length > 0) throw invalid(issues)
  if (kind === 'paymentIn')
    await setOffAnew(ctx, payment.id, { before: payment.allocations, now: allocations, whole })
  // The function changes the payment's row too, so the version moves on in a statement of its own.
  const [settled, { rows }] = await Promise.all([
    sql<{
      rest: string
    }>`select allocate_payment(${input.id}, ${JSON.stringify(columnsOf(allocations))}::json) as rest`.execute(
      ctx.db,
    ),
    sql<{ version: number }>`
      update payments set version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${input.id} returning version`.execute(ctx.db),
  ])
  if (kind === 'paymentOut') await issuePaymentVoucher(ctx, payment.id)
  return {
    id: input.id,
    version: rows[0]!.version,
    unallocated: Decimal.of(settled.rows[0]!.rest).toFixed(2),
  }
}

/** What the money is booked in stays as it is, and no other account is named for it. */
async function accountIssues(
  ctx: Ctx,
  { id, account }: ParsedOf<typeof paymentInCalls.update>,
): Promise<BookIssue[]> {
  const booked = await bookedAccount(ctx.db, id)
  const named = await moneyAccountNamed(ctx.db, account)
  const isSame = booked === undefined ? named === undefined : account?.toLowerCase() === booked.toLowerCase()
  return isSame ? [] : [{ path: 'account', code: 'ACCOUNT_BOOKED' }]
}

/** Corrects what is said about a payment and booked nowhere. */
export async function updatePayment(
  ctx: Ctx,
  kind: PaymentKind,
  input: ParsedOf<typeof paymentInCalls.update>,
): Promise<ReplyOf<typeof paymentInCalls.update>> {
  const [payment] = await readPayments(ctx, kind, [input.id], true)
  if (!payment) throw notFound()
  ctx.requireActive(payment.entityId)
  if (payment.version !== input.version) throw conflict(await paymentDetail(ctx, kind, input.id))
  if (payment.status !== 'Active')
    throw actionRefused(ctx, 'action.reason.status', { status: `enum.DocumentStatus.${payment.status}` })
  const issues: BookIssue[] = [
    ...(input.customFields ? await customFieldIssues(ctx.db, kind, input.customFields) : []),
    ...(await accountIssues(ctx, input)),
  ]
  if (issues.length > 0) throw invalid(issues)
  const own = input.customFields ? JSON.stringify(input.customFields) : null
  const { rows } = await sql<{ id: number; version: number }>`
    update payments set reference = ${input.reference ?? null}, account = ${input.account ?? null}, notes = ${input.notes ?? null},
      custom_fields = coalesce(${own}::jsonb, custom_fields),
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${input.id} returning id, version`.execute(ctx.db)
  return rows[0]!
}

/** Cancels payments: what they settled is open again, their ledger entries are reversed, their numbers stay used. */
export async function cancelPayments(
  ctx: Ctx,
  kind: PaymentKind,
  input: ParsedOf<typeof paymentInCalls.cancel>,
): Promise<ReplyOf<typeof paymentInCalls.cancel>> {
  const before = await readPayments(ctx, kind, input.ids, false)
  const concerned = before.flatMap(({ allocations }) => allocations.map(({ documentId }) => documentId))
  await lockDocuments(ctx.db, [...new Set(concerned)], paymentKinds[kind].settles)
  const inSales = kind === 'paymentIn' ? await receiptsInSales(ctx.db, input.ids) : new Set()
  const payments = await readPayments(ctx, kind, input.ids, true)
  const done: number[] = []
  const refused: { id: number; code: string; message: string }[] = []
  const known = new Set(payments.map(({ id }) => id))
  for (const id of input.ids) if (!known.has(id)) refused.push(refusal(ctx, id, 'NOT_FOUND'))
  for (const payment of payments) {
    const off = ctx.access.inactive.get(payment.entityId)
    const reason =
      payment.status !== 'Active'
        ? 'action.reason.status'
        : off !== undefined
          ? 'action.reason.isPlaceInactive'
          : payment.lockDate && payment.date <= payment.lockDate
            ? 'action.reason.periodLocked'
            : payment.isMatched
              ? 'action.reason.isMatched'
              : (payment.voucherLock ?? (inSales.has(payment.id) ? 'action.reason.tcsInSales' : undefined))
    if (reason) {
      const params = { status: `enum.DocumentStatus.${payment.status}`, name: off ?? '' }
      refused.push(refusal(ctx, payment.id, 'ACTION_REFUSED', reason, params))
    } else {
      await dropAdvance(ctx, payment.id, payment.date)
      await sql`select cancel_payment(${payment.id}, ${input.reason})`.execute(ctx.db)
      done.push(payment.id)
    }
  }
  return { done, refused }
}

/** A payment has a number and entries in the books: it is cancelled, never deleted. */
export async function refuseDeletion(
  ctx: Ctx,
  kind: PaymentKind,
  { ids }: ParsedOf<typeof paymentInCalls.delete>,
): Promise<ReplyOf<typeof paymentInCalls.delete>> {
  const known = new Map((await readPayments(ctx, kind, ids, false)).map((one) => [one.id, one]))
  const refused = ids.map((id) => {
    const payment = known.get(id)
    if (!payment) return refusal(ctx, id, 'NOT_FOUND')
    const off = ctx.access.inactive.get(payment.entityId)
    const params = { status: `enum.DocumentStatus.${payment.status}`, name: off ?? '' }
    const reason = off === undefined ? 'action.reason.status' : 'action.reason.isPlaceInactive'
    return refusal(ctx, id, 'ACTION_REFUSED', reason, params)
  })
  return { done: [], refused }
}
