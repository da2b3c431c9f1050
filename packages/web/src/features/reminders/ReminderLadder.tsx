import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { languages } from '@bahi/contracts/texts/texts.ts'
import { reminderChannels, reminderTemplates } from '@bahi/domain/payments/reminder-ladder.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { stepText } from '../../app/reminders/step-text.ts'
import { useUnsavedGuard } from '../../app/screens/use-unsaved-guard.ts'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { QuietDays } from './QuietDays.tsx'
import { Ways } from './Ways.tsx'
import css from './reminders.module.css'

export type Ladder = Reply<'reminder.ladder'>
type Step = Ladder['steps'][number]

/** Who is reminded when, by what, and when nothing goes out. */
export function ReminderLadder() {
  const found = useCall('reminder.ladder', {}, { needed: true })
  if (!found.data) return <ScreenSkeleton />
  return <Form key={found.data.version ?? 0} stored={found.data} />
}

function Form({ stored }: { stored: Ladder }) {
  const t = useT()
  const rights = useRights()
  const [ladder, setLadder] = useState(stored)
  const [isChanged, setChanged] = useState(false)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [owner] = useState({})
  const release = useUnsavedGuard(owner, isChanged)
  const save = useAction('reminder.saveLadder', {
    refreshes: ['reminder', 'dueReminder', 'audit'],
    quiet: true,
  })
  const mayEdit = rights.may('RMD_ED')
  const set = (change: Partial<Ladder>) => {
    setLadder({ ...ladder, ...change })
    setChanged(true)
  }
  const submit = async () => {
    const { version, userName: _, isOrphaned: __, ...rest } = ladder
    try {
      await save.mutateAsync({ ...rest, ...(version === null ? {} : { version }) })
      release()
      toast.success(t('reminder.ladderSaved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(
        error.issues.length > 0
          ? new Map(error.issues.map(({ property, message }) => [property, message]))
          : new Map([['', error.messages[0] ?? '']]),
      )
    }
  }
  return (
    <div className={css.screen}>
      <h1>{t('reminder.ladder')}</h1>
      <Ways at="reminder-settings" />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <fieldset className={`${css.form} ${css.set}`} disabled={!mayEdit}>
          {faults.size > 0 && (
            <ul className={css.faults} role="alert">
              {[...new Set(faults.values())].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <section className={css.card}>
            <label className={css.check}>
              <input
                type="checkbox"
                checked={ladder.isAutomatic}
                onChange={(event) => set({ isAutomatic: event.currentTarget.checked })}
              />
              {t('reminder.isAutomatic')}
            </label>
            <p className="muted">
              {t('reminder.isAutomaticText')}{' '}
              {stored.isAutomatic && stored.userName && t('reminder.inNameOf', { name: stored.userName })}
            </p>
            {stored.isAutomatic && stored.isOrphaned && <p role="alert">{t('reminder.orphaned')}</p>}
            <div className={css.row}>
              <MoneyInput
                label={t('reminder.leastBalance')}
                name="leastBalance"
                value={ladder.leastBalance}
                onChange={(leastBalance) => set({ leastBalance })}
                error={faults.get('leastBalance')}
              />
              <NativeSelect
                label={t('reminder.language')}
                value={ladder.language}
                data={languages.map((value) => ({ value, label: t.label('Language', value) }))}
                onChange={(event) => set({ language: event.currentTarget.value as Ladder['language'] })}
              />
            </div>
          </section>
          <QuietDays ladder={ladder} faults={faults} onChange={set} />
          <Steps steps={ladder.steps} faults={faults} onChange={(steps) => set({ steps })} />
          <div className={css.foot}>
            <Button variant="filled" type="submit" loading={save.isPending}>
              {t('reminder.saveLadder')}
            </Button>
          </div>
        </fieldset>
      </form>
    </div>
  )
}

const most = 12

function Steps({
  steps,
  faults,
  onChange,
}: {
  steps: readonly Step[]
  faults: ReadonlyMap<string, string>
  onChange: (steps: Step[]) => void
}) {
  const t = useT()
  const rights = useRights()
  const change = (index: number, part: Partial<Step>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...part } : step)))
  const add = () =>
    onChange([
      ...steps,
      {
        days: Math.min(365, Math.max(0, ...steps.map(({ days }) => days)) + 15),
        template: 'paymentReminder',
        channels: ['mail'],
        attachesStatement: false,
      },
    ])
  return (
    <section className={css.card} aria-label={t('reminder.steps')}>
      <div className={css.row}>
        <h2>{t('reminder.steps')}</h2>
        {rights.may('EML_SH_VW') && <To to="email-templates">{t('reminder.wordings')}</To>}
      </div>
      <p className="muted">{t('reminder.daysText')}</p>
      {steps.map((step, index) => {
        const of = (field: string) => t('reminder.line', { field, step: index + 1 })
        return (
          <div key={step.id ?? `new${index}`} className={css.step}>
            <TextInput
              label={stepText(t, step.days)}
              aria-label={of(t('reminder.days'))}
              type="number"
              min={-60}
              max={365}
              required
              value={String(step.days)}
              error={faults.get(`steps[${index}].days`)}
              onChange={(event) => change(index, { days: Math.trunc(Number(event.currentTarget.value)) })}
            />
            <NativeSelect
              label={t('reminder.template')}
              aria-label={of(t('reminder.template'))}
              value={step.template}
              data={reminderTemplates.map((value) => ({ value, label: t.label('ReminderTemplate', value) }))}
              onChange={(event) => change(index, { template: event.currentTarget.value as Step['template'] })}
            />
            <fieldset className={css.set}>
              <legend>{t('reminder.channels')}</legend>
              <div className={css.days}>
                {reminderChannels.map((channel) => (
                  <label key={channel}>
                    <input
                      type="checkbox"
                      checked={step.channels.includes(channel)}
                      onChange={({ currentTarget }) =>
                        change(index, {
                          channels: currentTarget.checked
                            ? [...step.channels, channel]
                            : step.channels.filter((one) => one !== channel),
                        })
                      }
                    />
                    {t.label('ReminderChannel', channel)}
                  </label>
                ))}
                <label>
                  <input
                    type="checkbox"
                    checked={step.attachesStatement}
                    onChange={({ currentTarget }) =>
                      change(index, { attachesStatement: currentTarget.checked })
                    }
                  />
                  {t('reminder.attachesStatement')}
                </label>
              </div>
              {faults.get(`steps[${index}].channels`) && (
                <p className={css.faults}>{faults.get(`steps[${index}].channels`)}</p>
              )}
            </fieldset>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('reminder.removeStep', { step: index + 1 })}
              disabled={steps.length === 1}
              onClick={() => onChange(steps.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </div>
        )
      })}
      <div>
        <Button variant="default" disabled={steps.length >= most} onClick={add}>
          {t('reminder.addStep')}
        </Button>
      </div>
    </section>
  )
}
