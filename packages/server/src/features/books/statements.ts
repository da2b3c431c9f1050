import type { accountingCalls, StatementName } from '@bahi/contracts/accounting.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { accountGroups, systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account } from '@bahi/domain/books/chart.ts'
import {
  balanceSheet as sheetOf,
  cashFlow as flowOf,
  nameOf,
  profitAndLoss as profitOf,
  trialBalance as trialOf,
} from '@bahi/domain/books/statements.ts'
import type { AccountMovement, StatementRow, StockWorths } from '@bahi/domain/books/statements.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { stockWorths } from './stock.ts'

type Calls = typeof accountingCalls
type Reply<N extends StatementName> = ReplyOf<Calls[N]>

interface Asked {
  readonly entityIds?: readonly number[] | undefined
  readonly branchId?: number | undefined
}

const text = (amount: Decimal) => amount.toFixed(2)

interface Period {
  readonly fromDate: string
  readonly toDate: string
}

interface Read {
  readonly movements: readonly AccountMovement[]
  readonly stock: StockWorths
}

/**
 * What every account came to before a period and within it, with the value of the stock at both ends. Parties are two rows, those that owe
 * at the end and those that are owed, and are read only where the statement shows them.
 */
async function read(
  ctx: Ctx,
  asked: Asked,
  { fromDate, toDate, hasParties = true }: Period & { readonly hasParties?: boolean },
): Promise<Read> {
  const entityIds = ctx.entitiesOf(asked.entityIds === undefined ? undefined : [...asked.entityIds])
  const branch = asked.branchId ?? null
  const { rows } = await sql<{
    account: Account
    ownId: number | null
    ownName: string | null
    ownGroup: AccountMovement['group'] | null
    subgroup: string | null
    before: string
    within: string
  }>`
    select x.account, x.ledger_account_id as own_id, a.name as own_name, a.account_group as own_group, g.name as subgroup, x.before::text, x.within::text
    from (select p.account, p.ledger_account_id, sum(p.before) as before, sum(p.until - p.before) as within
      from (select u.account, u.ledger_account_id, u.party_id, sum(u.before) as before, sum(u.until) as until
        from (select b.account, b.ledger_account_id, b.party_id, b.amount as before, 0 as until
            from ledger_until(${entityIds}::bigint[], ${branch}, ${addDays(fromDate, -1)}::date) b
          union all
          select w.account, w.ledger_account_id, w.party_id, 0, w.amount from ledger_until(${entityIds}::bigint[], ${branch}, ${toDate}::date) w) u
        where ${hasParties}::boolean or u.account <> 'party'
        group by 1, 2, 3) p
      group by p.account, p.ledger_account_id, p.account = 'party' and p.until < 0) x
    left join ledger_accounts a on a.subscriber_id = current_subscriber() and a.id = x.ledger_account_id
    left join account_groups g on g.subscriber_id = current_subscriber() and g.id = a.account_group_id`.execute(
    ctx.db,
  )
  return {
    movements: rows.map(({ account, ownId, ownName, ownGroup, subgroup, before, within }) => ({
      account,
      group: ownGroup ?? systemAccounts[account].group,
      ...(ownId === null ? {} : { ownId, ownName: ownName! }),
      ...(subgroup === null ? {} : { subgroup }),
      before,
      within,
    })),
    // Goods are valued over all places of a GSTIN: a branch has no share of its own.
    stock: branch === null ? await stockWorths(ctx, { entityIds, fromDate, toDate }) : noStock,
  }
}

const noStock: StockWorths = { brought: '0', opening: '0', closing: '0' }

const accountOf = (row: StatementRow) => ({
  account: nameOf(row),
  key: row.key,
  ...(row.ownId === undefined ? {} : { accountId: row.ownId }),
  group: accountGroups[row.group].name,
  groupKey: row.group,
  ...(row.subgroup === undefined ? {} : { subgroup: row.subgroup }),
})

/** Rows of a statement beside those of another day or period; a row that only the other has stands too. */
function beside(rows: readonly StatementRow[], others: readonly StatementRow[] | undefined) {
  const nameIn = ({ key, ownId }: StatementRow) => `${key} ${ownId ?? ''}`
  if (!others) return rows.map((row) => ({ row, compared: {} }))
  const found = new Map(others.map((row) => [nameIn(row), row]))
  const here = new Set(rows.map(nameIn))
  return [
    ...rows.map((row) => ({
      row,
      compared: { compared: text(found.get(nameIn(row))?.amount ?? Decimal.zero) },
    })),
    ...others
      .filter((row) => !here.has(nameIn(row)))
      .map((row) => ({ row: { ...row, amount: Decimal.zero }, compared: { compared: text(row.amount) } })),
  ]
}

