import type { KindDeclaration } from '../families.ts'
import { changing, drafting, fulfilment, sharing } from '../lives.ts'

/** Goods that leave without an invoice (rule 55): supply, approval, job work, liquid gas, lots, others. */
export const deliveryChallan = {
  family: 'movement',
  side: 'sale',
  party: 'Customer',
  category: 'Delivery Challan',
  rights: 'SDC',
  type: { letter: 'C', numberScope: 'DC', stock: 'out', gstr1: 'challan' },
  issued: 'Active',
  fulfilment: {},
  life: [
    ...drafting('Active'),
    ...changing(['hasEwayBill', 'periodLocked'], ['hasEwayBill', 'isFulfilled', 'periodLocked']),
    { action: 'markDelivered', from: ['Active', 'Partial'], to: 'Delivered', right: 'DLV' },
    { action: 'markReturned', from: ['Active', 'Delivered'], to: 'Returned', right: 'RTN' },
    { action: 'convertToInvoice', from: ['Active', 'Partial', 'Delivered'], to: 'same', right: 'CNV_INV' },
    ...fulfilment('Active', 'Billed'),
    ...sharing(['Active', 'Partial', 'Billed', 'Delivered', 'Returned', 'Cancelled']),
  ],
  parts: ['sources'],
  hasEwayBill: true,
  convertsTo: ['salesInvoice'],
} as const satisfies KindDeclaration
