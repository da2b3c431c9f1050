import { collectionSections } from '@bahi/domain/withholding/collect-sections.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { viewOf } from '../../app/documents.ts'
import { paymentPath } from '../../app/payments.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { registerColumns, RegisterWays } from './register-columns.tsx'

type Row = RowOf<'tcsCollection.search'>

const columns = registerColumns<Row>('tcs')

const filters: readonly Filter[] = [
  { key: 'sections', label: 'tcs.section', options: collectionSections, labels: 'TcsSectionName' },
  { key: 'quarters', label: 'tcs.quarter', options: ['1', '2', '3', '4'], labels: 'TcsQuarter' },
  { key: 'view', label: 'tcs.title', single: true, isHidden: true },
]

const chips = [
  { key: 'collected', label: 'tcs.collected', set: {} },
  { key: 'unpaid', label: 'tcs.unpaidOnly', set: { view: 'unpaid' } },
  { key: 'all', label: 'tcs.allCounted', set: { view: 'all' } },
] as const

const recordOf = ({ kind, documentId, paymentId }: Row) =>
  kind === 'paymentIn' ? paymentPath('paymentIn', 'view', paymentId ?? 0) : viewOf(kind, documentId ?? 0)

/** Tax collected at source, as the quarterly statement asks for it. */
export function TcsRegister() {
  return (
    <ListScreen
      list="tcsCollection"
      call="tcsCollection.search"
      title="tcs.register"
      columns={columns}
      filters={filters}
      chips={chips}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      extra={<RegisterWays side="tcs" />}
      open={recordOf}
      exportCall="tcsCollection.export"
      exportRight="ACC_DD_EX"
      emptyText="tcs.registerEmpty"
    />
  )
}
