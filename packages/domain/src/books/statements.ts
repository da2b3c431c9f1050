import { Decimal } from '../num/decimal.ts'
import { accountGroupNames, accountGroups, isCarried, systemAccounts } from './chart.ts'
import type { Account, AccountGroup } from './chart.ts'

/**
 * What an account came to; debits are positive. Of own accounts there is a row for each; of parties too, or one of all that owe at the end
 * and one of all that are owed.
 */
export interface AccountMovement {
  readonly account: Account
  readonly group: AccountGroup
  /** Of an account that the business added. */
  readonly ownId?: number | undefined
  readonly ownName?: string | undefined
  /** The group of the business's own that the account is in. */
  readonly subgroup?: string | undefined
  /** Of `party`. */
  readonly partyId?: number | undefined
  /** Before the first day of the financial year or period. */
  readonly before: string
  /** From that day to the last. */
  readonly within: string
}

/** The value of the goods at hand, where stock is kept. */
export interface StockWorths {
  /** When the stock began to be kept: what of the capital is in goods. */
  readonly brought: string
  /** At the end of the day before the period. */
  readonly opening: string
  /** At the end of the period. */
  readonly closing: string
}

/** An account in a statement: debits are positive. `key` names what no account has. */
export interface StatementRow {
  readonly key: Account | 'creditors' | 'stock' | 'profit' | 'profitBefore'
  readonly ownId?: number | undefined
  readonly ownName?: string | undefined
  readonly group: AccountGroup
  readonly subgroup?: string | undefined
  readonly amount: Decimal
}

const none: StockWorths = { brought: '0', opening: '0', closing: '0' }
const order = new Map(accountGroupNames.map((group, at) => [group, at]))

/** Accounts with the sums of their rows; a party that owes is a debtor, one that is owed a creditor. */
function rowsOf(
  movements: readonly AccountMovement[],
  amountOf: (movement: AccountMovement) => Decimal,
): StatementRow[] {
  const rows = new Map<string, StatementRow>()
  const add = (row: StatementRow) => {
    const name = `${row.key} ${row.ownId ?? ''}`
    const found = rows.get(name)
    rows.set(name, found ? { ...found, amount: found.amount.add(row.amount) } : row)
  }
  for (const movement of movements) {
    const amount = amountOf(movement)
    if (amount.isZero()) continue
    const { account, group, subgroup, ownId, ownName } = movement
    if (account !== 'party') add({ key: account, group, subgroup, ownId, ownName, amount })
    else if (amount.isNegative()) add({ key: 'creditors', group: 'creditors', amount })
    else add({ key: 'party', group: 'debtors', amount })
  }
  return [...rows.values()].filter(({ amount }) => !amount.isZero())
}

const inOrder = (rows: readonly StatementRow[]): StatementRow[] =>
  rows.toSorted(
    (a, b) =>
      order.get(a.group)! - order.get(b.group)! ||
      Number(a.ownId !== undefined) - Number(b.ownId !== undefined) ||
      (a.subgroup ?? '').localeCompare(b.subgroup ?? '', 'en') ||
      nameOf(a).localeCompare(nameOf(b), 'en'),
  )

const names = {
  creditors: 'Creditors',
  stock: 'Stock',
  profit: 'Profit',
  profitBefore: 'Profit of earlier years',
}

/** The plain name of a row, as outside programs read it. */
export const nameOf = ({ key, ownName }: Pick<StatementRow, 'key' | 'ownName'>): string =>
  ownName ?? (key in names ? names[key as keyof typeof names] : systemAccounts[key as Account].name)

const total = (movement: AccountMovement) => Decimal.of(movement.before).add(movement.within)
const sumOf = (rows: readonly StatementRow[]) => Decimal.sum(rows.map(({ amount }) => amount))

export interface TrialBalance {
  readonly rows: readonly StatementRow[]
  readonly totalDebit: Decimal
  readonly totalCredit: Decimal
}

/**
 * Balances of all accounts at the end of a day. Income and expenses are those of the financial year, which `within` covers; what earlier
 * years earned is one row, so that no year is closed by an entry. Goods stand at their value when the year began.
 */
