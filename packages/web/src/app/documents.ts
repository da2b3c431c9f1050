import type { RightCode } from '@bahi/contracts/rights.ts'

/** Kinds of documents with screens: where the list and one document are, and the group of their rights. */
const kinds = {
  salesInvoice: { list: 'sales-invoice', one: 'sales-invoice', rights: 'SIN' },
  outwardNote: { list: 'sales-outward-notes', one: 'sales-outward-notes', rights: 'SON' },
  purchaseBill: { list: 'purchase-bill', one: 'purchase-bill', rights: 'PBL' },
  inwardNote: { list: 'purchase-inward-notes', one: 'purchase-inward-notes', rights: 'PIW' },
} as const

export type DocumentKind = keyof typeof kinds
export const kindsWithScreens = Object.keys(kinds) as DocumentKind[]

export const isKindWithScreens = (kind: string): kind is DocumentKind => kind in kinds

export const documentPages = ['list', 'create', 'edit', 'clone', 'view'] as const
export type DocumentPage = (typeof documentPages)[number]

/**
 * Where a screen of a kind is, below the company.
 *
 * @example pathOf('salesInvoice', 'view', 5) // 'view-sales-invoice/5'
 */
export function pathOf(kind: DocumentKind, page: DocumentPage, id?: number | string): string {
  const path = page === 'list' ? kinds[kind].list : `${page}-${kinds[kind].one}`
  return id === undefined ? path : `${path}/${id}`
}

type Group = (typeof kinds)[DocumentKind]['rights']
/** What a right of documents allows: the rest of its code behind the group. */
type Action = RightCode extends infer R ? (R extends `${Group}_${infer A}` ? A : never) : never

/**
 * The right to do something with documents of a kind.
 *
 * @example rightOf('salesInvoice', 'CNL') // 'SIN_CNL'
 */
export const rightOf = (kind: DocumentKind, action: Action): RightCode => `${kinds[kind].rights}_${action}`
