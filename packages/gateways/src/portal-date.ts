import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'

/** '2025-11-03' as the portals write it: '03/11/2025'. */
export function portalDate(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** '03/11/2025' as a calendar date; undefined for a day that the calendar does not have. */
export function readPortalDate(text: string | undefined): CalendarDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '')
  if (!match) return undefined
  const date = `${match[3]}-${match[2]}-${match[1]}`
  return isCalendarDate(date) ? date : undefined
}

const indiaMs = 330 * 60_000

/** An instant in Indian time, as the portal stamps its answers: '2025-11-20 11:00:00'. */
export function portalStamp(instant: Date): string {
  return new Date(instant.getTime() + indiaMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** An instant as the e-way bill portal stamps its answers: '10/11/2026 11:42:00 AM'. */
export function ewayStamp(instant: Date): string {
  const text = portalStamp(instant)
  const hour = Number(text.slice(11, 13))
  const half = `${String(hour % 12 || 12).padStart(2, '0')}${text.slice(13)} ${hour < 12 ? 'AM' : 'PM'}`
  return `${portalDate(text.slice(0, 10))} ${half}`
}

/**
 * The instant of a stamp in Indian time: '2025-11-20 11:00:00', or the e-way bill system's '20/11/2025 11:00:00 AM'.
 * Undefined for '-', empty and anything else.
 */
export function readPortalStamp(text: string | null | undefined): Date | undefined {
  const trimmed = (text ?? '').trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(trimmed)
  if (iso) return instantOf(iso[1]!, iso[2]!, iso[3]!, Number(iso[4]), iso[5]!, iso[6] ?? '00')
  // Seen without the blank, with points for colons, and without AM or PM.
  const local = /^(\d{2})\/(\d{2})\/(\d{4})\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s*([AP])M)?$/i.exec(
    trimmed,
  )
  if (!local) return undefined
  const [, day, month, year, hour, minute, second = '00', half] = local
  // Past twelve the clock of 24 hours was meant, whatever is behind.
  const isTwelve = half !== undefined && Number(hour) <= 12
  const hours = isTwelve ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour)
  return instantOf(year!, month!, day!, hours, minute!, second)
}

function instantOf(
  year: string,
  month: string,
  day: string,
  hour: number,
  minute: string,
  second: string,
): Date | undefined {
  const time = Date.parse(
    `${year}-${month}-${day}T${String(hour).padStart(2, '0')}:${minute}:${second}+05:30`,
  )
  return Number.isNaN(time) ? undefined : new Date(time)
}
