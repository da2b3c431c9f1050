/** What is read anew after something was done at the portal. */
export const refreshes = [
  'gstr1',
  'gstr1a',
  'gstr3b',
  'gstReturn',
  'gstr1Filing',
  'gstr1aFiling',
  'iffFiling',
  'gstr3bFiling',
  'salesInvoice',
  'purchaseBill',
] as const
