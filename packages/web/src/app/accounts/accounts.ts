import type { Reply } from '../api/call-types.ts'
import { searchText } from '../nav.tsx'
import type { TextKey, Translate } from '../texts.ts'

type StatementRow = Reply<'accounting.balanceSheet'>['rows'][number]
export type Group = StatementRow['groupKey']

/** What a row of a statement or an entry is of: an account of the system by its key, one of one's own by its name. */
export interface Named {
  readonly key: string
  readonly account: string
  readonly accountId?: number | null | undefined
}

/** The name of an account in the reader's language. */
export const accountWord = (t: Translate, { key, account, accountId }: Named): string =>
  accountId ? account : key === 'party' ? t('accountGroup.debtors') : t(`ledger.account.${key}` as TextKey)

/** The days and the GSTINs that a figure is of. */
export interface Scope {
  readonly from: string
  readonly to: string
  /** As the address has them; all where absent. */
  readonly entityIds?: string | readonly string[] | undefined
  readonly branchId?: number | undefined
}

/** Where a figure of a statement comes from: the entries of its account, its parties, its goods, or another statement. */
export function sourceOf(row: Named, { from, to, entityIds, branchId }: Scope): string {
  const days = { period: 'Custom', from, to }
  const search = (more: object) => searchText({ ...more, entityIds, branchId })
  switch (row.key) {
    case 'party':
      return `party-balances${search({ side: 'debtors', asOf: to })}`
    case 'creditors':
      return `party-balances${search({ side: 'creditors', asOf: to })}`
    case 'stock':
      return `stock-report${search({ ...days, groupBy: 'item' })}`
    case 'openingBalances':
      return 'opening-balances'
    case 'profit':
      return `profit-and-loss${search(days)}`
    case 'profitBefore':
      return `profit-and-loss${search({ ...days, from: '1900-01-01', to: dayBefore(from) })}`
    default:
      return `account-ledger${search({ ...(row.accountId ? { accountId: row.accountId } : { account: row.account }), ...days })}`
  }
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
