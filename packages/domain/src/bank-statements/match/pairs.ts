import { groupedBy } from '../grouped-by.ts'
import { bestPairs } from './assign.ts'
import { scoreOf, weigh } from './evidence.ts'
import type { EntryFacts, RowFacts } from './evidence.ts'

export interface Pair {
  readonly row: RowFacts
  readonly entry: EntryFacts
  readonly weight: number
  /** Another entry or row would have done as well. */
  readonly isAmbiguous: boolean
}

/** Rows and entries of one amount up to which all are compared with all, and assigned as a whole. */
const mostOfWhole = 48
/** By each word and number of a row, and around its day, so many entries of one amount are looked at where there are more. */
const mostOfIndex = 6

/**
 * Pairs rows with entries of the same amount. All of an amount are assigned together, so that two equal amounts do not take each
 * other's entry. Cost grows with the rows: many equal amounts are compared through indexes of their references, numbers and names.
 */
export function pairsOf(
  rows: readonly RowFacts[],
  entries: readonly EntryFacts[],
  isWanted: (weight: number) => boolean,
): Pair[] {
  const entriesOf = groupedBy(entries, ({ entry }) => entry.amount)
  const rowsOf = groupedBy(rows, ({ row }) => row.amount)
  const pairs: Pair[] = []
  for (const [amount, some] of rowsOf) {
    const others = entriesOf.get(amount)
    if (!others) continue
    const left = some.toSorted((a, b) => a.row.id - b.row.id)
    const right = others.toSorted((a, b) => (a.entry.key < b.entry.key ? -1 : 1))
    const isSmall = left.length <= mostOfWhole && right.length <= mostOfWhole
    pairs.push(...(isSmall ? whole(left, right, isWanted) : indexed(left, right, isWanted)))
  }
  return pairs
}

function whole(
  rows: readonly RowFacts[],
  entries: readonly EntryFacts[],
  isWanted: (weight: number) => boolean,
): Pair[] {
  const scores = rows.map((row) =>
    entries.map((entry) => {
      const weight = weigh(row, entry)
      return weight !== 0 && isWanted(weight) ? scoreOf(weight) : 0
    }),
  )
  return bestPairs(scores).flatMap((at, index): Pair[] => {
    if (at === undefined) return []
    const score = scores[index]![at]!
    const rivals = [
      ...scores[index]!.filter((_, other) => other !== at),
      ...scores.map((line) => line[at]!).filter((_, other) => other !== index),
    ]
    return [
      {
        row: rows[index]!,
        entry: entries[at]!,
        weight: weigh(rows[index]!, entries[at]!),
        isAmbiguous: rivals.some((one) => one > 0 && one >= score - 8),
      },
    ]
  })
}

/** Through indexes: strong evidence first, then in the order of the days. */
function indexed(
  rows: readonly RowFacts[],
  entries: readonly EntryFacts[],
  isWanted: (weight: number) => boolean,
): Pair[] {
  const byWord = new Map<string, number[]>()
  for (const [at, { reference, numbers, name }] of entries.entries())
    for (const word of new Set([reference, ...numbers, ...name.slice(0, 3)])) {
      if (word === '') continue
      const list = byWord.get(word)
      if (list) list.push(at)
      else byWord.set(word, [at])
    }
  const byDay = entries.map((_, at) => at).toSorted((a, b) => entries[a]!.day - entries[b]!.day || a - b)
  const edges: Edge[] = []
  const near = new Set<number>()
  for (const [index, row] of rows.entries()) {
    near.clear()
    for (const word of row.words.all) {
      const list = byWord.get(word)
      if (list) for (let step = 0; step < Math.min(list.length, mostOfIndex); step++) near.add(list[step]!)
    }
    const middle = firstFrom(byDay, (at) => entries[at]!.day >= row.day)
    for (let step = -mostOfIndex; step < mostOfIndex; step++) {
      const at = byDay[middle + step]
      if (at !== undefined) near.add(at)
    }
    for (const at of near) {
      const weight = weigh(row, entries[at]!)
      if (weight !== 0 && isWanted(weight)) edges.push({ row: index, entry: at, weight })
    }
  }
  edges.sort((a, b) => b.weight - a.weight || a.row - b.row || a.entry - b.entry)
  const pairs: Pair[] = []
  const takenRows = new Set<number>()
  const takenEntries = new Set<number>()
  for (const { row, entry, weight } of edges) {
    if (takenRows.has(row) || takenEntries.has(entry)) continue
    takenRows.add(row)
    takenEntries.add(entry)
    // Among so many equal amounts only what was named is sure.
    pairs.push({ row: rows[row]!, entry: entries[entry]!, weight, isAmbiguous: scoreOf(weight) < 500 })
  }
  return pairs
}

interface Edge {
  readonly row: number
  readonly entry: number
  readonly weight: number
}

function firstFrom(list: readonly number[], is: (at: number) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
