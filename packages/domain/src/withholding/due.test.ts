import { expect, test } from 'vitest'
import { depositDue, interestFor, rangeOfQuarter, statementDue } from './due.ts'

test.each([
  ['2026-04-01', '2026-05-07'],
  ['2026-12-31', '2027-01-07'],
  ['2027-02-28', '2027-03-07'],
  ['2027-03-01', '2027-04-30'],
  ['2027-03-31', '2027-04-30'],
])('tax of %s is paid by %s', (date, due) => {
  expect(depositDue(date)).toBe(due)
})

test.each([
  ['2026-06-30', '2026-07-31'],
  ['2026-07-01', '2026-10-31'],
  ['2026-11-26', '2027-01-31'],
  ['2027-03-31', '2027-05-31'],
])('the statement of %s is furnished by %s', (date, due) => {
  expect(statementDue(date)).toBe(due)
})

test('quarters are those of the financial year', () => {
  expect(rangeOfQuarter('2026-27', 1)).toEqual({ from: '2026-04-01', to: '2026-06-30' })
  expect(rangeOfQuarter('2026-27', 2)).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(rangeOfQuarter('2026-27', 3)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(rangeOfQuarter('2026-27', 4)).toEqual({ from: '2027-01-01', to: '2027-03-31' })
})

test.each([
  ['in time', '2026-10-15', '2026-11-07', '0.00'],
  ['a day late: two months', '2026-10-15', '2026-11-08', '30.00'],
  ['from the last of a month', '2026-11-30', '2026-12-08', '30.00'],
  ['two months more', '2026-10-01', '2027-01-01', '60.00'],
  ['of March, until the end of April', '2027-03-31', '2027-04-30', '0.00'],
  ['of March, in May', '2027-03-31', '2027-05-01', '45.00'],
])('interest %s', (_name, from, to, interest) => {
  expect(interestFor('1000.00', from, to)).toBe(interest)
})
