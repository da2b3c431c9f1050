import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { useAction } from '../../app/api/use-call.ts'
import { CodeStep } from '../../app/fields/CodeStep.tsx'
import type { CodeAsked } from '../../app/fields/CodeStep.tsx'
import { PasswordField } from '../../app/fields/PasswordField.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { OwnProfile } from './MyProfile.tsx'
import css from './profile.module.css'

/** User name and e-mail address; another address counts once the code that went there is given. */
export function EmailCard({ own }: { own: OwnProfile }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.card} aria-labelledby="profile-email">
      <div className={css.row}>
        <div className={css.text}>
          <h2 id="profile-email">{t('field.emailAddress')}</h2>
          <span className={css.address}>{own.emailAddress}</span>
          {own.userName !== own.emailAddress && (
            <span className="meta">{t('profile.userName', { name: own.userName })}</span>
          )}
        </div>
        <Button onClick={() => setOpen(true)} disabled={!own.hasPassword}>
          {t('profile.changeEmail')}
        </Button>
      </div>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('profile.changeEmail')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        size={420}
      >
        <Steps onClose={() => setOpen(false)} />
      </Modal>
    </section>
  )
}

function Steps({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [asked, setAsked] = useState<CodeAsked>()
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const confirm = useAction('profile.confirmEmail', { refreshes: ['profile'] })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const emailAddress = (data.get('emailAddress') as string).trim()
    const password = data.get('password') as string
    const missing = {
      ...(emailAddress ? {} : { EmailAddress: t('issue.REQUIRED') }),
      ...(password ? {} : { Password: t('issue.REQUIRED') }),
    }
    if (Object.keys(missing).length > 0) return setProblem({ lines: [], fields: missing })
    setProblem(noProblem)
    setBusy(true)
    try {
      const { texts, headers } = await encrypted(password)
      const body = { emailAddress, password: texts[0]! }
      const sent = await call('profile.changeEmail', body, { quiet: true, headers })
      setAsked({ ...sent, channel: 'Mail', sentTo: emailAddress })
    } catch (error) {
      setProblem(problemOf(error, ['EmailAddress', 'Password']))
    } finally {
      setBusy(false)
    }
  }
  if (asked) {
    return (
      <CodeStep
        asked={asked}
        onCode={async (otp) => {
          await confirm.mutateAsync({ request: asked.request, otp })
          const [settings, profile] = await Promise.all([call('system.loadSettings'), call('user.profile')])
          useSession.setState({ settings, profile })
          toast.success(t('profile.emailChanged'))
          onClose()
        }}
        onResend={() => call('profile.resendCode', { request: asked.request })}
        onCancel={onClose}
        cancelLabel={t('common.cancel')}
      />
    )
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={css.fields}>
      <p className="muted">{t('profile.emailText')}</p>
      <ProblemLines lines={problem.lines} />
      <TextInput
        name="emailAddress"
        type="email"
        label={t('profile.newEmail')}
        maxLength={64}
        autoComplete="email"
        data-autofocus
        error={problem.fields['EmailAddress']}
      />
      <PasswordField
        name="password"
        label={t('profile.presentPassword')}
        autoComplete="current-password"
        error={problem.fields['Password']}
      />
      <div className={css.actions}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={isBusy}>
          {t('otp.send')}
        </Button>
      </div>
    </form>
  )
}
