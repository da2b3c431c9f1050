import { useState } from 'react'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { openingTypeNames } from '@bahi/domain/documents/opening.ts'
import { OpeningDialog } from './OpeningDialog.tsx'
import type { OpeningItem } from './OpeningDialog.tsx'
import { useDeleteOpening } from './use-delete-opening.ts'

const columns: readonly ListColumn<OpeningItem>[] = [
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 190,
    grows: true,
    card: 'title',
    cell: (row) => row.partyName,
  },
  {
    key: 'type',
    label: 'opening.type',
    width: 170,
    card: 'meta',
    cell: (row) => <Type type={row.type} />,
  },
  {
    key: 'number',
    label: 'column.number',
    width: 140,
    sort: 'number',
    card: 'meta',
    cell: (row) => <bdi className="figure">{row.number}</bdi>,
  },
  {
    key: 'date',
    label: 'column.date',
    width: 100,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'dueDate',
    label: 'column.dueDate',
    width: 100,
    cell: (row) => (row.dueDate ? <DateText value={row.dueDate} /> : dash),
  },
  {
    key: 'amount',
    label: 'opening.amount',
    width: 110,
    align: 'end',
    isHidden: true,
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'left',
    label: 'opening.left',
    width: 110,
    align: 'end',
    total: 'left',
    cell: (row) => <Amount value={row.left} />,
  },
  {
    key: 'balance',
    label: 'opening.openToday',
    width: 110,
    align: 'end',
    total: 'balance',
    card: 'end',
    cell: (row) => <Amount value={row.balance} />,
  },
  { key: 'state', label: 'column.status', width: 120, card: 'state', cell: (row) => <State row={row} /> },
  {
    key: 'remarks',
    label: 'field.remarks',
    width: 160,
    isHidden: true,
    cell: (row) => row.remarks ?? dash,
  },
]

const filters = [
  { key: 'view', label: 'column.status', single: true, isHidden: true },
  { key: 'types', label: 'opening.type', options: openingTypeNames, labels: 'OpeningType' },
  { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true },
] as const

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'open', label: 'opening.isOpen', set: { view: 'open' } },
  { key: 'overdue', label: 'invoice.overdue', set: { view: 'overdue' } },
  { key: 'partly', label: 'opening.isPartly', set: { view: 'partly' } },
  { key: 'settled', label: 'opening.isSettled', set: { view: 'settled' } },
] as const

const isPaidIn = ({ opens }: OpeningItem) => opens === 'receivable' || opens === 'supplierCredit'
const nothingLeft = ({ balance }: OpeningItem) => Number(balance) <= 0
const untouched = ({ balance, left }: OpeningItem) => (balance === left ? undefined : 'opening.settled')

/** What was open with all parties when the books began, of both sides, and what became of it. */
export function OpeningList() {
  const [open, setOpen] = useState<'new' | OpeningItem>()
  const askAndDelete = useDeleteOpening()
  const rowActions: readonly RowAction<OpeningItem>[] = [
    {
      key: 'receive',
      label: 'payment.create',
      right: 'PIN_AD',
      to: ({ partyId, id }) => `create-payment-in?partyId=${partyId}&documentId=${id}`,
      why: (row) => (isPaidIn(row) ? (nothingLeft(row) ? 'credit.nothingLeft' : undefined) : 'due.paidOut'),
    },
    {
      key: 'pay',
      label: 'payout.create',
      right: 'POT_AD',
      to: ({ partyId, id }) => `create-payment-out?partyId=${partyId}&documentId=${id}`,
      why: (row) => (isPaidIn(row) ? 'due.paidIn' : nothingLeft(row) ? 'credit.nothingLeft' : undefined),
    },
    { key: 'edit', label: 'opening.edit', right: 'PTY_ED', run: setOpen, why: untouched },
    {
      key: 'delete',
      label: 'opening.delete',
      right: 'PTY_ED',
      run: (row) => void askAndDelete(row).catch(() => undefined),
      why: untouched,
      isDanger: true,
    },
  ]
  const close = () => setOpen(undefined)
  return (
    <>
      <ListScreen
        list="openingItem"
        call="openingItem.search"
        title="opening.title"
        columns={columns}
        filters={filters}
        chips={chips}
        isOfCompany
        firstSort="date DESC"
        create={{ label: 'opening.enter', right: 'PTY_ED', onClick: () => setOpen('new') }}
        open={({ partyId }) => `view-party/${partyId}?tab=openings`}
        rowActions={rowActions}
        exportCall="openingItem.export"
        exportRight="PTY_DD_EX"
        template={{ kind: 'openingItem', right: 'PTY_IMP', imports: 'OpeningItems' }}
        emptyText="opening.empty"
      />
      {open === 'new' && <OpeningDialog onClose={close} />}
      {typeof open === 'object' && <OpeningDialog party={{ id: open.partyId }} item={open} onClose={close} />}
    </>
  )
}

function Type({ type }: { type: OpeningItem['type'] }) {
  return <>{useT().label('OpeningType', type)}</>
}

function State({ row }: { row: OpeningItem }) {
  const t = useT()
  if (row.opens === null) return <Chip tone="neutral">{t('opening.isDeleted')}</Chip>
  if (nothingLeft(row)) return <Chip tone="ok">{t('opening.isSettled')}</Chip>
  return row.balance === row.left ? (
    <Chip tone="attention">{t('opening.isOpen')}</Chip>
  ) : (
    <Chip tone="ink">{t('opening.isPartly')}</Chip>
  )
}
