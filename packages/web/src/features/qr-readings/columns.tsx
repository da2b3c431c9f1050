import { istDateOf } from '@bahi/domain/cal/date.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { ReadingChip } from './ReadingChip.tsx'

export type Row = RowOf<'qrReading.search'>

export const columns: readonly ListColumn<Row>[] = [
  {
    key: 'seller',
    label: 'qrReading.seller',
    width: 176,
    card: 'title',
    cell: (row) => <bdi>{row.sellerName ?? row.sellerGstin ?? row.fileName ?? <Camera />}</bdi>,
  },
  {
    key: 'documentNumber',
    label: 'qrReading.documentNumber',
    width: 116,
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
    cell: (row) => (row.documentDate ? <DateText value={row.documentDate} /> : dash),
  },
  {
    key: 'total',
    label: 'qrReading.total',
    width: 104,
    align: 'end',
    sort: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'status',
    label: 'qrReading.status',
    width: 138,
    sort: 'status',
    card: 'state',
    cell: (row) => <ReadingChip status={row.status} />,
  },
  {
    key: 'relation',
    label: 'qrReading.relation',
    width: 150,
    card: 'meta',
    cell: (row) => (row.relation ? <Relation relation={row.relation} /> : dash),
  },
  {
    key: 'note',
    label: 'qrReading.note',
    width: 150,
    card: 'meta',
    cell: (row) => (row.fault || row.isDuplicate ? <Note row={row} /> : dash),
  },
  {
    key: 'file',
    label: 'qrReading.file',
    width: 180,
    isHidden: true,
    cell: (row) => (row.fileName ? <bdi title={row.fileName}>{row.fileName}</bdi> : <Camera />),
  },
  {
    key: 'createdAt',
    label: 'qrReading.readAt',
    width: 98,
    cell: (row) => <DateText value={istDateOf(row.createdAt)} />,
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

/** That it was read before, where one looks before entering a bill; or why nothing was found. */
function Note({ row: { fault, isDuplicate } }: { row: Row }) {
  const t = useT()
  const text = fault && t(`qrReading.fault.${fault}`)
  return (
    <>
      {isDuplicate && <Chip tone="attention">{t('qrReading.duplicate')}</Chip>}
      {text && <span title={text}>{text}</span>}
    </>
  )
}

function Relation({ relation }: { relation: string }) {
  return <>{useT().label('QrRelation', relation)}</>
}
