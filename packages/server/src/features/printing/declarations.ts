import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { PrintSource } from './source.ts'

/**
 * Wording that the rules prescribe, printed as it is in every language.
 * CGST Rules 2017: rule 46, third proviso (exports and SEZ), rule 5(1)(f) (composition).
 */
export const statutory = {
  withTax:
    'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
  withoutTax:
    'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
} as const

const bySupplyKind: Partial<Record<NonNullable<PrintSource['supplyKind']>, string>> = {
  EXPWP: statutory.withTax,
  SEZWP: statutory.withTax,
  EXPWOP: statutory.withoutTax,
  SEZWOP: statutory.withoutTax,
}

export const statutoryDeclarations = (document: PrintSource): string[] => {
  if (!isSale(document)) return []
  const endorsement = bySupplyKind[document.supplyKind ?? 'Regular']
  const composition = document.supplier.taxpayerType === 'COM' ? statutory.composition : undefined
  return [endorsement, composition].filter((sentence) => sentence !== undefined)
}

/** An invoice or a note of ours. */
export const isSale = ({ kind }: PrintSource): boolean =>
  documentKinds[kind].side === 'sale' && documentKinds[kind].family === 'taxed'

/** The party owes it: an invoice, or a note that raises one. */
export const isDue = ({ kind, noteType }: PrintSource): boolean =>
  typeOf(kind, noteType).opens === 'receivable'
