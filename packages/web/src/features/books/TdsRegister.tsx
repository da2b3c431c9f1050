import { sectionNames } from '@bahi/domain/withholding/sections.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { viewOf } from '../../app/documents.ts'
import { paymentPath } from '../../app/payments.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { dash } from '../../ui/values.tsx'
import { registerColumns, RegisterWays } from './register-columns.tsx'

type Row = RowOf<'tdsDeduction.search'>

const columns = registerColumns<Row>('tds', [
  {
    key: 'code',
    label: 'tds.code',
    width: 110,
    isHidden: true,
    cell: (row) => <bdi>{row.code ?? dash}</bdi>,
  },
  {
    key: 'reasonCode',
    label: 'tds.reasonCode',
    width: 100,
    isHidden: true,
    cell: (row) => row.reasonCode || dash,
  },
])

const filters: readonly Filter[] = [
  { key: 'sections', label: 'tds.section', options: sectionNames, labels: 'TdsSectionName' },
  { key: 'view', label: 'tds.title', single: true, isHidden: true },
]

const chips = [
  { key: 'deducted', label: 'tds.deducted', set: {} },
  { key: 'unpaid', label: 'tds.unpaidOnly', set: { view: 'unpaid' } },
  { key: 'all', label: 'tds.allCounted', set: { view: 'all' } },
] as const

const recordOf = ({ documentId, paymentId }: Row) =>
  documentId
    ? viewOf('purchaseBill', documentId)
    : paymentId
      ? paymentPath('paymentOut', 'view', paymentId)
      : undefined

/** Tax deducted at source, as the quarterly statements ask for it. */
export function TdsRegister() {
  return (
    <ListScreen
      list="tdsDeduction"
      call="tdsDeduction.search"
      title="tds.register"
      columns={columns}
      filters={filters}
      chips={chips}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      extra={<RegisterWays side="tds" />}
      open={recordOf}
      exportCall="tdsDeduction.export"
      exportRight="ACC_DD_EX"
      emptyText="tds.registerEmpty"
    />
  )
}
