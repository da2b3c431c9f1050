import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'

/** '2025-11-03' as returns write it: '03-11-2025'. */
export function gstnDate(date: CalendarDate): string {
  return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`
}

/** '03-11-2025' as a calendar date; undefined for a day that the calendar does not have. */
export function readGstnDate(text: string | undefined): CalendarDate | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text ?? '')
  if (!match) return undefined
  const date = `${match[3]}-${match[2]}-${match[1]}`
  return isCalendarDate(date) ? date : undefined
}
