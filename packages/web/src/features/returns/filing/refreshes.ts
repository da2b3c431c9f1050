/** What is read anew after something was done at the portal. */
export const refreshes = [
  'gstr1',
  'gstr3b',
  'gstReturn',
  'gstr1Filing',
  'iffFiling',
  'gstr3bFiling',
  'salesInvoice',
  'purchaseBill',
] as const
