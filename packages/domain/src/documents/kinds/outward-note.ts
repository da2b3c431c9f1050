import type { KindDeclaration } from '../families.ts'
import { changing, drafting, fixed, sharing, uncancellable } from '../lives.ts'

/** Credit or debit note to a customer (CGST Act s.34, rule 53). */
export const outwardNote = {
  family: 'taxed',
  side: 'sale',
  party: 'Customer',
  category: 'Sale',
  rights: 'SON',
  type: {
    Credit: {
      letter: 'C',
      numberScope: 'CN',
      ledger: 'saleReturn',
      opens: 'customerCredit',
      stock: 'in',
      gstr1: 'creditNote',
      eInvoice: 'CRN',
    },
    Debit: {
      letter: 'D',
      numberScope: 'DN',
      ledger: 'sale',
      opens: 'receivable',
      gstr1: 'debitNote',
      eInvoice: 'DBN',
    },
  },
  issued: 'Active',
  life: [...drafting('Active'), ...changing(fixed, uncancellable), ...sharing(['Active', 'Cancelled'])],
  parts: ['note'],
  lockedBy: 'GSTR1',
  convertsTo: [],
} as const satisfies KindDeclaration
