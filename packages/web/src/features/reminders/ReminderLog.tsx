import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { stepText } from '../../app/reminders/step-text.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { Ways } from './Ways.tsx'
import css from './reminders.module.css'

type Row = RowOf<'reminder.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'createdAt',
    label: 'column.date',
    width: 150,
    sort: 'createdAt',
    card: 'meta',
    cell: (row) => <TimeText value={row.createdAt} />,
  },
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 200,
    card: 'title',
    grows: true,
    cell: (row) => <bdi>{row.partyName}</bdi>,
  },
  {
    key: 'channel',
    label: 'reminder.channel',
    width: 120,
    card: 'meta',
    cell: (row) => <Channel row={row} />,
  },
  {
    key: 'recipients',
    label: 'reminder.sentTo',
    width: 200,
    cell: (row) => <bdi>{row.recipients.join(', ')}</bdi>,
  },
  { key: 'step', label: 'reminder.step', width: 160, card: 'meta', cell: (row) => <Step row={row} /> },
  {
    key: 'documents',
    label: 'reminder.documents',
    width: 96,
    align: 'end',
    isHidden: true,
    cell: (row) => <span className="figure">{row.documents}</span>,
  },
  {
    key: 'createdBy',
    label: 'reminder.sentBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.createdBy ?? dash,
  },
  {
    key: 'balance',
    label: 'column.balance',
    width: 112,
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.balance} />,
  },
  { key: 'state', label: 'reminder.state', width: 150, card: 'state', cell: (row) => <State row={row} /> },
]

const filters = [
  {
    key: 'states',
    label: 'reminder.state',
    options: ['Pending', 'Sent', 'Failed', 'ToOpen'],
    labels: 'ReminderSentState',
  },
  {
    key: 'channels',
    label: 'reminder.channel',
    options: ['mail', 'sms', 'whatsApp'],
    labels: 'ReminderChannel',
  },
  { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true },
] as const
const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'toOpen', label: 'enum.ReminderSentState.ToOpen', set: { states: ['ToOpen'] } },
  { key: 'failed', label: 'enum.ReminderSentState.Failed', set: { states: ['Failed'] } },
] as const

/** What was sent to whom, and how far it is. */
export function ReminderLog() {
  const t = useT()
  const [read, setRead] = useState<Row>()
  const opened = useAction('reminder.opened', { refreshes: ['reminder'] })
  const openWhatsApp = (row: Row) => {
    window.open(row.whatsAppUrl!, '_blank', 'noreferrer')
    void opened.mutateAsync({ ids: [row.id] }).catch(() => undefined)
    setRead(undefined)
  }
  return (
    <>
      <ListScreen
        list="reminder"
        call="reminder.search"
        title="reminder.log"
        columns={columns}
        filters={filters}
        chips={chips}
        hasPeriod
        isOfCompany
        firstSort="createdAt DESC"
        open={(row) => () => setRead(row)}
        rowActions={[
          { key: 'read', label: 'reminder.openMessage', run: setRead },
          {
            key: 'whatsApp',
            label: 'reminder.openWhatsApp',
            right: 'RMD_SND',
            run: openWhatsApp,
            why: ({ whatsAppUrl }) => (whatsAppUrl ? undefined : 'reminder.notWhatsApp'),
          },
        ]}
        extra={<Ways at="reminders-sent" />}
        emptyText="reminder.logEmpty"
      />
      {read && (
        <Modal
          opened
          onClose={() => setRead(undefined)}
          title={read.subject ?? t('reminder.message')}
          size={560}
          closeButtonProps={{ 'aria-label': t('common.close') }}
        >
          <div className={css.message}>
            <span className="meta">
              {t.label('ReminderChannel', read.channel)} ·{' '}
              {t('reminder.to', { to: read.recipients.join(', ') })}
            </span>
            {read.problem && <span role="alert">{read.problem}</span>}
            <pre tabIndex={0} role="region" aria-label={t('reminder.message')}>
              {read.message}
            </pre>
            {read.whatsAppUrl && (
              <Button variant="filled" onClick={() => openWhatsApp(read)}>
                {t('reminder.openWhatsApp')}
              </Button>
            )}
          </div>
        </Modal>
      )}
    </>
  )
}

function Channel({ row }: { row: Row }) {
  return <>{useT().label('ReminderChannel', row.channel)}</>
}
function Step({ row }: { row: Row }) {
  return <>{stepText(useT(), row.stepDays)}</>
}
const tones: Readonly<Record<Row['state'], Tone>> = {
  Pending: 'neutral',
  Sent: 'ok',
  Failed: 'danger',
  ToOpen: 'attention',
}
function State({ row: { state } }: { row: Row }) {
  return <Chip tone={tones[state]}>{useT().label('ReminderSentState', state)}</Chip>
}