export function trialBalance(movements: readonly AccountMovement[], stock: StockWorths = none): TrialBalance {
  const carried = rowsOf(
    movements.filter(({ group }) => isCarried(group)),
    total,
  )
  const ofYear = rowsOf(
    movements.filter(({ group }) => !isCarried(group)),
    ({ within }) => Decimal.of(within),
  )
  const earlier = sumOf(
    rowsOf(
      movements.filter(({ group }) => !isCarried(group)),
      ({ before }) => Decimal.of(before),
    ),
  ).sub(Decimal.of(stock.opening).sub(stock.brought))
  const rows = inOrder(
    withBrought(
      [
        ...carried,
        ...ofYear,
        { key: 'stock', group: 'stock', amount: Decimal.of(stock.opening) },
        { key: 'profitBefore', group: 'reserves', amount: earlier },
      ],
      stock,
    ),
  )
  return {
    rows,
    totalDebit: sumOf(rows.filter(({ amount }) => amount.isPositive())),
    totalCredit: sumOf(rows.filter(({ amount }) => amount.isNegative())).neg(),
  }
}

/** Stock that was there when it began to be kept is among what the books opened with. */
function withBrought(rows: readonly StatementRow[], { brought }: StockWorths): StatementRow[] {
  const rest = rows.filter(({ key }) => key !== 'openingBalances')
  const opening = Decimal.sum(
    rows.filter(({ key }) => key === 'openingBalances').map(({ amount }) => amount),
  ).sub(brought)
  return [...rest, { key: 'openingBalances' as const, group: 'reserves' as const, amount: opening }].filter(
    ({ amount }) => !amount.isZero(),
  )
}

/** What gross profit is of: sales, and what they cost. */
export const tradingGroups: readonly AccountGroup[] = ['sales', 'purchases', 'directExpenses']

export interface ProfitAndLoss {
  /** Income is positive, expenses negative; the change of the stock is one row. */
  readonly rows: readonly StatementRow[]
  readonly income: Decimal
  /** What was sold cost: goods at hand before, purchases and direct expenses, less goods at hand after. */
  readonly costOfGoods: Decimal
  readonly grossProfit: Decimal
  readonly expenses: Decimal
  readonly netProfit: Decimal
}

/** Income and expenses of a period. The goods at hand take no part in what was sold, so their change belongs to the cost. */
export function profitAndLoss(
  movements: readonly AccountMovement[],
  stock: StockWorths = none,
): ProfitAndLoss {
  const change = Decimal.of(stock.closing).sub(stock.opening)
  const rows = rowsOf(
    movements.filter(({ group }) => !isCarried(group)),
    ({ within }) => Decimal.of(within),
  ).map((row) => ({ ...row, amount: row.amount.neg() }))
  const of = (...groups: AccountGroup[]) => sumOf(rows.filter(({ group }) => groups.includes(group)))
  const sold = of('sales')
  const costOfGoods = of('purchases', 'directExpenses').add(change).neg()
  const grossProfit = sold.sub(costOfGoods)
  const other = of('otherIncome')
  const expenses = of('indirectExpenses').neg()
  return {
    rows: inOrder([
      ...rows,
      ...(change.isZero() ? [] : [{ key: 'stock' as const, group: 'purchases' as const, amount: change }]),
    ]),
    income: sold.add(other),
    costOfGoods,
    grossProfit,
    expenses,
    netProfit: grossProfit.add(other).sub(expenses),
  }
}

export interface BalanceSheet {
  readonly assets: readonly StatementRow[]
  /** Liabilities and capital; amounts are positive. */
  readonly liabilities: readonly StatementRow[]
  readonly totalAssets: Decimal
  readonly totalLiabilities: Decimal
}

/**
 * Assets and liabilities at the end of a day. The profit of the financial year, which `within` covers, and that of earlier years
 * are part of the capital; goods stand at their value of that day.
 */
