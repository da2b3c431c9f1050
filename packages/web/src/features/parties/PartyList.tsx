import type { RowOf } from '../../app/api/call-types.ts'
import { StateText, useStates } from '../../app/fields/AddressFields.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { To } from '../../app/nav.tsx'
import { masterStatuses } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { nameColumn, recordColumns } from '../../app/screens/record-columns.tsx'
import { useMasterRowActions } from '../../app/screens/use-record-actions.ts'
import { useT } from '../../app/texts.ts'
import { Balance, Copyable } from '../../app/values.tsx'

type Row = RowOf<'party.search'>

function Role({ value }: { value: string }) {
  return <>{useT().label('PartyRole', value)}</>
}

const columns: readonly ListColumn<Row>[] = [
  nameColumn(200),
  {
    key: 'code',
    label: 'field.code',
    width: 80,
    sort: 'code',
    cell: (row) => <span className="figure">{row.code}</span>,
  },
  {
    key: 'gstin',
    label: 'field.gstin',
    width: 152,
    sort: 'gstin',
    card: 'meta',
    cell: (row) => (row.gstin ? <Copyable text={row.gstin} /> : '-'),
  },
  { key: 'role', label: 'field.role', width: 110, cell: (row) => <Role value={row.role} /> },
  {
    key: 'stateCode',
    label: 'field.stateCode',
    width: 140,
    sort: 'stateCode',
    cell: (row) => <StateText code={row.stateCode} />,
  },
  {
    key: 'city',
    label: 'field.city',
    width: 110,
    sort: 'city',
    card: 'meta',
    cell: (row) => row.city ?? '-',
  },
  {
    key: 'mobile',
    label: 'field.mobile',
    width: 120,
    isHidden: true,
    cell: (row) => (row.mobile ? <Copyable text={row.mobile} /> : '-'),
  },
  { key: 'emails', label: 'field.emails', width: 200, isHidden: true, cell: (row) => row.emails ?? '-' },
  {
    key: 'balance',
    label: 'field.balance',
    width: 128,
    align: 'end',
    card: 'end',
    total: 'balance',
    cell: (row) => <Balance value={row.balance} />,
  },
  ...recordColumns,
]

const filters = [
  masterStatuses,
  { key: 'roles', label: 'field.role', options: ['Customer', 'Supplier', 'Both'], labels: 'PartyRole' },
  { key: 'balance', label: 'field.balance', single: true, isHidden: true },
] as const

const taxpayerTypes = [
  'REG',
  'COM',
  'UNREG',
  'SEZ',
  'SED',
  'DEXP',
  'OEXP',
  'ISD',
  'TDS',
  'TCS',
  'NRT',
  'CTP',
  'OIDAR',
  'UNB',
  'ONP',
  'EMB',
] as const satisfies readonly Row['taxpayerType'][]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'customers', label: 'party.customers', set: { roles: ['Customer', 'Both'] } },
  { key: 'suppliers', label: 'party.suppliers', set: { roles: ['Supplier', 'Both'] } },
  { key: 'toCollect', label: 'party.toCollect', set: { balance: 'ToCollect' } },
  { key: 'toPay', label: 'party.toPay', set: { balance: 'ToPay' } },
] as const

/** Customers and suppliers. */
export function PartyList() {
  const { rowActions, bulkActions } = useMasterRowActions<Row>('party', 'PTY')
  // Parties are shared by all businesses of an account; balances are of the business that is open.
  const entityIds = useGstinIds()
  const states = useStates()
  if (!entityIds) return null
  return (
    <ListScreen
      ownFields="party"
      list="party"
      call="party.search"
      title="party.title"
      columns={columns}
      filters={[
        ...filters,
        { key: 'taxpayerTypes', label: 'field.taxpayerType', options: taxpayerTypes, labels: 'TaxpayerType' },
        { key: 'stateCodes', label: 'field.stateCode', choices: states },
        { key: 'partyGroupIds', label: 'field.partyGroupId', isHidden: true, isNumber: true },
      ]}
      chips={chips}
      fixed={entityIds?.length ? { entityIds: [...entityIds] } : {}}
      create={{ label: 'party.create', right: 'PTY_AD', to: 'create-party' }}
      open={(row) => `view-party/${row.id}`}
      rowActions={[
        { key: 'edit', label: 'common.edit', right: 'PTY_ED', to: (row) => `edit-party/${row.id}` },
        { key: 'clone', label: 'common.clone', right: 'PTY_AD', to: (row) => `clone-party/${row.id}` },
        ...rowActions,
      ]}
      bulkActions={bulkActions}
      bulkReachesAll
      exportCall="party.export"
      exportRight="PTY_DD_EX"
      template={{ kind: 'party', right: 'PTY_IMP', imports: 'Parties' }}
      emptyText="party.empty"
      extra={<ToOpenings />}
    />
  )
}

/** What was open with all parties when the books began. */
function ToOpenings() {
  return <To to="opening-documents">{useT()('opening.title')}</To>
}
