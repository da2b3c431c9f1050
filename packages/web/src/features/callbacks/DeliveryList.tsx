import { callbackEvents } from '@bahi/contracts/callbacks.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

type Delivery = RowOf<'callback.deliveries'>

const columns: readonly ListColumn<Delivery>[] = [
  {
    key: 'createdAt',
    label: 'column.date',
    width: 140,
    sort: 'createdAt',
    card: 'meta',
    cell: (row) => <TimeText value={row.createdAt} />,
  },
  { key: 'event', label: 'callback.event', width: 140, card: 'title', cell: (row) => <Event row={row} /> },
  { key: 'about', label: 'dataActivity.about', width: 110, card: 'meta', cell: (row) => <About row={row} /> },
  {
    key: 'url',
    label: 'field.url',
    width: 160,
    grows: true,
    cell: (row) => <bdi dir="ltr">{row.url}</bdi>,
  },
  {
    key: 'attempts',
    label: 'dataActivity.attempts',
    width: 72,
    align: 'end',
    cell: (row) => <span className="figure">{row.attempts}</span>,
  },
  {
    key: 'statusCode',
    label: 'callback.statusCode',
    width: 72,
    align: 'end',
    cell: (row) => (row.statusCode === null ? dash : <span className="figure">{row.statusCode}</span>),
  },
  {
    key: 'lastError',
    label: 'callback.lastError',
    width: 210,
    card: 'meta',
    cell: (row) => row.lastError ?? dash,
  },
  {
    key: 'dueAt',
    label: 'callback.dueAt',
    width: 140,
    isHidden: true,
    cell: (row) => (row.dueAt ? <TimeText value={row.dueAt} /> : dash),
  },
  { key: 'state', label: 'column.status', width: 120, card: 'state', cell: (row) => <State row={row} /> },
]

function Event({ row }: { row: Delivery }) {
  return <>{useT().label('ActivityKind', row.event)}</>
}

function About({ row: { documentId, documentKind, number } }: { row: Delivery }) {
  if (documentId === null || documentKind === null) return <>{dash}</>
  return (
    <DocumentLink kind={documentKind} id={documentId}>
      <bdi>{number ?? documentId}</bdi>
    </DocumentLink>
  )
}

const tones: Readonly<Partial<Record<Delivery['state'], Tone>>> = {
  Attempted: 'attention',
  Completed: 'ok',
  MaxAttemptReached: 'danger',
}
function State({ row: { state } }: { row: Delivery }) {
  return <Chip tone={tones[state] ?? 'neutral'}>{useT().label('ProcessingStatus', state)}</Chip>
}

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'waiting', label: 'callback.waiting', set: { states: ['YetNotStarted', 'InProcess', 'Attempted'] } },
  { key: 'failed', label: 'callback.failed', set: { states: ['Attempted', 'MaxAttemptReached'] } },
] as const

/** What was sent to programs of the account, how it went, and again by hand. */
export function DeliveryList() {
  const t = useT()
  const callbacks = useCall('callback.search', { size: 30 }, { quiet: true, staleMs: 60_000 })
  const retry = useAction('callback.retry', { refreshes: ['callback', 'dataActivity'] })
  return (
    <ListScreen
      list="callbackDelivery"
      call="callback.deliveries"
      title="callback.deliveries"
      columns={columns}
      filters={[
        {
          key: 'callbackId',
          label: 'callback.title',
          single: true,
          isNumber: true,
          choices: (callbacks.data?.records ?? []).map(({ id, url }) => ({ value: String(id), label: url })),
        },
        { key: 'events', label: 'callback.event', options: callbackEvents, labels: 'ActivityKind' },
        {
          key: 'states',
          label: 'column.status',
          options: ['YetNotStarted', 'InProcess', 'Attempted', 'Completed', 'MaxAttemptReached', 'Manual'],
          labels: 'ProcessingStatus',
        },
      ]}
      chips={chips}
      rowActions={[
        {
          key: 'retry',
          label: 'callback.retry',
          right: 'STG_SEC',
          run: ({ id }) =>
            void retry
              .mutateAsync({ deliveryId: id })
              .then(() => toast.success(t('callback.retried')))
              .catch(() => undefined),
          why: ({ mayRetry, state }) =>
            mayRetry
              ? undefined
              : state === 'YetNotStarted' || state === 'InProcess'
                ? 'callback.underWay'
                : 'callback.refused.inactive',
        },
      ]}
      emptyText="callback.deliveriesEmpty"
    />
  )
}
