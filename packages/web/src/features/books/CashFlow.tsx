import { cashFlowParts } from '@bahi/domain/books/statements.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { accountWord, sourceOf } from '../../app/accounts/accounts.ts'
import { sumOf } from './statement-lines.ts'
import type { StatementLine } from './statement-lines.ts'
import { NoEntries, StatementFrame } from './StatementFrame.tsx'
import { StatementTable } from './StatementTable.tsx'
import { useStatement } from './use-statement.ts'

/** Where money came from in a period and where it went. */
export function CashFlow() {
  const asked = useStatement()
  return (
    <StatementFrame name="cashFlow" asked={asked}>
      <Parts asked={asked} />
    </StatementFrame>
  )
}

function Parts({ asked }: { asked: ReturnType<typeof useStatement> }) {
  const t = useT()
  const { entityIds, within, besideDays, branchId, chosen } = asked
  const { data } = useCall(
    'accounting.cashFlow',
    { entityIds, ...within },
    { needed: true, keepPrevious: true },
  )
  if (!data) return null
  if (data.rows.every(({ amount }) => Number(amount) === 0) && Number(data.closing) === 0)
    return <NoEntries />
  const scope = { from: data.fromDate, to: data.toDate, entityIds: chosen, branchId }
  const lines: StatementLine[] = [
    { kind: 'sum', label: t('books.openingMoney'), amounts: [data.opening, data.comparedOpening] },
    ...cashFlowParts.flatMap((part): StatementLine[] => {
      const rows = data.rows.filter((row) => row.part === part)
      if (rows.length === 0) return []
      return [
        {
          kind: 'group',
          label: t(`books.part.${part}`),
          amounts: [
            sumOf(rows.map(({ amount }) => amount)),
            besideDays ? sumOf(rows.map(({ compared }) => compared)) : undefined,
          ],
        },
        ...rows.map((row): StatementLine => ({
          kind: 'row',
          label:
            row.key === 'profit'
              ? t('books.netProfit')
              : t('books.changeOf', { account: accountWord(t, row) }),
          amounts: [row.amount, row.compared],
          to: sourceOf(row, scope),
        })),
      ]
    }),
    { kind: 'sum', label: t('books.changeOfMoney'), amounts: [data.change, data.comparedChange] },
    { kind: 'result', label: t('books.closingMoney'), amounts: [data.closing, data.comparedClosing] },
  ]
  return (
    <StatementTable
      label={t('books.cashFlow')}
      account={t('books.account')}
      heads={[t('books.amount'), ...(besideDays ? [besideDays] : [])]}
      lines={lines}
    />
  )
}
