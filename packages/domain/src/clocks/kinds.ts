/** What the law lets one do for a time only. */
export const clockKinds = [
  /** Cancelling an IRN. */
  'irnCancel',
  /** Registering a document at the invoice registration portal. */
  'irnReport',
  /** Extending an e-way bill around its end. */
  'ewayExtend',
  'ewayCancel',
  /** Making an e-way bill for a document of some age. */
  'ewayDocumentAge',
  /** Extending an e-way bill at all. */
  'ewayLongest',
  'lut',
  'gstr1',
  'gstr3b',
  'otherReturn',
  /** Paying a supplier, so that its credit stays. */
  'supplierUnpaid',
  /** Reversing the credit of a bill that was not paid in time. */
  'itcReverse',
  /** Reclaiming it once the supplier is paid. */
  'itcReclaim',
  /** Taking the credit of a bill that is not entered yet. */
  'itcTime',
  /** Claiming the credit of the bills of a year. */
  'itcClaim',
  /** Our own invoice for a supply under reverse charge. */
  'selfInvoice',
  /** Getting goods on approval or at a job worker back, or invoicing them. */
  'challanReturn',
] as const
export type ClockKind = (typeof clockKinds)[number]
