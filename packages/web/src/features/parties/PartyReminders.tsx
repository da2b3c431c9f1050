import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { PromiseChip } from '../../app/reminders/PromiseChip.tsx'
import { stepText } from '../../app/reminders/step-text.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount, Chip } from '../../ui/values.tsx'
import css from './reminders.module.css'
import table from './parties.module.css'
import { later } from '../../ui/later.tsx'

const PromiseDialog = later(() =>
  import('../../app/reminders/PromiseDialog.tsx').then((module) => module.PromiseDialog),
)

type Settings = Reply<'reminder.party'>
type Contact = Settings['contacts'][number]

/** Whether and where a party is reminded, what it promised and what it was sent. */
export function PartyReminders({ partyId, name }: { partyId: number; name: string }) {
  const t = useT()
  const settings = useCall('reminder.party', { id: partyId }, { needed: true })
  const promises = useCall('paymentPromise.search', { partyIds: [partyId], size: 20 }, { needed: true })
  const sent = useCall('reminder.search', { partyIds: [partyId], size: 20 }, { needed: true })
  const [isPromising, setPromising] = useState(false)
  if (!settings.data || !promises.data || !sent.data) return null
  return (
    <div className={css.tab}>
      <div className={css.bar}>
        {settings.data.brokenPromises > 0 && (
          <Chip tone="danger">{t('reminder.brokenPromises', { count: settings.data.brokenPromises })}</Chip>
        )}
        <ActionButton right="RMD_SND" variant="default" onClick={() => setPromising(true)}>
          {t('reminder.promise')}
        </ActionButton>
      </div>
      {promises.data.records.length > 0 && (
        <div className={table.ledger} tabIndex={0} role="region" aria-label={t('reminder.promises')}>
          <table aria-label={t('reminder.promises')}>
            <thead>
              <tr>
                <th scope="col">{t('reminder.promiseDate')}</th>
                <th scope="col">{t('field.notes')}</th>
                <th scope="col" data-align="end">
                  {t('reminder.promiseAmount')}
                </th>
                <th scope="col">{t('column.status')}</th>
              </tr>
            </thead>
            <tbody>
              {promises.data.records.map((row) => (
                <tr key={row.id}>
                  <td>
                    <DateText value={row.date} />
                  </td>
                  <td>{row.note}</td>
                  <td data-align="end">
                    <Amount value={row.amount} />
                  </td>
                  <td>
                    <PromiseChip status={row.status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Form key={settings.data.version ?? 0} stored={settings.data} />
      {sent.data.records.length === 0 ? (
        <EmptyState text={t('reminder.logEmpty')} />
      ) : (
        <div className={table.ledger} tabIndex={0} role="region" aria-label={t('reminder.log')}>
          <table aria-label={t('reminder.log')}>
            <thead>
              <tr>
                <th scope="col">{t('column.date')}</th>
                <th scope="col">{t('reminder.step')}</th>
                <th scope="col">{t('reminder.channel')}</th>
                <th scope="col">{t('reminder.sentTo')}</th>
                <th scope="col" data-align="end">
                  {t('column.balance')}
                </th>
                <th scope="col">{t('reminder.state')}</th>
              </tr>
            </thead>
            <tbody>
              {sent.data.records.map((row) => (
                <tr key={row.id}>
                  <td>
                    <TimeText value={row.createdAt} />
                  </td>
                  <td>{stepText(t, row.stepDays)}</td>
                  <td>{t.label('ReminderChannel', row.channel)}</td>
                  <td>
                    <bdi>{row.recipients.join(', ')}</bdi>
                  </td>
                  <td data-align="end">
                    <Amount value={row.balance} />
                  </td>
                  <td>{t.label('ReminderSentState', row.state)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <To to={`reminders-sent?partyIds=${partyId}`}>{t('reminder.log')}</To>
      {isPromising && <PromiseDialog partyId={partyId} name={name} onClose={() => setPromising(false)} />}
    </div>
  )
}

const most = 5

function Form({ stored }: { stored: Settings }) {
  const t = useT()
  const rights = useRights()
  const [isOff, setOff] = useState(stored.isOff)
  const [reason, setReason] = useState(stored.offReason ?? '')
  const [contacts, setContacts] = useState<readonly Contact[]>(stored.contacts)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const save = useAction('reminder.saveParty', {
    refreshes: ['reminder', 'dueReminder', 'audit'],
    quiet: true,
  })
  const change = (index: number, part: Contact) =>
    setContacts(contacts.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const submit = async () => {
    try {
      await save.mutateAsync({
        partyId: stored.partyId,
        ...(stored.version === null ? {} : { version: stored.version }),
        isOff,
        ...(isOff && reason ? { offReason: reason } : {}),
        contacts: contacts.map(({ name, emails, mobile }) => ({
          ...(name ? { name } : {}),
          ...(emails ? { emails } : {}),
          ...(mobile ? { mobile } : {}),
        })),
      })
      toast.success(t('reminder.partySaved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(new Map(error.issues.map(({ property, message }) => [property, message])))
      if (error.issues.length === 0) toast.error(t('reminder.ofParty'), error.messages)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset className={css.form} disabled={!rights.may('RMD_ED')}>
        <label className={css.check}>
          <input type="checkbox" checked={isOff} onChange={(event) => setOff(event.currentTarget.checked)} />
          {t('reminder.isOff')}
        </label>
        {isOff && (
          <TextInput
            label={t('reminder.offReason')}
            required
            maxLength={150}
            value={reason}
            error={faults.get('offReason')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <strong>{t('reminder.contacts')}</strong>
        <p className="muted">{t('reminder.contactsText')}</p>
        {contacts.map((contact, index) => {
          const number = index + 1
          const at = (field: string) => faults.get(`contacts[${index}].${field}`)
          return (
            <div key={index} className={css.contact}>
              <TextInput
                label={t('reminder.contactName', { number })}
                maxLength={50}
                value={contact.name ?? ''}
                error={at('name')}
                onChange={(event) => change(index, { name: event.currentTarget.value })}
              />
              <TextInput
                label={t('reminder.contactEmails', { number })}
                maxLength={320}
                value={contact.emails ?? ''}
                error={at('emails')}
                onChange={(event) => change(index, { emails: event.currentTarget.value })}
              />
              <TextInput
                label={t('reminder.contactMobile', { number })}
                maxLength={11}
                inputMode="numeric"
                value={contact.mobile ?? ''}
                error={at('mobile')}
                onChange={(event) => change(index, { mobile: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={t('reminder.removeContact', { number })}
                onClick={() => setContacts(contacts.filter((_, place) => place !== index))}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          )
        })}
        <div className={css.bar}>
          <Button
            variant="default"
            disabled={contacts.length >= most}
            onClick={() => setContacts([...contacts, {}])}
          >
            {t('reminder.addContact')}
          </Button>
          <Button variant="filled" type="submit" loading={save.isPending}>
            {t('reminder.saveParty')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
