import type { KindDeclaration } from '../families.ts'
import { drafting, offering, sharing } from '../lives.ts'

/** An offer to a customer, which is accepted or declined on its public link: in no books and no return. */
export const salesQuotation = {
  family: 'order',
  side: 'sale',
  party: 'Customer',
  category: 'Sale',
  rights: 'SQT',
  type: { letter: 'O', numberScope: 'QT' },
  issued: 'Sent',
  fulfilment: { part: 'Converted', all: 'Converted' },
  due: 'validity',
  isOffer: true,
  hasProforma: true,
  life: [
    ...drafting('Sent'),
    ...offering(),
    ...sharing(['Sent', 'Accepted', 'Declined', 'Expired', 'Converted', 'Cancelled']),
  ],
  parts: [],
  isOffered: true,
  convertsTo: ['salesOrder', 'salesInvoice', 'deliveryChallan'],
} as const satisfies KindDeclaration
