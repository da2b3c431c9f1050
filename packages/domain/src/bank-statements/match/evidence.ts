import type { MatchEntry, MatchReason, MatchRow } from './types.ts'
import { hasNumber, hasReference, nameShare, nameWords, squeezed, wordsOf } from './words.ts'
import type { Words } from './words.ts'

export interface RowFacts {
  readonly row: MatchRow
  readonly words: Words
  readonly day: number
}
export interface EntryFacts {
  readonly entry: MatchEntry
  readonly reference: string
  readonly numbers: readonly string[]
  readonly name: readonly string[]
  readonly day: number
}

export const factsOfRow = (row: MatchRow): RowFacts => ({
  row,
  words: wordsOf(row.description, row.reference),
  day: dayOf(row.date),
})
export const factsOfEntry = (entry: MatchEntry): EntryFacts => ({
  entry,
  reference: squeezed(entry.reference ?? ''),
  numbers: (entry.numbers ?? []).map(squeezed),
  name: entry.party === undefined ? [] : nameWords(entry.party),
  day: dayOf(entry.date),
})
const dayOf = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000)

/** Days for which a row may come after its entry, or before it, by what else is known. */
const windows = {
  reference: { before: 30, after: 200 },
  words: { before: 10, after: 100 },
  cheque: { before: 1, after: 30 },
  amount: { before: 3, after: 7 },
} as const
/** The widest of them: what lies outside is compared with no row. */
const widest = windows.reference

/** What a weight says beside its score. */
export const marks = { reference: 1, number: 2, name: 4 } as const
const allMarks = 7
export const scoreOf = (weight: number): number => weight >> 3
export const isNamed = (weight: number): boolean => (weight & allMarks) !== 0

/**
 * What speaks for a row and an entry of the same amount, as a score with its marks in one number: millions of them are compared. 0:
 * nothing that would do.
 */
export function weigh(
  { words, day }: RowFacts,
  { entry, reference, numbers, name, day: ofEntry }: EntryFacts,
): number {
  const late = day - ofEntry
  if (late < -widest.before || late > widest.after) return 0
  const byReference = reference !== '' && hasReference(words, reference)
  const isNear = within(late, windows.words)
  const byNumber = isNear && numbers.some((number) => hasNumber(words, number))
  const share = isNear && name.length > 0 ? nameShare(words, name) : 0
  const byName = share >= 0.5
  if (!byReference && !byNumber && !byName && !within(late, entry.isCheque ? windows.cheque : windows.amount))
    return 0
  const score =
    (byReference ? 1000 : 0) +
    (byNumber ? 500 : 0) +
    (byName ? Math.round(share * 300) : 0) +
    (101 - Math.min(100, Math.abs(late) * 4))
  return (
    (score << 3) |
    (byReference ? marks.reference : 0) |
    (byNumber ? marks.number : 0) |
    (byName ? marks.name : 0)
  )
}

const within = (late: number, { before, after }: { before: number; after: number }) =>
  late >= -before && late <= after

/** The reasons of a weight, in the order in which they are shown. */
export const reasonsOf = (row: RowFacts, entry: EntryFacts, weight: number): MatchReason[] => [
  'amount',
  ...(weight & marks.reference ? (['reference'] as const) : []),
  ...(weight & marks.number ? (['document'] as const) : []),
  ...(weight & marks.name ? (['party'] as const) : []),
  ...(Math.abs(row.day - entry.day) <= 3 ? (['date'] as const) : []),
]

/** Named by a number, or by the whole name of the party within a month. */
export const isStrong = (row: RowFacts, entry: EntryFacts, weight: number): boolean =>
  (weight & (marks.reference | marks.number)) !== 0 ||
  ((weight & marks.name) !== 0 &&
    Math.abs(row.day - entry.day) <= 30 &&
    nameShare(row.words, entry.name) > 0.9)
