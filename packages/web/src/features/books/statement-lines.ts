import { accountGroupNames } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Group } from '../../app/accounts/accounts.ts'

/** A line of a statement on the screen: a heading, an account, or a sum. */
export interface StatementLine {
  readonly kind: 'group' | 'row' | 'sum' | 'result'
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
