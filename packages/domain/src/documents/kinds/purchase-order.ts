import type { KindDeclaration } from '../families.ts'
import { drafting, fulfilment, ordering, sharing } from '../lives.ts'

/** What was ordered from a supplier: in no books and no return, fulfilled by line. */
export const purchaseOrder = {
  family: 'order',
  side: 'purchase',
  party: 'Supplier',
  category: 'Purchase',
  rights: 'POR',
  type: { letter: 'O', numberScope: 'PO' },
  issued: 'Open',
  fulfilment: { part: 'Partial', all: 'Billed' },
  life: [
    ...drafting('Open'),
    ...ordering(),
    { action: 'convertToBill', from: ['Open', 'Partial'], to: 'same', right: 'CNV_BIL' },
    ...fulfilment('Open', 'Billed'),
    ...sharing(['Open', 'Partial', 'Billed', 'Cancelled']),
  ],
  due: 'delivery',
  parts: [],
  isOffered: true,
  convertsTo: ['purchaseBill'],
} as const satisfies KindDeclaration
