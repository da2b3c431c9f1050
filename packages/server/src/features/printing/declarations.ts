import type { DocumentDetail } from '@bahi/contracts/documents.ts'

/**
 * Wording that the rules prescribe, printed as it stands in every language.
 * CGST Rules 2017: rule 46, third proviso (exports and SEZ), rule 5(1)(f) (composition).
 */
export const statutory = {
  withTax:
    'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
  withoutTax:
    'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
} as const

const bySupplyKind: Partial<Record<DocumentDetail['supplyKind'], string>> = {
  EXPWP: statutory.withTax,
  SEZWP: statutory.withTax,
  EXPWOP: statutory.withoutTax,
  SEZWOP: statutory.withoutTax,
}

export const statutoryDeclarations = (document: DocumentDetail): string[] => {
  if (!isSale(document)) return []
  const endorsement = bySupplyKind[document.supplyKind]
  const composition = document.supplier.taxpayerType === 'COM' ? statutory.composition : undefined
  return [endorsement, composition].filter((sentence) => sentence !== undefined)
}

const isSale = (document: DocumentDetail) =>
  document.kind === 'salesInvoice' || document.kind === 'outwardNote'
