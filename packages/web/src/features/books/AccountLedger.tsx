import type { Input, RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { Balance } from '../../app/values.tsx'
import { AccountPicker } from '../../app/accounts/AccountPicker.tsx'
import { accountWord } from '../../app/accounts/accounts.ts'
import type { Entry } from './entry-columns.tsx'
import { branchFilter, entryColumns, openEntry } from './entry-columns.tsx'
import { BranchChoice } from '../../app/screens/BranchChoice.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { useChart } from '../../app/accounts/use-chart.ts'
import css from './books.module.css'

type Row = RowOf<'accountLedger.search'>

/** Of one account all rows have its name: what they are of comes in its place. */
const columns: readonly ListColumn<Row>[] = [
  ...((entryColumns as readonly ListColumn<Entry>[]).map(({ card, ...column }): ListColumn<Entry> => {
    if (column.key === 'account') return { ...column, isHidden: true }
    return column.key === 'number' ? { ...column, card: 'title' } : { ...column, ...(card ? { card } : {}) }
  }) as readonly ListColumn<Row>[]),
  {
    key: 'balance',
    label: 'books.balance',
    width: 140,
    align: 'end',
    card: 'meta',
    cell: (row) => <Balance value={row.balance} />,
  },
]

/** The entries of one account with the balance after each; which account is in the address. */
export function AccountLedger() {
  const t = useT()
  const nav = useNav()
  const account = typeof nav.search['account'] === 'string' ? nav.search['account'] : ''
  const accountId = Number(nav.search['accountId'] ?? 0)
  if (account === '' && accountId === 0)
    return (
      <div className={css.screen}>
        <h1>{t('books.ledger')}</h1>
        <div className={css.bar}>
          <Which />
        </div>
        <EmptyState text={t('books.chooseAccount')} />
      </div>
    )
  const fixed = accountId > 0 ? { accountId } : { account }
  return (
    <ListScreen
      key={account || accountId}
      list="accountLedger"
      call="accountLedger.search"
      title="books.ledger"
      columns={columns}
      filters={branchFilter}
      fixed={fixed}
      hasPeriod
      isOfCompany
      firstSort="date ASC"
      extra={<Head fixed={fixed} />}
      open={openEntry}
      exportCall="accountLedger.export"
      exportRight="ACC_DD_EX"
      emptyText="books.noEntries"
    />
  )
}

/** The account, of which GSTINs, and what it had before the first and after the last of the days. */
function Head({ fixed }: { fixed: { readonly account?: string; readonly accountId?: number } }) {
  const t = useT()
  const nav = useNav()
  const ids = useGstinIds() ?? []
  const chosen = [nav.search['entityIds'] ?? []].flat()
  const entityIds = ids.filter((id) => chosen.length === 0 || chosen.includes(String(id)))
  const { body } = useListState(branchFilter, { ...fixed, entityIds }, 'date ASC')
  const { data } = useCall(
    'accountLedger.search',
    { ...body, start: 0, size: 1 } as Input<'accountLedger.search'>,
    {
      keepPrevious: true,
      quiet: true,
    },
  )
  return (
    <div className={css.bar}>
      <Which />
      <GstinChoice />
      <BranchChoice />
      {data && (
        <>
          <span>
            <span className="muted">{t('books.opening')}</span> <Balance value={data.opening} sign />
          </span>
          <span>
            <span className="muted">{t('books.closing')}</span> <Balance value={data.closing} sign />
          </span>
        </>
      )}
    </div>
  )
}

function Which() {
  const t = useT()
  const nav = useNav()
  const chart = useChart()
  const named = typeof nav.search['account'] === 'string' ? nav.search['account'] : undefined
  const id = Number(nav.search['accountId'] ?? 0)
  const found = chart.find((one) => (id > 0 ? one.accountId === id : !one.isOwn && one.account === named))
  return (
    <AccountPicker
      aria-label={t('books.account')}
      shown={found ? accountWord(t, found) : (named ?? '')}
      placeholder={t('books.chooseAccount')}
      onPick={(choice) =>
        nav.setSearch({
          account: choice?.account,
          accountId: choice?.accountId === undefined ? undefined : String(choice.accountId),
        })
      }
    />
  )
}
