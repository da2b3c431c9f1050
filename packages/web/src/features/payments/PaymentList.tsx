import { call } from '../../app/api/call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { openFile, saveFile } from '../../app/files.ts'
import { To } from '../../app/nav.tsx'
import { paymentPath, paymentRight } from '../../app/payments.ts'
import type { PaymentKind } from '../../app/payments.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText, StateChip } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { wordsOf } from './words.ts'

type Row = RowOf<'paymentIn.search'>

const columnsOf = (kind: PaymentKind): readonly ListColumn<Row>[] => [
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
    label: wordsOf[kind].party,
    width: 180,
    grows: true,
    card: 'meta',
    cell: (row) => row.partyName,
  },
  { key: 'mode', label: 'payment.mode', width: 110, cell: (row) => <Mode value={row.mode} /> },
  { key: 'reference', label: 'payment.reference', width: 130, cell: (row) => row.reference ?? dash },
  {
    key: 'amount',
    label: wordsOf[kind].amount,
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
    cell: (row) => <PaymentState kind={kind} status={row.status} />,
  },
]

const filtersOf = (kind: PaymentKind): readonly Filter[] => [
  { key: 'view', label: 'payment.status', single: true, isHidden: true },
  { key: 'partyIds', label: wordsOf[kind].party, isNumber: true, kind: 'party' },
  { key: 'statuses', label: 'payment.status', options: ['Active', 'Cancelled'] },
  {
    key: 'modes',
    label: 'payment.mode',
    options: ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'],
    labels: 'PaymentMode',
  },
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'advance', label: 'payment.advances', set: { view: 'advance' } },
  { key: 'cancelled', label: 'payment.cancelled', set: { view: 'cancelled' } },
] as const

const rowActionsOf = (kind: PaymentKind): readonly RowAction<Row>[] => [
  {
    key: 'print',
    label: 'payment.print',
    right: paymentRight(kind, 'PRT'),
    run: (row) => void call(`${kind}.pdf`, { id: row.id }).then(openFile, () => undefined),
  },
  {
    key: 'pdf',
    label: wordsOf[kind].pdf,
    right: paymentRight(kind, 'PDF'),
    run: (row) => void call(`${kind}.pdf`, { id: row.id }).then(saveFile, () => undefined),
  },
]

/** A payment is received, made or cancelled; 'Active' says nothing of money. */
export function PaymentState({ kind, status }: { kind: PaymentKind; status: string }) {
  const t = useT()
  return status === 'Active' ? <Chip tone="ok">{t(wordsOf[kind].state)}</Chip> : <StateChip status={status} />
}

export function Mode({ value }: { value: string }) {
  return <>{useT().label('PaymentMode', value)}</>
}

/** What the list of a kind shows, made once. */
const listOf = (kind: PaymentKind) => ({
  list: kind,
  columns: columnsOf(kind),
  filters: filtersOf(kind),
  rowActions: rowActionsOf(kind),
  create: {
    label: wordsOf[kind].create,
    right: paymentRight(kind, 'AD'),
    to: paymentPath(kind, 'create'),
  },
})
const lists = { paymentIn: listOf('paymentIn'), paymentOut: listOf('paymentOut') }

/** Payments of every GSTIN the user sees. */
function PaymentList({ kind }: { kind: PaymentKind }) {
  return (
    <ListScreen
      call={`${kind}.search`}
      title={wordsOf[kind].title}
      {...lists[kind]}
      chips={chips}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      open={(row) => paymentPath(kind, 'view', row.id)}
      exportCall={`${kind}.export`}
      exportRight={paymentRight(kind, 'DD_EX')}
      emptyText={wordsOf[kind].empty}
      {...(kind === 'paymentOut' ? { extra: <ManyBills /> } : {})}
    />
  )
}

/** The way to the bills of many suppliers, which are paid in one run. */
function ManyBills() {
  const t = useT()
  return useRights().may('REP_PTY', 'POT_AD') ? (
    <To to="due-calendar-report?side=payable">{t('payRun.title')}</To>
  ) : null
}

export const PaymentInList = () => <PaymentList kind="paymentIn" />
export const PaymentOutList = () => <PaymentList kind="paymentOut" />
