import type { KindDeclaration } from '../families.ts'
import { drafting, sharing } from '../lives.ts'

/** Goods that leave without an invoice (rule 55): supply, approval, job work, liquid gas, lots, exhibition, others. */
export const deliveryChallan = {
  family: 'movement',
  side: 'sale',
  party: 'Customer',
  category: 'Delivery Challan',
  rights: 'SDC',
  type: { letter: 'C', numberScope: 'DC', stock: 'out', gstr1: 'challan' },
  issued: 'Active',
  // How far it is billed is beside its status, which says where the goods are.
  fulfilment: {},
  life: [
    ...drafting('Active'),
    {
      action: 'edit',
      from: ['Active', 'Delivered'],
      to: 'same',
      right: 'ED',
      forbiddenBy: ['isAtPortal', 'hasEwayBill', 'periodLocked'],
    },
    {
      action: 'cancel',
      from: ['Active', 'Delivered'],
      to: 'Cancelled',
      right: 'CNL',
      forbiddenBy: ['isAtPortal', 'hasEwayBill', 'isFulfilled', 'periodLocked'],
    },
    { action: 'markDelivered', from: ['Active'], to: 'Delivered', right: 'DLV' },
    { action: 'markReturned', from: ['Active', 'Delivered'], to: 'Returned', right: 'RTN' },
    { action: 'convertToInvoice', from: ['Active', 'Delivered'], to: 'same', right: 'CNV_INV' },
    ...sharing(['Active', 'Delivered', 'Returned', 'Cancelled']),
  ],
  parts: ['sources', 'purpose'],
  hasEwayBill: true,
  isOffered: true,
  convertsTo: ['salesInvoice'],
} as const satisfies KindDeclaration
