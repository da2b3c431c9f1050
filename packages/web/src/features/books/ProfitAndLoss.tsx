import { useCall } from '../../app/api/use-call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { accountWord, sourceOf } from '../../app/accounts/accounts.ts'
import type { Group } from '../../app/accounts/accounts.ts'
import { linesUnder, sumOf, turned } from './statement-lines.ts'
import type { StatementLine } from './statement-lines.ts'
import { NoEntries, StatementFrame } from './StatementFrame.tsx'
import { StatementTable } from './StatementTable.tsx'
import { useStatement } from './use-statement.ts'

/** What was earned in a period and what it cost. */
export function ProfitAndLoss() {
  const asked = useStatement()
  return (
    <StatementFrame name="profitAndLoss" asked={asked}>
      <Rows asked={asked} />
    </StatementFrame>
  )
}

type Row = Reply<'accounting.profitAndLoss'>['rows'][number]

interface Part {
  readonly label: TextKey
  readonly groups: readonly Group[]
  readonly isCost?: true
}

const sold: readonly Part[] = [
  { label: 'accountGroup.sales', groups: ['sales'] },
  { label: 'books.costOfGoods', groups: ['purchases', 'directExpenses'], isCost: true },
]
const besides: readonly Part[] = [
  { label: 'accountGroup.otherIncome', groups: ['otherIncome'] },
  { label: 'accountGroup.indirectExpenses', groups: ['indirectExpenses'], isCost: true },
]

function Rows({ asked }: { asked: ReturnType<typeof useStatement> }) {
  const t = useT()
  const { entityIds, within, besideDays, branchId, chosen } = asked
  const { data } = useCall(
    'accounting.profitAndLoss',
    { entityIds, ...within },
    { needed: true, keepPrevious: true },
  )
  if (!data) return null
  if (data.rows.length === 0) return <NoEntries />
  const scope = { from: data.fromDate, to: data.toDate, entityIds: chosen, branchId }
  const both = (of: (row: Row) => string | undefined, rows: readonly Row[]) => sumOf(rows.map(of))
  const linesOf = ({ label, groups, isCost }: Part): StatementLine[] => {
    const rows = data.rows.filter(({ groupKey }) => groups.includes(groupKey))
    const shown = (amount: string | undefined) => (isCost ? turned(amount) : amount)
    if (rows.length === 0) return []
    const sums = (of: readonly Row[]) => [
      shown(both(({ amount }) => amount, of)),
      besideDays ? shown(both(({ compared }) => compared, of)) : undefined,
    ]
    return [
      { kind: 'group', label: t(label), amounts: sums(rows) },
      ...linesUnder(
        rows,
        (row): StatementLine => ({
          kind: 'row',
          label: row.key === 'stock' ? t('books.stockChange') : accountWord(t, row),
          amounts: [shown(row.amount), shown(row.compared)],
          to: sourceOf(row, scope),
        }),
        sums,
      ),
    ]
  }
  const comparedGross = both(
    ({ compared }) => compared,
    data.rows.filter(({ groupKey }) => sold.some(({ groups }) => groups.includes(groupKey))),
  )
  const lines: StatementLine[] = [
    ...sold.flatMap(linesOf),
    {
      kind: 'sum',
      label: t('books.grossProfit'),
      amounts: [data.grossProfit, besideDays ? comparedGross : undefined],
    },
    ...besides.flatMap(linesOf),
    { kind: 'result', label: t('books.netProfit'), amounts: [data.netProfit, data.comparedNetProfit] },
  ]
  return (
    <StatementTable
      label={t('books.profitAndLoss')}
      account={t('books.account')}
      heads={[t('books.amount'), ...(besideDays ? [besideDays] : [])]}
      lines={lines}
    />
  )
}
