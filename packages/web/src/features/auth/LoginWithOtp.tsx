import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Input } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { SignInCode, codeOfRoute } from '../../app/fields/CodeStep.tsx'
import type { CodeAsked } from '../../app/fields/CodeStep.tsx'
import { markOf, marking } from '../../app/fields/marks.ts'
import { useNav } from '../../app/nav.tsx'
import { acceptFresh, pageAfterSignIn } from '../../app/session/sign-in.ts'
import type { LoginRoute, TokenReply } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { EndOther } from './EndOther.tsx'
import css from './Login.module.css'
import { NeedHelp } from './NeedHelp.tsx'

type Template = NonNullable<Input<'auth.getOtp'>['templateId']>
const templates: readonly Template[] = ['signInCode', 'signInCodeSms', 'signInCodeWhatsApp']

/** User name, then the code that was sent for it. The page says the same whether there is such a user or not. */
export function LoginWithOtp() {
  const t = useT()
  const nav = useNav()
  const startSession = useSessionStart()
  const [userName, setUserName] = useState('')
  const [asked, setAsked] = useState<CodeAsked>()
  const [other, setOther] = useState<LoginRoute>()

  const take = async (reply: TokenReply) => {
    const route = acceptFresh(reply, userName)
    if (!route) return startSession(await pageAfterSignIn())
    if (route.type === 'TwoFactor') setAsked(codeOfRoute(route))
    if (route.type === 'OtherSession') setOther(route)
  }
  return (
    <div className={css.form}>
      <h1>{t('otp.title')}</h1>
      {other ? (
        <EndOther route={other} onReply={take} />
      ) : asked ? (
        <SignInCode
          key={asked.request}
          asked={asked}
          onReply={take}
          onCancel={() => setAsked(undefined)}
          cancelLabel={t('common.cancel')}
        />
      ) : (
        <AskForCode
          userName={userName}
          onSent={(name, sent) => {
            setUserName(name)
            setAsked(sent)
          }}
          onBack={() => nav.go('/login')}
        />
      )}
      <NeedHelp />
    </div>
  )
}

interface AskProps {
  readonly userName: string
  readonly onSent: (userName: string, asked: CodeAsked) => void
  readonly onBack: () => void
}

function AskForCode({ userName: before, onSent, onBack }: AskProps) {
  const t = useT()
  const [problem, setProblem] = useState(noProblem)
  const [template, setTemplate] = useState<Template>('signInCode')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const userName = (new FormData(event.currentTarget).get('userName') as string).trim()
    if (!userName) return setProblem({ lines: [], fields: { UserName: t('otp.fillUserName') } })
    setProblem(noProblem)
    setBusy(true)
    try {
      const domain = window.location.hostname
      const sent = await call('auth.getOtp', { userName, templateId: template, domain }, { quiet: true })
      onSent(userName, { ...sent, channel: 'Mail' })
    } catch (error) {
      setProblem(problemOf(error, ['UserName']))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required: ['UserName'] })}
      noValidate
      className={css.fields}
    >
      <p className="muted">{t('otp.intro')}</p>
      <ProblemLines lines={problem.lines} />
      <TextInput
        name="userName"
        label={t('login.userName')}
        defaultValue={before}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={markOf(problem, 'UserName')}
      />
      <NativeSelect
        label={t('otp.channel')}
        value={template}
        onChange={(event) => setTemplate(event.currentTarget.value as Template)}
        data={templates.map((value) => ({ value, label: t(`otp.channel.${value}`) }))}
      />
      <Button type="submit" variant="filled" loading={isBusy}>
        {t('otp.send')}
      </Button>
      <Button variant="default" onClick={onBack}>
        {t('otp.back')}
      </Button>
    </form>
  )
}
