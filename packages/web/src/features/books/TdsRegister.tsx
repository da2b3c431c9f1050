import { sectionNames } from '@bahi/domain/withholding/sections.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { viewOf } from '../../app/documents.ts'
import { To } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import css from './books.module.css'

type Row = RowOf<'tdsDeduction.search'>

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
    label: 'tds.section',
    width: 100,
    sort: 'section',
    card: 'meta',
    cell: (row) => <bdi>{row.section}</bdi>,
  },
  {
    key: 'provision',
    label: 'tds.provision',
    width: 190,
    isHidden: true,
    cell: (row) => <bdi>{row.provision === row.section ? dash : row.provision}</bdi>,
  },
  {
    key: 'code',
    label: 'tds.code',
    width: 110,
    isHidden: true,
    cell: (row) => <bdi>{row.code ?? dash}</bdi>,
  },
  { key: 'number', label: 'column.number', width: 120, cell: (row) => <bdi>{row.number ?? dash}</bdi> },
  {
    key: 'taxed',
    label: 'tds.taxed',
    width: 130,
    align: 'end',
    total: 'taxed',
    cell: (row) => <Amount value={row.taxed} />,
  },
  {
    key: 'rate',
    label: 'tds.rate',
    width: 76,
    align: 'end',
    cell: (row) => <span className="figure">{row.rate}</span>,
  },
  {
    key: 'tax',
    label: 'tds.tax',
    width: 120,
    align: 'end',
    sort: 'tax',
    total: 'tax',
    card: 'end',
    cell: (row) => <Amount value={row.tax} />,
  },
  {
    key: 'reasonCode',
    label: 'tds.reasonCode',
    width: 100,
    isHidden: true,
    cell: (row) => row.reasonCode || dash,
  },
  {
    key: 'dueOn',
    label: 'tds.dueOn',
    width: 104,
    card: 'meta',
    cell: (row) => <DateText value={row.dueOn} />,
  },
  {
    key: 'paid',
    label: 'tds.paid',
    width: 130,
    align: 'end',
    total: 'paid',
    cell: (row) => (Number(row.paid) === 0 ? dash : <Amount value={row.paid} />),
  },
  {
    key: 'challans',
    label: 'tds.challans',
    width: 190,
    isHidden: true,
    cell: (row) => <bdi>{row.challans ?? dash}</bdi>,
  },
]

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
      extra={<Ways />}
      open={recordOf}
      exportCall="tdsDeduction.export"
      exportRight="ACC_DD_EX"
      emptyText="tds.registerEmpty"
    />
  )
}

/** What else is done with tax deducted. */
function Ways() {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.bar}>
      <GstinChoice />
      {rights.may('ACC_AD') && <To to="create-tds-challan">{t('tds.createChallan')}</To>}
      <To to="tds-challans">{t('tds.challanList')}</To>
      <To to="tds-statement">{t('tds.statement')}</To>
    </div>
  )
}
