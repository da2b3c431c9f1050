import { Button, NativeSelect, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, comparePeriods, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import { periodNames } from '../../app/returns/period-names.ts'
import { useT } from '../../app/texts.ts'
import { usePreferences } from '../../theme/preferences.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import type { Row } from './columns.tsx'
import css from './reconciliation.module.css'
import type { Decide } from './use-decide.ts'

interface Props {
  readonly what: 'claim' | 'ignore'
  readonly rows: readonly Row[]
  readonly decide: Decide
  readonly onClose: () => void
}

/** The period in which credit is claimed, or why and until when rows are hidden. */
export function DecideDialog({ what, rows, decide, onClose }: Props) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const current = returnPeriodOf(istDateOf(Date.now()))
  const first = rows[0]?.portal?.returnPeriod ?? current
  const periods = Array.from({ length: 24 }, (_, back) => addPeriods(current, -back))
    .filter((one) => comparePeriods(one, first) >= 0)
    .toReversed()
  const [period, setPeriod] = useState(periods[0] ?? current)
  const [note, setNote] = useState('')
  const [until, setUntil] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isClaim = what === 'claim'
  const submit = async () => {
    setBusy(true)
    const done = isClaim ? decide.accept(rows, period) : decide.ignore(rows, note.trim(), until || undefined)
    await done.then(onClose, () => setBusy(false))
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isClaim ? 'reconciliation.claimIn' : 'reconciliation.ignore')}
      size={440}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t(isClaim ? 'reconciliation.claimText' : 'reconciliation.ignoreText')}</p>
        {isClaim ? (
          <NativeSelect
            name="claimPeriod"
            label={t('reconciliation.claimPeriod')}
            value={period}
            data={periods.map((value) => ({ value, label: periodNames(culture, 'Monthly')(value) }))}
            onChange={(event) => setPeriod(event.currentTarget.value)}
            data-autofocus
          />
        ) : (
          <>
            <TextInput
              name="note"
              label={t('reconciliation.reason')}
              required
              maxLength={150}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              data-autofocus
            />
            <DateInput
              name="until"
              label={t('reconciliation.ignoreUntil')}
              value={until}
              onChange={(changed) => setUntil(changed ?? '')}
            />
          </>
        )}
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="filled" type="submit" loading={isBusy} disabled={!isClaim && note.trim() === ''}>
            {t(isClaim ? 'reconciliation.accept' : 'reconciliation.ignore')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
