import type { KindDeclaration } from '../families.ts'
import { opening } from '../lives.ts'

/** What a supplier was owed or owed on one document when the books began. */
export const supplierOpening = {
  family: 'opening',
  side: 'purchase',
  party: 'Supplier',
  category: 'Purchase',
  rights: 'PTY',
  type: {
    Debit: { letter: 'O', numberScope: 'OS', ledger: 'broughtDebit', opens: 'supplierCredit' },
    Credit: { letter: 'O', numberScope: 'OP', ledger: 'broughtCredit', opens: 'payable' },
  },
  issued: 'Active',
  life: opening(),
  parts: [],
  convertsTo: [],
} as const satisfies KindDeclaration
