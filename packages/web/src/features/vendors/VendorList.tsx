import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { StateText, useStates } from '../../app/fields/AddressFields.tsx'
import { masterStatuses } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { recordColumns } from '../../app/screens/record-columns.tsx'
import { useMasterRowActions } from '../../app/screens/use-record-actions.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { Copyable } from '../../app/values.tsx'
import { Period, Rating } from '../../app/vendors/Rating.tsx'

type Row = RowOf<'vendor.search'>

function Registration({ value }: { value: string }) {
  return <>{useT().label('RegistrationStatus', value)}</>
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 220, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'gstin',
    label: 'field.gstin',
    width: 152,
    sort: 'gstin',
    card: 'meta',
    cell: (row) => <Copyable text={row.gstin} />,
  },
  {
    key: 'rating',
    label: 'vendor.rating',
    width: 120,
    sort: 'periodsLate',
    card: 'end',
    cell: (row) => <Rating value={row.rating} />,
  },
  {
    key: 'score',
    label: 'vendor.score',
    width: 80,
    align: 'end',
    isHidden: true,
    cell: ({ score }) => <span className="figure">{score ?? '-'}</span>,
  },
  {
    key: 'lastFiledPeriod',
    label: 'vendor.lastFiled',
    width: 140,
    card: 'meta',
    cell: (row) => <Period value={row.lastFiledPeriod} />,
  },
  {
    key: 'registrationStatus',
    label: 'vendor.registration',
    width: 120,
    cell: (row) => <Registration value={row.registrationStatus} />,
  },
  {
    key: 'stateCode',
    label: 'field.stateCode',
    width: 140,
    sort: 'stateCode',
    cell: (row) => <StateText code={row.stateCode} />,
  },
  { key: 'emails', label: 'field.emails', width: 200, isHidden: true, cell: (row) => row.emails ?? '-' },
  ...recordColumns,
]

/** Suppliers whose returns are followed up. */
export function VendorList() {
  const { rowActions, bulkActions } = useMasterRowActions<Row>('vendor', 'VND')
  const check = useAction('vendor.checkFilings', { refreshes: ['task', 'vendor'] })
  const checkFilings = async (rows: readonly Row[]) => {
    trackTask((await check.mutateAsync({ ids: rows.map(({ id }) => id) })).taskId)
    return true
  }
  return (
    <ListScreen
      list="vendor"
      call="vendor.search"
      title="vendor.title"
      columns={columns}
      filters={[
        masterStatuses,
        {
          key: 'ratings',
          label: 'vendor.rating',
          options: ['Excellent', 'Good', 'Average', 'Bad'],
          labels: 'QualityRating',
        },
        {
          key: 'registrationStatuses',
          label: 'vendor.registration',
          options: ['Active', 'Suspended', 'Cancelled'],
          labels: 'RegistrationStatus',
        },
        { key: 'stateCodes', label: 'field.stateCode', choices: useStates() },
      ]}
      create={{ label: 'vendor.create', right: 'VND_AD', to: 'create-vendor' }}
      open={(row) => `view-vendor/${row.id}`}
      rowActions={[
        { key: 'edit', label: 'common.edit', right: 'VND_ED', to: (row) => `edit-vendor/${row.id}` },
        {
          key: 'check',
          label: 'vendor.checkFilings',
          right: 'VND_ED',
          run: (row) => void checkFilings([row]),
        },
        ...rowActions,
      ]}
      bulkActions={[
        { key: 'check', label: 'vendor.checkFilings', right: 'VND_ED', run: (rows) => checkFilings(rows) },
        ...bulkActions,
      ]}
      bulkReachesAll
      exportCall="vendor.export"
      exportRight="VND_DD_EX"
      template={{ kind: 'vendor', right: 'VND_IMP', imports: 'Vendor' }}
      emptyText="vendor.empty"
    />
  )
}
