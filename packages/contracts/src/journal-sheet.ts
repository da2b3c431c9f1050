import * as z from 'zod'
import * as f from './fields.ts'
import { column } from './import-column.ts'
import type { ImportColumn } from './import-column.ts'

const line = {
  /** Of an account that all have, or of one's own, by its name; absent: the party's. */
  account: f.Name.optional(),
  debit: f.Amount.optional(),
  credit: f.Amount.optional(),
}

/** Rows of a file of journals; those of one reference are the lines of one, and come to zero. */
export const JournalSheetRow = z.object({
  /** What its rows have in common, and what it is known by when the file comes again. */
  reference: z.string().trim().min(1).max(100),
  /** Absent: a journal. */
  kind: z.enum(['journal', 'contra']).optional(),
  date: f.CalendarDate,
  entity: f.EntityName.optional(),
  narration: f.Remarks.optional(),
  partyCode: f.Name.optional(),
  partyName: f.Name.optional(),
  ...line,
})

export const journalColumns: readonly ImportColumn[] = [
  column('reference', 'JV-17', { label: 'import.reference' }),
  column('kind', 'journal', { label: 'import.journalKind' }),
  column('date', '2026-11-20', { label: 'column.date' }),
  column('account', 'Rent', { label: 'books.account' }),
  column('partyCode', '', { label: 'import.partyCode' }),
  column('partyName', '', { label: 'import.partyName' }),
  column('debit', '15000.00', { label: 'books.debit' }),
  column('credit', '', { label: 'books.credit' }),
  column('narration', '', { label: 'books.narration' }),
  column('entity', '', { label: 'import.entity' }),
]

/** Rows of a file of what accounts had when the books began: those of a GSTIN are one entry. */
export const AccountOpeningSheetRow = z.object({
  date: f.CalendarDate,
  entity: f.EntityName.optional(),
  ...line,
  account: f.Name.min(1),
})

export const accountOpeningColumns: readonly ImportColumn[] = [
  column('account', 'Capital', { label: 'books.account' }),
  column('debit', '', { label: 'books.debit' }),
  column('credit', '500000.00', { label: 'books.credit' }),
  column('date', '2026-03-31', { label: 'column.date' }),
  column('entity', '', { label: 'import.entity' }),
]

export const accountColumns: readonly ImportColumn[] = [
  column('name', 'HDFC Bank current account', { label: 'books.account' }),
  column('code', 'BANK-1'),
  column('group', 'bank', { label: 'books.group' }),
  column('subgroup', '', { label: 'books.subgroup' }),
  column('bankName', 'HDFC Bank', { label: 'books.bankName' }),
  column('accountNumber', '50100123456789'),
  column('ifsc', 'HDFC0000001'),
  column('notes', ''),
]
