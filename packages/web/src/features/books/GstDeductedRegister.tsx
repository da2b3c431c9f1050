import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { gstSections } from '@bahi/domain/withholding/gst.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { searchText } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Amount, dash } from '../../ui/values.tsx'
import { nameColumn, sectionColumn } from './register-columns.tsx'
import css from './books.module.css'

type Row = RowOf<'gstDeduction.search'>

const money = (key: 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'tax', width = 104): ListColumn<Row> => ({
  key,
  label: `gstKept.${key}`,
  width,
  align: 'end',
  total: key,
  cell: (row) => (Number(row[key]) === 0 ? dash : <Amount value={row[key]} />),
})

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'returnPeriod',
    label: 'gstKept.month',
    width: 84,
    sort: 'returnPeriod',
    card: 'meta',
    cell: ({ returnPeriod }) => (
      <bdi>
        {returnPeriod.slice(0, 2)}/{returnPeriod.slice(2)}
      </bdi>
    ),
  },
  {
    key: 'deductorGstin',
    label: 'gstKept.deductor',
    width: 152,
    sort: 'deductorGstin',
    card: 'meta',
    cell: (row) => <bdi>{row.deductorGstin}</bdi>,
  },
  nameColumn<Row>(),
  sectionColumn<Row>('tds.section', (row) => <Section value={row.section} />, { width: 112 }),
  {
    key: 'receipts',
    label: 'gstKept.receipts',
    width: 84,
    align: 'end',
    isHidden: true,
    cell: (row) => <span className="figure">{row.receipts}</span>,
  },
  money('taxableValue', 124),
  money('igst'),
  money('cgst'),
  money('sgst', 116),
  { ...money('tax'), sort: 'tax', card: 'end' },
]

function Section({ value }: { value: string }) {
  return <>{useT().label('GstSectionName', value)}</>
}

const filters: readonly Filter[] = [
  { key: 'sections', label: 'tds.section', options: gstSections, labels: 'GstSectionName' },
  { key: 'partyIds', label: 'payment.party', isNumber: true, kind: 'party' },
]

/** The receipts that a row sums up. */
const receiptsOf = ({ partyId, returnPeriod, entityId }: Row) => {
  const { from, to } = rangeOfPeriod(returnPeriod)
  return `${paymentPath('paymentIn', 'list')}${searchText({ partyIds: String(partyId), entityIds: String(entityId), period: 'Custom', from, to })}`
}

/** GST that customers deducted or operators collected, as the portal lists it. */
export function GstDeductedRegister() {
  const t = useT()
  return (
    <ListScreen
      list="gstDeduction"
      call="gstDeduction.search"
      title="gstKept.register"
      columns={columns}
      filters={filters}
      hasPeriod
      isOfCompany
      firstSort="returnPeriod DESC"
      extra={
        <div className={css.bar}>
          <GstinChoice />
        </div>
      }
      above={<p className="muted">{t('gstKept.portalText')}</p>}
      open={receiptsOf}
      exportCall="gstDeduction.export"
      exportRight="ACC_DD_EX"
      emptyText="gstKept.registerEmpty"
    />
  )
}
