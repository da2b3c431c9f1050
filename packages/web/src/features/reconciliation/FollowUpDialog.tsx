import { Button, NativeSelect, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './reconciliation.module.css'

type Place = Pick<Input<'supplierFollowUp.preview'>, 'entityId' | 'against' | 'returnPeriods' | 'states'>
type Plan = Reply<'supplierFollowUp.preview'>

interface Props {
  readonly place: Place
  readonly gstin: string
  readonly name: string
  readonly onClose: () => void
}

/** The mail to one supplier with its documents: read, changed where it should say more, and sent. */
export function FollowUpDialog({ place, gstin, name, onClose }: Props) {
  const t = useT()
  const [language, setLanguage] = useState<Plan['language']>()
  const found = useCall(
    'supplierFollowUp.preview',
    { ...place, gstin, ...(language ? { language } : {}) },
    { quiet: true },
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('followUp.send')}: ${name}`}
      size={760}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.stack}>
        <NativeSelect
          name="language"
          label={t('followUp.language')}
          value={language ?? found.data?.language ?? 'en'}
          data={(['en', 'hi', 'ar'] as const).map((value) => ({ value, label: languageNames[value] }))}
          onChange={(event) => setLanguage(event.currentTarget.value as Plan['language'])}
          data-autofocus
        />
        {found.error && !found.data ? (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <Mail key={found.data.language} plan={found.data} place={place} gstin={gstin} onClose={onClose} />
        ) : (
          <Skeleton height={260} />
        )}
      </div>
    </Modal>
  )
}

/** By the direction of what is typed, which need not be that of the page. */
const fromStart = { input: { textAlign: 'start' } } as const

const languageNames = { en: 'English', hi: 'हिन्दी', ar: 'العربية' } as const

interface MailProps {
  readonly plan: Plan
  readonly place: Place
  readonly gstin: string
  readonly onClose: () => void
}

function Mail({ plan, place, gstin, onClose }: MailProps) {
  const t = useT()
  const [to, setTo] = useState(plan.to.join(', '))
  const [subject, setSubject] = useState(plan.subject)
  const [text, setText] = useState(plan.text)
  const send = useAction('supplierFollowUp.send', {
    refreshes: ['task', 'followUpSupplier', 'supplierFollowUp'],
  })
  const submit = async () => {
    const { taskId } = await send.mutateAsync({
      ...place,
      gstins: [gstin],
      language: plan.language,
      to: to.trim(),
      ...(subject === plan.subject ? {} : { subject: subject.trim() }),
      ...(text === plan.text ? {} : { body: text.trim() }),
    })
    trackTask(taskId)
    onClose()
  }
  const canSend = to.trim() !== '' && subject.trim() !== '' && text.trim() !== ''
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void submit().catch(() => undefined)
      }}
    >
      <TextInput
        name="to"
        label={t('followUp.to')}
        required
        dir="ltr"
        styles={fromStart}
        maxLength={500}
        value={to}
        error={plan.to.length === 0 && to.trim() === '' ? t('followUp.refused.noAddress') : undefined}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <TextInput
        name="subject"
        label={t('followUp.subject')}
        required
        dir="auto"
        styles={fromStart}
        maxLength={200}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        name="body"
        label={t('followUp.text')}
        required
        dir="auto"
        styles={fromStart}
        autosize
        minRows={8}
        maxRows={16}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className="muted">{t('followUp.sheetAttached', { count: plan.documents })}</p>
      <Documents plan={plan} />
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <ActionButton
          right="REC_ACT"
          variant="filled"
          type="submit"
          loading={send.isPending}
          disabled={!canSend}
        >
          {t('followUp.send')}
        </ActionButton>
      </div>
    </form>
  )
}

function Documents({ plan: { records, documents } }: { plan: Plan }) {
  const t = useT()
  return (
    <div className={css.documents} tabIndex={0} role="region" aria-label={t('followUp.documents')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('reconciliation.field.number')}</th>
            <th scope="col">{t('reconciliation.field.date')}</th>
            <th scope="col" className={css.end}>
              {t('reconciliation.taxShort')}
            </th>
            <th scope="col">{t('followUp.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((one) => (
            <tr key={one.id}>
              <td>
                <bdi>{one.number}</bdi>
              </td>
              <td>
                <DateText value={one.date} />
              </td>
              <td className={css.end}>
                <Amount value={one.tax} />
              </td>
              <td dir="auto">{one.problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {documents > records.length && (
        <p className="muted">{t('followUp.settledOf', { settled: records.length, count: documents })}</p>
      )}
    </div>
  )
}
