import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { takesBillOfEntry } from '@bahi/domain/documents/purchase-supply.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { hasGoods } from './prepare.ts'
import type { Prepared } from './prepare.ts'

const needed = ['number', 'date', 'portCode', 'assessableValue', 'igst'] as const

/** A bill of entry has all its particulars, is dated, and belongs to goods that customs clears. */
export function billOfEntryIssues(
  { input: { billOfEntry }, lines, billingAddress }: Prepared,
  { party }: Facts,
  today: string,
): BookIssue[] {
  if (!billOfEntry) return []
  const supplier = {
    taxpayerType: party?.taxpayerType,
    gstin: party?.gstin,
    stateCode: billingAddress?.stateCode ?? party?.stateCode,
  }
  if (!takesBillOfEntry({ supplier, hasGoods: hasGoods(lines) }))
    return [{ path: 'billOfEntry', code: 'BILL_OF_ENTRY_NOT_IMPORT' }]
  const { date } = billOfEntry
  return [
    ...needed
      .filter((member) => billOfEntry[member] === undefined)
      .map((member) => ({ path: `billOfEntry.${member}`, code: 'REQUIRED' })),
    ...(date && date > today ? [{ path: 'billOfEntry.date', code: 'DATE_IN_FUTURE', params: { date } }] : []),
  ]
}

/** Goods that are not cleared yet, or whose bill of entry was not entered. */
export const billOfEntryWarnings = ({ kind, purchase, input }: Prepared): BookIssue[] =>
  documentKinds[kind].parts.includes('billOfEntry') && purchase === 'ImportOfGoods' && !input.billOfEntry
    ? [{ path: 'billOfEntry', code: 'BILL_OF_ENTRY_MISSING' }]
    : []
