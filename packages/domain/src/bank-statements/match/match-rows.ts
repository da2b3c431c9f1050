import { factsOfEntry, factsOfRow, isNamed, isStrong, marks, reasonsOf } from './evidence.ts'
import type { EntryFacts, RowFacts } from './evidence.ts'
import { entriesOfMany, rowsOfMany } from './groups.ts'
import type { Group } from './groups.ts'
import { pairsOf } from './pairs.ts'
import type { Pair } from './pairs.ts'
import { ruleOf, usualOf } from './rules.ts'
import type { BankRule } from './rules.ts'
import type { MatchEntry, MatchReason, MatchRow, Suggestion } from './types.ts'

export interface MatchWork {
  /** Rows that nobody has decided yet. */
  readonly rows: readonly MatchRow[]
  /** Payments and journals of the account that are in no row yet. */
  readonly entries: readonly MatchEntry[]
  /** Rows of other own accounts that have no match either, of the other side: a transfer. Their amount is that of this account's row. */
  readonly transfers?: readonly MatchEntry[] | undefined
  /** Open invoices and bills, where no payment was entered. */
  readonly documents?: readonly MatchEntry[] | undefined
  /** In their order. */
  readonly rules?: readonly BankRule[] | undefined
}

/**
 * What each row is most likely of. Stages go from what is named to what merely fits; whatever one takes is gone for the next, so no
 * entry is suggested twice. Nothing depends on the order in which rows and entries are given.
 */
export function matchRows({
  rows,
  entries,
  transfers = [],
  documents = [],
  rules = [],
}: MatchWork): Map<number, Suggestion> {
  const found = new Map<number, Suggestion>()
  let left = rows.toSorted((a, b) => a.id - b.id).map(factsOfRow)
  let open = entries.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(factsOfEntry)
  const settle = (suggestions: Iterable<readonly [RowFacts, Suggestion]>, used: ReadonlySet<EntryFacts>) => {
    for (const [{ row }, suggestion] of suggestions) found.set(row.id, suggestion)
    left = left.filter(({ row }) => !found.has(row.id))
    if (used.size > 0) open = open.filter((entry) => !used.has(entry))
  }
  const settlePairs = (pairs: readonly Pair[], more: readonly MatchReason[] = []) =>
    settle(
      pairs.map((pair) => [pair.row, ofPair(pair, more)] as const),
      new Set(pairs.map(({ entry }) => entry)),
    )
  const settleGroups = (groups: readonly Group[]) =>
    settle(groups.flatMap(ofGroup), new Set(groups.flatMap((group) => group.entries)))

  settlePairs(pairsOf(left, open, isNamed))
  settleGroups(rowsOfMany(left, open))
  const others = transfers.map(factsOfEntry)
  settlePairs(
    pairsOf(left, others, (weight) => (weight & marks.reference) !== 0),
    ['transfer'],
  )
  settle(
    left.flatMap((facts) => {
      const rule = ruleOf(facts.row, rules)
      return rule ? [[facts, ofRule(rule)] as const] : []
    }),
    new Set(),
  )
  const bills = documents.map(factsOfEntry)
  settlePairs(pairsOf(left, bills, isNamed))
  settle(
    left.flatMap((facts) => {
      const usual = usualOf(facts.row)
      if (!usual) return []
      return [
        [facts, { targets: [], reasons: [usual.reason], isSure: true, account: usual.account }] as const,
      ]
    }),
    new Set(),
  )
  settlePairs(pairsOf(left, open, () => true))
  settleGroups(entriesOfMany(left, open))
  const used = new Set([...found.values()].flatMap(({ targets }) => targets.map(({ key }) => key)))
  settlePairs(
    pairsOf(
      left,
      others.filter(({ entry }) => !used.has(entry.key)),
      () => true,
    ),
    ['transfer'],
  )
  return found
}

const ofPair = ({ row, entry, weight, isAmbiguous }: Pair, more: readonly MatchReason[]): Suggestion => ({
  targets: [{ key: entry.entry.key, amount: row.row.amount }],
  reasons: [...reasonsOf(row, entry, weight), ...more],
  isSure: !isAmbiguous && isStrong(row, entry, weight),
})

function ofGroup({ rows, entries, reasons, isSure }: Group): (readonly [RowFacts, Suggestion])[] {
  const [first] = rows
  if (rows.length === 1)
    return [
      [
        first!,
        {
          targets: entries.map(({ entry }) => ({ key: entry.key, amount: entry.amount })),
          reasons,
          isSure,
        },
      ],
    ]
  return rows.map((row) => [
    row,
    { targets: [{ key: entries[0]!.entry.key, amount: row.row.amount }], reasons, isSure },
  ])
}

const ofRule = ({ id }: BankRule): Suggestion => ({
  targets: [],
  reasons: ['rule'],
  isSure: true,
  ruleId: id,
})
