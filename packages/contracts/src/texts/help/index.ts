import { companyDataFileGuide } from './company-data-file.ts'
import { deliveryChallanGuide } from './delivery-challan.ts'
import { einvEwbGuide } from './einv-ewb.ts'
import { itemsGuide } from './items.ts'
import { manageBusinessGuide } from './manage-business.ts'
import { movingInGuide } from './moving-in.ts'
import { outwardNoteGuide } from './outward-note.ts'
import { partiesGuide } from './parties.ts'
import { paymentInGuide } from './payment-in.ts'
import { purchaseGuide } from './purchase.ts'
import { saleInvoiceGuide } from './sale-invoice.ts'
import { saleOrderGuide } from './sale-order.ts'

/** Texts of the help pages: asked for by these pages alone, with `scope=guides` of `/master/preResources`. */
export const guideTexts = {
  ...manageBusinessGuide,
  ...partiesGuide,
  ...itemsGuide,
  ...saleOrderGuide,
  ...saleInvoiceGuide,
  ...deliveryChallanGuide,
  ...paymentInGuide,
  ...outwardNoteGuide,
  ...purchaseGuide,
  ...einvEwbGuide,
  ...movingInGuide,
  ...companyDataFileGuide,
} as const
