import type { KindDeclaration } from '../families.ts'
import { drafting, settling, sharing, uncancellable } from '../lives.ts'

/** Invoice of a supplier, under its number and a reference of ours (CGST Act s.16(2)(a)). */
export const purchaseBill = {
  family: 'taxed',
  side: 'purchase',
  party: 'Supplier',
  category: 'Purchase',
  rights: 'PBL',
  type: { letter: 'B', numberScope: 'PB', ledger: 'purchase', opens: 'payable', stock: 'in' },
  issued: 'Active',
  settled: 'PaymentMade',
  life: [
    ...drafting('Active'),
    {
      action: 'edit',
      from: ['Active', 'PaymentMade'],
      to: 'same',
      right: 'ED',
      forbiddenBy: ['periodFiled', 'periodLocked'],
    },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'CNL', forbiddenBy: uncancellable },
    ...settling('PaymentMade'),
    ...sharing(['Active', 'PaymentMade', 'Cancelled']),
  ],
  parts: ['supplierNumber', 'ownSupply', 'itc', 'billOfEntry', 'distribution', 'withholding', 'sources'],
  lockedBy: 'GSTR3B',
  isOffered: true,
  convertsTo: ['inwardNote'],
} as const satisfies KindDeclaration
