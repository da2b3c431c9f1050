import { addDays } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { documentKinds } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentStatus } from './lives.ts'

/** What a customer says to an offer. */
export const offerAnswers = ['Accepted', 'Declined'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** The last day of an offer for which nobody names one, by the days that the place gives its customers. */
export const lastDayOfOffer = (date: CalendarDate, days: number): CalendarDate => addDays(date, days)

/**
 * The status on a day: an offer that nobody answered has expired after its last day. Nothing has to run at midnight for that.
 *
 * @example
 * statusOn({ kind: 'salesQuotation', status: 'Sent', dueDate: '2026-11-20' }, '2026-11-21') // 'Expired'
 */
export const statusOn = <S extends DocumentStatus>(
  { kind, status, dueDate }: { kind: DocumentKind; status: S; dueDate?: string | null | undefined },
  today: CalendarDate,
): S | 'Expired' =>
  documentKinds[kind].isOffer && status === 'Sent' && dueDate && dueDate < today ? 'Expired' : status
