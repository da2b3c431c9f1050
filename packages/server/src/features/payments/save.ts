import type { PaymentSave, PaymentTcs, paymentInCalls } from '@bahi/contracts/payments.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { entriesOfPayment, wholeOf } from '@bahi/domain/payments/entries.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { attachFiles } from '../attachments/index.ts'
import { customValueIssues } from '../custom-fields/index.ts'
import { factsOf, isDatabaseError, lockIssues, numberingBy } from '../ledger/index.ts'
import type { BookIssue, Facts, LedgerEntry } from '../ledger/index.ts'
import { readAdvance, writeAdvance, writeRefund } from './advances.ts'
import type { Advance } from './advances.ts'
import { issuePaymentVoucher } from './payment-voucher.ts'
import { readRefund } from './refunds.ts'
import { moneyAccountIssues, moneyAccountNamed } from './money-account.ts'
import type { MoneyAccount } from './money-account.ts'
import { leftOf, nothingWaits, refundIssues, waitingFor, waitingIssues } from './requests/waiting.ts'
import { allocateInOrder, paise } from './allocation.ts'
import type { Allocation } from './allocation.ts'
import { gstColumns, gstFiguresOf, gstIssues } from './gst-deducted.ts'
import type { GstInput } from './gst-deducted.ts'
import { allocationIssues, lockDocuments, lockOpenDocuments } from './documents.ts'
import {
  collectedOfReceipt,
  keepCollectionOfReceipt,
  keepPaymentTds,
  paymentTdsIssues,
} from '../withholding/index.ts'
import type { CollectingReceipt } from '../withholding/index.ts'

type Save = z.output<typeof PaymentSave>
/** What either kind of payment takes beside. */
export type PaymentInput = Save & {
  /** Of a payment in. */
  readonly gstDeducted?: GstInput | undefined
  readonly tcs?: z.output<typeof PaymentTcs> | undefined
  readonly advance?: Advance | undefined
  readonly refundOfId?: number | undefined
  /** Of one that waits for approval. */
  readonly id?: number | undefined
}
type Saved = ReplyOf<typeof paymentInCalls.save>

/** A payment with what it would settle, and all that is wrong with it; its documents are held. */
export interface CheckedPayment {
  readonly kind: PaymentKind
  readonly input: PaymentInput
  readonly facts: Facts
  readonly available: Decimal
  readonly allocations: readonly Allocation[]
  readonly issues: readonly BookIssue[]
  /** The bank account or till that it names. */
  readonly moneyAccount: MoneyAccount | undefined
  /** Tax collected at source of what settles nothing. */
  readonly collecting: CollectingReceipt | undefined
  readonly advance: Awaited<ReturnType<typeof readAdvance>> | undefined
  readonly refund: Awaited<ReturnType<typeof readRefund>> | undefined
}

/**
 * Takes money in or pays it out: settles the documents named, or the party's open bills from the oldest on; what is
 * left is an advance. Number, ledger and settlement are one transaction.
 */
export async function savePayment(ctx: Ctx, kind: PaymentKind, input: PaymentInput): Promise<Saved> {
  return postPayment(ctx, accepted(await checkPayment(ctx, kind, input)))
}

/** Refuses a payment with everything that is wrong with it. */
export function accepted(checked: CheckedPayment): CheckedPayment {
  if (checked.issues.length > 0) throw invalid(checked.issues)
  return checked
}

