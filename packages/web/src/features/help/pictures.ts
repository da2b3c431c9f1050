import type { GuideTopic } from '@bahi/contracts/guide-topics.ts'

export interface Picture {
  readonly topic: GuideTopic
  /** Section it is under. */
  readonly section: number
  /** Child path of the company in the sample company; `$name` is the id of a record by the names of `npm run screenshots`. */
  readonly path: string
}

export const pictureSize = { width: 1280, height: 720 } as const

/** Pictures of the help, taken of the product by `npm run screenshots`, one for each language. */
export const pictures: readonly Picture[] = [
  { topic: 'manage-business', section: 1, path: 'manage-business' },
  { topic: 'manage-business', section: 2, path: 'create-gstin' },
  { topic: 'parties', section: 1, path: 'create-party' },
  { topic: 'parties', section: 5, path: 'view-party/$ViewParty' },
  { topic: 'items', section: 1, path: 'create-item' },
  { topic: 'sale-order', section: 2, path: 'sales-orders' },
  { topic: 'sale-order', section: 4, path: 'view-sales-order/$issuedSalesOrder' },
  { topic: 'sale-order', section: 5, path: 'view-sales-quotation/$issuedSalesQuotation' },
  { topic: 'sale-invoice', section: 1, path: 'clone-sales-invoice/$ViewSaleInvoice' },
  { topic: 'sale-invoice', section: 4, path: 'view-sales-invoice/$ViewSaleInvoice' },
  { topic: 'sale-invoice', section: 6, path: 'counter-sale' },
  { topic: 'delivery-challan', section: 3, path: 'create-e-way-bill' },
  { topic: 'delivery-challan', section: 5, path: 'view-sales-delivery-challan/$issuedDeliveryChallan' },
  { topic: 'payment-in', section: 1, path: 'create-payment-in' },
  { topic: 'outward-note', section: 5, path: 'view-sales-outward-notes/$issuedOutwardNote' },
  { topic: 'purchase', section: 1, path: 'purchase-bill' },
  { topic: 'purchase', section: 3, path: 'view-purchase-bill/$issuedPurchaseBill' },
  { topic: 'purchase', section: 4, path: 'view-purchase-inward-notes/$issuedInwardNote' },
  { topic: 'purchase', section: 5, path: 'view-payment-out/$paymentOut' },
  { topic: 'purchase', section: 6, path: 'due-calendar-report?side=payable' },
  { topic: 'einv-ewb', section: 3, path: 'e-invoice' },
  { topic: 'einv-ewb', section: 5, path: 'e-way-bill' },
]

export const pictureAddress = (language: string, { topic, section }: Pick<Picture, 'topic' | 'section'>) =>
  `/help/${language}/${topic}-${section}.webp`
