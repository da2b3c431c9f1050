import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { stepText } from '../../app/reminders/step-text.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { Ways } from './Ways.tsx'
import { later } from '../../ui/later.tsx'

const ReminderDialog = later(() =>
  import('../../app/reminders/ReminderDialog.tsx').then((module) => module.ReminderDialog),
)
const PromiseDialog = later(() =>
  import('../../app/reminders/PromiseDialog.tsx').then((module) => module.PromiseDialog),
)

type Row = RowOf<'dueReminder.search'>

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
    key: 'step',
    label: 'reminder.step',
    width: 160,
    sort: 'stepDays',
    card: 'meta',
    cell: (row) => <Step row={row} />,
  },
  {
    key: 'channels',
    label: 'reminder.channels',
    width: 150,
    card: 'meta',
    cell: (row) => <Channels row={row} />,
  },
  {
    key: 'documents',
    label: 'reminder.documents',
    width: 96,
    align: 'end',
    cell: (row) => <span className="figure">{row.documents}</span>,
  },
  {
    key: 'dueDate',
    label: 'column.dueDate',
    width: 104,
    sort: 'dueDate',
    card: 'meta',
    cell: (row) => <DateText value={row.dueDate} />,
  },
  {
    key: 'lastReminded',
    label: 'reminder.lastReminded',
    width: 150,
    cell: (row) => (row.lastReminded ? <TimeText value={row.lastReminded} /> : dash),
  },
  {
    key: 'promises',
    label: 'reminder.promises',
    width: 150,
    cell: (row) => <Promised row={row} />,
  },
  {
    key: 'balance',
    label: 'column.balance',
    width: 120,
    sort: 'balance',
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.balance} />,
  },
  { key: 'state', label: 'column.status', width: 120, card: 'state', cell: (row) => <State row={row} /> },
]

const filters = [{ key: 'states', label: 'column.status', isHidden: true }] as const
const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'ready', label: 'enum.ReminderState.Ready', set: { states: ['Ready'] } },
  { key: 'noAddress', label: 'enum.ReminderState.NoAddress', set: { states: ['NoAddress'] } },
  { key: 'promised', label: 'enum.ReminderState.Promised', set: { states: ['Promised'] } },
  { key: 'optedOut', label: 'enum.ReminderState.OptedOut', set: { states: ['OptedOut'] } },
] as const

const whyNot = {
  Ready: undefined,
  NoAddress: 'reminder.refused.noAddress',
  Promised: 'reminder.refused.promised',
  OptedOut: 'reminder.refused.optedOut',
} as const

/** Customers who are due to be reminded today, by the ladder. */
export function DueReminders() {
  const t = useT()
  const [open, setOpen] = useState<{ readonly do: 'send' | 'promise'; readonly row: Row }>()
  const send = useAction('reminder.send', { refreshes: ['task', 'reminder', 'dueReminder'] })
  const sendMany = async (rows: readonly Row[]) => {
    const isSure = await confirm({
      title: t('reminder.sendMany'),
      text: t('reminder.sendManyText', { count: rows.length }),
      confirm: t('reminder.sendMany'),
    })
    if (!isSure) return false
    const groups = rows.map(({ partyId, entityId }) => ({ partyId, entityId }))
    trackTask((await send.mutateAsync({ groups })).taskId)
    return true
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <ListScreen
        list="dueReminder"
        call="dueReminder.search"
        title="reminder.due"
        columns={columns}
        filters={filters}
        chips={chips}
        isOfCompany
        firstSort="balance DESC"
        open={(row) => `view-party/${row.partyId}?tab=reminders`}
        rowActions={[
          {
            key: 'send',
            label: 'reminder.send',
            right: 'RMD_SND',
            run: (row) => setOpen({ do: 'send', row }),
            why: ({ state }) => whyNot[state],
          },
          {
            key: 'promise',
            label: 'reminder.promise',
            right: 'RMD_SND',
            run: (row) => setOpen({ do: 'promise', row }),
          },
        ]}
        bulkActions={[
          {
            key: 'send',
            label: 'reminder.sendMany',
            right: 'RMD_SND',
            fits: ({ state }) => state === 'Ready',
            run: (rows) => sendMany(rows),
          },
        ]}
        extra={<Ways at="payment-reminders" />}
        emptyText="reminder.dueEmpty"
      />
      {open?.do === 'send' && (
        <ReminderDialog
          partyId={open.row.partyId}
          name={open.row.partyName}
          entityId={open.row.entityId}
          onClose={close}
        />
      )}
      {open?.do === 'promise' && (
        <PromiseDialog
          partyId={open.row.partyId}
          name={open.row.partyName}
          entityId={open.row.entityId}
          onClose={close}
        />
      )}
    </>
  )
}

function Step({ row }: { row: Row }) {
  return <>{stepText(useT(), row.stepDays)}</>
}
function Channels({ row }: { row: Row }) {
  const t = useT()
  return <>{row.channels.map((channel) => t.label('ReminderChannel', channel)).join(', ')}</>
}
function Promised({ row }: { row: Row }) {
  const t = useT()
  if (row.brokenPromises > 0)
    return <Chip tone="danger">{t('reminder.brokenPromises', { count: row.brokenPromises })}</Chip>
  return row.promisedOn ? <DateText value={row.promisedOn} /> : <>{dash}</>
}
const tones: Readonly<Record<Row['state'], Tone>> = {
  Ready: 'ok',
  NoAddress: 'danger',
  Promised: 'attention',
  OptedOut: 'neutral',
}
function State({ row: { state } }: { row: Row }) {
  return <Chip tone={tones[state]}>{useT().label('ReminderState', state)}</Chip>
}
