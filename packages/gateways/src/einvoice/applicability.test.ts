import { expect, test } from 'vitest'
import { einvoiceApplicability, hasReportingLimit, isEinvoiceDuty } from './applicability.ts'
import type { ApplicabilityFacts } from './applicability.ts'

const facts: ApplicabilityFacts = {
  isEnabled: true,
  since: '2026-04-01',
  date: '2026-11-20',
  documentType: 'Invoice',
  supplyKind: 'Regular',
  buyerGstin: '29ZZRFS7310D1ZW',
  isWhollyExempt: false,
}
const { buyerGstin: _, ...unregistered } = facts

test.each<[string, ApplicabilityFacts, string]>([
  ['a sale to a registered buyer', facts, 'applies'],
  ['a sale to a consumer', unregistered, 'unregisteredBuyer'],
  ['an export', { ...unregistered, supplyKind: 'EXPWOP' }, 'applies'],
  ['a bill of supply', { ...facts, isWhollyExempt: true }, 'exemptSupply'],
  ['a challan', { ...facts, documentType: 'other' }, 'documentKind'],
  ['a document before the start', { ...facts, date: '2026-03-31' }, 'beforeStart'],
  ['a GSTIN that does not take part', { ...facts, isEnabled: false }, 'switchedOff'],
  ['a bank', { ...facts, isExemptSeller: true }, 'exemptSeller'],
  ['an SEZ unit', { ...facts, supplierType: 'SEZ' }, 'sezUnit'],
])('%s', (_name, given, expected) => {
  const answer = einvoiceApplicability(given)
  expect(answer.applies ? 'applies' : answer.reason).toBe(expected)
})

test('the duty follows turnover and day', () => {
  expect(isEinvoiceDuty(60_000_000, '2023-07-31')).toBe(false)
  expect(isEinvoiceDuty(60_000_000, '2023-08-01')).toBe(true)
  expect(isEinvoiceDuty(50_000_000, '2026-01-01')).toBe(false)
  expect(isEinvoiceDuty(9_000_000_000, '2020-09-30')).toBe(false)
})

test('the thirty days bind from a turnover that fell', () => {
  expect(hasReportingLimit(100_000_000, '2025-03-31')).toBe(false)
  expect(hasReportingLimit(100_000_000, '2025-04-01')).toBe(true)
  expect(hasReportingLimit(99_999_999, '2026-11-20')).toBe(false)
  expect(hasReportingLimit(1_000_000_000, '2023-11-01')).toBe(true)
})
