import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import { accountWord, sourceOf } from '../../app/accounts/accounts.ts'
import { byGroup, linesUnder, sumOf } from './statement-lines.ts'
import type { StatementLine } from './statement-lines.ts'
import { NoEntries, StatementFrame } from './StatementFrame.tsx'
import { StatementTable } from './StatementTable.tsx'
import { useStatement } from './use-statement.ts'
import css from './books.module.css'

/** What the business has and what it owes at the end of a day. */
export function BalanceSheet() {
  const asked = useStatement()
  return (
    <StatementFrame name="balanceSheet" asked={asked}>
      <Sides asked={asked} />
    </StatementFrame>
  )
}

type Row = Reply<'accounting.balanceSheet'>['rows'][number]

function Sides({ asked }: { asked: ReturnType<typeof useStatement> }) {
  const t = useT()
  const { entityIds, atDay, asOf, besideDay, branchId, chosen } = asked
  const { data } = useCall(
    'accounting.balanceSheet',
    { entityIds, ...atDay },
    { needed: true, keepPrevious: true },
  )
  if (!data) return null
  if (data.rows.length === 0) return <NoEntries />
  const scope = { from: startOfFinancialYear(asOf), to: asOf, entityIds: chosen, branchId }
  const linesOf = (side: 'asset' | 'liability', total: string): StatementLine[] => {
    const rows = data.rows.filter((row) => row.side === side)
    const compared = (of: readonly Row[]) => (besideDay ? sumOf(of.map((row) => row.compared)) : undefined)
    const sums = (of: readonly Row[]) => [sumOf(of.map(({ amount }) => amount)), compared(of)]
    return [
      ...byGroup(rows).flatMap(([group, found]): StatementLine[] => [
        { kind: 'group', label: t(`accountGroup.${group}`), amounts: sums(found) },
        ...linesUnder(
          found,
          (row): StatementLine => ({
            kind: 'row',
            label: accountWord(t, row),
            amounts: [row.amount, row.compared],
            to: sourceOf(row, scope),
          }),
          sums,
        ),
      ]),
      { kind: 'result', label: t('books.total'), amounts: [total, compared(rows)] },
    ]
  }
  const heads = [t('books.amount'), ...(besideDay ? [besideDay] : [])]
  return (
    <>
      {Number(data.openingDifference) !== 0 && (
        <p className={css.notice} role="status">
          {t('books.openingDifference', {
            amount: `₹${formatDecimal(data.openingDifference.replace('-', ''), 2)}`,
          })}{' '}
          <To to="opening-balances">{t('books.enterOpenings')}</To>
        </p>
      )}
      <div className={css.sides}>
        <StatementTable
          label={t('books.liabilities')}
          account={t('books.liabilities')}
          heads={heads}
          lines={linesOf('liability', data.totalLiabilities)}
        />
        <StatementTable
          label={t('books.assets')}
          account={t('books.assets')}
          heads={heads}
          lines={linesOf('asset', data.totalAssets)}
        />
      </div>
    </>
  )
}
