import { istDateOf } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { IconPlus } from '@tabler/icons-react'
import { useCall } from '../../app/api/use-call.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { Balance, DateText } from '../../app/values.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import { accountWord, sourceOf } from '../../app/accounts/accounts.ts'
import { byGroup, bySubgroup, sumOf } from './statement-lines.ts'
import { useChart } from '../../app/accounts/use-chart.ts'
import css from './books.module.css'

/** Every account under its group with its balance of today, each the way to its entries. */
export function ChartOfAccounts() {
  const t = useT()
  const nav = useNav()
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>{t('menu.chart')}</h1>
        <span className={css.files}>
          <To to="ledger-accounts">{t('books.ownAccounts')}</To>
          <To to="account-groups">{t('books.ownGroups')}</To>
          <ActionButton
            right="ACC_AD"
            variant="filled"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            onClick={() => nav.go('ledger-accounts?create=1')}
          >
            {t('books.createAccount')}
          </ActionButton>
        </span>
      </div>
      <p className="muted">{t('books.chartText')}</p>
      <LoadBoundary>
        <Chart />
      </LoadBoundary>
    </div>
  )
}

function Chart() {
  const t = useT()
  const chart = useChart()
  const today = istDateOf(Date.now())
  const entityIds = useGstinIds()
  const { data } = useCall(
    'accounting.trialBalance',
    { entityIds: [...(entityIds ?? [])], asOf: today },
    { enabled: (entityIds?.length ?? 0) > 0, needed: true },
  )
  const balances = new Map(
    data?.rows.map((row) => [nameOf(row), row.debit === '0.00' ? `-${row.credit}` : row.debit]),
  )
  const scope = { from: startOfFinancialYear(today), to: today }
  return (
    <div className={css.statement} role="region" aria-label={t('menu.chart')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('books.account')}</th>
            <th scope="col" data-align="end">
              {t('books.balance')} (<DateText value={today} />)
            </th>
          </tr>
        </thead>
        <tbody>
          {byGroup(withParties(chart)).map(([group, accounts]) => [
            <tr key={group} data-kind="group">
              <th scope="row" colSpan={2}>
                {t(`accountGroup.${group}`)}
              </th>
            </tr>,
            ...bySubgroup(accounts).flatMap(([subgroup, under]) => [
              ...(subgroup
                ? [
                    <tr key={`${group} ${subgroup}`} data-kind="subgroup">
                      <th scope="row">{subgroup}</th>
                      <td data-align="end">
                        <Balance value={sumOf(under.map((one) => balances.get(nameOf(one))))} />
                      </td>
                    </tr>,
                  ]
                : []),
              ...under.map((one) => {
                const balance = balances.get(nameOf(one))
                return (
                  <tr key={nameOf(one)} data-kind={subgroup ? 'inner' : 'row'}>
                    <th scope="row">
                      <To to={sourceOf(one, scope)}>{accountWord(t, one)}</To>{' '}
                      {one.isOwn && one.status === 'Active' && (
                        <Chip tone="neutral">{t('books.ownAccount')}</Chip>
                      )}
                      {one.status !== 'Active' && <Chip tone="neutral">{t.status(one.status)}</Chip>}
                    </th>
                    <td data-align="end">{balance === undefined ? dash : <Balance value={balance} />}</td>
                  </tr>
                )
              }),
            ]),
          ])}
        </tbody>
      </table>
    </div>
  )
}

/** Money at a bank is written under the account of the system: one's own accounts are found by their ids. */
const nameOf = ({ key, accountId }: { readonly key: string; readonly accountId?: number | undefined }) =>
  accountId ?? key

/** Parties have one account, which is a row of each side; the stock has none, as it is counted from its goods. */
function withParties(chart: ReturnType<typeof useChart>) {
  const party = chart.find(({ key }) => key === 'party')
  return party
    ? [
        ...chart,
        { ...party, key: 'creditors', account: 'Creditors', groupKey: 'creditors' as const },
        { ...party, key: 'stock', account: 'Stock', groupKey: 'stock' as const },
      ]
    : chart
}
