import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import type { FormProblem } from '../../app/api/form-problem.ts'
import { markOf, marking } from '../../app/fields/marks.ts'
import { PasswordField } from '../../app/fields/PasswordField.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { takeArrivalProblem } from '../../app/session/arrival-problem.ts'
import { useSession } from '../../app/session/session.ts'
import { pageAfterSignIn, signInFresh } from '../../app/session/sign-in.ts'
import type { LoginRoute } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './Login.module.css'
import { later } from '../../ui/later.tsx'

const userNameLength = 64
const fields = ['UserName', 'Password'] as const

/** User name and password. What the server refuses is said on the form, beside the field it belongs to. */
export function Login() {
  const t = useT()
  const startSession = useSessionStart()
  const followRoute = useFollowRoute()
  const settings = useSession((session) => session.login)
  const [problem, setProblem] = useState<FormProblem>(() => ({ ...noProblem, lines: takeArrivalProblem() }))
  const [isBusy, setBusy] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)
  const [secondStep, setSecondStep] = useState<{ route: LoginRoute; userName: string }>()
  const form = useRef<HTMLFormElement>(null)

  const submit = async (forceRefresh = false) => {
    const data = new FormData(form.current!)
    const userName = (data.get('userName') as string).trim()
    const password = data.get('password') as string
    const missing = fields.filter((field) => (field === 'UserName' ? !userName : !password))
    if (missing.length > 0)
      return setProblem({
        lines: [t('login.fillBoth')],
        fields: Object.fromEntries(missing.map((field) => [field, ''])),
      })
    setProblem(noProblem)
    setBusy(true)
    try {
      const route = await signInFresh(userName, password, forceRefresh)
      if (!route) return startSession(await pageAfterSignIn())
      if (route.type === 'OtherSession') return setAsksToReplace(true)
      if (route.type === 'TwoFactor') return setSecondStep({ route, userName })
      followRoute(route)
    } catch (error) {
      setProblem(onForm(error))
    } finally {
      setBusy(false)
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void submit()
  }
  if (secondStep) {
    return (
      <SecondStep
        {...secondStep}
        onRoute={followRoute}
        onCancel={() => {
          setSecondStep(undefined)
          setAsksToReplace(false)
        }}
      />
    )
  }
  return (
    <form
      className={css.form}
      ref={form}
      onSubmit={send}
      {...marking(setProblem, { required: fields })}
      noValidate
      aria-labelledby="login-title"
    >
      <h1 id="login-title">{t('login.heading')}</h1>
      <p className="muted">{t('login.intro', { name: settings?.applicationTitle ?? '' })}</p>
      <ProblemLines lines={problem.lines} />
      <TextInput
        name="userName"
        label={t('login.userName')}
        maxLength={userNameLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        autoFocus
        error={markOf(problem, 'UserName')}
      />
      <div className={css.withLink}>
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          error={markOf(problem, 'Password')}
        />
        <To to="/forgot-password" className={css.aside}>
          {t('login.forgot')}
        </To>
      </div>
      {asksToReplace ? (
        <div className={css.attention} role="alert">
          <p>{t('login.otherSession')}</p>
          <Button variant="filled" loading={isBusy} onClick={() => void submit(true)}>
            {t('login.endOther')}
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="filled" loading={isBusy} fullWidth>
          {t('login.button')}
        </Button>
      )}
      <OtherWays />
    </form>
  )
}

/** Wrong credentials mark both fields, for nobody may learn which of them was wrong. */
function onForm(error: unknown): FormProblem {
  const problem = problemOf(error, fields)
  const isRefused = error instanceof ApiError && error.status === 401
  return isRefused ? { ...problem, fields: { UserName: '', Password: '' } } : problem
}

/** Where the server sends someone whose password was right; source: specification part 1, section 4. */
function useFollowRoute() {
  const t = useT()
  const nav = useNav()
  return ({ type, request }: LoginRoute) => {
    const query = `?request=${encodeURIComponent(request)}`
    if (type === 'AccountVerification') return nav.go(`/create-account${query}`)
    if (type === 'SelectAccount') return nav.go(`/select-account${query}`)
    if (type === 'Registration') return nav.go(`/registration${query}`)
    if (type !== 'ResetPassword') return
    toast.error(t('error.title'), [t('login.passwordExpired')])
    nav.go(`/login-change-password${query}&isReset=true`)
  }
}

const SecondStep = later(() => import('./SecondStep.tsx').then((module) => module.SecondStep))
const SsoButtons = later(() => import('./SsoButtons.tsx').then((module) => module.SsoButtons))

function OtherWays() {
  const t = useT()
  const settings = useSession((session) => session.login)
  return (
    <>
      {settings?.ssoEnabled && <SsoButtons settings={settings} />}
      <nav className={css.links} aria-label={t('login.or')}>
        <To to="/login-with-otp">{t('login.withOtp')}</To>
        {!settings?.disableFeaturesForEInvoicingPortal && (
          <To to="/registration">{t('login.createAccount')}</To>
        )}
      </nav>
    </>
  )
}
