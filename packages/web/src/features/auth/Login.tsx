import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useSession } from '../../app/session/session.ts'
import { pageAfterSignIn, signInFresh } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import css from './Login.module.css'

const userNameLength = 64

type Problem = { readonly lines: readonly string[]; readonly fields: readonly string[] }
const none: Problem = { lines: [], fields: [] }

/** User name and password. What the server refuses is said on the form, beside the field it belongs to. */
export function Login() {
  const t = useT()
  const startSession = useSessionStart()
  const settings = useSession((session) => session.login)
  const [problem, setProblem] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (forceRefresh = false) => {
    const data = new FormData(form.current!)
    const userName = (data.get('userName') as string).trim()
    const password = data.get('password') as string
    const missing = [!userName && 'UserName', !password && 'Password'].filter((field) => field !== false)
    if (missing.length > 0) return setProblem({ lines: [t('login.fillBoth')], fields: missing })
    setProblem(none)
    setBusy(true)
    try {
      const route = await signInFresh(userName, password, forceRefresh)
      if (route)
        return route.type === 'OtherSession'
          ? setAsksToReplace(true)
          : setProblem({ lines: [otherStep(route.type)], fields: [] })
      startSession(await pageAfterSignIn())
    } catch (error) {
      if (error instanceof ApiError) setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  const otherStep = (type: string) =>
    type === 'ResetPassword' ? t('login.passwordExpired') : t('login.otherStep')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const blocksPaste = settings?.blockPasswordPaste ?? true
  return (
    <form className={css.form} ref={form} onSubmit={send} noValidate aria-labelledby="login-title">
      <h1 id="login-title">{t('login.heading')}</h1>
      <p className="muted">{t('login.intro', { name: settings?.applicationTitle ?? '' })}</p>
      <div role="alert" className={css.alert} data-shown={problem.lines.length > 0}>
        {problem.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <TextInput
        name="userName"
        label={t('login.userName')}
        maxLength={userNameLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        autoFocus
        error={problem.fields.includes('UserName')}
      />
      <PasswordInput
        name="password"
        label={t('login.password')}
        maxLength={settings?.passwordMaxLength ?? 32}
        autoComplete="current-password"
        error={problem.fields.includes('Password')}
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword'), tabIndex: 0 }}
        onPaste={(event) => blocksPaste && event.preventDefault()}
        onDrop={(event) => blocksPaste && event.preventDefault()}
      />
      {asksToReplace ? (
        <div className={css.alert} data-shown="true" data-kind="attention" role="alert">
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
    </form>
  )
}

/** Properties the server names are the fields of the form; everything else is a sentence above it. */
function problemOf(error: ApiError): Problem {
  const lines = [...error.messages, ...error.issues.map(({ message }) => message)]
  const fields = error.issues.map(({ property }) => property.charAt(0).toUpperCase() + property.slice(1))
  return {
    lines: [...new Set(lines)],
    fields: fields.length > 0 ? fields : error.status === 401 ? ['UserName', 'Password'] : [],
  }
}
