import type { accountingCalls, StatementName } from '@bahi/contracts/accounting.ts'
import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { tradingGroups } from '@bahi/domain/books/statements.ts'
import { exportList } from '../../platform/export/export.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { listPdf } from '../printing/index.ts'
import { balanceSheet, cashFlow, profitAndLoss, trialBalance } from './statements.ts'

type Calls = typeof accountingCalls

interface Line {
  readonly group: string
  readonly subgroup?: string | undefined
  readonly account: string
  readonly amounts: readonly (string | undefined)[]
  /** Of the lines above it. */
  readonly isSum?: boolean
}

interface Table {
  readonly heads: readonly string[]
  readonly lines: readonly Line[]
  /** The day or the days that it is of, also where none were named. */
  readonly of: Days
}

interface Days {
  readonly asOf?: string
  readonly fromDate?: string
  readonly toDate?: string
  readonly compareAsOf?: string | undefined
  readonly compareFromDate?: string | undefined
  readonly compareToDate?: string | undefined
}
/** A statement of a day is of no period, and one of a period of no day. */
const noDays = {
  asOf: undefined,
  fromDate: undefined,
  toDate: undefined,
  compareAsOf: undefined,
  compareFromDate: undefined,
  compareToDate: undefined,
}

/**
 * A statement as a file: its rows, then its totals; beside them those of the other day or period where one is asked for. Pages
 * have the sum of each group and sub-group too, which would be counted twice in a sheet of which a column is added up.
 */
export async function exportStatement(
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> {
  const { heads, lines: plain, of } = await tables[input.statement](ctx, input)
  const lines = input.format === 'pdf' ? withSums(ctx, plain) : plain
  const t = ctx.t
  return exportList<Line>(ctx, {
    call: 'accounting.export',
    pdf: listPdf,
    input,
    of: { ...noDays, ...of },
    title: t(`export.${input.statement}`),
    columns: [
      { key: 'group', label: t('books.group'), value: (row) => row.group },
      ...(lines.some(({ subgroup }) => subgroup !== undefined)
        ? [{ key: 'subgroup', label: t('books.subgroup'), value: (row: Line) => row.subgroup }]
        : []),
      { key: 'account', label: t('books.account'), value: (row) => row.account },
      ...heads.map((head, at) => ({
        key: head,
        label: t(head),
        type: 'amount' as const,
        value: (row: Line) => row.amounts[at],
      })),
    ],
    count: async () => lines.length,
    rows: () => lines,
    isSum: ({ isSum = false }) => isSum,
  })
}

/** Below the lines of each group, and of each sub-group, what they come to, where there are several. */
function withSums(ctx: Ctx, lines: readonly Line[]): Line[] {
  const sum = (name: string | undefined, of: readonly Line[]): Line[] =>
    !name || of.length < 2
      ? []
      : [
          {
            group: '',
            account: ctx.t('books.totalOf', { name }),
            isSum: true,
            amounts: of[0]!.amounts.map((_, at) => addedUp(of, at)),
          },
        ]
  return runsOf(lines, ({ group }) => group).flatMap((ofGroup) => [
    ...runsOf(ofGroup, ({ subgroup }) => subgroup).flatMap((under) => [
      ...under,
      ...sum(under[0]!.subgroup, under),
    ]),
    ...sum(ofGroup[0]!.group, ofGroup),
  ])
}

/** What a column of lines comes to; undefined: nothing is in it. */
function addedUp(lines: readonly Line[], column: number): string | undefined {
  const found = lines.flatMap(({ amounts }) => amounts[column] ?? [])
  return found.length === 0 ? undefined : Decimal.sum(found).toFixed(2)
}

/** Lines that follow one another and are alike in something. */
function runsOf(lines: readonly Line[], of: (line: Line) => string | undefined): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && of(run[0]!) === of(line)) run.push(line)
    else runs.push([line])
  }
  return runs
}

type Export = ParsedOf<Calls['export']>