export async function trialBalance(
  ctx: Ctx,
  asked: ParsedOf<Calls['trialBalance']>,
): Promise<Reply<'trialBalance'>> {
  const at = async (day: string) => {
    const { movements, stock } = await read(ctx, asked, { fromDate: startOfFinancialYear(day), toDate: day })
    return trialOf(movements, stock)
  }
  const asOf = asked.asOf ?? ctx.today()
  const { rows, totalDebit, totalCredit } = await at(asOf)
  const other = asked.compareAsOf === undefined ? undefined : await at(asked.compareAsOf)
  return {
    asOf,
    rows: beside(rows, other?.rows).map(({ row, compared }) => ({
      ...accountOf(row),
      debit: text(row.amount.isPositive() ? row.amount : Decimal.zero),
      credit: text(row.amount.isNegative() ? row.amount.neg() : Decimal.zero),
      ...compared,
    })),
    totalDebit: text(totalDebit),
    totalCredit: text(totalCredit),
  }
}

interface PeriodAsked extends Asked {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

const periodOf = (ctx: Ctx, { fromDate, toDate = ctx.today() }: PeriodAsked) => ({
  toDate,
  fromDate: fromDate ?? startOfFinancialYear(toDate),
})

/** The other period of a comparison, where one is asked for. */
const comparedPeriod = ({
  compareFromDate,
  compareToDate,
}: {
  readonly compareFromDate?: string | undefined
  readonly compareToDate?: string | undefined
}) =>
  compareToDate === undefined
    ? undefined
    : { fromDate: compareFromDate ?? startOfFinancialYear(compareToDate), toDate: compareToDate }

export async function profitAndLoss(
  ctx: Ctx,
  asked: ParsedOf<Calls['profitAndLoss']>,
): Promise<Reply<'profitAndLoss'>> {
  const of = async (period: Period) => {
    const { movements, stock } = await read(ctx, asked, { ...period, hasParties: false })
    return profitOf(movements, stock)
  }
  const period = periodOf(ctx, asked)
  const figures = await of(period)
  const against = comparedPeriod(asked)
  const other = against && (await of(against))
  return {
    ...period,
    rows: beside(figures.rows, other?.rows).map(({ row, compared }) => ({
      ...accountOf(row),
      amount: text(row.amount),
      ...compared,
    })),
    income: text(figures.income),
    costOfGoods: text(figures.costOfGoods),
    grossProfit: text(figures.grossProfit),
    expenses: text(figures.expenses),
    netProfit: text(figures.netProfit),
    ...(other ? { comparedNetProfit: text(other.netProfit) } : {}),
  }
}

export async function balanceSheet(
  ctx: Ctx,
  asked: ParsedOf<Calls['balanceSheet']>,
): Promise<Reply<'balanceSheet'>> {
  const at = async (day: string) => {
    const { movements, stock } = await read(ctx, asked, { fromDate: startOfFinancialYear(day), toDate: day })
    return sheetOf(movements, stock)
  }
  const asOf = asked.asOf ?? ctx.today()
  const figures = await at(asOf)
  const other = asked.compareAsOf === undefined ? undefined : await at(asked.compareAsOf)
  const side = (name: 'asset' | 'liability', rows: 'assets' | 'liabilities') =>
    beside(figures[rows], other?.[rows]).map(({ row, compared }) => ({
      ...accountOf(row),
      side: name,
      amount: text(row.amount),
      ...compared,
    }))
  const opening = figures.liabilities.find(({ key }) => key === 'openingBalances')
  return {
    asOf,
    rows: [...side('asset', 'assets'), ...side('liability', 'liabilities')],
    totalAssets: text(figures.totalAssets),
    totalLiabilities: text(figures.totalLiabilities),
    openingDifference: text(opening?.amount ?? Decimal.zero),
  }
}

export async function cashFlow(ctx: Ctx, asked: ParsedOf<Calls['cashFlow']>): Promise<Reply<'cashFlow'>> {
  const of = async (period: Period) => {
    const { movements, stock } = await read(ctx, asked, period)
    return flowOf(movements, stock)
  }
  const period = periodOf(ctx, asked)
  const { rows, opening, change, closing } = await of(period)
  const against = comparedPeriod(asked)
  const other = against && (await of(against))
  const parts = new Map(
    [...(other?.rows ?? []), ...rows].map((row) => [`${row.key} ${row.ownId ?? ''}`, row.part]),
  )
  return {
    ...period,
    rows: beside(rows, other?.rows).map(({ row, compared }) => ({
      ...accountOf(row),
      part: parts.get(`${row.key} ${row.ownId ?? ''}`)!,
      amount: text(row.amount),
      ...compared,
    })),
    opening: text(opening),
    change: text(change),
    closing: text(closing),
    ...(other
      ? {
          comparedOpening: text(other.opening),
          comparedChange: text(other.change),
          comparedClosing: text(other.closing),
        }
      : {}),
  }
}
