import { challanStates } from '@bahi/contracts/tax-challans.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { challanCall } from './sides.ts'
import type { Side } from './sides.ts'
import css from './books.module.css'

type Row = RowOf<'tdsChallan.search'>

const columnsOf = (side: Side): readonly ListColumn<Row>[] => [
  {
    key: 'date',
    label: 'tds.paidOn',
    width: 110,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'number',
    label: 'tds.challanNumber',
    width: 150,
    grows: true,
    sort: 'number',
    card: 'title',
    cell: (row) => <bdi>{row.number}</bdi>,
  },
  { key: 'bsrCode', label: 'tds.bsrCode', width: 110, card: 'meta', cell: (row) => <bdi>{row.bsrCode}</bdi> },
  {
    key: 'sections',
    label: `${side}.section`,
    width: 150,
    card: 'meta',
    cell: (row) => <bdi>{row.sections.join(', ') || dash}</bdi>,
  },
  {
    key: 'tax',
    label: `${side}.tax`,
    width: 120,
    align: 'end',
    sort: 'tax',
    total: 'tax',
    cell: (row) => <Amount value={row.tax} />,
  },
  {
    key: 'interest',
    label: 'tds.interest',
    width: 110,
    align: 'end',
    total: 'interest',
    cell: (row) => <Amount value={row.interest} />,
  },
  {
    key: 'fee',
    label: 'tds.fee',
    width: 110,
    align: 'end',
    total: 'fee',
    isHidden: true,
    cell: (row) => <Amount value={row.fee} />,
  },
  {
    key: 'total',
    label: 'tds.challanTotal',
    width: 124,
    align: 'end',
    total: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'unused',
    label: 'tds.unused',
    width: 110,
    align: 'end',
    cell: (row) => (Number(row.unused) === 0 ? dash : <Amount value={row.unused} />),
  },
  {
    key: 'status',
    label: 'column.status',
    width: 110,
    card: 'state',
    cell: (row) => <ChallanState status={row.status} />,
  },
]

export function ChallanState({ status }: Pick<Row, 'status'>) {
  const t = useT()
  return <Chip tone={status === 'Active' ? 'ok' : 'neutral'}>{t.label('TdsChallanState', status)}</Chip>
}

const filters: readonly Filter[] = [
  { key: 'states', label: 'column.status', options: challanStates, labels: 'TdsChallanState' },
]

const columns = { tds: columnsOf('tds'), tcs: columnsOf('tcs') }

/** Payments to the government of tax deducted or collected at source. */
export function ChallanList({ side }: { side: Side }) {
  const t = useT()
  const title = `${side}.challanList` as const
  return (
    <ListScreen
      list={`${side}Challan`}
      call={challanCall(side, 'search')}
      title={title}
      columns={columns[side]}
      filters={filters}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      create={{ to: `create-${side}-challan`, label: `${side}.createChallan`, right: 'ACC_AD' }}
      open={({ id }) => `view-${side}-challan/${id}`}
      rowActions={[
        {
          key: 'edit',
          label: 'common.edit',
          right: 'ACC_ED',
          to: ({ id }) => `edit-${side}-challan/${id}`,
          why: ({ status }) => (status === 'Active' ? undefined : 'issue.TDS_CHALLAN_CANCELLED'),
        },
      ]}
      extra={
        <div className={css.bar}>
          <GstinChoice />
          <To to={`${side}-register`}>{t(`${side}.register`)}</To>
          <To to={`${side}-statement`}>{t(`${side}.statement`)}</To>
        </div>
      }
      exportCall={challanCall(side, 'export')}
      exportRight="ACC_DD_EX"
      emptyText={`${side}.challanEmpty`}
    />
  )
}
