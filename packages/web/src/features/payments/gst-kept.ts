import { Decimal } from '@bahi/domain/num/decimal.ts'
import {
  gstHeads,
  gstOf,
  gstOfMoney,
  gstRateOn,
  sumOfComputed,
  sumOfGst,
} from '@bahi/domain/withholding/gst.ts'
import type { GstComputed, GstDue, GstSection } from '@bahi/domain/withholding/gst.ts'
import { inOrder } from './allocate.ts'
import type { Shares } from './allocate.ts'

export interface GstFigures {
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
}

/** What the person said of GST that the customer kept back; the rest follows from the customer and the law. */
export interface GstTyped {
  /** Empty: nothing was kept back. Absent: as the customer is registered. */
  readonly section?: GstSection | '' | undefined
  /** Absent: as the rule has it. */
  readonly figures?: GstFigures | undefined
  readonly deductorGstin: string
}

export const noneTyped: GstTyped = { deductorGstin: '' }

interface Open extends GstDue {
  readonly opens?: string
  readonly gstDeductible: boolean
}

interface Money {
  /** Received, with the income tax that was kept back. */
  readonly money: string
  readonly date: string
  readonly documents: readonly Open[]
  /** What the person applied to each document; absent: oldest first. */
  readonly own?: Shares | undefined
  /** Paid first. */
  readonly preferred: number
}

export interface GstOfReceipt {
  readonly section: GstSection
  readonly rate: string
  readonly figures: GstFigures
  /** All heads together. */
  readonly sum: string
  /** The rule takes nothing: contracts are within the limit. */
  readonly isBelowLimit: boolean
}

/** GST that the customer keeps back of what is settled, as typed or as the rule has it; undefined where there is none. */
export function gstOfReceipt(
  typed: GstTyped,
  registered: GstSection | null | undefined,
  { money, date, documents, own, preferred }: Money,
): GstOfReceipt | undefined {
  const section = typed.section ?? registered
  if (!section) return undefined
  const rate = gstRateOn(section, date) ?? Decimal.zero
  // Who says that it was deducted knows the contract.
  const due = inOrder(documents, preferred).map((document) =>
    document.gstDeductible || typed.section ? document : { ...document, taxedValue: '0' },
  )
  const computed = own
    ? sumOfComputed(due.map((document) => gstOf(document, decimalOf(own[document.documentId] ?? ''), rate)))
    : gstOfMoney(decimalOf(money), due, rate)
  const figures = typed.figures ?? shown(computed)
  return {
    section,
    rate: rate.toString(),
    figures,
    sum: Decimal.sum(gstHeads.map((head) => decimalOf(figures[head]))).toFixed(2),
    isBelowLimit: documents.some(({ gstDeductible }) => !gstDeductible) && sumOfGst(computed).isZero(),
  }
}

/** What is received for a document that is paid whole. */
export function moneyFor(document: Open, section: GstSection | null | undefined, date: string): string {
  const rate = section && document.gstDeductible ? gstRateOn(section, date) : undefined
  const balance = Decimal.of(document.balance)
  return (rate ? balance.sub(sumOfGst(gstOf(document, balance, rate))) : balance).toFixed(2)
}

/** As the call takes it; nothing where nothing was kept back. */
export function gstBody({ deductorGstin, section: chosen }: GstTyped, found: GstOfReceipt | undefined) {
  if (!found || (!chosen && Number(found.sum) === 0)) return {}
  const filled = Object.entries({ ...found.figures, deductorGstin }).filter(([, value]) => value !== '')
  return { gstDeducted: { section: found.section, ...(Object.fromEntries(filled) as Partial<GstFigures>) } }
}

const shown = (computed: GstComputed): GstFigures => {
  const text = (name: keyof GstComputed) => (computed[name].isZero() ? '' : computed[name].toFixed(2))
  return { taxableValue: text('taxableValue'), igst: text('igst'), cgst: text('cgst'), sgst: text('sgst') }
}

const decimalOf = (text: string) => (Decimal.isValid(text) ? Decimal.of(text) : Decimal.zero)
