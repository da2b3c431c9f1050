import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { reminderChannels, reminderTemplates } from '@bahi/domain/payments/reminder-ladder.ts'
import { useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { Amount } from '../../ui/values.tsx'
import type { Input, Reply } from '../api/call-types.ts'
import { useAction, useCall } from '../api/use-call.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { useEveryGstin } from '../session/company.ts'
import { trackTask } from '../tasks.ts'
import { useT } from '../texts.ts'
import css from './reminders.module.css'

type Choice = Pick<Input<'reminder.preview'>, 'template' | 'channels' | 'attachesStatement' | 'language'>

interface Props {
  readonly partyId: number
  readonly name: string
  /** Chosen already; else the first of the company at which the party owes. */
  readonly entityId?: number
  /** Only what is late already. */
  readonly isOverdue?: boolean
  readonly onClose: () => void
}

/** One reminder: by which wording and channels, how it reads, and then it goes out. */
export function ReminderDialog({ partyId, name, entityId: given, isOverdue = false, onClose }: Props) {
  const t = useT()
  const party = useCall('reminder.party', { id: partyId }, { quiet: true })
  const gstins = useEveryGstin()
  const [chosen, setChosen] = useState(given)
  const owing = party.data?.owing.filter(({ entityId }) => gstins?.some((one) => one.entityId === entityId))
  const entityId = chosen ?? owing?.[0]?.entityId
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('reminder.send')}: ${name}`}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {party.error ? (
        <LoadFailed error={party.error} onRetry={() => void party.refetch()} />
      ) : !owing || !gstins ? (
        <Skeleton height={180} />
      ) : entityId === undefined ? (
        <p>{t('mail.refused.paid')}</p>
      ) : (
        <div className={css.dialog}>
          {given === undefined && owing.length > 1 && (
            <NativeSelect
              label={t('field.gstin')}
              value={String(entityId)}
              data={owing.map((one) => ({
                value: String(one.entityId),
                label: gstins.find((gstin) => gstin.entityId === one.entityId)?.entityName ?? '',
              }))}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            />
          )}
          <Chosen
            key={entityId}
            partyId={partyId}
            entityId={entityId}
            isOverdue={isOverdue}
            onClose={onClose}
          />
        </div>
      )}
    </Modal>
  )
}

function Chosen({
  partyId,
  entityId,
  isOverdue,
  onClose,
}: {
  partyId: number
  entityId: number
  isOverdue: boolean
  onClose: () => void
}) {
  const t = useT()
  const [choice, setChoice] = useState<Choice>({})
  const asked = { partyId, entityId, isOverdue, ...choice }
  const found = useCall('reminder.preview', asked, { keepPrevious: true, quiet: true })
  const send = useAction('reminder.send', { refreshes: ['task', 'reminder', 'dueReminder'] })
  if (found.error && !found.data)
    return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  const plan = found.data
  if (!plan) return <Skeleton height={180} />
  const canSend = plan.state === 'Ready' && plan.channels.length > 0
  const toggle = (channel: (typeof reminderChannels)[number]) => {
    const channels = plan.channels.includes(channel)
      ? plan.channels.filter((one) => one !== channel)
      : [...plan.channels, channel]
    if (channels.length > 0) setChoice({ ...choice, channels })
  }
  const submit = async () => {
    const { taskId } = await send.mutateAsync({ groups: [{ partyId, entityId }], isOverdue, ...choice })
    trackTask(taskId)
    onClose()
  }
  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void submit().catch(() => undefined)
      }}
    >
      <p>
        {t.count('dashboard.documents', plan.documents)} · <Amount value={plan.balance} sign />
      </p>
      <div className={css.row}>
        <NativeSelect
          label={t('reminder.template')}
          value={plan.template}
          data={reminderTemplates.map((value) => ({ value, label: t.label('ReminderTemplate', value) }))}
          onChange={(event) =>
            setChoice({
              ...choice,
              template: event.currentTarget.value as (typeof reminderTemplates)[number],
            })
          }
        />
        <fieldset className={css.set}>
          <legend>{t('reminder.channels')}</legend>
          {reminderChannels.map((channel) => (
            <label key={channel}>
              <input
                type="checkbox"
                checked={plan.channels.includes(channel)}
                onChange={() => toggle(channel)}
              />
              {t.label('ReminderChannel', channel)}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={plan.attachesStatement}
            onChange={(event) => setChoice({ ...choice, attachesStatement: event.currentTarget.checked })}
          />
          {t('reminder.attachesStatement')}
        </label>
      </div>
      {plan.state !== 'Ready' && <p role="alert">{t(whyNot[plan.state])}</p>}
      {plan.messages.map((message) => (
        <Message key={message.channel} message={message} />
      ))}
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="filled" type="submit" loading={send.isPending} disabled={!canSend}>
          {t('reminder.send')}
        </Button>
      </div>
    </form>
  )
}

const whyNot = {
  NoAddress: 'reminder.refused.noAddress',
  OptedOut: 'reminder.refused.optedOut',
  Promised: 'reminder.refused.promised',
} as const

function Message({ message }: { message: Reply<'reminder.preview'>['messages'][number] }) {
  const t = useT()
  return (
    <section className={css.message} aria-label={t.label('ReminderChannel', message.channel)}>
      <span className="meta">
        {t.label('ReminderChannel', message.channel)} ·{' '}
        {message.to.length > 0 ? t('reminder.to', { to: message.to.join(', ') }) : t('reminder.noneTo')}
      </span>
      {message.subject && <strong>{message.subject}</strong>}
      <pre tabIndex={0} role="region" aria-label={t('reminder.message')}>
        {message.text}
      </pre>
      {message.attachesStatement && <span className="meta">{t('reminder.withStatement')}</span>}
      {message.channel === 'whatsApp' && <span className="meta">{t('reminder.whatsAppText')}</span>}
    </section>
  )
}
