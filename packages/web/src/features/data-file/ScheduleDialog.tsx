import { Button, Checkbox, NativeSelect, NumberInput, Radio, TextInput } from '@mantine/core'
import { AgeRecipient } from '@bahi/contracts/data-files.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { recurrenceUnits } from '@bahi/domain/documents/recurrence.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { markOf } from '../../app/fields/marks.ts'
import { saveFile } from '../../app/files.ts'
import { encrypted } from '../../app/session/encrypt.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import { askCode, ConfirmDialog, ConfirmField } from './Confirm.tsx'
import type { Asked, Proof } from './Confirm.tsx'
import type { Found } from './DataFile.tsx'
import css from './DataFile.module.css'
import type { Scheduled } from './Schedule.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const fields = ['Password', 'Recipient', 'NextDate', 'Every', 'Keep'] as const

interface Props extends Pick<Found, 'confirmsBy'> {
  readonly scheduled: Scheduled
  readonly onClose: () => void
}

/** When files are made, how many stay, and whose key opens them; saved by who proves to be there. */
export function ScheduleDialog({ scheduled: { schedule, hasBackupKey }, confirmsBy, onClose }: Props) {
  const t = useT()
  const client = useQueryClient()
  const [isOn, setOn] = useState(schedule?.status !== 'Paused')
  const [nextDate, setNextDate] = useState(schedule?.nextDate ?? addDays(istDateOf(Date.now()), 1))
  const [hour, setHour] = useState(String(schedule?.hour ?? 2))
  const [every, setEvery] = useState<number | string>(schedule?.every ?? 1)
  const [unit, setUnit] = useState(schedule?.unit ?? 'Week')
  const [keep, setKeep] = useState<number | string>(schedule?.keep ?? 8)
  const [isOwn, setOwn] = useState(schedule ? schedule.recipient !== null : !hasBackupKey)
  const [recipient, setRecipient] = useState(schedule?.recipient ?? '')
  const [hasNewKey, setNewKey] = useState(false)
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>()

  const save = async (proof: Proof) => {
    const { texts, headers } =
      'password' in proof ? await encrypted(proof.password) : { texts: [], headers: {} }
    await call(
      'dataFile.saveSchedule',
      {
        status: isOn ? 'Active' : 'Paused',
        nextDate,
        hour: Number(hour),
        every: Number(every),
        unit,
        keep: Number(keep),
        ...(isOwn ? { recipient } : {}),
        ...(schedule ? { version: schedule.version } : {}),
        ...('password' in proof ? { password: texts[0]! } : proof),
      },
      { headers, quiet: true },
    )
    await client.invalidateQueries({ queryKey: ['dataFile'] })
    toast.success(t('dataFile.scheduleSaved'))
    onClose()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = (new FormData(event.currentTarget).get('password') as string | null) ?? ''
    const wrong = {
      ...(isOwn && !AgeRecipient.safeParse(recipient).success
        ? { Recipient: t('dataFile.recipientWrong') }
        : {}),
      ...(confirmsBy === 'Password' && password === '' ? { Password: t('issue.REQUIRED') } : {}),
    }
    if (Object.keys(wrong).length > 0) return setProblem({ lines: [], fields: wrong })
    setProblem(noProblem)
    setBusy(true)
    try {
      if (confirmsBy === 'Password') await save({ password })
      else setAsked(await askCode(save))
    } catch (error) {
      setProblem(problemOf(error, fields))
    } finally {
      setBusy(false)
    }
  }
  /** The half that opens files goes into a file of the user and nowhere else. */
  const makeKey = async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
    const identity = await generateX25519Identity()
    const made = await identityToRecipient(identity)
    saveFile({
      blob: new Blob([`# ${made}\n${identity}\n`], { type: 'text/plain' }),
      fileName: 'company-data-file-key.txt',
      contentType: 'text/plain',
    })
    setRecipient(made)
    setNewKey(true)
  }
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        title={t('dataFile.schedule')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        size={560}
      >
        <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className="muted">{t('dataFile.scheduleText')}</p>
          <ProblemLines lines={problem.lines} />
          <Checkbox
            checked={isOn}
            label={t('dataFile.isOn')}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
          />
          <div className={css.narrow}>
            <NumberInput
              label={t('field.every')}
              value={every}
              min={1}
              max={99}
              allowDecimal={false}
              onChange={setEvery}
              error={markOf(problem, 'Every')}
            />
            <NativeSelect
              label={t('field.unit')}
              value={unit}
              data={recurrenceUnits.map((value) => ({ value, label: t.label('RecurrenceUnit', value) }))}
              onChange={({ currentTarget }) => setUnit(currentTarget.value as typeof unit)}
            />
            <DateInput
              label={t('field.nextDate')}
              value={nextDate}
              onChange={(value) => value !== undefined && setNextDate(value)}
              {...(problem.fields['NextDate'] ? { error: problem.fields['NextDate'] } : {})}
            />
            <NativeSelect
              label={t('field.hour')}
              value={hour}
              data={hours}
              onChange={({ currentTarget }) => setHour(currentTarget.value)}
            />
            <NumberInput
              label={t('dataFile.keep')}
              value={keep}
              min={1}
              max={99}
              allowDecimal={false}
              onChange={setKeep}
              error={markOf(problem, 'Keep')}
            />
          </div>
          {hasBackupKey && (
            <Radio.Group
              label={t('dataFile.opensWith')}
              value={isOwn ? 'own' : 'backup'}
              onChange={(value) => setOwn(value === 'own')}
            >
              <div className={css.choices}>
                <Radio
                  value="backup"
                  label={t('dataFile.backupKey')}
                  description={t('dataFile.backupKeyHelp')}
                />
                <Radio value="own" label={t('dataFile.ownKey')} description={t('dataFile.ownKeyHelp')} />
              </div>
            </Radio.Group>
          )}
          {isOwn && (
            <>
              <TextInput
                name="recipient"
                label={t('dataFile.recipient')}
                description={hasBackupKey ? undefined : t('dataFile.ownKeyHelp')}
                dir="ltr"
                maxLength={62}
                value={recipient}
                onChange={({ currentTarget }) => setRecipient(currentTarget.value.trim())}
                error={markOf(problem, 'Recipient')}
              />
              <div>
                <Button onClick={() => void makeKey()}>{t('dataFile.newKey')}</Button>
              </div>
              {hasNewKey && <p role="status">{t('dataFile.newKeyMade')}</p>}
            </>
          )}
          <ConfirmField confirmsBy={confirmsBy} problem={problem} />
          <div className={css.actions}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="filled" loading={isBusy}>
              {t('form.save')}
            </Button>
          </div>
        </form>
      </Modal>
      <ConfirmDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
