import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { SignInCode } from '../../app/fields/CodeStep.tsx'
import { markOf, marking, mobilePattern } from '../../app/fields/marks.ts'
import { useNav } from '../../app/nav.tsx'
import { acceptFresh, pageAfterSignIn } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './registration.module.css'
import { textIn } from '../../ui/form/values.ts'

type State = Reply<'verification.state'>

/** Six digits that prove the address of a user who signed in without; the mobile number may be put right here. */
export function Verification({ request }: { request: string }) {
  const t = useT()
  const nav = useNav()
  const startSession = useSessionStart()
  const [state, setState] = useState<State>()
  const [isMobile, setMobile] = useState(false)
  const toLogin = () => nav.go('/login', { replace: true })
  useEffect(() => {
    call('verification.state', { request }, { quiet: true }).then(setState, () => {
      toast.error(t('error.title'), [t('verification.over')])
      toLogin()
    })
    // Once, with the address the page was opened by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (!state) return null
  const onReply = async (reply: Reply<'auth.validateOtp'>) => {
    const route = acceptFresh(reply, '')
    // A second step follows: it begins with the password again.
    if (route) {
      toast.success(t('verification.done'))
      return toLogin()
    }
    startSession(await pageAfterSignIn())
  }
  return (
    <div className={css.form}>
      <h1>{t('verification.title')}</h1>
      <p className="muted">{t('verification.intro')}</p>
      {isMobile ? (
        <Mobile
          request={state.request}
          onDone={(changed) => {
            setState(changed)
            setMobile(false)
          }}
          onCancel={() => setMobile(false)}
        />
      ) : (
        <>
          <SignInCode
            key={state.expiresAt}
            asked={{ ...state, channel: 'Mail' }}
            cancelLabel={t('otp.back')}
            onCancel={toLogin}
            onReply={onReply}
          />
          <p>
            {state.mobile && (
              <>
                {t('field.mobile')} <bdi className="figure">{state.mobile}</bdi>{' '}
              </>
            )}
            <Button variant="subtle" size="compact-sm" onClick={() => setMobile(true)}>
              {t('verification.changeMobile')}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}

interface MobileProps {
  readonly request: string
  readonly onDone: (state: State) => void
  readonly onCancel: () => void
}

function Mobile({ request, onDone, onCancel }: MobileProps) {
  const t = useT()
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const mobile = textIn(new FormData(event.currentTarget), 'mobile').trim()
    if (!mobile) return setProblem({ lines: [], fields: { Mobile: t('issue.REQUIRED') } })
    setProblem(noProblem)
    setBusy(true)
    try {
      onDone(await call('verification.updateMobile', { request, mobile }, { quiet: true }))
      toast.success(t('otp.resent'))
    } catch (error) {
      setProblem(problemOf(error, ['Mobile']))
      setBusy(false)
    }
  }
  return (
    <form
      className={css.fields}
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required: ['Mobile'], patterns: { Mobile: mobilePattern } })}
      noValidate
    >
      <ProblemLines lines={problem.lines} />
      <TextInput
        name="mobile"
        label={t('field.mobile')}
        description={t('verification.mobileHelp')}
        maxLength={11}
        inputMode="numeric"
        autoComplete="tel-national"
        dir="ltr"
        autoFocus
        error={markOf(problem, 'Mobile')}
      />
      <div className={css.row}>
        <Button type="submit" variant="filled" loading={isBusy}>
          {t('verification.saveMobile')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
