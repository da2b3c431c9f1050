import { addDays, addMonths, istDateOf } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { financialYearOf } from '../cal/period.ts'
import { selfInvoiceDays } from '../documents/purchase-supply.ts'
import { creditNoteDeadline, ruleNumber } from '../tables/rules.ts'
import type { Rule } from '../tables/rules.ts'
import type { ClockKind } from './kinds.ts'

/** When a clock began to run and the last moment at which it has not yet run out. */
export interface ClockSpan {
  readonly from: Date
  readonly until: Date
}

const hourMs = 3_600_000
const hoursFrom = (from: Date, hours: number): ClockSpan => ({
  from,
  until: new Date(from.getTime() + hours * hourMs),
})

/** The end of a day in India: the last second counts, midnight does not. */
export const endOfDay = (day: CalendarDate): Date => new Date(`${day}T23:59:59.999+05:30`)
const startOfDay = (day: CalendarDate): Date => new Date(`${day}T00:00:00+05:30`)
const days = (first: CalendarDate, count: number): ClockSpan => ({
  from: startOfDay(first),
  until: endOfDay(addDays(first, count)),
})

/** From the portal's acknowledgement (rule `einvoice.cancelHours`). */
export const irnCancelClock = (ackAt: Date): ClockSpan =>
  hoursFrom(ackAt, ruleNumber('einvoice.cancelHours', istDateOf(ackAt), 24))

/** From the document's day; the last day still counts (rule `einvoice.reportDays`). */
export const irnReportClock = (
  date: CalendarDate,
  today: CalendarDate,
  changes?: readonly Rule[],
): ClockSpan => days(date, ruleNumber('einvoice.reportDays', today, 30, changes))

/** Eight hours before the end of validity to eight hours after it (rule 138(10), `ewb.extensionWindowHours`). */
export function ewayExtendClock(validUntil: Date): ClockSpan {
  const window = ruleNumber('ewb.extensionWindowHours', istDateOf(validUntil), 8) * hourMs
  return { from: new Date(validUntil.getTime() - window), until: new Date(validUntil.getTime() + window) }
}

/** From its making (rule 138(9), `ewb.cancelHours`). */
export const ewayCancelClock = (generatedAt: Date): ClockSpan =>
  hoursFrom(generatedAt, ruleNumber('ewb.cancelHours', istDateOf(generatedAt), 24))

/** From the document's day (rule `ewb.documentAgeDays`). */
export const ewayDocumentAgeClock = (date: CalendarDate, today: CalendarDate): ClockSpan =>
  days(date, ruleNumber('ewb.documentAgeDays', today, 180))

/** From its making, whatever extensions there were (rule `ewb.extensionDays`). */
export const ewayLongestClock = (generatedAt: Date): ClockSpan =>
  days(istDateOf(generatedAt), ruleNumber('ewb.extensionDays', istDateOf(generatedAt), 360))

/** A letter of undertaking is valid to the end of its last day. */
export const lutClock = (validFrom: CalendarDate, validTo: CalendarDate): ClockSpan => ({
  from: startOfDay(validFrom),
  until: endOfDay(validTo),
})

/** From the end of the period to the end of the day on which the return is due. */
export const returnClock = (lastDay: CalendarDate, dueDate: CalendarDate): ClockSpan => ({
  from: startOfDay(addDays(lastDay, 1)),
  until: endOfDay(dueDate),
})

/** From the supplier's invoice: unpaid after 180 days its credit is reversed (CGST Act s.16(2), rule 37). */
export const supplierUnpaidClock = (supplierDate: CalendarDate): ClockSpan => days(supplierDate, 180)

/** From the end of the 180 days to the day on which the GSTR-3B of the month after them is due (rule 37(1)). */
export const itcReverseClock = (supplierDate: CalendarDate): ClockSpan => {
  const due = addDays(supplierDate, 180)
  return { from: startOfDay(addDays(due, 1)), until: endOfDay(dayOfMonthAfter(dayOfMonthAfter(due))) }
}

/** To the day on which the GSTR-3B of this month is due: no law ends the right itself (rule 37(4)). */
export const itcReclaimClock = (today: CalendarDate): ClockSpan => ({
  from: startOfDay(`${today.slice(0, 8)}01`),
  until: endOfDay(dayOfMonthAfter(today)),
})

/** GSTR-3B is due on the 20th of the month after (rule 61(1)). */
const dayOfMonthAfter = (date: CalendarDate): CalendarDate =>
  `${addMonths(`${date.slice(0, 8)}01`, 1).slice(0, 8)}20`

/** To 30 November after the year of the invoice (CGST Act s.16(4)). */
export const itcTimeClock = (supplierDate: CalendarDate): ClockSpan => ({
  from: startOfDay(supplierDate),
  until: endOfDay(creditNoteDeadline(financialYearOf(supplierDate))),
})

/** From the receipt of the supply (rule 47A). */
export const selfInvoiceClock = (received: CalendarDate): ClockSpan => days(received, selfInvoiceDays)

/** From the day the goods left to their last day (CGST Act s.31(7), s.143(1)). */
export const challanReturnClock = (date: CalendarDate, last: CalendarDate): ClockSpan => ({
  from: startOfDay(date),
  until: endOfDay(last),
})

export type ClockState = 'NotYet' | 'Open' | 'Soon' | 'Over'

/** Hours before its end from which a clock is urgent. */
const urgentHours: Readonly<Record<ClockKind, number>> = {
  irnCancel: 2,
  irnReport: 72,
  ewayExtend: 16,
  ewayCancel: 2,
  ewayDocumentAge: 240,
  ewayLongest: 240,
  lut: 720,
  gstr1: 72,
  gstr3b: 72,
  otherReturn: 240,
  supplierUnpaid: 360,
  itcReverse: 360,
  itcReclaim: 240,
  itcTime: 720,
  itcClaim: 720,
  selfInvoice: 120,
  challanReturn: 720,
}

export function clockState(kind: ClockKind, { from, until }: ClockSpan, now: Date): ClockState {
  if (now > until) return 'Over'
  if (now < from) return 'NotYet'
  return until.getTime() - now.getTime() <= urgentHours[kind] * hourMs ? 'Soon' : 'Open'
}
