import type { ChallanReason, ReturnDocument, ReturnDocumentKind } from './document.ts'

/** Nature of documents in table 13, with the label the offline file carries. Source: GSTR-1 offline tool 3.2.4. */
export const documentTypes: Readonly<Record<number, string>> = {
  1: 'Invoices for outward supply',
  2: 'Invoices for inward supply from unregistered person',
  3: 'Revised Invoice',
  4: 'Debit Note',
  5: 'Credit Note',
  6: 'Receipt Voucher',
  7: 'Payment Voucher',
  8: 'Refund Voucher',
  9: 'Delivery Challan for job work',
  10: 'Delivery Challan for supply on approval',
  11: 'Delivery Challan in case of liquid gas',
  12: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
}

/** The nature of a document; null for what is no document of its own. A bill of supply counts as an invoice. */
export function documentTypeOf(document: Pick<ReturnDocument, 'kind' | 'challanReason'>): number | null {
  return document.kind === 'challan' ? challans[document.challanReason ?? 'other'] : kinds[document.kind]
}

const kinds: Readonly<Record<Exclude<ReturnDocumentKind, 'challan'>, number | null>> = {
  invoice: 1,
  billOfSupply: 1,
  selfInvoice: 2,
  debitNote: 4,
  creditNote: 5,
  receiptVoucher: 6,
  paymentVoucher: 7,
  refundVoucher: 8,
  advanceAdjustment: null,
  restatement: null,
}

const challans: Readonly<Record<ChallanReason, number>> = {
  jobWork: 9,
  approval: 10,
  liquidGas: 11,
  other: 12,
}