const named = (
  ctx: Ctx,
  row: {
    key: string
    account: string
    groupKey: string
    subgroup?: string | null | undefined
    accountId?: number | undefined
  },
) => ({
  group: ctx.t(`accountGroup.${row.groupKey}`),
  subgroup: row.subgroup ?? undefined,
  account:
    row.accountId === undefined
      ? ctx.t(row.key === 'party' ? 'accountGroup.debtors' : `ledger.account.${row.key}`)
      : row.account,
})

const total = (ctx: Ctx, key: string, ...amounts: (string | undefined)[]): Line => ({
  group: '',
  account: ctx.t(key),
  amounts,
  isSum: true,
})

/** The heads of a comparison, where one is asked for. */
const beyond = (isCompared: boolean) => (isCompared ? ['books.compared'] : [])

const tables: Readonly<Record<StatementName, (ctx: Ctx, asked: Export) => Promise<Table>>> = {
  trialBalance: async (ctx, { entityIds, branchId, asOf, compareAsOf }) => {
    const found = await trialBalance(ctx, { entityIds, branchId, asOf, compareAsOf })
    return {
      of: { asOf: found.asOf, compareAsOf },
      heads: ['books.debit', 'books.credit', ...beyond(compareAsOf !== undefined)],
      lines: [
        ...found.rows.map((row) => ({
          ...named(ctx, row),
          amounts: [row.debit, row.credit, row.compared],
        })),
        total(ctx, 'gstr1.total', found.totalDebit, found.totalCredit),
      ],
    }
  },
  profitAndLoss: async (ctx, asked) => {
    const found = await profitAndLoss(ctx, periodAsked(asked))
    const linesOf = (isTrading: boolean): Line[] =>
      found.rows
        .filter(({ groupKey }) => tradingGroups.includes(groupKey) === isTrading)
        .map((row) => ({ ...named(ctx, row), amounts: [row.amount, row.compared] }))
    const trading = linesOf(true)
    return {
      of: periodOf(found, asked),
      heads: ['books.amount', ...beyond(asked.compareToDate !== undefined)],
      lines: [
        ...trading,
        total(ctx, 'books.grossProfit', found.grossProfit, addedUp(trading, 1)),
        ...linesOf(false),
        total(ctx, 'books.netProfit', found.netProfit, found.comparedNetProfit),
      ],
    }
  },
  balanceSheet: async (ctx, { entityIds, branchId, asOf, compareAsOf }) => {
    const found = await balanceSheet(ctx, { entityIds, branchId, asOf, compareAsOf })
    return {
      of: { asOf: found.asOf, compareAsOf },
      heads: ['books.assets', 'books.liabilities', ...beyond(compareAsOf !== undefined)],
      lines: [
        ...found.rows.map((row) => ({
          ...named(ctx, row),
          amounts: [
            ...(row.side === 'asset' ? [row.amount, undefined] : [undefined, row.amount]),
            row.compared,
          ],
        })),
        total(ctx, 'gstr1.total', found.totalAssets, found.totalLiabilities),
      ],
    }
  },
  cashFlow: async (ctx, asked) => {
    const found = await cashFlow(ctx, periodAsked(asked))
    return {
      of: periodOf(found, asked),
      heads: ['books.amount', ...beyond(asked.compareToDate !== undefined)],
      lines: [
        total(ctx, 'books.opening', found.opening, found.comparedOpening),
        ...found.rows.map((row) => ({
          ...named(ctx, row),
          group: ctx.t(`books.part.${row.part}`),
          amounts: [row.amount, row.compared],
        })),
        total(ctx, 'books.closing', found.closing, found.comparedClosing),
      ],
    }
  },
}

const periodOf = (
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  { compareFromDate, compareToDate }: Export,
): Days => ({ fromDate, toDate, compareFromDate, compareToDate })

const periodAsked = ({ entityIds, branchId, fromDate, toDate, compareFromDate, compareToDate }: Export) => ({
  entityIds,
  branchId,
  fromDate,
  toDate,
  compareFromDate,
  compareToDate,
})
