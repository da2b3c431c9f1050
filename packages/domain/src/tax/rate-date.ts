import type { CalendarDate } from '../cal/date.ts'

/**
 * The day whose rate a supply bears. Where a rate changes, the earlier one applies if two of the three days, of supply,
 * invoice and payment, lie before the change (CGST Act s.14): so the second of them decides. A day that is not given is
 * taken to be that of the invoice.
 *
 * @example
 * rateDateOf('2025-10-05', { suppliedOn: '2025-09-10', paidOn: '2025-09-15' }) // '2025-09-15': the earlier rate
 * rateDateOf('2025-10-05', { suppliedOn: '2025-09-10' }) // '2025-10-05'
 */
export function rateDateOf(
  invoice: CalendarDate,
  { suppliedOn = invoice, paidOn = invoice }: TimeOfSupply = {},
): CalendarDate {
  return [invoice, suppliedOn, paidOn].sort()[1]!
}

export interface TimeOfSupply {
  readonly suppliedOn?: CalendarDate | undefined
  readonly paidOn?: CalendarDate | undefined
}
