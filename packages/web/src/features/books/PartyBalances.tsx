import type { RowOf } from '../../app/api/call-types.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { BranchChoice } from '../../app/screens/BranchChoice.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { branchFilter } from './entry-columns.tsx'

type Row = RowOf<'partyBalance.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    label: 'column.partyName',
    width: 320,
    grows: true,
    sort: 'name',
    card: 'title',
    cell: (row) => row.name,
  },
  {
    key: 'code',
    label: 'field.code',
    width: 140,
    card: 'meta',
    cell: (row) => <bdi>{row.code ?? dash}</bdi>,
  },
  {
    key: 'amount',
    label: 'field.balance',
    width: 160,
    align: 'end',
    sort: 'amount',
    total: 'amount',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
]

const filters: readonly Filter[] = [
  { key: 'side', label: 'due.side', single: true, isHidden: true },
  ...branchFilter,
  { key: 'asOf', label: 'books.asOf', single: true, kind: 'date' },
]

const chips = [
  { key: 'debtors', label: 'accountGroup.debtors', set: {} },
  { key: 'creditors', label: 'accountGroup.creditors', set: { side: 'creditors' } },
] as const

const ledgerOf = ({ id }: Row) => `party-ledger-report?partyId=${id}&period=all`

/** Who owes, and who is owed, at the end of a day: what Debtors and Creditors are made of. */
export function PartyBalances() {
  return (
    <ListScreen
      list="partyBalance"
      call="partyBalance.search"
      title="books.partyBalances"
      columns={columns}
      filters={filters}
      chips={chips}
      isOfCompany
      firstSort="amount DESC"
      extra={
        <>
          <GstinChoice />
          <BranchChoice />
        </>
      }
      open={ledgerOf}
      exportCall="partyBalance.export"
      exportRight="ACC_DD_EX"
      emptyText="books.partyBalancesEmpty"
    />
  )
}
