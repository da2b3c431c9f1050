import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { usePreferences } from '../../../theme/preferences.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { Filing as Place } from '../Gstr1.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import css from '../returns.module.css'
import type { FiledForm } from './FilingPanel.tsx'
import { refreshes } from './refreshes.ts'

const names: Readonly<Record<FiledForm, string>> = {
  gstr1: 'GSTR-1',
  gstr1a: 'GSTR-1A',
  iff: 'IFF',
  gstr3b: 'GSTR-3B',
}

/** Asks the portal for the code of the signatory, then files with it. */
export function FileDialog({
  form,
  place,
  pan,
  onClose,
}: {
  form: FiledForm
  place: Place
  pan: string
  onClose: () => void
}) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const [signatory, setSignatory] = useState(pan)
  const [code, setCode] = useState('')
  const ask = useAction(`${form}Filing.requestOtp`, { quiet: true })
  const file = useAction(`${form}Filing.file`, { refreshes, quiet: true })
  const sent = ask.data
  const error = file.error ?? ask.error
  const fieldError = ask.error?.issues.find(({ property }) => property === 'pan')?.message
  const submit = () =>
    sent
      ? file.mutate(
          { ...place, otp: code.trim() },
          {
            onSuccess: ({ arn }) => {
              toast.success(t('filing.filed', { arn }))
              onClose()
            },
          },
        )
      : ask.mutate({ ...place, ...(signatory.trim() ? { pan: signatory.trim() } : {}) })
  const period = periodNames(culture, 'Monthly')(place.returnPeriod)
  return (
    <Modal opened onClose={onClose} title={t('filing.fileTitle', { form: names[form], period })} size={460}>
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{t('filing.fileText')}</p>
        {error && !fieldError && (
          <p className={css.notice} data-grave="true" role="alert">
            {error.issues.length > 0 ? error.issues.map(({ message }) => message).join(' ') : error.message}
          </p>
        )}
        <TextInput
          label={t('filing.pan')}
          description={t('filing.panHelp')}
          name="pan"
          maxLength={10}
          autoComplete="off"
          spellCheck={false}
          disabled={sent !== undefined}
          value={sent?.signatoryPan ?? signatory}
          onChange={(event) => setSignatory(event.currentTarget.value.toUpperCase())}
          error={fieldError}
          data-autofocus
        />
        {sent && (
          <TextInput
            // The code is asked for where the work goes on.
            key="code"
            autoFocus
            label={t('filing.code')}
            description={sent.sandboxCode ? t('gstn.sandboxCode', { code: sent.sandboxCode }) : undefined}
            name="otp"
            inputMode="numeric"
            maxLength={6}
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Button variant="filled" type="submit" loading={ask.isPending || file.isPending}>
          {t(sent ? 'filing.file' : 'filing.sendCode')}
        </Button>
      </form>
    </Modal>
  )
}
