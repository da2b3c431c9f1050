import type { KindDeclaration } from '../families.ts'
import { drafting, fulfilment, ordering, sharing } from '../lives.ts'

/** What a customer has ordered: in no books and no return, fulfilled by line. */
export const salesOrder = {
  family: 'order',
  side: 'sale',
  party: 'Customer',
  category: 'Sale',
  rights: 'SOR',
  type: { letter: 'O', numberScope: 'SO' },
  issued: 'Open',
  fulfilment: { part: 'Partial', all: 'Invoiced' },
  life: [
    ...drafting('Open'),
    ...ordering(),
    { action: 'convertToInvoice', from: ['Open', 'Partial'], to: 'same', right: 'CNV_INV' },
    { action: 'convertToChallan', from: ['Open', 'Partial'], to: 'same', right: 'CNV_INV' },
    ...fulfilment('Open', 'Invoiced'),
    ...sharing(['Open', 'Partial', 'Invoiced', 'Cancelled']),
  ],
  due: 'delivery',
  reserves: true,
  hasProforma: true,
  parts: ['sources'],
  isOffered: true,
  convertsTo: ['salesInvoice', 'deliveryChallan'],
} as const satisfies KindDeclaration
