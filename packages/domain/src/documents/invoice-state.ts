import { addDays, daysBetween } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import { documentKinds } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'

/** How a person speaks of an invoice or a bill, beside the status of its record: one set of words everywhere. */
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
  readonly kind: DocumentKind
  readonly status: string
  readonly total: string
  /** Tax collected at source, which is owed beside the total. */
  readonly collected?: string | undefined
  readonly balance: string
  readonly dueDate?: CalendarDate | null | undefined
}

/** Days before its due date from which an unpaid invoice is due soon. */
export const dueSoonDays = 7

/** The last day that is due soon on a day. */
export const dueSoonUntil = (today: CalendarDate): CalendarDate => addDays(today, dueSoonDays)

const unpaidBefore = ['Draft', 'Pending', 'Rejected', 'Cancelled'] as const

/** Documents of a kind are spoken of so: each is paid until nothing is left of it. */
export const hasInvoiceState = (kind: DocumentKind): boolean => documentKinds[kind].settled !== undefined

/**
 * The state of an invoice or a bill on a day; none where nothing of it is ever paid, as of an order, a note that settles
 * others, or the invoice of a distributor of credit. What is late is overdue, whatever was paid of it; what is paid in part comes
 * before the day on which the rest is due.
 *
 * @example
 * invoiceState({ kind: 'purchaseBill', status: 'Active', total: '100', balance: '100', dueDate: '2026-11-10' }, '2026-11-22')
 * // { name: 'Overdue', days: 12 }
 */
export function invoiceState(
  { kind, status, total, collected = '0', balance, dueDate }: Facts,
  today: CalendarDate,
): InvoiceState | undefined {
  if (!hasInvoiceState(kind)) return undefined
  const aside = unpaidBefore.find((one) => one === status)
  if (aside) return { name: aside }
  const open = Decimal.of(balance)
  if (!open.isPositive()) return wasOwed(kind, status, total) ? { name: 'Paid' } : undefined
  if (dueDate && dueDate < today) return { name: 'Overdue', days: daysBetween(dueDate, today) }
  const owed = Decimal.of(total).add(collected)
  if (open.lt(owed)) return { name: 'PartlyPaid', percent: percentPaid(open, owed) }
  if (dueDate && dueDate <= dueSoonUntil(today)) return { name: 'DueSoon', days: daysBetween(today, dueDate) }
  return { name: 'Unpaid' }
}

/** What is still in its first status though nothing is open was owed to nobody. */
const wasOwed = (kind: DocumentKind, status: string, total: string): boolean =>
  status !== documentKinds[kind].issued || !Decimal.of(total).isPositive()

function percentPaid(open: Decimal, total: Decimal): number {
  const paid = Number(total.sub(open).toFixed(2)) / Number(total.toFixed(2))
  return Math.min(99, Math.max(1, Math.floor(paid * 100)))
}
