import type { GstDeducted } from '@bahi/contracts/payments.ts'
import type { Decimal } from '@bahi/domain/num/decimal.ts'
import { gstHeads, gstRateOn, sumOfGst } from '@bahi/domain/withholding/gst.ts'
import type { GstComputed, GstSection } from '@bahi/domain/withholding/gst.ts'
import type * as z from 'zod'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { paise } from './allocation.ts'
import type { Allocation } from './allocation.ts'
import type { LockedDocument } from './documents.ts'

export type GstInput = z.output<typeof GstDeducted>

export interface GstFigures extends GstComputed {
  readonly section: GstSection
}

/** What was kept back; a value that was not sent is what the tax is at the rate of the day. */
export function gstFiguresOf(input: GstInput, date: string): GstFigures {
  const { section, taxableValue } = input
  const kept = { igst: paise(input.igst), cgst: paise(input.cgst), sgst: paise(input.sgst) }
  const rate = gstRateOn(section, date)
  return {
    section,
    ...kept,
    taxableValue:
      taxableValue === undefined && rate ? sumOfGst(kept).mul(100).div(rate, 2) : paise(taxableValue),
  }
}

export const gstColumns = (
  { section, taxableValue, ...kept }: GstFigures,
  deductorGstin: string | null,
): Record<string, string | null> => ({
  gst_section: section,
  gst_deductor: deductorGstin,
  gst_taxable_value: taxableValue.toFixed(2),
  ...Object.fromEntries(gstHeads.map((head) => [`gst_${head}`, kept[head].toFixed(2)])),
})

interface Settlement {
  readonly facts: Facts
  readonly documents: readonly LockedDocument[]
  readonly allocations: readonly Allocation[]
  /** What settles nothing: an advance. */
  readonly rest: Decimal
}

interface Payment {
  readonly date: string
  readonly gstDeducted?: GstInput | undefined
  readonly advance?: { readonly placeOfSupply?: string | undefined } | undefined
}

/** What is wrong with GST that a customer is said to have kept back of a payment. */
export function gstIssues(
  { date, gstDeducted: input, advance }: Payment,
  { amount, gst }: { readonly amount: Decimal; readonly gst?: GstFigures | undefined },
  { facts, documents, allocations, rest }: Settlement,
): BookIssue[] {
  if (!input || !gst) return []
  const list: BookIssue[] = []
  const at = (member: keyof GstInput) => `gstDeducted.${member}`
  const { section } = gst
  if (!gstRateOn(section, date))
    list.push({ path: at('section'), code: 'GST_SECTION_NOT_IN_FORCE', params: { section, date } })
  if (!input.deductorGstin && facts.party && !facts.party.gstin)
    list.push({ path: at('deductorGstin'), code: 'GST_DEDUCTOR_UNKNOWN' })
  const settled = new Set(allocations.map(({ documentId }) => documentId))
  const bears = new Set(documents.filter(({ id }) => settled.has(id)).map(({ isInterState }) => isInterState))
  if (rest.isPositive() || bears.size === 0) bears.add(isAdvanceInterState(facts, advance?.placeOfSupply))
  const tax = sumOfGst(gst)
  if (!tax.isPositive()) list.push({ path: at(bears.has(true) ? 'igst' : 'cgst'), code: 'NOT_POSITIVE' })
  if (gst.igst.isPositive() && !bears.has(true)) list.push({ path: at('igst'), code: 'GST_WITHIN_STATE' })
  for (const head of ['cgst', 'sgst'] as const)
    if (gst[head].isPositive() && !bears.has(false)) list.push({ path: at(head), code: 'GST_BETWEEN_STATES' })
  if (bears.has(false) && !gst.cgst.eq(gst.sgst))
    list.push({
      path: at('sgst'),
      code: 'GST_HALVES_DIFFER',
      params: { cgst: gst.cgst.toFixed(2), sgst: gst.sgst.toFixed(2) },
    })
  if (amount.isPositive() && tax.gt(amount))
    list.push({
      path: at(gst.igst.isPositive() ? 'igst' : 'cgst'),
      code: 'GST_ABOVE_AMOUNT',
      params: { tax: tax.toFixed(2), amount: amount.toFixed(2) },
    })
  if (tax.isPositive() && gst.taxableValue.lt(tax))
    list.push({
      path: at('taxableValue'),
      code: 'GST_ABOVE_VALUE',
      params: { tax: tax.toFixed(2), value: gst.taxableValue.toFixed(2) },
    })
  return list
}

/** Where the supply of an advance is taken to be; see the receipt voucher. */
function isAdvanceInterState({ entity, party }: Facts, placeOfSupply: string | undefined): boolean {
  const place =
    placeOfSupply ?? party?.placeOfSupply ?? party?.stateCode ?? party?.billingAddress?.stateCode ?? null
  const isSez = party?.taxpayerType === 'SEZ' || party?.taxpayerType === 'SED'
  return isSez || (place !== null && place !== entity?.stateCode)
}
