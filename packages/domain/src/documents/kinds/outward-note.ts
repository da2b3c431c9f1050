import type { KindDeclaration } from '../families.ts'
import { changing, drafting, fixed, sharing, uncancellable } from '../lives.ts'
import { creditNoteReasons, debitNoteReasons } from '../reasons.ts'

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
      reasons: creditNoteReasons,
      stock: 'in',
      gstr1: 'creditNote',
      eInvoice: 'CRN',
    },
    Debit: {
      letter: 'D',
      numberScope: 'DN',
      ledger: 'sale',
      opens: 'receivable',
      reasons: debitNoteReasons,
      gstr1: 'debitNote',
      eInvoice: 'DBN',
    },
  },
  issued: 'Active',
  life: [...drafting('Active'), ...changing(fixed, uncancellable), ...sharing(['Active', 'Cancelled'])],
  parts: ['note', 'collection'],
  lockedBy: 'GSTR1',
  corrects: 'salesInvoice',
  isOffered: true,
  convertsTo: [],
} as const satisfies KindDeclaration
