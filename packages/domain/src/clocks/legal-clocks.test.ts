import { expect, test } from 'vitest'
import {
  challanReturnClock,
  clockState,
  ewayCancelClock,
  ewayDocumentAgeClock,
  ewayExtendClock,
  ewayLongestClock,
  irnCancelClock,
  irnReportClock,
  itcReclaimClock,
  itcReverseClock,
  itcTimeClock,
  selfInvoiceClock,
  supplierUnpaidClock,
  lutClock,
  returnClock,
} from './legal-clocks.ts'
import type { ClockKind } from './kinds.ts'
import type { ClockSpan } from './legal-clocks.ts'

const at = (text: string) => new Date(`${text}+05:30`)

/** Each clock with the last second, in India, at which it has not run out. */
test.each<[ClockKind, ClockSpan, last: string]>([
  ['irnCancel', irnCancelClock(at('2026-11-20T10:15:00')), '2026-11-21T10:15:00'],
  ['irnReport', irnReportClock('2026-11-01', '2026-11-20'), '2026-12-01T23:59:59'],
  ['irnReport', irnReportClock('2028-01-30', '2028-02-10'), '2028-02-29T23:59:59'],
  ['ewayExtend', ewayExtendClock(at('2026-11-20T23:59:00')), '2026-11-21T07:59:00'],
  ['ewayCancel', ewayCancelClock(at('2026-12-31T23:30:00')), '2027-01-01T23:30:00'],
  ['ewayDocumentAge', ewayDocumentAgeClock('2026-04-01', '2026-11-20'), '2026-09-28T23:59:59'],
  ['ewayLongest', ewayLongestClock(at('2026-01-01T18:00:00')), '2026-12-27T23:59:59'],
  ['lut', lutClock('2026-04-01', '2027-03-31'), '2027-03-31T23:59:59'],
  ['gstr1', returnClock('2026-10-31', '2026-11-11'), '2026-11-11T23:59:59'],
  ['supplierUnpaid', supplierUnpaidClock('2026-05-24'), '2026-11-20T23:59:59'],
  ['itcReverse', itcReverseClock('2026-05-24'), '2027-01-20T23:59:59'],
  ['itcReclaim', itcReclaimClock('2026-12-31'), '2027-01-20T23:59:59'],
  ['itcTime', itcTimeClock('2026-03-31'), '2026-11-30T23:59:59'],
  ['itcTime', itcTimeClock('2026-04-01'), '2027-11-30T23:59:59'],
  ['challanReturn', challanReturnClock('2026-05-20', '2026-11-20'), '2026-11-20T23:59:59'],
  ['selfInvoice', selfInvoiceClock('2026-11-01'), '2026-12-01T23:59:59'],
])('%s runs out one second after its last', (kind, span, last) => {
  const end = at(last)
  const state = (seconds: number) => clockState(kind, span, new Date(end.getTime() + seconds * 1000))
  expect([state(-1), state(0), state(1)]).toEqual(['Soon', 'Soon', 'Over'])
})

test.each<[ClockKind, ClockSpan, first: string]>([
  ['ewayExtend', ewayExtendClock(at('2026-11-20T23:59:00')), '2026-11-20T15:59:00'],
  ['gstr1', returnClock('2026-10-31', '2026-11-11'), '2026-11-01T00:00:00'],
  ['lut', lutClock('2026-04-01', '2027-03-31'), '2026-04-01T00:00:00'],
])('%s begins on its first second and not one before', (kind, span, first) => {
  const begin = at(first)
  const state = (seconds: number) => clockState(kind, span, new Date(begin.getTime() + seconds * 1000))
  expect(state(-1)).toBe('NotYet')
  expect(['Open', 'Soon']).toContain(state(0))
  expect(['Open', 'Soon']).toContain(state(1))
})

test('a clock becomes urgent in its last hours', () => {
  const span = irnCancelClock(at('2026-11-20T10:00:00'))
  expect(clockState('irnCancel', span, at('2026-11-21T07:59:59'))).toBe('Open')
  expect(clockState('irnCancel', span, at('2026-11-21T08:00:01'))).toBe('Soon')
})
