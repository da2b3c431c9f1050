/** What a challan shows in. */
export const challansTouched = [
  'tdsChallan',
  'tdsDeduction',
  'tdsStatement',
  'tcsChallan',
  'tcsCollection',
  'tcsStatement',
  'journal',
  'accounting',
  'dayBook',
  'accountLedger',
  'audit',
] as const
