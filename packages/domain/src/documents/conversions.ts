import type { DocumentKind } from './kinds.ts'
import type { DocumentAction } from './lives.ts'

/** The action of a source's life that makes a kind from it. */
export const conversionOf: Readonly<Partial<Record<DocumentKind, DocumentAction>>> = {
  salesOrder: 'convertToOrder',
  salesInvoice: 'convertToInvoice',
  deliveryChallan: 'convertToChallan',
  purchaseBill: 'convertToBill',
}
