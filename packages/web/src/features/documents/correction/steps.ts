import type { CorrectionRoute, Wrong } from '@bahi/domain/documents/correction.ts'
import { pathOf } from '../../../app/documents.ts'
import type { TextKey } from '../../../app/texts.ts'

export type Step =
  | 'edit'
  | 'cancel'
  | 'cancelAndCopy'
  | 'eInvoice'
  | 'eWayBill'
  | 'note'
  | 'copy'
  | 'gstr1'
  | 'gstr1a'
  | 'shippingBill'

const labels = {
  edit: 'kind.salesInvoice.edit',
  cancel: 'kind.salesInvoice.cancel',
  cancelAndCopy: 'invoice.cancelAndCopy',
  eInvoice: 'correction.openEInvoice',
  eWayBill: 'correction.openEWayBill',
  note: 'correction.openNote',
  copy: 'correction.copyForRight',
  gstr1: 'correction.openReturn',
  gstr1a: 'correction.openGstr1a',
  shippingBill: 'correction.shippingBill',
} as const satisfies Record<Step, TextKey>

/** What each route opens, the first step first. Routes without one say in words what is to be done. */
const steps: Readonly<Record<CorrectionRoute, readonly Step[]>> = {
  nothing: [],
  wait: [],
  unlock: [],
  tooLate: [],
  edit: ['edit'],
  cancel: ['cancel'],
  cancelAndCopy: ['cancelAndCopy'],
  cancelIrn: ['eInvoice'],
  cancelIrnAndCopy: ['eInvoice'],
  cancelBillFirst: ['eWayBill'],
  creditNote: ['note'],
  commercialNote: ['note'],
  debitNote: ['note'],
  creditAndNew: ['note', 'copy'],
  correctInReturn: ['gstr1'],
  gstr1a: ['gstr1a'],
  amend: ['gstr1'],
  shippingBill: ['shippingBill'],
  amendShippingBill: ['shippingBill'],
}

export const stepsOf = (route: CorrectionRoute): readonly { readonly key: Step; readonly label: TextKey }[] =>
  steps[route].map((key) => ({ key, label: labels[key] }))

/**
 * The form of the note with what is known of it: over all that is left, or over what the price was wrong by.
 *
 * @example notePathOf(5, 'debitNote', 'tooLow') // 'create-sales-outward-notes?documentId=5&noteType=Debit&...'
 */
export function notePathOf(id: number, route: CorrectionRoute, wrong: Wrong): string {
  const search = new URLSearchParams({
    documentId: String(id),
    noteType: route === 'debitNote' ? 'Debit' : 'Credit',
    reason: wrong === 'returned' ? 'Sales Return' : 'Invoice Correction',
    ...(wrong === 'tooHigh' || wrong === 'tooLow' ? { priceOnly: 'yes' } : {}),
  })
  return `${pathOf('outwardNote', 'create')}?${search}`
}
