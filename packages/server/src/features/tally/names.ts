import { systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account, AccountGroup } from '@bahi/domain/books/chart.ts'

/** The group of Tally under which accounts of a group are; Tally has these groups in every company. */
export const tallyGroups: Readonly<Record<AccountGroup, string>> = {
  fixedAssets: 'Fixed Assets',
  investments: 'Investments',
  stock: 'Stock-in-Hand',
  debtors: 'Sundry Debtors',
  bank: 'Bank Accounts',
  cash: 'Cash-in-Hand',
  loansGiven: 'Loans & Advances (Asset)',
  taxCredits: 'Duties & Taxes',
  otherAssets: 'Current Assets',
  capital: 'Capital Account',
  reserves: 'Reserves & Surplus',
  loansTaken: 'Loans (Liability)',
  creditors: 'Sundry Creditors',
  taxesPayable: 'Duties & Taxes',
  provisions: 'Provisions',
  otherLiabilities: 'Current Liabilities',
  sales: 'Sales Accounts',
  otherIncome: 'Indirect Incomes',
  purchases: 'Purchase Accounts',
  directExpenses: 'Direct Expenses',
  indirectExpenses: 'Indirect Expenses',
}

/** The head of GST that a ledger of tax is of, as Tally names it. */
export const dutyHeads: Readonly<Partial<Record<Account, string>>> = {
  igst: 'Integrated Tax',
  cgst: 'Central Tax',
  sgst: 'State Tax',
  cess: 'Cess',
  inputIgst: 'Integrated Tax',
  inputCgst: 'Central Tax',
  inputSgst: 'State Tax',
  inputCess: 'Cess',
  reverseIgst: 'Integrated Tax',
  reverseCgst: 'Central Tax',
  reverseSgst: 'State Tax',
  reverseCess: 'Cess',
}

/** A ledger as the books know it. */
export interface LedgerKey {
  readonly account: Account
  readonly ledgerAccountId: number | null
  readonly partyId: number | null
}
export const keyOf = ({ account, ledgerAccountId, partyId }: LedgerKey): string =>
  partyId !== null ? `p${partyId}` : ledgerAccountId !== null ? `a${ledgerAccountId}` : account

interface Named {
  readonly id: number
  readonly name: string
  readonly code: string | null
}

/** A group of accounts that the business added under one of the chart. */
export interface OwnGroup {
  readonly id: number
  readonly name: string
  readonly accountGroup: AccountGroup
}

const groupsOfTally = new Set(Object.values(tallyGroups).map((name) => name.toLowerCase()))

/** The name of each group. Tally knows a group by its name alone: one that another has is named with the group that it is under. */
export function groupNames(groups: readonly OwnGroup[]): ReadonlyMap<number, string> {
  const taken = new Set(groupsOfTally)
  const names = new Map<number, string>()
  for (const { id, name, accountGroup } of groups) {
    const tries = [name, `${name} (${tallyGroups[accountGroup]})`]
    const free = tries.find((one) => !taken.has(one.toLowerCase())) ?? `${name} (${id})`
    taken.add(free.toLowerCase())
    names.set(id, free)
  }
  return names
}

/**
 * The name of each ledger. Tally knows a ledger by its name alone, whatever its case: a party or an account whose name another
 * ledger has is named with its code.
 */
export function ledgerNames(own: readonly Named[], parties: readonly Named[]): (key: LedgerKey) => string {
  const names = new Map<string, string>()
  const taken = new Set<string>(['profit & loss a/c'])
  const take = (key: string, name: string, code: string | null, id: number) => {
    const tries = [name, `${name} (${code ?? id})`, `${name} (${id})`]
    const free = tries.find((one) => !taken.has(one.toLowerCase())) ?? `${name} (${key})`
    taken.add(free.toLowerCase())
    names.set(key, free)
  }
  for (const [account, { name }] of Object.entries(systemAccounts)) take(account, name, null, 0)
  for (const { id, name, code } of own) take(`a${id}`, name, code, id)
  for (const { id, name, code } of parties) take(`p${id}`, name, code, id)
  return (key) => names.get(keyOf(key)) ?? systemAccounts[key.account].name
}
