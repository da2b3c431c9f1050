import { expect, test } from 'vitest'
import { ewayStamp, portalDate, portalStamp, readPortalDate, readPortalStamp } from './portal-date.ts'

const morning = new Date('2026-11-10T11:42:00+05:30')
const night = new Date('2026-11-12T23:59:00+05:30')
const midnight = new Date('2026-11-12T00:05:09+05:30')

test.each([
  [morning, '2026-11-10 11:42:00', '10/11/2026 11:42:00 AM'],
  [night, '2026-11-12 23:59:00', '12/11/2026 11:59:00 PM'],
  [midnight, '2026-11-12 00:05:09', '12/11/2026 12:05:09 AM'],
  [new Date('2026-11-12T12:00:00+05:30'), '2026-11-12 12:00:00', '12/11/2026 12:00:00 PM'],
])('%s is written and read both ways', (instant, iso, local) => {
  expect(portalStamp(instant)).toBe(iso)
  expect(ewayStamp(instant)).toBe(local)
  expect(readPortalStamp(iso)).toEqual(instant)
  expect(readPortalStamp(local)).toEqual(instant)
})

test.each([
  ['12/11/2026 11:59:00 PM ', night],
  ['12/11/2026 23:59:00', night],
  ['12/11/202611:59:00 PM', night],
  ['12/11/2026 11.59.00 PM', night],
  ['12/11/2026 23:59:00 PM', night],
  ['2026-11-12T23:59:00', night],
])('as seen: %j', (text, instant) => expect(readPortalStamp(text)).toEqual(instant))

test.each(['', '-', null, undefined, 'soon', '32/13/2026 10:00:00 AM'])('%j is no time', (text) => {
  expect(readPortalStamp(text)).toBeUndefined()
})

test('days', () => {
  expect(portalDate('2026-11-03')).toBe('03/11/2026')
  expect(readPortalDate('03/11/2026')).toBe('2026-11-03')
  expect(readPortalDate('31/02/2026')).toBeUndefined()
  expect(readPortalDate('3/11/2026')).toBeUndefined()
})
