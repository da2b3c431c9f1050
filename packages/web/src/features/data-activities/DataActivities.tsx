import { useState } from 'react'
import { activityKinds, directions } from '@bahi/contracts/data-activities.ts'
import { ProcessingStatus } from '@bahi/contracts/enums.ts'
import { useAction } from '../../app/api/use-call.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import { dash } from '../../ui/values.tsx'
import { ActivityDrawer } from './ActivityDrawer.tsx'
import { About, Status } from './cells.tsx'
import type { Activity } from './cells.tsx'

const figure = (value: number) => (value === 0 ? dash : <span className="figure">{value}</span>)

const columns: readonly ListColumn<Activity>[] = [
  {
    key: 'createdAt',
    label: 'column.date',
    width: 172,
    sort: 'createdAt',
    card: 'meta',
    cell: (row) => <TimeText value={row.createdAt} />,
  },
  {
    key: 'kind',
    label: 'dataActivity.kind',
    width: 150,
    card: 'title',
    grows: true,
    cell: (row) => <Kind row={row} />,
  },
  { key: 'about', label: 'dataActivity.about', width: 116, card: 'meta', cell: (row) => <About row={row} /> },
  { key: 'gstin', label: 'field.gstin', width: 148, cell: (row) => <bdi>{row.gstin ?? ''}</bdi> },
  {
    key: 'records',
    label: 'dataActivity.records',
    width: 70,
    align: 'end',
    cell: (row) => figure(row.records),
  },
  {
    key: 'refused',
    label: 'dataActivity.refused',
    width: 70,
    align: 'end',
    cell: (row) => figure(row.refused),
  },
  {
    key: 'attempts',
    label: 'dataActivity.attempts',
    width: 84,
    align: 'end',
    isHidden: true,
    cell: (row) => figure(row.attempts),
  },
  { key: 'askedBy', label: 'dataActivity.askedBy', width: 116, cell: (row) => <AskedBy row={row} /> },
  {
    key: 'endedAt',
    label: 'dataActivity.endedAt',
    width: 150,
    isHidden: true,
    cell: (row) => (row.endedAt ? <TimeText value={row.endedAt} /> : dash),
  },
  { key: 'status', label: 'column.status', width: 156, card: 'state', cell: (row) => <Status row={row} /> },
]

const filters = [
  { key: 'directions', label: 'dataActivity.direction', options: directions, labels: 'ActivityDirection' },
  {
    key: 'kinds',
    label: 'dataActivity.kind',
    options: [...activityKinds.Push, ...activityKinds.Sync, ...activityKinds.Callback, ...activityKinds.Mail],
    labels: 'ActivityKind',
  },
  { key: 'statuses', label: 'column.status', options: ProcessingStatus.options, labels: 'ProcessingStatus' },
] as const
const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'pushed', label: 'dataActivity.pushed', set: { directions: ['Push'] } },
  { key: 'synced', label: 'dataActivity.synced', set: { directions: ['Sync'] } },
  { key: 'failedCallbacks', label: 'dataActivity.failedCallbacks', set: { directions: ['Callback'] } },
  { key: 'failedMails', label: 'dataActivity.failedMails', set: { directions: ['Mail'] } },
  { key: 'refused', label: 'enum.ProcessingStatus.Unprocessable', set: { statuses: ['Unprocessable'] } },
] as const

/** What was sent to the government portals and fetched from them, and callbacks and scheduled mails that failed: how it ended, and what was said. */
export function DataActivities() {
  const t = useT()
  const [shown, setShown] = useState<Activity>()
  const retry = useAction('dataActivity.retry', {
    refreshes: ['dataActivity', 'callback', 'task', 'reportSchedule'],
  })
  return (
    <>
      <ListScreen
        list="dataActivity"
        call="dataActivity.search"
        title="dataActivity.title"
        columns={columns}
        filters={filters}
        chips={chips}
        hasPeriod
        isOfCompany
        open={(row) => () => setShown(row)}
        rowActions={[
          { key: 'said', label: 'dataActivity.said', run: setShown },
          {
            key: 'retry',
            label: 'dataActivity.retry',
            right: 'DAC_RTY',
            run: ({ id }) =>
              void retry
                .mutateAsync({ ids: [id] })
                .then(({ refused: [first] }) =>
                  first ? toast.error(first.message) : toast.success(t('dataActivity.retried')),
                )
                .catch(() => undefined),
            why: ({ mayRetry, isRetried, direction }) =>
              mayRetry
                ? undefined
                : direction === 'Callback'
                  ? 'callback.refused.inactive'
                  : direction === 'Mail'
                    ? 'dataActivity.refused.schedule'
                    : `dataActivity.refused.${isRetried ? 'retried' : 'ended'}`,
          },
        ]}
        emptyText="dataActivity.empty"
      />
      {shown && <ActivityDrawer activity={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function Kind({ row }: { row: Activity }) {
  return <>{useT().label('ActivityKind', row.kind)}</>
}

function AskedBy({ row: { askedBy } }: { row: Activity }) {
  const t = useT()
  return askedBy === null ? (
    <span className="muted">{t('dataActivity.byProduct')}</span>
  ) : (
    <bdi>{askedBy}</bdi>
  )
}
