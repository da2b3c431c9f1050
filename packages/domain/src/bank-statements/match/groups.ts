import { groupedBy } from '../grouped-by.ts'
import { marks, weigh } from './evidence.ts'
import type { EntryFacts, RowFacts } from './evidence.ts'
import type { MatchReason } from './types.ts'
import { hasReference } from './words.ts'

export interface Group {
  readonly rows: readonly RowFacts[]
  readonly entries: readonly EntryFacts[]
  readonly reasons: readonly MatchReason[]
  readonly isSure: boolean
}

const sum = (list: Iterable<bigint>): bigint => {
  let total = 0n
  for (const one of list) total += one
  return total
}

/** The row may come so many days after the last entry of the group. */
const latest = 10
const mostOfDeposit = 14
/** Sums that are tried for one row before it is left to a person. */
const mostTries = 4000

/**
 * One row for several entries: receipts at several GSTINs with one reference, and cheques that were deposited together. Each entry is
 * taken once; rows come in the order of days.
 */
export function rowsOfMany(rows: readonly RowFacts[], entries: readonly EntryFacts[]): Group[] {
  const taken = new Set<EntryFacts>()
  const groups: Group[] = []
  const inOrder = rows.toSorted((a, b) => a.day - b.day || a.row.id - b.row.id)
  const byReference = groupedBy(
    entries.filter(({ reference }) => reference !== ''),
    ({ reference, entry }) => `${entry.amount < 0n}|${reference}`,
  )
  const known = new Map<string, EntryFacts[]>()
  for (const [key, list] of byReference) if (list.length > 1 && list.length <= 200) known.set(key, list)
  const cheques = groupedBy(
    entries.filter(({ entry }) => entry.isCheque),
    ({ day, entry }) => `${entry.amount < 0n}|${day}`,
  )
  for (const row of inOrder) {
    const { amount } = row.row
    const side = `${amount < 0n}|`
    const named = [...row.words.all, row.words.reference ?? '']
      .map((word) => known.get(side + word))
      .find(
        (list) =>
          list?.every((one) => !taken.has(one) && hasReference(row.words, one.reference)) &&
          sum(list.map(({ entry }) => entry.amount)) === amount,
      )
    const found = named ?? deposit(row, cheques, side, taken)
    if (!found) continue
    for (const one of found) taken.add(one)
    groups.push({
      rows: [row],
      entries: found,
      reasons: named ? ['sum', 'reference'] : ['sum', 'date'],
      isSure: named !== undefined,
    })
  }
  return groups
}

/** Cheques of the same day or the days before that come to the amount: all of a day, or some of them. */
function deposit(
  row: RowFacts,
  cheques: ReadonlyMap<string, readonly EntryFacts[]>,
  side: string,
  taken: ReadonlySet<EntryFacts>,
): EntryFacts[] | undefined {
  const near: EntryFacts[] = []
  for (let back = 0; back <= latest; back++) {
    const ofDay = (cheques.get(side + (row.day - back)) ?? []).filter((one) => !taken.has(one))
    if (ofDay.length > 1 && sum(ofDay.map(({ entry }) => entry.amount)) === row.row.amount) return ofDay
    near.push(...ofDay)
  }
  const some = near.filter(({ entry }) => abs(entry.amount) < abs(row.row.amount)).slice(0, mostOfDeposit)
  return subset(some, row.row.amount, ({ entry }) => entry.amount)
}

const abs = (value: bigint) => (value < 0n ? -value : value)

/** Two or more of a list that come to a sum, where exactly one such choice is found within the tries; undefined else. */
export function subset<T>(list: readonly T[], wanted: bigint, amountOf: (one: T) => bigint): T[] | undefined {
  const sorted = list.toSorted((a, b) => Number(abs(amountOf(b)) - abs(amountOf(a))))
  const rest = sorted.map((_, at) => abs(sum(sorted.slice(at).map(amountOf))))
  const goal = abs(wanted)
  let tries = 0
  const found: T[][] = []
  const look = (at: number, chosen: T[], left: bigint): void => {
    if (left === 0n && chosen.length > 1) {
      found.push([...chosen])
      return
    }
    if (at >= sorted.length || left <= 0n || rest[at]! < left || found.length > 1 || ++tries > mostTries)
      return
    chosen.push(sorted[at]!)
    look(at + 1, chosen, left - abs(amountOf(sorted[at]!)))
    chosen.pop()
    look(at + 1, chosen, left)
  }
  look(0, [], goal)
  return found.length === 1 && tries <= mostTries ? found[0] : undefined
}

/** Several rows for one entry: a payment that was sent in parts, each with its reference or its party. */
export function entriesOfMany(rows: readonly RowFacts[], entries: readonly EntryFacts[]): Group[] {
  const taken = new Set<RowFacts>()
  const groups: Group[] = []
  const byWord = new Map<string, RowFacts[]>()
  const inOrder = rows.toSorted((a, b) => a.day - b.day || a.row.id - b.row.id)
  for (const row of inOrder)
    for (const word of row.words.all) {
      if (word.length < 4) continue
      const list = byWord.get(word)
      if (list) list.push(row)
      else byWord.set(word, [row])
    }
  for (const entry of entries.toSorted((a, b) => a.day - b.day || (a.entry.key < b.entry.key ? -1 : 1))) {
    const words = [entry.reference, entry.name.join(''), ...entry.name].filter((word) => word.length > 3)
    const near = new Set<RowFacts>()
    for (const word of words) {
      const list = byWord.get(word) ?? []
      // A word of very many rows tells nothing of one.
      if (list.length <= 200) for (const row of list) near.add(row)
    }
    const some = [...near].filter((row) => {
      const isOfSide = row.row.amount < 0n === entry.entry.amount < 0n
      if (!isOfSide || taken.has(row) || abs(row.row.amount) >= abs(entry.entry.amount)) return false
      return (weigh(row, entry) & (marks.reference | marks.name)) !== 0
    })
    if (some.length < 2) continue
    const found = subset(some.slice(0, mostOfDeposit), entry.entry.amount, ({ row }) => row.amount)
    if (!found) continue
    for (const row of found) taken.add(row)
    const isBy = (mark: number) => found.some((row) => (weigh(row, entry) & mark) !== 0)
    groups.push({
      rows: found,
      entries: [entry],
      reasons: [
        'sum',
        ...(isBy(marks.reference) ? (['reference'] as const) : []),
        ...(isBy(marks.name) ? (['party'] as const) : []),
      ],
      isSure: false,
    })
  }
  return groups
}
