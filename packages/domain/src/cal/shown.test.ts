import { expect, test } from 'vitest'
import { formatDate, formatInstant } from './shown.ts'

test.each([
  ['DD/MM/YYYY', '05/11/2026'],
  ['DD-MM-YYYY', '05-11-2026'],
  ['d/m/Y', '5/11/2026'],
  ['YYYY-MM-DD', '2026-11-05'],
])('a day is written as %s', (format, shown) => {
  expect(formatDate('2026-11-05', format)).toBe(shown)
})

test('an instant is written in the time of India, with the day that it has there', () => {
  expect(formatInstant('2026-11-05T20:00:00Z', 'DD/MM/YYYY HH:mm:ss')).toBe('06/11/2026 01:30:00')
  expect(formatInstant('2026-11-05T20:00:00Z', 'YYYY-MM-DD HH:mm:ss')).toBe('2026-11-06 01:30:00')
})
