import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'

const enumerationOf: Readonly<Record<string, string>> = {
  role: 'PartyRole',
  taxpayerType: 'TaxpayerType',
  kind: 'ItemKind',
  supply: 'SupplyType',
  taxCategory: 'TaxCategory',
  taxKind: 'TaxKind',
  documentKind: 'DocumentKind',
  yearStyle: 'YearStyle',
  resets: 'SeriesReset',
  entityType: 'EntityType',
  locationType: 'LocationType',
  filingFrequency: 'FilingFrequency',
  type: 'OpeningType',
  supplyKind: 'SupplyKind',
  noteType: 'NoteType',
  reason: 'NoteReason',
  purpose: 'ChallanPurpose',
  itcEligibility: 'ItcEligibility',
  itcReason: 'ItcReason',
  mode: 'PaymentMode',
  side: 'PriceListSide',
  status: 'DocumentStatus',
}

/** The enumeration of a field that has these values, to say in words what they mean. */
export const enumerationFor = (field: string, values: readonly string[]): string =>
  values.some((value) => value in documentKinds || value in paymentKinds)
    ? 'DocumentKind'
    : (enumerationOf[field] ?? field)
