import type { accountingCalls, StatementName } from '@bahi/contracts/accounting.ts'
import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
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

/** A statement as a file: its rows, then its totals; beside them those of the other day or period where one is asked for. */
export async function exportStatement(
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> {
  const { heads, lines, of } = await tables[input.statement](ctx, input)
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
  })
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
    return {
      of: periodOf(found, asked),
      heads: ['books.amount', ...beyond(asked.compareToDate !== undefined)],
      lines: [
        ...found.rows.map((row) => ({ ...named(ctx, row), amounts: [row.amount, row.compared] })),
        total(ctx, 'books.grossProfit', found.grossProfit),
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
