import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { accountWord, sourceOf } from '../../app/accounts/accounts.ts'
import { byGroup, linesUnder, sumOf } from './statement-lines.ts'
import type { StatementLine } from './statement-lines.ts'
import { NoEntries, StatementFrame } from './StatementFrame.tsx'
import { StatementTable } from './StatementTable.tsx'
import { useStatement } from './use-statement.ts'

/** Every account with its balance at the end of a day, debits against credits. */
export function TrialBalance() {
  const asked = useStatement()
  return (
    <StatementFrame name="trialBalance" asked={asked}>
      <Rows asked={asked} />
    </StatementFrame>
  )
}

type Row = Reply<'accounting.trialBalance'>['rows'][number]

function Rows({ asked }: { asked: ReturnType<typeof useStatement> }) {
  const t = useT()
  const { entityIds, atDay, asOf, besideDay, branchId, chosen } = asked
  const { data } = useCall(
    'accounting.trialBalance',
    { entityIds, ...atDay },
    { needed: true, keepPrevious: true },
  )
  if (!data) return null
  if (data.rows.length === 0) return <NoEntries />
  const scope = { from: startOfFinancialYear(asOf), to: asOf, entityIds: chosen, branchId }
  const side = (amount: string) => (Number(amount) === 0 ? undefined : amount)
  const sums = (rows: readonly Row[]) => [
    side(sumOf(rows.map(({ debit }) => debit))),
    side(sumOf(rows.map(({ credit }) => credit))),
  ]
  const lines = [
    ...byGroup(data.rows).flatMap(([group, rows]): StatementLine[] => [
      { kind: 'group', label: t(`accountGroup.${group}`), amounts: sums(rows) },
      ...linesUnder(
        rows,
        (row): StatementLine => ({
          kind: 'row',
          label: accountWord(t, row),
          amounts: [side(row.debit), side(row.credit), row.compared],
          to: sourceOf(row, scope),
        }),
        sums,
      ),
    ]),
    {
      kind: 'result',
      label: t('books.total'),
      amounts: [data.totalDebit, data.totalCredit],
    } as const,
  ]
  return (
    <StatementTable
      label={t('books.trialBalance')}
      account={t('books.account')}
      heads={[t('books.debit'), t('books.credit'), ...(besideDay ? [besideDay] : [])]}
      lines={lines}
      balances={2}
    />
  )
}
