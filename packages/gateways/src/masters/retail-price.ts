/** Tobacco and pan masala, taxed on the retail price from 1 February 2026: there the portal compares no tax. */
export function isTaxedOnRetailPrice(hsn: string, date: string): boolean {
  return date >= '2026-02-01' && /^(21069020|2401|2402|2403|240411|240419)/.test(hsn)
}
