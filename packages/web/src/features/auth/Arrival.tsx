import { useEffect, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useNav } from '../../app/nav.tsx'
import { keepArrivalProblem } from '../../app/session/arrival-problem.ts'
import { enterWith, exchange, takeFromAddress } from '../../app/session/arrival.ts'
import type { LoginRoute, TokenReply } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { translate, useT } from '../../app/texts.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { EndOther } from './EndOther.tsx'
import css from './Login.module.css'
import { SecondStep } from './SecondStep.tsx'

/** `/initialize?request=` and `/portal-redirect?request=`: a request of a minute becomes a session. */
export function Initialize() {
  return <Arrival requestOf={(query) => query.get('request') ?? ''} />
}

/** `/loginResponse?statusCode=&response=`: back from an identity provider. What it refused is said on Login. */
export function LoginResponse() {
  return (
    <Arrival
      requestOf={(query) => {
        const response = query.get('response') ?? ''
        if (query.get('statusCode') === '200') return response
        keepArrivalProblem([refusal(response)])
        return ''
      }}
    />
  )
}

/** A code of ours in the words of the language; nothing of an address is ever shown as it is there. */
function refusal(code: string): string {
  const t = translate()
  return t.find(`sso.refused.${code}`) ?? t('sso.failed')
}

let arriving: Promise<TokenReply> | undefined

function Arrival({ requestOf }: { requestOf: (query: URLSearchParams) => string }) {
  const t = useT()
  const nav = useNav()
  const restart = useSessionStart()
  const [step, setStep] = useState<LoginRoute>()
  const toLogin = () => restart('/login')
  const take = async (reply: TokenReply) => {
    const next = await enterWith(reply)
    if ('page' in next) return restart(next.page)
    const query = `?request=${encodeURIComponent(next.request)}`
    if (next.type === 'SelectAccount') return nav.go(`/select-account${query}`, { replace: true })
    if (next.type === 'AccountVerification') return nav.go(`/create-account${query}`, { replace: true })
    if (next.type === 'ResetPassword')
      return nav.go(`/login-change-password${query}&isReset=true`, { replace: true })
    setStep(next)
  }
  const fail = (error: unknown) => {
    keepArrivalProblem(error instanceof ApiError && error.status === 0 ? [] : [t('hop.failed')])
    if (error instanceof ApiError && error.status !== 400) keepArrivalProblem(error.messages)
    toLogin()
  }
  useEffect(() => {
    // The request works once: a second drawing of the page must not try it again.
    if (arriving) return
    const request = requestOf(takeFromAddress())
    if (!request) return toLogin()
    arriving = exchange(request)
    void arriving
      .then(take)
      .catch(fail)
      .finally(() => {
        arriving = undefined
      })
    // Once, on arrival: the address is empty afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (!step) return <ScreenSkeleton />
  if (step.type === 'TwoFactor')
    return (
      <SecondStep
        route={step}
        userName=""
        onRoute={(route) => void take(route).catch(fail)}
        onCancel={toLogin}
      />
    )
  return (
    <div className={css.form}>
      <h1>{t('login.heading')}</h1>
      <EndOther route={step} onReply={take} />
    </div>
  )
}
