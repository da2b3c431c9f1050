import { collectionSections } from '@bahi/domain/withholding/collect-sections.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { viewOf } from '../../app/documents.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import css from './books.module.css'

type Row = RowOf<'tcsCollection.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'date',
    label: 'column.date',
    width: 104,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 180,
    grows: true,
    sort: 'partyName',
    card: 'title',
    cell: (row) => row.partyName,
  },
  { key: 'pan', label: 'field.pan', width: 120, card: 'meta', cell: (row) => <bdi>{row.pan ?? dash}</bdi> },
  {
    key: 'section',
    label: 'tcs.section',
    width: 90,
    sort: 'section',
    card: 'meta',
    cell: (row) => <bdi>{row.section}</bdi>,
  },
  {
    key: 'provision',
    label: 'tcs.provision',
    width: 120,
    isHidden: true,
    cell: (row) => <bdi>{row.provision}</bdi>,
  },
  { key: 'number', label: 'column.number', width: 120, cell: (row) => <bdi>{row.number ?? dash}</bdi> },
  {
    key: 'taxed',
    label: 'tcs.taxed',
    width: 130,
    align: 'end',
    total: 'taxed',
    cell: (row) => <Amount value={row.taxed} />,
  },
  {
    key: 'rate',
    label: 'tcs.rate',
    width: 76,
    align: 'end',
    cell: (row) => <span className="figure">{row.rate}</span>,
  },
  {
    key: 'tax',
    label: 'tcs.tax',
    width: 120,
    align: 'end',
    sort: 'tax',
    total: 'tax',
    card: 'end',
    cell: (row) => <Amount value={row.tax} />,
  },
  {
    key: 'dueOn',
    label: 'tcs.dueOn',
    width: 104,
    card: 'meta',
    cell: (row) => <DateText value={row.dueOn} />,
  },
]

const filters: readonly Filter[] = [
  { key: 'sections', label: 'tcs.section', options: collectionSections, labels: 'TcsSectionName' },
  { key: 'quarters', label: 'tcs.quarter', options: ['1', '2', '3', '4'], labels: 'TcsQuarter' },
  { key: 'view', label: 'tcs.title', single: true, isHidden: true },
]

const chips = [
  { key: 'collected', label: 'tcs.collected', set: {} },
  { key: 'all', label: 'tcs.allCounted', set: { view: 'all' } },
] as const

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
      extra={
        <div className={css.bar}>
          <GstinChoice />
        </div>
      }
      open={({ kind, documentId }) => viewOf(kind, documentId)}
      exportCall="tcsCollection.export"
      exportRight="ACC_DD_EX"
      emptyText="tcs.registerEmpty"
    />
  )
}
