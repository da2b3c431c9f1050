import { occurrence } from '../documents/recurrence.ts'
import type { Recurrence } from '../documents/recurrence.ts'
import type { CalendarDate } from '../cal/date.ts'

export const journalRepeats = ['Monthly', 'Quarterly', 'Yearly'] as const
export type JournalRepeats = (typeof journalRepeats)[number]

const turns: Readonly<Record<JournalRepeats, Omit<Recurrence, 'first'>>> = {
  Monthly: { unit: 'Month', every: 1 },
  Quarterly: { unit: 'Month', every: 3 },
  Yearly: { unit: 'Year', every: 1 },
}

/**
 * The first day after `after` on which a journal of `first` is written again; undefined where that is after `until`. Months are counted
 * from the first day, so that the 31st comes back after a shorter month.
 */
export function nextRepeat(
  {
    first,
    repeats,
    until,
  }: { first: CalendarDate; repeats: JournalRepeats; until?: CalendarDate | undefined },
  after: CalendarDate,
): CalendarDate | undefined {
  const recurrence = { first, ...turns[repeats] }
  for (let turn = 1; ; turn++) {
    const day = occurrence(recurrence, turn)
    if (until !== undefined && day > until) return undefined
    if (day > after) return day
  }
}
