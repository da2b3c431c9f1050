import { expect, test } from 'vitest'
import { irnCancelAnswer, reportingClock } from './clocks.ts'

const ackDate = new Date('2026-11-20T11:00:00+05:30')
const invoice = { ackDate, isCancelled: false, hasLiveEwayBill: false }
const at = (text: string): Date => new Date(`${text}+05:30`)

test.each([
  ['2026-11-21T10:59:59', true],
  ['2026-11-21T11:00:00', true],
  ['2026-11-21T11:00:01', false],
])('cancelled at %s: %s', (now, allowed) => {
  const answer = irnCancelAnswer(invoice, at(now))
  expect(answer.allowed).toBe(allowed)
  if (!answer.allowed) expect(answer.code).toBe('2270')
})

test('an active e-way bill prevents it, and there is time to cancel it; a repeated request is reported', () => {
  const now = at('2026-11-20T12:00:00')
  expect(irnCancelAnswer({ ...invoice, hasLiveEwayBill: true }, now)).toMatchObject({
    code: '2230',
    until: at('2026-11-21T11:00:00'),
  })
  expect(irnCancelAnswer({ ...invoice, isCancelled: true }, now)).toMatchObject({ code: '9999' })
})

test('a clock that runs behind the portal gives no more than the 24 hours', () => {
  expect(irnCancelAnswer(invoice, at('2026-11-20T10:50:00'))).toMatchObject({
    allowed: true,
    leftMs: 24 * 3_600_000,
  })
})

test.each([
  ['2026-11-20T23:59:59', 10, false],
  ['2026-11-30T23:59:59', 0, false],
  ['2026-12-01T00:00:00', 0, true],
])('thirty days from 31 October, at %s: %i left, over %s', (now, daysLeft, isOver) => {
  expect(reportingClock('2026-10-31', at(now))).toEqual({ lastDay: '2026-11-30', daysLeft, isOver })
})
