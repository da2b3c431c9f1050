import type { KindDeclaration } from '../families.ts'
import { opening } from '../lives.ts'

/** What a customer owed or was owed on one document when the books began. */
export const customerOpening = {
  family: 'opening',
  side: 'sale',
  party: 'Customer',
  category: 'Sale',
  rights: 'PTY',
  type: {
    Debit: { letter: 'O', numberScope: 'OR', ledger: 'broughtDebit', opens: 'receivable' },
    Credit: { letter: 'O', numberScope: 'OC', ledger: 'broughtCredit', opens: 'customerCredit' },
  },
  issued: 'Active',
  life: opening(),
  parts: [],
  convertsTo: [],
} as const satisfies KindDeclaration
