/** What a posting of fixed assets shows in. */
export const assetsTouched = [
  'fixedAsset',
  'capitalGoods',
  'assetPosting',
  'assetSchedule',
  'journal',
  'accounting',
  'dayBook',
  'accountLedger',
  'audit',
] as const
