import { expect, test } from 'vitest'
import {
  collectionCertificateDue,
  collectionDue,
  collectionInterest,
  collectionInterestFor,
  collectionStatementDue,
} from './collect-due.ts'

test.each([
  ['2026-11-27', '2026-12-07'],
  ['2026-12-31', '2027-01-07'],
  ['2027-03-31', '2027-04-07'],
])('tax of %s is paid by %s', (date, due) => {
  expect(collectionDue(date)).toBe(due)
})

// Rule 31AA(2) and 37D(3) of the Income-tax Rules, 1962.
test.each([
  ['2026-06-30', '2026-07-15', '2026-07-30'],
  ['2026-07-01', '2026-10-15', '2026-10-30'],
  ['2026-12-31', '2027-01-15', '2027-01-30'],
  ['2027-01-01', '2027-05-15', '2027-05-30'],
])('the statement of %s is furnished by %s, its certificates given by %s', (date, due, certificates) => {
  expect(collectionStatementDue(date)).toBe(due)
  expect(collectionCertificateDue(date)).toBe(certificates)
})

test.each([
  ['in time', '1000.00', '2026-10-15', '2026-11-07', '0.00'],
  ['a day late: two months', '1000.00', '2026-10-15', '2026-11-08', '30.00'],
  ['of March, after the seventh of April', '1000.00', '2027-03-31', '2027-04-08', '30.00'],
  ['at one per cent before April 2025', '1000.00', '2024-10-15', '2024-11-08', '20.00'],
  ['over the change of the rate', '1000.00', '2025-03-10', '2025-04-08', '25.00'],
  ['of what was given back', '-200.00', '2026-10-15', '2026-11-08', '-6.00'],
])('interest %s', (_name, tax, from, to, interest) => {
  expect(collectionInterestFor(tax, from, to)).toBe(interest)
})

test('each rate of interest has its day and source', () => {
  expect(collectionInterest.map(({ since, rate }) => [since, rate])).toEqual([
    ['2020-10-01', '1'],
    ['2025-04-01', '1.5'],
  ])
  for (const { source } of collectionInterest) expect(source).toContain('206C(7)')
})