export function balanceSheet(movements: readonly AccountMovement[], stock: StockWorths = none): BalanceSheet {
  const profits = movements.filter(({ group }) => !isCarried(group))
  const sum = (amountOf: (movement: AccountMovement) => string) => Decimal.sum(profits.map(amountOf))
  const rows = inOrder(
    withBrought(
      [
        ...rowsOf(
          movements.filter(({ group }) => isCarried(group)),
          total,
        ),
        { key: 'stock', group: 'stock', amount: Decimal.of(stock.closing) },
        {
          key: 'profitBefore',
          group: 'reserves',
          amount: sum(({ before }) => before).sub(Decimal.of(stock.opening).sub(stock.brought)),
        },
        {
          key: 'profit',
          group: 'reserves',
          amount: sum(({ within }) => within).sub(Decimal.of(stock.closing).sub(stock.opening)),
        },
      ],
      stock,
    ),
  )
  const assets = rows.filter(({ group }) => accountGroups[group].nature === 'asset')
  const liabilities = rows
    .filter(({ group }) => accountGroups[group].nature !== 'asset')
    .map((row) => ({ ...row, amount: row.amount.neg() }))
  return { assets, liabilities, totalAssets: sumOf(assets), totalLiabilities: sumOf(liabilities) }
}

export const cashFlowParts = ['operating', 'investing', 'financing'] as const
export type CashFlowPart = (typeof cashFlowParts)[number]

export interface CashFlow {
  /** What brought money is positive. The first row is the profit of the period. */
  readonly rows: readonly (StatementRow & { readonly part: CashFlowPart })[]
  readonly opening: Decimal
  readonly change: Decimal
  readonly closing: Decimal
}

/**
 * Where money came from and went in a period, by the indirect method (AS-3, paragraph 18(b)): the profit, with what it has without
 * money, the change of what is owed both ways, then assets, then capital and loans. It comes to the change of cash and bank exactly.
 */
export function cashFlow(movements: readonly AccountMovement[], stock: StockWorths = none): CashFlow {
  const money = movements.filter(({ group }) => isMoney(group))
  const change = Decimal.sum(money.map(({ within }) => within))
  const opening = Decimal.sum(money.map(({ before }) => before))
  const { netProfit } = profitAndLoss(movements, stock)
  const rows: StatementRow[] = [
    ...rowsOf(
      movements.filter(({ account, group }) => account !== 'party' && isCarried(group) && !isMoney(group)),
      ({ within }) => Decimal.of(within).neg(),
    ),
    ...partiesMoved(movements),
    { key: 'stock', group: 'stock', amount: Decimal.of(stock.opening).sub(stock.closing) },
  ]
  return {
    rows: [
      { key: 'profit' as const, group: 'reserves' as const, amount: netProfit, part: 'operating' as const },
      ...inOrder(rows)
        .filter(({ amount }) => !amount.isZero())
        .map((row) => ({ ...row, part: partOf(row) })),
    ].toSorted((a, b) => cashFlowParts.indexOf(a.part) - cashFlowParts.indexOf(b.part)),
    opening,
    change,
    closing: opening.add(change),
  }
}

const isMoney = (group: AccountGroup) => group === 'cash' || group === 'bank'

/** What is owed more, or less, on each side, by where the party stands at the end. */
function partiesMoved(movements: readonly AccountMovement[]): StatementRow[] {
  const parties = movements.filter(({ account }) => account === 'party')
  const moved = (isOwed: boolean) =>
    Decimal.sum(
      parties.filter((party) => total(party).isNegative() === isOwed).map(({ within }) => within),
    ).neg()
  return [
    { key: 'party', group: 'debtors', amount: moved(false) },
    { key: 'creditors', group: 'creditors', amount: moved(true) },
  ]
}

function partOf({ key, group }: StatementRow): CashFlowPart {
  // Depreciation is in the profit without money.
  if (key === 'accumulatedDepreciation') return 'operating'
  if (group === 'fixedAssets' || group === 'investments') return 'investing'
  return group === 'capital' || group === 'loansTaken' || group === 'reserves' ? 'financing' : 'operating'
}
