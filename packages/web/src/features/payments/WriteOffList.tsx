import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import { viewOf } from '../../app/documents.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { WriteOffDialog } from '../../app/WriteOffDialog.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'

type Row = RowOf<'writeOff.search'>

const columns: readonly ListColumn<Row>[] = [
  { key: 'number', label: 'column.number', width: 120, card: 'meta', cell: (row) => row.number },
  {
    key: 'date',
    label: 'column.date',
    width: 100,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 180,
    grows: true,
    card: 'title',
    cell: (row) => row.partyName,
  },
  { key: 'side', label: 'due.side', width: 110, card: 'meta', cell: (row) => <Side side={row.side} /> },
  {
    key: 'document',
    label: 'writeOff.document',
    width: 140,
    card: 'meta',
    cell: (row) =>
      row.documentId !== null && row.kind !== null ? (
        <DocumentLink kind={row.kind} id={row.documentId}>
          <bdi>{row.documentNumber}</bdi>
        </DocumentLink>
      ) : (
        <bdi>{row.documentNumber ?? dash}</bdi>
      ),
  },
  {
    key: 'amount',
    label: 'column.amount',
    width: 110,
    align: 'end',
    sort: 'amount',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'reason',
    label: 'writeOff.reason',
    width: 180,
    grows: true,
    card: 'meta',
    cell: (row) => row.reason ?? dash,
  },
  { key: 'createdBy', label: 'writeOff.by', width: 130, cell: (row) => row.createdBy ?? dash },
  { key: 'status', label: 'column.status', width: 110, card: 'state', cell: (row) => <State row={row} /> },
  {
    key: 'undoneBy',
    label: 'writeOff.undoneBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.undoneBy ?? dash,
  },
  {
    key: 'undoReason',
    label: 'writeOff.undoReason',
    width: 160,
    isHidden: true,
    cell: (row) => row.undoReason ?? dash,
  },
]

const filters: readonly Filter[] = [
  { key: 'view', label: 'column.status', single: true, isHidden: true },
  { key: 'side', label: 'due.side', single: true, isHidden: true },
  { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true },
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'receivable', label: 'due.receivable', set: { side: 'receivable' } },
  { key: 'payable', label: 'due.payable', set: { side: 'payable' } },
  { key: 'undone', label: 'writeOff.isUndone', set: { view: 'undone' } },
] as const

/** Who wrote off what of which document, when and why, and what was undone. */
export function WriteOffList() {
  const [undone, setUndone] = useState<number>()
  return (
    <>
      <ListScreen
        list="writeOff"
        call="writeOff.search"
        title="writeOff.title"
        columns={columns}
        filters={filters}
        chips={chips}
        hasPeriod
        isOfCompany
        firstSort="date DESC"
        open={({ kind, documentId }) =>
          kind !== null && documentId !== null ? viewOf(kind, documentId) : undefined
        }
        rowActions={[
          {
            key: 'undoReceivable',
            label: 'writeOff.undo',
            right: 'PIN_WOF',
            run: ({ id }) => setUndone(id),
            why: ({ status }) => (status === 'Active' ? undefined : 'writeOff.isUndoneAlready'),
          },
        ]}
        exportCall="writeOff.export"
        exportRight="PIN_DD_EX"
        emptyText="writeOff.empty"
      />
      {undone !== undefined && <WriteOffDialog ids={[undone]} isUndo onClose={() => setUndone(undefined)} />}
    </>
  )
}

function Side({ side }: { side: Row['side'] }) {
  return <>{useT()(`due.${side}`)}</>
}

function State({ row: { status } }: { row: Row }) {
  const t = useT()
  return status === 'Active' ? (
    <Chip tone="ok">{t('writeOff.done')}</Chip>
  ) : (
    <Chip tone="neutral">{t('writeOff.isUndone')}</Chip>
  )
}
