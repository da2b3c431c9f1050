/** Why a document lands in a table, or in none: a sentence of the text catalogue with its parameters. */
export interface Reason {
  readonly key: `returns.reason.${ReasonCode}`
  readonly params?: Readonly<Record<string, string>>
}

export const reasonCodes = [
  'draft',
  'cancelled',
  'challan',
  'selfInvoice',
  'paymentVoucher',
  'noValue',
  'amendment',
  'notTaxableAmended',
  'paidByOperator',
  'collectedByOperator',
  'advance',
  'advanceRefunded',
  'advanceAdjusted',
  'advanceUsedInPeriod',
  'advanceOnGoods',
  'notTaxable',
  'exportWithPayment',
  'exportWithoutPayment',
  'sezWithPayment',
  'sezWithoutPayment',
  'deemedExport',
  'reverseCharge',
  'registered',
  'composition',
  'uin',
  'consumerIntra',
  'consumerLarge',
  'consumerUpToLimit',
  'noteRegistered',
  'noteExport',
  'noteConsumerIntra',
  'noteConsumerLarge',
  'noteConsumerUpToLimit',
  'noteWithoutOriginal',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export function because(code: ReasonCode, params?: Readonly<Record<string, string>>): Reason {
  return params ? { key: `returns.reason.${code}`, params } : { key: `returns.reason.${code}` }
}
