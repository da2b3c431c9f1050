/** What a challan of TDS shows in. */
export const challansTouched = [
  'tdsChallan',
  'tdsDeduction',
  'tdsStatement',
  'journal',
  'accounting',
  'dayBook',
  'accountLedger',
  'audit',
] as const
