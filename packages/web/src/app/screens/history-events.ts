import type { Reply } from '../api/call-types.ts'

export type Entry = Reply<'audit.history'>['entries'][number]
/** Entries of one request, the newest first. */
export type HistoryEvent = readonly [Entry, ...Entry[]]

/** What one request has changed is one event: an invoice and its lines are made in one step. */
export function eventsOf(entries: readonly Entry[]): readonly HistoryEvent[] {
  const events: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = events.at(-1)
    if (last && isSameStep(last[0], entry)) last.push(entry)
    else events.push([entry])
  }
  return events
}

/** Of one request; what no request has asked for is one step where it was written at one instant. */
const isSameStep = (one: Entry, other: Entry): boolean =>
  one.requestId === null
    ? other.requestId === null &&
      one.at === other.at &&
      one.action === other.action &&
      one.userId === other.userId
    : one.requestId === other.requestId

/** A mail carries a public link that is made for it. */
const isLink = ({ part }: Entry) => part === 'documentLinks'

const isLines = ({ part }: Entry) => part === 'documentLines'

/** The entry that names the event: of the record itself where it is among them. */
export const mainOf = (event: HistoryEvent): Entry =>
  event.findLast((entry) => !isLines(entry) && !isLink(entry)) ?? event[0]

/** Lines that the event speaks of. */
export const linesOf = (event: HistoryEvent): number =>
  new Set(
    event
      .filter(isLines)
      .flatMap(({ changes }) => changes.flatMap(({ field }) => /^\[\d+\]/.exec(field)?.[0] ?? [])),
  ).size

type Seen = Reply<'audit.history'>['seen'][number]

/**
 * Events and openings of public links in one line of time, the newest first. `isWhole`: there are no earlier events;
 * else what was seen before the earliest of them waits for those.
 */
export function timelineOf(
  events: readonly HistoryEvent[],
  seen: readonly Seen[],
  isWhole: boolean,
): readonly (HistoryEvent | Seen)[] {
  const timeOf = (one: HistoryEvent | Seen) => Date.parse('views' in one ? one.at : one[0].at)
  const earliest = isWhole ? -Infinity : Math.min(...events.map(timeOf))
  const shown = seen.filter((one) => timeOf(one) >= earliest)
  return [...events, ...shown].toSorted((one, other) => timeOf(other) - timeOf(one))
}
