import { useMemo } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { paymentPath } from '../../app/payments.ts'
import type { BulkAction } from '../../app/screens/BulkBar.tsx'
import type { ChipView, Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { useRequestActions } from './use-request-actions.tsx'

type Row = RowOf<'paymentRequest.search'>

const tones = { Pending: 'attention', Rejected: 'danger', Withdrawn: 'neutral', Approved: 'ok' } as const

export function RequestState({ status }: { status: keyof typeof tones }) {
  return <Chip tone={tones[status]}>{useT().label('PaymentRequestStatus', status)}</Chip>
}

function ModeOf({ value }: { value: string }) {
  return <>{useT().label('PaymentMode', value)}</>
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 190,
    grows: true,
    card: 'title',
    cell: (row) => row.partyName,
  },
  {
    key: 'date',
    label: 'payment.date',
    width: 96,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  { key: 'mode', label: 'payment.mode', width: 110, cell: (row) => <ModeOf value={row.mode} /> },
  {
    key: 'reference',
    label: 'payment.reference',
    width: 120,
    isHidden: true,
    cell: (row) => row.reference ?? dash,
  },
  {
    key: 'amount',
    label: 'payApproval.amount',
    width: 124,
    align: 'end',
    sort: 'amount',
    total: 'amount',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'submittedBy',
    label: 'invoice.submittedBy',
    width: 130,
    card: 'meta',
    cell: (row) => row.submittedBy ?? dash,
  },
  {
    key: 'submittedAt',
    label: 'invoice.submittedAt',
    width: 160,
    sort: 'submittedAt',
    cell: (row) => <TimeText value={row.submittedAt} />,
  },
  { key: 'answer', label: 'invoice.rejectReason', width: 150, cell: (row) => row.answer ?? dash },
  {
    key: 'status',
    label: 'payment.status',
    width: 130,
    card: 'state',
    cell: (row) => <RequestState status={row.status} />,
  },
]

const filters: readonly Filter[] = [
  { key: 'view', label: 'payment.status', single: true, isHidden: true },
  { key: 'partyIds', label: 'column.partyName', isNumber: true, kind: 'party' },
  {
    key: 'modes',
    label: 'payment.mode',
    options: ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'],
    labels: 'PaymentMode',
  },
]

/** Where a payment that waits is shown; the same address shows the payment once it is made. */
export const requestPath = (id: number) => `${paymentPath('paymentOut', 'view', id)}?waits=1`

const isPending = ({ status }: Row) => status === 'Pending'

/** Payments out that wait for approval or were rejected, in the list of payments out under chips of their own. */
export function PaymentRequestList({ chips }: { chips: readonly ChipView[] }) {
  const requests = useRequestActions()
  const bulk: readonly BulkAction<Row>[] = [
    { key: 'approve', label: 'invoice.approve', right: 'POT_APR', fits: isPending, run: requests.approve },
    { key: 'reject', label: 'invoice.reject', right: 'POT_APR', fits: isPending, run: requests.reject },
  ]
  const rowActions: readonly RowAction<Row>[] = [
    {
      key: 'approve',
      label: 'invoice.approve',
      right: 'POT_APR',
      run: (row) => void requests.approve([row]),
      why: (row) => (isPending(row) ? undefined : 'invoice.notPending'),
    },
    {
      key: 'reject',
      label: 'invoice.reject',
      right: 'POT_APR',
      run: (row) => requests.reject([row]),
      why: (row) => (isPending(row) ? undefined : 'invoice.notPending'),
    },
    {
      key: 'edit',
      label: 'payApproval.edit',
      right: 'POT_AD',
      to: (row) => `${paymentPath('paymentOut', 'create')}?requestId=${row.id}`,
    },
  ]
  return (
    <>
      <ListScreen
        list="paymentRequest"
        call="paymentRequest.search"
        title="payout.title"
        columns={columns}
        filters={filters}
        chips={chips}
        hasPeriod
        isOfCompany
        firstSort="submittedAt DESC"
        open={(row) => requestPath(row.id)}
        rowActions={rowActions}
        bulkActions={bulk}
        create={{
          label: 'payout.create',
          right: 'POT_AD',
          to: paymentPath('paymentOut', 'create'),
        }}
        emptyText="payApproval.empty"
      />
      {requests.dialog}
    </>
  )
}

const waitingViews = ['pending', 'rejected'] as const

/** Chips of what waits and what was rejected, with their numbers; where nothing does, approval is not spoken of. */
export function useRequestChips(chosen: string | undefined): readonly ChipView[] {
  const entityIds = useGstinIds()
  const { data } = useCall(
    'paymentRequest.counts',
    { entityIds: [...(entityIds ?? [])] },
    { enabled: (entityIds?.length ?? 0) > 0, keepPrevious: true, quiet: true },
  )
  return useMemo(
    () =>
      waitingViews.flatMap((view) => {
        const found = data?.find((one) => one.view === view)
        if (view !== chosen && !found?.payments) return []
        return [
          {
            key: view,
            label: `payApproval.${view}` as const,
            set: { view },
            count: found?.payments,
            amount: found?.amount,
          },
        ]
      }),
    [data, chosen],
  )
}
