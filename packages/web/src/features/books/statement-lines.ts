import { accountGroupNames } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Group } from '../../app/accounts/accounts.ts'

/** A line of a statement on the screen: a heading, an account, or a sum. */
export interface StatementLine {
  readonly kind: 'group' | 'subgroup' | 'row' | 'inner' | 'sum' | 'result'
  readonly label: string
  /** By the columns of the table; nothing is shown of what is absent. */
  readonly amounts: readonly (string | undefined)[]
  readonly to?: string
}

export const sumOf = (amounts: readonly (string | undefined)[]): string =>
  Decimal.sum(amounts.map((amount) => amount ?? '0')).toFixed(2)

/** What it cost is written without a sign under a heading that says so. */
export const turned = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : Decimal.of(amount).neg().toFixed(2)

/** Rows by their groups, in the order of the chart of accounts. */
export const byGroup = <R extends { readonly groupKey: Group }>(
  rows: readonly R[],
): readonly (readonly [Group, readonly R[]])[] =>
  accountGroupNames
    .map((group) => [group, rows.filter(({ groupKey }) => groupKey === group)] as const)
    .filter(([, found]) => found.length > 0)

interface Grouped {
  readonly groupKey: Group
  readonly subgroup?: string | null | undefined
}

/** Rows under the groups that the business added, those without one first. */
export function bySubgroup<R extends Grouped>(
  rows: readonly R[],
): readonly (readonly [subgroup: string, rows: readonly R[]])[] {
  const found = new Map<string, R[]>()
  for (const row of rows) {
    const name = row.subgroup ?? ''
    // Two groups of the chart may each have one of the same name.
    const key = name && `${row.groupKey} ${name}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return [...found.values()]
    .map((of) => [of[0]!.subgroup ?? '', of] as const)
    .toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''))
}

/** Lines of accounts; a group that the business added has a line with its sum before its accounts. */
export const linesUnder = <R extends Grouped>(
  rows: readonly R[],
  lineOf: (row: R) => StatementLine,
  sums: (rows: readonly R[]) => StatementLine['amounts'],
): readonly StatementLine[] =>
  bySubgroup(rows).flatMap(([subgroup, of]) =>
    subgroup === ''
      ? of.map(lineOf)
      : [
          { kind: 'subgroup', label: subgroup, amounts: sums(of) },
          ...of.map((row): StatementLine => ({ ...lineOf(row), kind: 'inner' })),
        ],
  )
