import { call } from '../../app/api/call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { openFile, saveFile } from '../../app/files.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useT } from '../../app/texts.ts'
import { DateText, StateChip } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'

type Row = RowOf<'paymentIn.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'payment.number',
    width: 130,
    sort: 'number',
    card: 'title',
    cell: (row) => row.number,
  },
  {
    key: 'date',
    label: 'payment.date',
    width: 96,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'payment.party',
    width: 180,
    grows: true,
    card: 'meta',
    cell: (row) => row.partyName,
  },
  { key: 'mode', label: 'payment.mode', width: 110, cell: (row) => <Mode value={row.mode} /> },
  { key: 'reference', label: 'payment.reference', width: 130, cell: (row) => row.reference ?? dash },
  {
    key: 'amount',
    label: 'payment.amount',
    width: 124,
    align: 'end',
    sort: 'amount',
    total: 'amount',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'unallocated',
    label: 'payment.unallocated',
    width: 112,
    align: 'end',
    total: 'unallocated',
    cell: (row) => <Amount value={row.unallocated} />,
  },
  {
    key: 'status',
    label: 'payment.status',
    width: 100,
    card: 'state',
    cell: (row) => <ReceiptState status={row.status} />,
  },
]

const filters = [
  { key: 'view', label: 'payment.status', single: true, isHidden: true },
  { key: 'partyIds', label: 'payment.party', isNumber: true, kind: 'party' },
  { key: 'statuses', label: 'payment.status', options: ['Active', 'Cancelled'] },
  {
    key: 'modes',
    label: 'payment.mode',
    options: ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'],
    labels: 'PaymentMode',
  },
] as const

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'advance', label: 'payment.advances', set: { view: 'advance' } },
  { key: 'cancelled', label: 'payment.cancelled', set: { view: 'cancelled' } },
] as const

const rowActions: readonly RowAction<Row>[] = [
  {
    key: 'print',
    label: 'payment.print',
    right: 'PIN_PRT',
    run: (row) => void call('paymentIn.pdf', { id: row.id }).then(openFile, () => undefined),
  },
  {
    key: 'pdf',
    label: 'payment.pdf',
    right: 'PIN_PDF',
    run: (row) => void call('paymentIn.pdf', { id: row.id }).then(saveFile, () => undefined),
  },
]

/** A receipt is received or cancelled; 'Active' says nothing of money. */
export function ReceiptState({ status }: { status: string }) {
  const t = useT()
  return status === 'Active' ? (
    <Chip tone="ok">{t('dashboard.received')}</Chip>
  ) : (
    <StateChip status={status} />
  )
}

export function Mode({ value }: { value: string }) {
  return <>{useT().label('PaymentMode', value)}</>
}

/** Receipts of every GSTIN the user sees. */
export function PaymentList() {
  return (
    <ListScreen
      list="paymentIn"
      call="paymentIn.search"
      title="payment.title"
      columns={columns}
      filters={filters}
      chips={chips}
      rowActions={rowActions}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      create={{ label: 'payment.create', right: 'PIN_AD', to: 'create-payment-in' }}
      open={(row) => `view-payment-in/${row.id}`}
      exportCall="paymentIn.export"
      exportRight="PIN_DD_EX"
      emptyText="payment.empty"
    />
  )
}
