import { financialYearOf, rangeOfPeriod, returnPeriodOf } from '../cal/period.ts'
import type { FilingFrequency, ReturnPeriod } from '../cal/period.ts'
import { addDays } from '../cal/date.ts'
import { creditNoteDeadline } from '../tables/rules.ts'

interface DatedBill {
  readonly date: string
  readonly supplierDate: string | null
  /** Of our own invoice under reverse charge: its year counts (Circular 211/5/2024). */
  readonly selfInvoiceDate: string | null
  /** A bill of entry is neither invoice nor debit note: section 16(4) sets it no time. */
  readonly isImport: boolean
  readonly lowers: boolean
}

/** Day of the invoice or debit note whose year section 16(4) counts from. */
export const creditDayOf = ({ date, supplierDate, selfInvoiceDate }: DatedBill): string =>
  selfInvoiceDate ?? supplierDate ?? date

/**
 * The last period in whose GSTR-3B a credit can be claimed: of those that have ended before 30 November after the year of
 * the invoice, so that the return can still be furnished by then (CGST Act s.16(4)).
 *
 * @example
 * lastPeriodOfCredit({ date: '2026-03-31', ... }) // '102026'
 */
export function lastPeriodOfCredit(
  bill: DatedBill,
  frequency: FilingFrequency = 'Monthly',
): ReturnPeriod | undefined {
  if (bill.isImport || bill.lowers) return undefined
  const deadline = creditNoteDeadline(financialYearOf(creditDayOf(bill)))
  const period = returnPeriodOf(deadline, frequency)
  const { from, to } = rangeOfPeriod(period, frequency)
  return to < deadline ? period : returnPeriodOf(addDays(from, -1), frequency)
}
