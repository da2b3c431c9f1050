import { expect, test } from 'vitest'
import { portalStamp } from '../portal-date.ts'
import { validUptoOf, validityDays } from './validity.ts'

test.each([
  [1, false, 1],
  [200, false, 1],
  [201, false, 2],
  [2467, false, 13],
  [20, true, 1],
  [21, true, 2],
  [0, false, 1],
])('%i km, slow %s: %i days', (km, isSlow, days) => expect(validityDays(km, isSlow)).toBe(days))

test.each([
  ['2026-11-10T11:42:00+05:30', 362, '2026-11-12 23:59:00'],
  ['2022-09-16T10:00:00+05:30', 2467, '2022-09-29 23:59:00'],
  ['2026-11-10T00:05:00+05:30', 10, '2026-11-11 23:59:00'],
  ['2026-11-10T23:59:59+05:30', 10, '2026-11-11 23:59:00'],
  ['2026-12-31T20:00:00+05:30', 10, '2027-01-01 23:59:00'],
])('part B at %s, %i km: until %s', (from, distanceKm, until) => {
  expect(portalStamp(validUptoOf({ from: new Date(from), distanceKm, isSlow: false }))).toBe(until)
})