/** `isApproved`: what waits for approval beside it is looked at when it is approved itself. */
export async function checkPayment(
  ctx: Ctx,
  kind: PaymentKind,
  input: PaymentInput,
  { isApproved = false }: { readonly isApproved?: boolean } = {},
): Promise<CheckedPayment> {
  ctx.requireEntity(input.entityId)
  const { settles, approval } = paymentKinds[kind]
  const [facts, documents, moneyAccount] = await Promise.all([
    factsOf(ctx.db, {
      entityId: input.entityId,
      partyId: input.partyId,
      itemIds: [],
      seriesId: input.seriesId,
      kind,
      userId: ctx.userId,
      date: input.date,
    }),
    input.refundOfId !== undefined || input.allocations
      ? lockDocuments(
          ctx.db,
          (input.allocations ?? []).map(({ documentId }) => documentId),
          settles,
        )
      : lockOpenDocuments(ctx.db, input.partyId, input.entityId, settles[0]),
    moneyAccountNamed(ctx.db, input.account),
  ])
  const waiting = approval && !isApproved ? await waitingFor(ctx.db, documents, input.id) : nothingWaits
  const figures = figuresOf(input)
  const available = wholeOf(figures)
  const allocations =
    input.refundOfId !== undefined
      ? []
      : input.allocations
        ? input.allocations.map(({ documentId, amount }) => ({
            documentId,
            amount: paise(amount).toFixed(2),
          }))
        : allocateInOrder(
            available,
            documents.map(({ id, balance }) => ({
              documentId: id,
              balance: leftOf(balance, waiting.get(id)),
            })),
          )
  const rest = available.sub(Decimal.sum(allocations.map(({ amount }) => amount)))
  const collecting = kind === 'paymentIn' ? await collectedOfReceipt(ctx.db, input, rest, facts) : undefined
  const advance =
    input.advance && (await readAdvance(ctx, input, input.advance, rest.sub(collecting?.tax ?? Decimal.zero)))
  const refund =
    input.refundOfId === undefined ? undefined : await readRefund(ctx, input, input.refundOfId, available)
  const waitingRefunds =
    refund?.receipt && !isApproved ? await refundIssues(ctx.db, refund.receipt, available, input.id) : []
  const issues = [
    ...issuesOf(kind, input, facts, ctx.today()),
    ...moneyAccountIssues(moneyAccount, input.mode),
    ...customValueIssues(facts.customFields, input.customFields, 'customFields'),
    ...allocationIssues(allocations, documents, available, input),
    ...gstIssues(input, figures, { facts, documents, allocations, rest }),
    ...waitingIssues(allocations, documents, waiting),
    ...(collecting?.issues ?? []),
    ...(advance?.issues ?? []),
    ...(refund?.issues ?? []),
    ...waitingRefunds,
  ]
  return { kind, input, facts, available, allocations, issues, moneyAccount, collecting, advance, refund }
}

/** Writes what was checked. One that waited for approval keeps its id. */
export async function postPayment(ctx: Ctx, checked: CheckedPayment): Promise<Saved> {
  const { kind, input, facts, available, allocations, moneyAccount, collecting, advance, refund } = checked
  const { tax: collected } = collecting ?? {}
  const written = await writePayment(ctx, kind, input, facts, { allocations, moneyAccount, collected })
  await attachFiles(ctx, { kind, id: written.id }, input.attachmentIds)
  if (kind === 'paymentOut')
    await keepPaymentTds(
      ctx.db,
      {
        id: written.id,
        entityId: input.entityId,
        partyId: input.partyId,
        date: input.date,
        section: input.tdsSection,
        whole: available,
        tax: figuresOf(input).tdsDeducted,
        rest: written.rest,
      },
      facts,
    )
  const { id } = written
  if (collecting) await keepCollectionOfReceipt(ctx.db, { ...input, id }, collecting, facts)
  const voucherNumber = advance
    ? await writeAdvance(ctx, { id, date: input.date }, advance.received)
    : refund
      ? await writeRefund(ctx, { id, date: input.date, amount: available }, refund.receipt!, refund.facts)
      : kind === 'paymentOut' && allocations.length > 0
        ? await issuePaymentVoucher(ctx, id)
        : undefined
  return {
    id,
    version: written.version,
    number: written.number,
    voucherNumber,
    ...(collecting?.row ? { collected: collecting.tax.toFixed(2) } : {}),
    unallocated: written.rest,
    allocations: [...allocations],
  }
}

export const figuresOf = (
  input: Pick<PaymentInput, 'amount' | 'bankCharges' | 'tdsDeducted' | 'tdsAmount' | 'gstDeducted' | 'date'>,
) => ({
  amount: paise(input.amount),
  bankCharges: paise(input.bankCharges),
  tdsDeducted: paise(input.tdsAmount ?? input.tdsDeducted),
  gst: input.gstDeducted && gstFiguresOf(input.gstDeducted, input.date),
})

function issuesOf(kind: PaymentKind, input: Save, facts: Facts, today: string): BookIssue[] {
  const list: BookIssue[] = []
  const { amount, bankCharges, tdsDeducted } = figuresOf(input)
  if (facts.entity?.entityType !== 'Entity') list.push({ path: 'entityId', code: 'UNKNOWN_RECORD' })
  else if (facts.entity.status !== 'Active')
    list.push({ path: 'entityId', code: 'RECORD_INACTIVE', params: { name: facts.entity.name } })
  if (!facts.party || facts.party.status === 'Delete') list.push({ path: 'partyId', code: 'UNKNOWN_RECORD' })
  if (!facts.series)
    list.push({ path: 'seriesId', code: input.seriesId === undefined ? 'SERIES_MISSING' : 'UNKNOWN_RECORD' })
  if (!amount.isPositive()) list.push({ path: 'amount', code: 'NOT_POSITIVE' })
  // Charges on money that goes out come on top of it.
  if (kind === 'paymentIn' && bankCharges.gt(amount))
    list.push({ path: 'bankCharges', code: 'ABOVE_AMOUNT', params: { amount: amount.toFixed(2) } })
  // No section of the income-tax law takes half of what is due.
  if (kind === 'paymentOut' && amount.isPositive() && tdsDeducted.gt(amount))
    list.push({
      path: 'tdsDeducted',
      code: 'TDS_ABOVE_AMOUNT',
      params: { tds: tdsDeducted.toFixed(2), amount: amount.toFixed(2) },
    })
  if (input.date > today) list.push({ path: 'date', code: 'DATE_IN_FUTURE', params: { date: input.date } })
  // A filed return locks supplies; money may still be paid for them. A date lock stops both.
  if (kind === 'paymentOut') list.push(...paymentTdsIssues(input, tdsDeducted, facts))
  list.push(...lockIssues(input.date, { settings: facts.settings, isFiled: false }))
  return list
}

