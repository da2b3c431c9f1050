import { addDays, daysBetween, istDateOf } from '@bahi/domain/cal/date.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { usualSwitches } from './rules/facts.ts'

/** Hours within which an IRN can be cancelled, from the acknowledgement. */
export const cancelHours = 24

/**
 * Whether an IRN may be cancelled now, until when, and the code the portal would answer where not. The clock is the
 * portal's acknowledgement, never our own stamp; a clock of this machine that runs behind it counts as that moment.
 */
export function irnCancelAnswer(invoice: RegisteredState, now: Date): CancelAnswer {
  if (invoice.isCancelled) return { allowed: false, code: '9999' }
  const until = new Date(invoice.ackDate.getTime() + cancelHours * 3_600_000)
  if (now.getTime() > until.getTime()) return { allowed: false, code: '2270' }
  if (invoice.hasLiveEwayBill) return { allowed: false, code: '2230', until }
  const leftMs = Math.min(until.getTime() - now.getTime(), cancelHours * 3_600_000)
  return { allowed: true, until, leftMs }
}

export interface RegisteredState {
  readonly ackDate: Date
  readonly isCancelled: boolean
  readonly hasLiveEwayBill: boolean
}

export type CancelAnswer =
  | { readonly allowed: true; readonly until: Date; readonly leftMs: number }
  /** `until` where the hindrance can be taken away in time. */
  | { readonly allowed: false; readonly code: '9999' | '2270' | '2230'; readonly until?: Date }

/**
 * The last day on which a document can be registered, where the supplier is bound to thirty days, and how near it
 * is; day thirty still counts.
 */
export function reportingClock(
  date: CalendarDate,
  now: Date,
  days: number = usualSwitches.reportingDays,
): { readonly lastDay: CalendarDate; readonly daysLeft: number; readonly isOver: boolean } {
  const lastDay = addDays(date, days)
  const daysLeft = daysBetween(istDateOf(now), lastDay)
  return { lastDay, daysLeft: Math.max(0, daysLeft), isOver: daysLeft < 0 }
}
