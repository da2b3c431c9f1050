import { expect, test } from 'vitest'
import { isTan } from '../ids/tan.ts'
import { certificateDue, certificateForm, formNumber, formOfSection, lateFeeOf } from './statement.ts'

test.each([
  ['PNEB01234C', true],
  ['pneb01234c', false],
  ['PNEB0123C', false],
  ['PNE101234C', false],
  ['PNEB012345', false],
  ['', false],
])('%s is a TAN: %s', (text, is) => {
  expect(isTan(text)).toBe(is)
})

test.each([
  ['26Q', '2025-26', '26Q'],
  ['27Q', '2025-26', '27Q'],
  ['26Q', '2026-27', '140'],
  ['27Q', '2026-27', '144'],
  ['27EQ', '2025-26', '27EQ'],
  ['27EQ', '2026-27', '143'],
] as const)('%s of %s is form %s', (form, year, number) => {
  expect(formNumber(form, year)).toBe(number)
})

test.each([
  ['26Q', '2025-26', '16A'],
  ['27Q', '2026-27', '131'],
  ['27EQ', '2025-26', '27D'],
  ['27EQ', '2026-27', '133'],
] as const)('certificates of %s of %s are form %s', (form, year, number) => {
  expect(certificateForm(form, year)).toBe(number)
})

test('what is paid to non-residents has a statement of its own', () => {
  expect(formOfSection('194C')).toBe('26Q')
  expect(formOfSection('195')).toBe('27Q')
})

test.each([
  ['2026-06-30', '2026-08-15'],
  ['2026-09-30', '2026-11-15'],
  ['2026-12-31', '2027-02-15'],
  ['2027-03-31', '2027-06-15'],
])('certificates of %s are given by %s', (date, due) => {
  expect(certificateDue(date)).toBe(due)
})

test.each([
  ['in time', '2026-10-31', '9000.00', '0.00'],
  ['a day late', '2026-11-01', '9000.00', '200.00'],
  ['ten days late', '2026-11-10', '9000.00', '2000.00'],
  ['no more than the tax', '2026-11-10', '1500.00', '1500.00'],
  ['without tax', '2026-11-10', '0.00', '0.00'],
])('fee %s', (_name, furnishedOn, tax, fee) => {
  expect(lateFeeOf({ due: '2026-10-31', furnishedOn, tax })).toBe(fee)
})
