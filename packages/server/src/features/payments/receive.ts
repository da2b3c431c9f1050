import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { wholeOf } from '@bahi/domain/payments/entries.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { splitReceived } from '@bahi/domain/payments/receipts.ts'
import type { GstComputed } from '@bahi/domain/withholding/gst.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { allocationIssues, lockDocuments } from './documents.ts'
import { figuresOf } from './save.ts'
import type { PaymentInput } from './save.ts'

/** What was written at a GSTIN, whatever else is known of it. */
interface Written {
  readonly voucherNumber?: string | null | undefined
}

/**
 * One payment of a party for bills of any of our GSTINs: a voucher at each GSTIN, all of them or none. Books, numbers
 * and vouchers are of a GSTIN, so none settles bills of another. `takesPlaceOf`: what waits for approval and is sent again; the
 * payment of its GSTIN takes its place, else the first.
 */
export async function saveAtEachGstin<W extends Written>(
  ctx: Ctx,
  kind: PaymentKind,
  input: ParsedOf<typeof paymentInCalls.receive> & { readonly refundOfId?: number | undefined },
  save: (payment: PaymentInput & { readonly version?: number }) => Promise<W>,
  takesPlaceOf?: { readonly id: number; readonly version: number; readonly entityId: number },
): Promise<(Omit<W, 'voucherNumber'> & { entityId: number; amount: string })[]> {
  ctx.requireEntity(input.entityId)
  const { allocations, attachmentIds, tdsAmount: _, advance, refundOfId, gstDeducted, tcs, ...common } = input
  const seen = new Set(ctx.entitiesOf(undefined))
  const locked = await lockDocuments(
    ctx.db,
    allocations.map(({ documentId }) => documentId),
    paymentKinds[kind].settles,
  )
  const documents = locked.filter(({ entityId }) => seen.has(entityId))
  const figures = figuresOf(input)
  const issues = allocationIssues(
    allocations,
    documents.map((document) => ({ ...document, entityId: input.entityId })),
    wholeOf(figures),
    input,
  )
  if (issues.length > 0) throw invalid(issues)
  const known = new Map(documents.map((document) => [document.id, document]))
  const settled = allocations.map(({ documentId, amount }) => ({
    documentId,
    entityId: known.get(documentId)!.entityId,
    isInterState: known.get(documentId)!.isInterState,
    amount: Decimal.of(amount).truncate(2),
  }))
  const parts = splitReceived({ ...figures, homeId: input.entityId }, settled)
  // The advance is at the GSTIN that keeps what is left over.
  if (advance && !parts.some(({ entityId }) => entityId === input.entityId))
    throw invalid([{ path: 'advance', code: 'ADVANCE_NOTHING_LEFT' }])
  const vouchers: (Omit<W, 'voucherNumber'> & { entityId: number; amount: string })[] = []
  const places = parts.map(({ entityId }) => entityId)
  // A file belongs to one record: to what is sent again, else to the first of the vouchers.
  const main = Math.max(0, takesPlaceOf ? places.indexOf(takesPlaceOf.entityId) : 0)
  for (const [index, part] of parts.entries()) {
    const isHome = part.entityId === input.entityId
    const saved = await save({
      ...common,
      ...(index === main
        ? { attachmentIds, ...(takesPlaceOf ? { id: takesPlaceOf.id, version: takesPlaceOf.version } : {}) }
        : {}),
      ...(isHome ? { advance, refundOfId, tcs } : {}),
      entityId: part.entityId,
      amount: part.amount.toFixed(2),
      tdsDeducted: part.tdsDeducted.toFixed(2),
      bankCharges: part.bankCharges.toFixed(2),
      ...(gstDeducted && part.gst ? { gstDeducted: { ...gstDeducted, ...inRupees(part.gst) } } : {}),
      allocations: settled
        .filter(({ entityId }) => entityId === part.entityId)
        .map(({ documentId, amount }) => ({ documentId, amount: amount.toFixed(2) })),
    })
    const { voucherNumber: _number, ...voucher } = saved
    vouchers.push({ ...voucher, entityId: part.entityId, amount: part.amount.toFixed(2) })
  }
  return vouchers
}

const inRupees = ({ taxableValue, igst, cgst, sgst }: GstComputed) => ({
  taxableValue: taxableValue.toFixed(2),
  igst: igst.toFixed(2),
  cgst: cgst.toFixed(2),
  sgst: sgst.toFixed(2),
})
