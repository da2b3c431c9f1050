import type { KindDeclaration } from '../families.ts'
import { changing, drafting, sharing } from '../lives.ts'
import { purchaseNoteReasons } from '../reasons.ts'

/** Note with a supplier: `Debit` lowers what it is owed, as its credit note does; `Credit` raises it. */
export const inwardNote = {
  family: 'taxed',
  side: 'purchase',
  party: 'Supplier',
  category: 'Purchase',
  rights: 'PIW',
  type: {
    Debit: {
      letter: 'D',
      numberScope: 'PDN',
      ledger: 'purchaseReturn',
      opens: 'supplierCredit',
      reasons: purchaseNoteReasons,
      stock: 'out',
    },
    Credit: {
      letter: 'C',
      numberScope: 'PCN',
      ledger: 'purchase',
      opens: 'payable',
      reasons: purchaseNoteReasons,
    },
  },
  issued: 'Active',
  life: [
    ...drafting('Active'),
    ...changing(['periodFiled', 'periodLocked'], ['hasPayment', 'periodFiled', 'periodLocked']),
    ...sharing(['Active', 'Cancelled']),
  ],
  parts: ['note', 'supplierNumber', 'itc'],
  lockedBy: 'GSTR3B',
  corrects: 'purchaseBill',
  isOffered: true,
  convertsTo: [],
} as const satisfies KindDeclaration
