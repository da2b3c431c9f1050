import type { RowOf } from '../../app/api/call-types.ts'
import { CancelBy, ReportBy } from '../../app/einvoice/deadlines.tsx'
import { PortalChip } from '../../app/portals/PortalChip.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'

type Row = RowOf<'eInvoice.search'>

export const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'invoice.number',
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
    width: 98,
    align: 'end',
    sort: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'state',
    label: 'eInvoice.state',
    width: 124,
    card: 'state',
    cell: (row) => <PortalChip status={row.status} />,
  },
  {
    key: 'deadline',
    label: 'eInvoice.deadline',
    width: 172,
    card: 'meta',
    cell: (row) => (row.cancelBy || row.reportBy ? <Deadline row={row} /> : dash),
  },
  {
    key: 'note',
    label: 'eInvoice.note',
    width: 180,
    grows: true,
    card: 'meta',
    cell: (row) => (hasNote(row) ? <Note row={row} /> : dash),
  },
  {
    key: 'ackNo',
    label: 'eInvoice.ackNo',
    width: 140,
    fromWidth: 1500,
    cell: (row) => (row.ackNo ? <span className="figure">{row.ackNo}</span> : dash),
  },
  {
    key: 'irn',
    label: 'eInvoice.irn',
    width: 170,
    isHidden: true,
    cell: (row) => (row.irn ? <span className="figure">{row.irn}</span> : dash),
  },
]

function Deadline({ row }: { row: Row }) {
  if (row.cancelBy) return <CancelBy at={row.cancelBy} />
  return row.reportBy ? <ReportBy day={row.reportBy} /> : <>{dash}</>
}

const hasNote = ({ errors, reason, stage, signature }: Row) =>
  errors.length > 0 || reason !== null || stage !== null || (signature !== null && signature !== 'verified')

/** The first fault, why it is not registered, or what it waits for. */
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
  if (row.reason)
    return (
      <span title={t(`eInvoice.reason.${row.reason}` as TextKey)}>
        {t(`eInvoice.reason.${row.reason}` as TextKey)}
      </span>
    )
  if (row.stage)
    return (
      <>
        {t(`eInvoice.stage.${row.stage}`)}
        {row.retryAt && (
          <>
            {' · '}
            {t('eInvoice.retryAt')} <TimeText value={row.retryAt} />
          </>
        )}
      </>
    )
  if (row.signature && row.signature !== 'verified')
    return <>{`${t('eInvoice.signature')}: ${t(`eInvoice.signature.${row.signature}`)}`}</>
  return <>{dash}</>
}
