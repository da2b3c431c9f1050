import { accountGroupNames } from '@bahi/domain/books/chart.ts'
import type { AccountGroup } from '@bahi/domain/books/chart.ts'

export type OwnGroup = Exclude<AccountGroup, 'stock' | 'debtors' | 'creditors'>

/** Groups that an account of one's own may be of: parties and stock have records of their own. */
export const ownGroups = accountGroupNames.filter(
  (group): group is OwnGroup => group !== 'stock' && group !== 'debtors' && group !== 'creditors',
)
