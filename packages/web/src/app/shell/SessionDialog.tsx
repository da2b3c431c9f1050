import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { SignInCode, codeOfRoute } from '../fields/CodeStep.tsx'
import type { CodeAsked } from '../fields/CodeStep.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { useSessionEnded } from '../session/ended.ts'
import { useSession } from '../session/session.ts'
import { accept, signIn } from '../session/sign-in.ts'
import type { LoginRoute, TokenReply } from '../session/sign-in.ts'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'

/**
 * Signs in again over the screen whose session has ended; what was typed below stays as it is, and continues only where
 * the same person comes back.
 */
export function SessionDialog() {
  const t = useT()
  const answer = useSessionEnded((state) => state.answer)
  if (!answer) return null
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('session.title')}
      size={420}
    >
      <Steps answer={answer} />
    </Modal>
  )
}

function Steps({ answer }: { answer: (signedIn: boolean) => void }) {
  const t = useT()
  const userName = useSession((session) => session.auth?.userName) ?? ''
  const [asked, setAsked] = useState<CodeAsked>()
  const [problem, setProblem] = useState('')
  const [asksToReplace, setAsksToReplace] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const follow = async (route: LoginRoute | undefined) => {
    if (!route) return answer(await isSamePerson())
    if (route.type === 'TwoFactor') return setAsked(codeOfRoute(route))
    if (route.type === 'OtherSession' && !route.request) return setAsksToReplace(true)
    setProblem(route.type === 'ResetPassword' ? t('login.passwordExpired') : t('login.otherStep'))
  }
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.messages[0] ?? t('error.noConnection')) : '')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password') as string
    if (!password) return setProblem(t('session.fillPassword'))
    void run(async () => follow(await signIn(userName, password, asksToReplace)))
  }
  const sendCode = () =>
    run(async () => {
      const domain = window.location.hostname
      setAsked({ ...(await call('auth.getOtp', { userName, domain }, { quiet: true })), channel: 'Mail' })
    })
  if (asked) {
    return (
      <SignInCode
        key={asked.request}
        asked={asked}
        onReply={(reply: TokenReply) => follow(accept(reply, userName))}
        onCancel={() => setAsked(undefined)}
        cancelLabel={t('common.cancel')}
      />
    )
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }} noValidate>
      <p>{t('session.text')}</p>
      <div>
        <span className="meta">{t('login.userName')}</span>
        <div style={{ overflowWrap: 'anywhere' }}>{userName}</div>
      </div>
      <PasswordField
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        data-autofocus
        error={problem || false}
      />
      {asksToReplace && <p role="alert">{t('login.otherSession')}</p>}
      <Button type="submit" variant="filled" loading={isBusy}>
        {t(asksToReplace ? 'login.endOther' : 'session.continue')}
      </Button>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' }}>
        <Button variant="subtle" onClick={() => void sendCode()} disabled={isBusy}>
          {t('session.code')}
        </Button>
        <Button onClick={() => answer(false)}>{t('session.leave')}</Button>
      </div>
    </form>
  )
}

/** Another person's session sends nothing of what the first one typed. */
async function isSamePerson(): Promise<boolean> {
  const before = useSession.getState().profile
  const now = await call('user.profile', undefined, { quiet: true })
  return before === undefined || before.id === now.id
}
