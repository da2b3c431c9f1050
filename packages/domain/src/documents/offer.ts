import { addDays } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { documentKinds } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentStatus } from './lives.ts'

/** What a customer says to an offer. */
export const offerAnswers = ['Accepted', 'Declined'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** Days for which an offer is valid where nobody names its last day. */
export const offerDays = 30

export const lastDayOfOffer = (date: CalendarDate): CalendarDate => addDays(date, offerDays)

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
