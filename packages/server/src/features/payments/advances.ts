import type { PaymentSave, paymentInCalls } from '@bahi/contracts/payments.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import {
  isTaxedAdvance,
  partOfAdvance,
  restOfAdvance,
  taxInside,
  unknownRate,
} from '@bahi/domain/payments/advances.ts'
import type { AdvanceFigures } from '@bahi/domain/payments/advances.ts'
import { taxHeadsOf } from '@bahi/domain/returns/gstr1/document.ts'
import { isRateLawful } from '@bahi/domain/tables/gst-rates.ts'
import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'
import { isStateCodeOn } from '@bahi/domain/tables/states.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { advanceOf, documentOf, filerOf, moveOf, returnDocument, writeMoves } from './advance-moves.ts'
import { addressText, issueVoucher, voucherFacts } from './vouchers.ts'
import type { VoucherBody } from './vouchers.ts'

type Save = z.output<typeof PaymentSave>
export type Advance = NonNullable<ParsedOf<(typeof paymentInCalls)['save']>['advance']>

/** The advance that a payment in leaves, with what it is computed and numbered from. */
export interface AdvanceReceived {
  readonly advance: Advance
  readonly facts: Facts
  /** What settles nothing, with tax. */
  readonly rest: Decimal
}

/** What is wrong with an advance that is to bear tax. */
export async function readAdvance(
  ctx: Ctx,
  { entityId, partyId, date }: Pick<Save, 'entityId' | 'partyId' | 'date'>,
  advance: Advance,
  rest: Decimal,
): Promise<{ received: AdvanceReceived; issues: BookIssue[] }> {
  const facts = await voucherFacts(ctx, { kind: 'receiptVoucher', entityId, partyId, date })
  const { taxRate, placeOfSupply, hsn } = advance
  const issues: BookIssue[] = []
  if (!rest.isPositive()) issues.push({ path: 'advance', code: 'ADVANCE_NOTHING_LEFT' })
  if (!facts.series) issues.push({ path: 'advance', code: 'SERIES_MISSING' })
  if (facts.isFiled) issues.push({ path: 'date', code: 'PERIOD_FILED', params: { date } })
  if (taxRate !== undefined && !isRateLawful(taxRate, date, facts.ownRates, hsn))
    issues.push({ path: 'advance.taxRate', code: 'ADVANCE_RATE', params: { rate: taxRate, date } })
  if (placeOfSupply !== undefined && placeOfSupply !== '96' && !isStateCodeOn(placeOfSupply, date))
    issues.push({ path: 'advance.placeOfSupply', code: 'STATE' })
  return { received: { advance, facts, rest }, issues }
}

const withoutTax = new Set(['COM', 'UNREG'])

/** The receipt voucher of an advance that was written, and the tax on it where it is for services. */
export async function writeAdvance(
  ctx: Ctx,
  { id, date }: { readonly id: number; readonly date: string },
  { advance, facts, rest }: AdvanceReceived,
): Promise<string> {
  const entity = facts.entity!
  const { party } = facts
  const filer = filerOf(entity)
  const place =
    advance.placeOfSupply ??
    party?.placeOfSupply ??
    party?.stateCode ??
    party?.billingAddress?.stateCode ??
    filer.stateCode
  const document = returnDocument({
    kind: 'receiptVoucher',
    filer,
    placeOfSupply: place,
    isSez: party?.taxpayerType === 'SEZ' || party?.taxpayerType === 'SED',
  })
  const supplyType = taxHeadsOf(document)
  const isTaxed =
    isTaxedAdvance(advance) && entity.gstin !== null && !withoutTax.has(entity.taxpayerType ?? '')
  const rate = isTaxed ? (advance.taxRate ?? unknownRate) : '0'
  const figures = taxInside(rest.toFixed(2), rate, supplyType)
  const body: VoucherBody = {
    address: addressText(party?.billingAddress),
    placeOfSupply: place,
    interState: supplyType === 'INTER',
    reverseCharge: false,
    ...linesOf(
      { description: advance.description ?? hsnName(advance.hsn) ?? '', hsn: advance.hsn, rate },
      figures,
    ),
  }
  const number = await issueVoucher(ctx, { id, kind: 'receiptVoucher', date }, facts, body)
  if (isTaxed)
    await writeMoves(ctx, [
      moveOf(document, { date, filer, rate, figures }, { paymentId: id, source: 'paymentIn' }),
    ])
  return number
}

const linesOf = (
  line: { description: string; hsn: string | null; rate: string },
  figures: AdvanceFigures,
) => {
  const { amount, ...heads } = figures
  return { amount, lines: [{ ...line, ...heads }] }
}

/** Gives back what is left of an advance, or a part of it: the refund voucher, and its tax. */
export async function writeRefund(
  ctx: Ctx,
  { id, date, amount }: { readonly id: number; readonly date: string; readonly amount: Decimal },
  receipt: { readonly id: number; readonly voucher: (VoucherBody & { number: string; date: string }) | null },
  facts: Facts,
): Promise<string | undefined> {
  const { voucher } = receipt
  if (!voucher) return undefined
  const state = await advanceOf(ctx, receipt.id)
  const taxed = state && Decimal.min(amount, restOfAdvance(state.advance))
  const figures =
    state && taxed!.isPositive()
      ? partOfAdvance(state.advance, taxed!.toFixed(2))
      : taxInside(amount.toFixed(2), '0', voucher.interState ? 'INTER' : 'INTRA')
  const [line] = voucher.lines
  const { number: receiptNumber, date: receiptDate, ...particulars } = voucher
  const body: VoucherBody = {
    ...particulars,
    ...linesOf(
      { description: line?.description ?? '', hsn: line?.hsn ?? null, rate: line?.rate ?? '0' },
      figures,
    ),
    amount: amount.toFixed(2),
    receipt: { number: receiptNumber, date: receiptDate },
  }
  const number = await issueVoucher(ctx, { id, kind: 'refundVoucher', date }, facts, body)
  if (state && taxed!.isPositive())
    await writeMoves(ctx, [
      moveOf(
        documentOf(state, 'refundVoucher'),
        { date, filer: state.filer, rate: state.advance.rate, figures },
        { paymentId: receipt.id, refundId: id, source: 'paymentOut' },
      ),
    ])
  return number
}
