import type { RowOf } from '../../app/api/call-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { ReadingChip } from './ReadingChip.tsx'

export type Row = RowOf<'qrReading.search'>

export const columns: readonly ListColumn<Row>[] = [
  {
    key: 'seller',
    label: 'qrReading.seller',
    width: 200,
    card: 'title',
    cell: (row) => <bdi>{row.sellerName ?? row.sellerGstin ?? row.fileName ?? <Camera />}</bdi>,
  },
  {
    key: 'documentNumber',
    label: 'qrReading.documentNumber',
    width: 130,
    sort: 'documentNumber',
    card: 'meta',
    cell: (row) => (row.documentNumber ? <bdi className="figure">{row.documentNumber}</bdi> : dash),
  },
  {
    key: 'documentDate',
    label: 'qrReading.documentDate',
    width: 98,
    sort: 'documentDate',
    card: 'meta',
    cell: (row) => <DateText value={row.documentDate} />,
  },
  {
    key: 'total',
    label: 'qrReading.total',
    width: 110,
    align: 'end',
    sort: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'status',
    label: 'qrReading.status',
    width: 140,
    sort: 'status',
    card: 'state',
    cell: (row) => <ReadingChip status={row.status} />,
  },
  {
    key: 'relation',
    label: 'qrReading.relation',
    width: 210,
    card: 'meta',
    cell: (row) => <Relation row={row} />,
  },
  {
    key: 'fault',
    label: 'qrReading.fault',
    width: 220,
    card: 'meta',
    cell: (row) => (row.fault ? <Fault fault={row.fault} /> : dash),
  },
  {
    key: 'file',
    label: 'qrReading.file',
    width: 180,
    cell: (row) => (row.fileName ? <bdi title={row.fileName}>{row.fileName}</bdi> : <Camera />),
  },
  {
    key: 'createdAt',
    label: 'qrReading.readAt',
    width: 160,
    cell: (row) => <TimeText value={row.createdAt} />,
  },
  {
    key: 'createdBy',
    label: 'qrReading.readBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.createdBy ?? dash,
  },
  {
    key: 'sellerGstin',
    label: 'qrReading.sellerGstin',
    width: 150,
    isHidden: true,
    cell: (row) => (row.sellerGstin ? <bdi className="figure">{row.sellerGstin}</bdi> : dash),
  },
  {
    key: 'buyerGstin',
    label: 'qrReading.buyerGstin',
    width: 150,
    isHidden: true,
    cell: (row) => (row.buyerGstin ? <bdi className="figure">{row.buyerGstin}</bdi> : dash),
  },
  {
    key: 'irn',
    label: 'qrReading.irn',
    width: 200,
    isHidden: true,
    cell: (row) => (row.irn ? <bdi className="figure">{row.irn}</bdi> : dash),
  },
]

function Camera() {
  return <>{useT()('qrReading.camera')}</>
}

/** Whose invoice it is; what was read before says so here, where one looks before entering a bill. */
function Relation({ row }: { row: Row }) {
  const t = useT()
  if (!row.relation) return <>{dash}</>
  return (
    <>
      {t.label('QrRelation', row.relation)}
      {row.isDuplicate && (
        <>
          {' '}
          <Chip tone="attention">{t('qrReading.duplicate')}</Chip>
        </>
      )}
    </>
  )
}

function Fault({ fault }: { fault: string }) {
  const t = useT()
  const text = t(`qrReading.fault.${fault}` as TextKey)
  return <span title={text}>{text}</span>
}
