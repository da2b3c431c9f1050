import { useMemo, useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { exportList, openFile, saveFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { paymentPath, paymentRight } from '../../app/payments.ts'
import type { PaymentKind } from '../../app/payments.ts'
import type { BulkAction } from '../../app/screens/BulkBar.tsx'
import type { ChipView, Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText, Files, StateChip } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { CancelDialog } from './PaymentDialogs.tsx'
import { PaymentRequestList, useRequestChips } from './PaymentRequestList.tsx'
import { wordsOf } from './words.ts'

type Row = RowOf<'paymentIn.search'>

const columnsOf = (kind: PaymentKind): readonly ListColumn<Row>[] => [
  {
    key: 'number',
    label: 'payment.number',
    width: 130,
    sort: 'number',
    card: 'title',
    cell: (row) => (
      <>
        {row.number}
        <Files of={row} />
      </>
    ),
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
    key: 'tdsDeducted',
    label: wordsOf[kind].tds,
    width: 112,
    align: 'end',
    isHidden: true,
    cell: (row) => (Number(row.tdsDeducted) === 0 ? dash : <Amount value={row.tdsDeducted} />),
  },
  ...(kind === 'paymentIn'
    ? [
        {
          key: 'gstDeducted',
          label: 'column.gstDeducted',
          width: 132,
          align: 'end',
          isHidden: true,
          cell: (row) => (Number(row.gstDeducted) === 0 ? dash : <Amount value={row.gstDeducted} />),
        } satisfies ListColumn<Row>,
        {
          key: 'collected',
          label: 'column.collected',
          width: 112,
          align: 'end',
          isHidden: true,
          cell: (row) => (Number(row.collected) === 0 ? dash : <Amount value={row.collected} />),
        } satisfies ListColumn<Row>,
      ]
    : []),
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
  // Of money that goes out some goes back to customers.
  {
    key: 'partyIds',
    label: kind === 'paymentOut' ? 'column.partyName' : wordsOf[kind].party,
    isNumber: true,
    kind: 'party',
  },
  { key: 'statuses', label: 'payment.status', options: ['Active', 'Cancelled'] },
  {
    key: 'modes',
    label: 'payment.mode',
    options: ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'],
    labels: 'PaymentMode',
  },
]

const stateChips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'advance', label: 'payment.advances', set: { view: 'advance' } },
  { key: 'cancelled', label: 'payment.cancelled', set: { view: 'cancelled' } },
] as const

const rowActionsOf = (kind: PaymentKind): readonly RowAction<Row>[] => [
  {
    key: 'print',
    label: 'payment.print',
    right: paymentRight(kind, 'PRT'),
    run: (row) => void call(`${kind}.pdf`, { id: row.id, purpose: 'Print' }).then(openFile, () => undefined),
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

/** What can be done with the payments that are ticked. */
function useBulkActions(kind: PaymentKind, cancel: (ids: readonly number[]) => void): BulkAction<Row>[] {
  const print = useAction(`${kind}.bulkPdf`, { refreshes: ['task'] })
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
  return [
    {
      key: 'pdf',
      label: 'payment.print',
      right: paymentRight(kind, 'PRT'),
      run: (rows) => void print.mutateAsync({ ids: idsOf(rows), purpose: 'Print' }),
    },
    {
      key: 'export',
      label: 'list.exportExcel',
      right: paymentRight(kind, 'DD_EX'),
      run: (rows) =>
        exportList(`${kind}.export`, { ids: idsOf(rows), format: 'xlsx' }).catch(() => undefined),
    },
    {
      key: 'cancel',
      label: wordsOf[kind].cancel,
      right: paymentRight(kind, 'CNL'),
      fits: ({ status }) => status === 'Active',
      run: (rows) => cancel(idsOf(rows)),
    },
  ]
}

/** Payments of every GSTIN the user sees, with the chips counted for the same filters. */
function PaymentList({ kind, more = [] }: { kind: PaymentKind; more?: readonly ChipView[] }) {
  const { filters } = lists[kind]
  const { view: _view, entityIds: places, ...narrowed } = useListState(filters).body
  const entityIds = useGstinIds()
  const counts = useCall(
    `${kind}.counts`,
    { ...narrowed, entityIds: (places as number[] | undefined) ?? [...(entityIds ?? [])] },
    { enabled: entityIds !== undefined && entityIds.length > 0, keepPrevious: true, quiet: true },
  )
  const [cancelled, setCancelled] = useState<readonly number[]>()
  const counted = stateChips.map((chip) => {
    const found = counts.data?.find(({ view }) => view === chip.key)
    return { ...chip, count: found?.documents, amount: found?.amount }
  })
  return (
    <>
      <ListScreen
        call={`${kind}.search`}
        title={wordsOf[kind].title}
        {...lists[kind]}
        ownFields={kind}
        chips={[...counted, ...more]}
        bulkActions={useBulkActions(kind, setCancelled)}
        hasPeriod
        isOfCompany
        firstSort="date DESC"
        open={(row) => paymentPath(kind, 'view', row.id)}
        exportCall={`${kind}.export`}
        exportRight={paymentRight(kind, 'DD_EX')}
        template={{ kind: 'payment', right: paymentRight(kind, 'AD'), imports: 'Payments' }}
        emptyText={wordsOf[kind].empty}
        {...(kind === 'paymentOut' ? { extra: <ManyBills /> } : {})}
      />
      {cancelled && <CancelDialog kind={kind} ids={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
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

/** Money that goes out may wait for approval: what waits has chips of its own. */
export function PaymentOutList() {
  const chosen = String(useNav().search['view'] ?? '')
  const waiting = useRequestChips(chosen)
  const chips = useMemo(() => [...stateChips, ...waiting], [waiting])
  return waiting.some(({ key }) => key === chosen) ? (
    <PaymentRequestList key="waiting" chips={chips} />
  ) : (
    <PaymentList kind="paymentOut" more={waiting} />
  )
}
