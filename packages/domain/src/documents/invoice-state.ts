import { addDays, daysBetween } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'

/** How a person speaks of an invoice, beside the status of its record: one set of words everywhere. */
export const invoiceStates = [
  'Draft',
  'Pending',
  'Rejected',
  'Unpaid',
  'DueSoon',
  'Overdue',
  'PartlyPaid',
  'Paid',
  'Cancelled',
] as const
export type InvoiceStateName = (typeof invoiceStates)[number]

export interface InvoiceState {
  readonly name: InvoiceStateName
  /** Of what is overdue: since when. Of what is due soon: until then, 0 on the day itself. */
  readonly days?: number | undefined
  /** Of what is partly paid: whole percent, never 0 or 100. */
  readonly percent?: number | undefined
}

interface Facts {
  readonly status: string
  readonly total: string
  readonly balance: string
  readonly dueDate?: CalendarDate | null | undefined
}

/** Days before its due date from which an unpaid invoice is due soon. */
export const dueSoonDays = 7

/** The last day that is due soon on a day. */
export const dueSoonUntil = (today: CalendarDate): CalendarDate => addDays(today, dueSoonDays)

const unpaidBefore = ['Draft', 'Pending', 'Rejected', 'Cancelled'] as const

/**
 * The state of an invoice on a day. What is late is overdue, whatever was paid of it; what is paid in part comes
 * before the day on which the rest is due.
 *
 * @example
 * invoiceState({ status: 'Active', total: '100', balance: '100', dueDate: '2026-11-10' }, '2026-11-22')
 * // { name: 'Overdue', days: 12 }
 */
export function invoiceState({ status, total, balance, dueDate }: Facts, today: CalendarDate): InvoiceState {
  const aside = unpaidBefore.find((one) => one === status)
  if (aside) return { name: aside }
  const open = Decimal.of(balance)
  if (!open.isPositive()) return { name: 'Paid' }
  if (dueDate && dueDate < today) return { name: 'Overdue', days: daysBetween(dueDate, today) }
  if (open.lt(total)) return { name: 'PartlyPaid', percent: percentPaid(open, Decimal.of(total)) }
  if (dueDate && dueDate <= dueSoonUntil(today)) return { name: 'DueSoon', days: daysBetween(today, dueDate) }
  return { name: 'Unpaid' }
}

function percentPaid(open: Decimal, total: Decimal): number {
  const paid = Number(total.sub(open).toFixed(2)) / Number(total.toFixed(2))
  return Math.min(99, Math.max(1, Math.floor(paid * 100)))
}
