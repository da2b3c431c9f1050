import type { NoteType } from './families.ts'
import type { DocumentKind } from './kinds.ts'

/** The kinds of what was open before the books began. */
export type OpeningKind = Extract<DocumentKind, 'customerOpening' | 'supplierOpening'>

/**
 * What a document of before the books was, as its list of open bills names it, and on which side of the account of its party
 * it is open.
 */
export const openingTypes = {
  Invoice: { kind: 'customerOpening', side: 'Debit' },
  CustomerDebitNote: { kind: 'customerOpening', side: 'Debit' },
  CustomerCreditNote: { kind: 'customerOpening', side: 'Credit' },
  AdvanceReceived: { kind: 'customerOpening', side: 'Credit' },
  Bill: { kind: 'supplierOpening', side: 'Credit' },
  SupplierNote: { kind: 'supplierOpening', side: 'Debit' },
  AdvancePaid: { kind: 'supplierOpening', side: 'Debit' },
} as const satisfies Readonly<Record<string, { readonly kind: OpeningKind; readonly side: NoteType }>>

export type OpeningType = keyof typeof openingTypes
export const openingTypeNames = Object.keys(openingTypes) as [OpeningType, ...OpeningType[]]
export const openingKinds: readonly OpeningKind[] = ['customerOpening', 'supplierOpening']
