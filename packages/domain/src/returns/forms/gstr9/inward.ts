import type { FinancialYear } from '../../../cal/period.ts'
import type { TaxHeads } from '../../../documents/entries.ts'
import type { ItcReversalReason } from '../../../documents/itc-state.ts'
import { AnnualSums } from '../annual/sheet.ts'
import type { CreditSource } from '../gstr3b/inward.ts'
import type { CreditType, Section9 } from './rows.ts'

/** Credit that the returns of one period took in table 4(A), by where it comes from; notes of suppliers lower it. */
export interface CreditTaken extends TaxHeads {
  readonly source: CreditSource
  /** The supplier has no GSTIN. */
  readonly isUnregistered: boolean
  readonly type: CreditType
  /** Financial year of the purchase. */
  readonly year: FinancialYear
}

/** Credit that was reversed in one period, or was blocked from the beginning, by its provision. */
export interface CreditReversed extends TaxHeads {
  readonly reason: ItcReversalReason
  readonly year: FinancialYear
}

const rowOfReason: Readonly<Record<ItcReversalReason, Section9>> = {
  Rule37: '7A',
  Rule37A: '7A1',
  Rule42: '7C',
  Rule43: '7D',
  'Section17(5)': '7E',
  Others: '7H',
}

function rowOfCredit({ source, isUnregistered, type }: CreditTaken): Section9 {
  switch (source) {
    case 'other':
      return `6B-${type}`
    case 'reverseCharge':
      return isUnregistered ? `6C-${type}` : `6D-${type}`
    case 'importOfGoods':
      // The form has no row for services here.
      return type === 'cg' ? '6E-cg' : '6E-ip'
    case 'importOfServices':
      return '6F'
    case 'distribution':
      return '6G'
  }
}

/** Tables 6 and 7 of one period of the year: credit of earlier years is in 6A1 alone. */
export function creditOfPeriod(
  taken: Iterable<CreditTaken>,
  reversed: Iterable<CreditReversed>,
  year: FinancialYear,
): AnnualSums {
  const sums = new AnnualSums()
  for (const row of taken) sums.add(row.year < year ? '6A1' : rowOfCredit(row), headsOf(row))
  for (const row of reversed) sums.add(rowOfReason[row.reason], headsOf(row))
  return sums
}

/** Rows 8C, 8H1, 12 and 13: credit of the year that a period of the next one took or reversed. */
export function creditOfNextYear(
  taken: Iterable<CreditTaken>,
  reversed: Iterable<CreditReversed>,
  year: FinancialYear,
): AnnualSums {
  const sums = new AnnualSums()
  for (const row of taken) {
    if (row.year !== year) continue
    sums.add('13', headsOf(row))
    if (row.source === 'other') sums.add('8C', headsOf(row))
    if (row.source === 'importOfGoods') sums.add('8H1', headsOf(row))
  }
  for (const row of reversed) if (row.year === year) sums.add('12', headsOf(row))
  return sums
}

const headsOf = ({ igst, cgst, sgst, cess }: TaxHeads): TaxHeads => ({ igst, cgst, sgst, cess })
