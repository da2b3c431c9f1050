import { expect, it } from 'vitest'
import { lastDayOfOffer, statusOn } from './offer.ts'

it('an offer that nobody answered has expired after its last day, and not on it', () => {
  const offer = { kind: 'salesQuotation', status: 'Sent', dueDate: '2026-11-20' } as const
  expect(statusOn(offer, '2026-11-20')).toBe('Sent')
  expect(statusOn(offer, '2026-11-21')).toBe('Expired')
  expect(statusOn({ ...offer, status: 'Accepted' }, '2026-11-21')).toBe('Accepted')
  expect(statusOn({ ...offer, kind: 'salesOrder', status: 'Open' }, '2026-11-21')).toBe('Open')
})

it('an offer without a last day is valid for thirty days', () => {
  expect(lastDayOfOffer('2026-11-20', 30)).toBe('2026-12-20')
})
