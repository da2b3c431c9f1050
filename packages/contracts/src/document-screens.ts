/** Kinds of documents with screens: where the list and one document are, and the group of their rights. */
export const documentScreens = {
  salesQuotation: { list: 'sales-quotation', one: 'sales-quotation', rights: 'SQT' },
  salesOrder: { list: 'sales-orders', one: 'sales-order', rights: 'SOR' },
  salesInvoice: { list: 'sales-invoice', one: 'sales-invoice', rights: 'SIN' },
  deliveryChallan: { list: 'sales-delivery-challan', one: 'sales-delivery-challan', rights: 'SDC' },
  outwardNote: { list: 'sales-outward-notes', one: 'sales-outward-notes', rights: 'SON' },
  purchaseOrder: { list: 'purchase-order', one: 'purchase-order', rights: 'POR' },
  purchaseBill: { list: 'purchase-bill', one: 'purchase-bill', rights: 'PBL' },
  inwardNote: { list: 'purchase-inward-notes', one: 'purchase-inward-notes', rights: 'PIW' },
} as const

/** A kind whose documents have screens. */
export type KindWithScreens = keyof typeof documentScreens

export type DocumentPage = 'list' | 'create' | 'edit' | 'clone' | 'view'

export const isKindWithScreens = (kind: string): kind is KindWithScreens => kind in documentScreens

/**
 * Where a screen of a kind is, below the company.
 *
 * @example pathOf('salesInvoice', 'view', 5) // 'view-sales-invoice/5'
 */
export function pathOf(kind: KindWithScreens, page: DocumentPage, id?: number | string): string {
  const path = page === 'list' ? documentScreens[kind].list : `${page}-${documentScreens[kind].one}`
  return id === undefined ? path : `${path}/${id}`
}

/** Where one document is shown, with a tab of its screen; undefined for a kind without screens. */
export const viewOf = (kind: string, id: number, tab?: string): string | undefined =>
  isKindWithScreens(kind) ? `${pathOf(kind, 'view', id)}${tab ? `?tab=${tab}` : ''}` : undefined
