import type { EwayBillState, PartBEntry } from '@bahi/gateways/ewaybill/state.ts'
import { expect, test } from 'vitest'
import { isEntered } from './perform-change.ts'

const row = (vehicleNumber: string, more: Partial<PartBEntry> = {}): PartBEntry => ({
  enteredAt: new Date('2026-11-21T10:00:00Z'),
  enteredBy: '27AABCS5821K1Z7',
  mode: 'Road',
  vehicleNumber,
  ...more,
})
const bill = (...partB: PartBEntry[]): EwayBillState => ({
  number: '391004527718',
  generatedAt: new Date('2026-11-21T09:00:00Z'),
  generatedBy: '27AABCS5821K1Z7',
  fromGstin: '27AABCS5821K1Z7',
  toGstin: 'URP',
  supplyType: 'Outward',
  isCancelled: false,
  isClosed: false,
  isRejected: false,
  isVerified: false,
  distanceKm: 100,
  isSlow: false,
  extendedTimes: 0,
  partB,
  groups: [],
})
const request = {
  ewbNo: '391004527718',
  mode: 'Road',
  vehicleNumber: 'mh 14 cd 5678',
  place: 'Satara',
  stateCode: '27',
  reason: 'Breakdown',
  before: { partB: 1, extendedTimes: 0 },
} as const

test('a lost vehicle is found by what was written of it, not by the mere number of vehicles', () => {
  const first = row('MH12AB1234')
  expect(isEntered(bill(first), request)).toBe(false)
  expect(isEntered(bill(first, row('MH14CD5678')), request)).toBe(true)
  expect(isEntered(bill(first, row('KA05MN8830')), request)).toBe(false)
  expect(isEntered(bill(first, row('KA05MN8830'), row('MH14CD5678')), request)).toBe(true)
  // The same vehicle as before says nothing of this entry.
  expect(isEntered(bill(row('MH14CD5678')), request)).toBe(false)
  expect(isEntered(bill(first, row('MH14CD5678', { transportDocumentNumber: 'LR-1' })), request)).toBe(false)
})
