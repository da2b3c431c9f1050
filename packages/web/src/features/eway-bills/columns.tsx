import { ruleNumber } from '@bahi/domain/tables/rules.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { Validity } from '../../app/eway/Validity.tsx'
import { PortalChip } from '../../app/portals/PortalChip.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'

export type Row = RowOf<'eWayBill.search'>

export const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'eWayBill.document',
    width: 122,
    sort: 'number',
    card: 'meta',
    cell: (row) => row.number ?? dash,
  },
  {
    key: 'date',
    label: 'invoice.date',
    width: 98,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'invoice.party',
    width: 150,
    card: 'title',
    cell: (row) => row.partyName ?? dash,
  },
  {
    key: 'partyGstin',
    label: 'invoice.partyGstin',
    width: 146,
    isHidden: true,
    cell: (row) => row.partyGstin ?? dash,
  },
  {
    key: 'total',
    label: 'invoice.total',
    width: 104,
    align: 'end',
    sort: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'state',
    label: 'eWayBill.state',
    width: 156,
    card: 'state',
    cell: (row) => <State row={row} />,
  },
  {
    key: 'ewbNo',
    label: 'eWayBill.number',
    width: 122,
    card: 'meta',
    cell: (row) => (row.ewbNo ? <span className="figure">{row.ewbNo}</span> : dash),
  },
  {
    key: 'validity',
    label: 'eWayBill.validity',
    width: 136,
    card: 'meta',
    cell: (row) =>
      row.validUpto && row.urgency !== 'none' ? (
        <Validity until={row.validUpto} urgency={row.urgency} />
      ) : (
        dash
      ),
  },
  {
    key: 'validUpto',
    label: 'eWayBill.validUpto',
    width: 160,
    isHidden: true,
    cell: (row) => <TimeText value={row.validUpto} />,
  },
  {
    key: 'note',
    label: 'eWayBill.note',
    width: 118,
    grows: true,
    card: 'meta',
    cell: (row) => (hasNote(row) ? <Note row={row} /> : dash),
  },
  {
    key: 'ewbDate',
    label: 'eWayBill.made',
    width: 160,
    isHidden: true,
    cell: (row) => <TimeText value={row.ewbDate} />,
  },
]

/** Goods of so little value need no bill in any state; the document itself shows higher limits of a state. */
function State({ row }: { row: Row }) {
  const t = useT()
  const limit = ruleNumber('ewb.limit', row.date ?? '', 50_000)
  const isSmall = row.status === 'YetNotGenerated' && Number(row.total) <= limit
  return isSmall ? (
    <Chip tone="neutral">{t('eWayBill.notRequired')}</Chip>
  ) : (
    <PortalChip status={row.status} />
  )
}

const hasNote = ({ errors, isRejectedByOther, tripSheetNumber, ewbNo, validUpto, status }: Row) =>
  errors.length > 0 ||
  isRejectedByOther ||
  tripSheetNumber !== null ||
  (ewbNo !== null && validUpto === null && status !== 'Cancelled')

/** The first fault, else what is particular about an active bill. */
function Note({ row }: { row: Row }) {
  const t = useT()
  const [first, ...more] = row.errors
  if (first)
    return (
      <span title={row.errors.map(({ code, message, fix }) => `${code}: ${message} ${fix}`).join('\n')}>
        <span dir="auto">{`${first.code}: ${first.message}`}</span>
        {more.length > 0 && ` ${t.count('eInvoice.moreErrors', more.length)}`}
      </span>
    )
  if (row.isRejectedByOther) return <>{t('eWayBill.rejectedByOther')}</>
  if (row.tripSheetNumber) return <>{`${t('eWayBill.sheet')} ${row.tripSheetNumber}`}</>
  return <span title={t('eWayBill.isPartA')}>{t('eWayBill.isPartA')}</span>
}