interface Written {
  readonly id: number
  readonly number: string
  readonly version: number
  readonly rest: string
}

interface Settling {
  readonly allocations: readonly Allocation[]
  readonly moneyAccount?: MoneyAccount | undefined
  /** Tax collected at source inside the money. */
  readonly collected?: Decimal | undefined
}

async function writePayment(
  ctx: Ctx,
  kind: PaymentKind,
  input: PaymentInput,
  facts: Facts,
  { allocations, moneyAccount, collected }: Settling,
): Promise<Written> {
  const figures = { ...figuresOf(input), collected }
  const financialYear = financialYearOf(input.date)
  const payment = {
    kind,
    entity_id: input.entityId,
    ...numberingBy(facts.series!, financialYear),
    financial_year: financialYear,
    date: input.date,
    party_id: input.partyId,
    party_name: facts.party!.name,
    party_gstin: facts.party!.gstin,
    mode: input.mode,
    reference: input.reference,
    account: moneyAccount?.name ?? input.account,
    amount: figures.amount.toFixed(2),
    bank_charges: figures.bankCharges.toFixed(2),
    tds_deducted: figures.tdsDeducted.toFixed(2),
    tds_section: input.tdsSection,
    ...(figures.gst ? gstColumns(figures.gst, input.gstDeducted?.deductorGstin ?? facts.party!.gstin) : {}),
    ...(collected ? { collected: collected.toFixed(2) } : {}),
    cheque_date: input.chequeDate,
    notes: input.notes,
    custom_fields: input.customFields,
    refund_of_id: input.refundOfId,
    id: input.id,
  }
  const entries = entriesOfPayment(kind, { ...figures, mode: input.mode }).map((entry): LedgerEntry => ({
    ...entry,
    entity_id: input.entityId,
    date: input.date,
    ...(entry.account === 'party' ? { party_id: input.partyId } : {}),
    ...(moneyAccount && entry.account === moneyAccount.group ? { ledger_account_id: moneyAccount.id } : {}),
  }))
  const { rows } = await sql<{
    paymentId: number
    paymentNumber: string
    paymentVersion: number
    rest: string
  }>`
    select * from write_payment(${JSON.stringify(payment)}::json, ${JSON.stringify(columnsOf(allocations))}::json, ${JSON.stringify(entries)}::json)`
    .execute(ctx.db)
    .catch((error: unknown) => {
      if (isDatabaseError(error, '23505', 'payments_number'))
        throw invalid([{ path: 'seriesId', code: 'NUMBER_TAKEN' }])
      if (isDatabaseError(error, 'BH001')) throw invalid([{ path: 'seriesId', code: 'NUMBER_TOO_LONG' }])
      throw error
    })
  const { paymentId, paymentNumber, paymentVersion, rest } = rows[0]!
  return { id: paymentId, number: paymentNumber, version: paymentVersion, rest: Decimal.of(rest).toFixed(2) }
}

export const columnsOf = (allocations: readonly Allocation[]) =>
  allocations.map(({ documentId, amount }) => ({ document_id: documentId, amount }))

/** Money received together with a document that this transaction has just written. */
export async function receiveWithDocument(
  ctx: Ctx,
  received: {
    readonly id: number
    readonly amount: string
    readonly mode: Save['mode']
    readonly reference?: string | undefined
    readonly input: { readonly entityId: number; readonly date?: string | undefined }
    readonly partyId: number
  },
): Promise<Written & { readonly amount: string }> {
  const { entityId, date } = received.input
  const amount = paise(received.amount).toFixed(2)
  const input: Save = {
    entityId,
    partyId: received.partyId,
    date: date!,
    mode: received.mode,
    amount,
    reference: received.reference,
  }
  const facts = await factsOf(ctx.db, {
    entityId,
    partyId: received.partyId,
    itemIds: [],
    kind: 'paymentIn',
    userId: ctx.userId,
    date,
  })
  if (!facts.series) throw invalid([{ path: 'received', code: 'SERIES_MISSING' }])
  const written = await writePayment(ctx, 'paymentIn', input, facts, {
    allocations: [{ documentId: received.id, amount }],
  })
  return { ...written, amount }
}
