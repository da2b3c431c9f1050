import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'

/**
 * Until when an e-way bill is valid: a day for each 200 km or part of it, 20 km for over-dimensional cargo and for
 * any way by ship; days end at midnight, so the bill ends at 23:59 of the day of its first part B and the days
 * added (rule 138(10) of the CGST Rules, in force since 1 January 2021).
 *
 * @example
 * validUptoOf({ from: new Date('2026-11-10T11:42:00+05:30'), distanceKm: 362, isSlow: false }) // 12/11/2026 23:59 IST
 */
export function validUptoOf({ from, distanceKm, isSlow }: ValidityFacts): Date {
  const end = addDays(istDateOf(from), validityDays(distanceKm, isSlow))
  return new Date(`${end}T23:59:00+05:30`)
}

export interface ValidityFacts {
  /** Time of the first part B; for an extension, the time of extending. */
  readonly from: Date
  readonly distanceKm: number
  /** Over-dimensional cargo, or by ship. */
  readonly isSlow: boolean
}

export function validityDays(distanceKm: number, isSlow: boolean): number {
  return Math.max(1, Math.ceil(distanceKm / (isSlow ? 20 : 200)))
}
