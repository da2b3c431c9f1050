import { documentKinds } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentAction } from './lives.ts'

/** The action of a source's life that makes a kind from it. */
export const conversionOf: Readonly<Partial<Record<DocumentKind, DocumentAction>>> = {
  salesOrder: 'convertToOrder',
  salesInvoice: 'convertToInvoice',
  deliveryChallan: 'convertToChallan',
  purchaseBill: 'convertToBill',
}

/** The right that making a kind from another takes of the source, beside the right to create: `SOR_CNV_INV`. */
export function conversionRightOf(from: DocumentKind, to: DocumentKind): string | undefined {
  const action = conversionOf[to]
  const { rights, life } = documentKinds[from]
  const right = action && life.find((move) => move.action === action)?.right
  return right && `${rights}_${right}`
}
