import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { useCall } from '../../app/api/use-call.ts'
import { markOf, marking } from '../../app/fields/marks.ts'
import { NewPasswordFields } from '../../app/fields/NewPasswordFields.tsx'
import { PasswordField } from '../../app/fields/PasswordField.tsx'
import { useNav } from '../../app/nav.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './profile.module.css'

const fields = ['CurrentPassword', 'Password', 'ConfirmPassword'] as const

/** The present password and a new one. Every other session of the user ends with it. */
export function ChangePassword() {
  const t = useT()
  const nav = useNav()
  const own = useCall('profile.own', undefined, { needed: true })
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  if (!own.data) return <ScreenSkeleton />
  const { passwordRules, hasPassword, userName, emailAddress, firstName, lastName } = own.data
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [present = '', password = '', confirmed = ''] = [
      'currentPassword',
      'password',
      'confirmPassword',
    ].map((name) => data.get(name) as string)
    const missing = fields.filter((_, index) => ![present, password, confirmed][index])
    if (missing.length > 0)
      return setProblem({
        lines: [],
        fields: Object.fromEntries(missing.map((name) => [name, t('issue.REQUIRED')])),
      })
    if (password !== confirmed)
      return setProblem({ lines: [], fields: { ConfirmPassword: t('password.differs') } })
    setProblem(noProblem)
    setBusy(true)
    try {
      const { texts, headers } = await encrypted(present, password, confirmed)
      const [currentPassword = '', sealed = '', confirmPassword = ''] = texts
      await call(
        'profile.changePassword',
        { currentPassword, password: sealed, confirmPassword },
        { quiet: true, headers },
      )
      toast.success(t('profile.passwordChanged'))
      nav.go('my-profile')
    } catch (error) {
      setProblem(problemOf(error, fields))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('profile.changePassword')}</h1>
      </div>
      <form
        className={css.narrow}
        onSubmit={(event) => void submit(event)}
        {...marking(setProblem, { required: fields })}
        noValidate
      >
        <p className="muted">{t(hasPassword ? 'profile.passwordText' : 'profile.noPassword')}</p>
        <ProblemLines lines={problem.lines} />
        <PasswordField
          name="currentPassword"
          label={t('profile.presentPassword')}
          autoComplete="current-password"
          error={markOf(problem, 'CurrentPassword')}
        />
        <NewPasswordFields
          rules={passwordRules}
          own={[userName, emailAddress, firstName, lastName]}
          problem={problem}
        />
        <div className={css.actions}>
          <Button onClick={() => nav.go('my-profile')}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={!hasPassword}>
            {t('profile.changePassword')}
          </Button>
        </div>
      </form>
    </div>
  )
}
