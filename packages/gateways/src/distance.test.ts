import { expect, test } from 'vitest'
import { estimateKm } from './distance.ts'

test.each([
  ['Bengaluru to Coimbatore', 560058, 641012, 230, 420],
  ['Mumbai to Delhi', 400001, 110001, 1200, 1550],
  ['Guwahati to Kolkata', 781001, 700001, 850, 1100],
  ['Chennai to Bengaluru', 600001, 560001, 300, 400],
])('%s', (_, from, to, least, most) => {
  const km = estimateKm(from, to)
  expect(km).toBeGreaterThan(least)
  expect(km).toBeLessThan(most)
})

test('the same number, and neighbours of one district', () => {
  expect(estimateKm(560058, 560058)).toBe(10)
  expect(estimateKm(560058, 560001)).toBeGreaterThanOrEqual(15)
})

test.each([999999, 900001, 105001, 744101])('%i has no road', (pin) => {
  expect(estimateKm(560058, pin)).toBeUndefined()
})
