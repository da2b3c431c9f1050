import type { KindDeclaration } from '../families.ts'
import { drafting, fixed, settling, sharing, uncancellable } from '../lives.ts'

/** Tax invoice or bill of supply to a customer (CGST Act s.31, rules 46 and 49). */
export const salesInvoice = {
  family: 'taxed',
  side: 'sale',
  party: 'Customer',
  category: 'Sale',
  rights: 'SIN',
  type: {
    letter: 'I',
    numberScope: 'INV',
    ledger: 'sale',
    opens: 'receivable',
    stock: 'out',
    gstr1: 'invoice',
    eInvoice: 'INV',
  },
  issued: 'Active',
  settled: 'PaymentReceived',
  covered: 'ConvertedtoCredits',
  life: [
    ...drafting('Active'),
    {
      action: 'edit',
      from: ['Active', 'PaymentReceived'],
      to: 'same',
      right: 'ED',
      forbiddenBy: [...fixed, 'isOfDay'],
    },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'CNL', forbiddenBy: uncancellable },
    ...settling('PaymentReceived'),
    { action: 'cover', from: ['Active', 'PaymentReceived'], to: 'ConvertedtoCredits' },
    ...sharing(['Active', 'PaymentReceived', 'ConvertedtoCredits', 'Cancelled']),
  ],
  parts: ['received', 'sources', 'revision', 'consignment', 'collection'],
  hasEwayBill: true,
  lockedBy: 'GSTR1',
  isOffered: true,
  convertsTo: ['outwardNote'],
} as const satisfies KindDeclaration
