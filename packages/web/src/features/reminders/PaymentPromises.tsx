import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { PromiseChip } from '../../app/reminders/PromiseChip.tsx'
import { Ways } from './Ways.tsx'

type Row = RowOf<'paymentPromise.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 210,
    sort: 'partyName',
    card: 'title',
    grows: true,
    cell: (row) => <bdi>{row.partyName}</bdi>,
  },
  {
    key: 'date',
    label: 'reminder.promiseDate',
    width: 120,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'documents',
    label: 'reminder.documents',
    width: 200,
    cell: (row) => <bdi>{row.documents.map(({ number }) => number ?? dash).join(', ')}</bdi>,
  },
  { key: 'note', label: 'field.notes', width: 180, isHidden: true, cell: (row) => row.note ?? dash },
  {
    key: 'createdBy',
    label: 'stock.createdBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.createdBy ?? dash,
  },
  {
    key: 'amount',
    label: 'reminder.promiseAmount',
    width: 120,
    sort: 'amount',
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'paid',
    label: 'reminder.promisePaid',
    width: 120,
    align: 'end',
    cell: (row) => <Amount value={row.paid} />,
  },
  {
    key: 'status',
    label: 'column.status',
    width: 110,
    card: 'state',
    cell: (row) => <PromiseChip status={row.status} />,
  },
]

const filters = [
  {
    key: 'statuses',
    label: 'column.status',
    options: ['Open', 'Kept', 'Broken', 'Cancelled'],
    labels: 'PromiseState',
  },
  { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true },
] as const
const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'open', label: 'enum.PromiseState.Open', set: { statuses: ['Open'] } },
  { key: 'broken', label: 'enum.PromiseState.Broken', set: { statuses: ['Broken'] } },
] as const

/** What customers promised to pay, and whether they did. */
export function PaymentPromises() {
  const t = useT()
  const cancel = useAction('paymentPromise.cancel', {
    refreshes: ['paymentPromise', 'dueReminder', 'reminder', 'audit'],
  })
  const ask = async ({ id }: Row) => {
    const isSure = await confirm({
      title: t('reminder.cancelPromise'),
      text: t('reminder.cancelPromiseText'),
      confirm: t('reminder.cancelPromise'),
      cancel: t('common.close'),
      danger: true,
    })
    if (isSure) await cancel.mutateAsync({ ids: [id] })
  }
  return (
    <ListScreen
      list="paymentPromise"
      call="paymentPromise.search"
      title="reminder.promises"
      columns={columns}
      filters={filters}
      chips={chips}
      isOfCompany
      firstSort="date DESC"
      open={(row) => `view-party/${row.partyId}?tab=reminders`}
      rowActions={[
        {
          key: 'cancel',
          label: 'reminder.cancelPromise',
          right: 'RMD_SND',
          isDanger: true,
          run: (row) => void ask(row).catch(() => undefined),
          why: ({ status }) => (status === 'Open' ? undefined : 'reminder.promiseEnded'),
        },
      ]}
      extra={<Ways at="payment-promises" />}
      emptyText="reminder.promisesEmpty"
    />
  )
}
