import { useEffect, useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import { CodeStep } from '../../app/fields/CodeStep.tsx'
import type { CodeAsked } from '../../app/fields/CodeStep.tsx'
import { useNav } from '../../app/nav.tsx'
import { useSession } from '../../app/session/session.ts'
import { acceptFresh } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import { Business } from './Business.tsx'
import { Person } from './Person.tsx'
import css from './registration.module.css'

export type Validated = Reply<'registration.validateGstinOrPan'>

const steps = ['business', 'person', 'code'] as const

/**
 * The request is kept with the page, not in its address: someone who looks at the mail on the same telephone finds the
 * page again, and no list of addresses opens it.
 */
function keepWithPage(request: string | undefined): void {
  window.history.replaceState(request === undefined ? null : { request }, '', window.location.href)
}

function requestOfPage(): string | undefined {
  const { request } = (window.history.state ?? {}) as { request?: unknown }
  return typeof request === 'string' ? request : undefined
}

/** From a GSTIN or PAN to an account on trial: the business, the person, the mailed code, and in. */
export function Registration() {
  const t = useT()
  const isPortal = useSession((session) => session.login?.disableFeaturesForEInvoicingPortal ?? false)
  if (!isPortal) return <Steps />
  return (
    <div className={css.form}>
      <h1>{t('registration.title')}</h1>
      <p>{t('registration.notHere')}</p>
    </div>
  )
}

function Steps() {
  const t = useT()
  const nav = useNav()
  const startSession = useSessionStart()
  const [kept] = useState(() => nav.search['request'] ?? requestOfPage())
  const [gstinOrPan, setGstinOrPan] = useState('')
  const [business, setBusiness] = useState<Validated>()
  const [refused, setRefused] = useState('')
  const [userName, setUserName] = useState('')
  const [asked, setAsked] = useState<CodeAsked | undefined>(() =>
    typeof kept === 'string'
      ? { request: kept, channel: 'Mail', resendsLeft: 3, sentTo: t('registration.yourMail') }
      : undefined,
  )
  const at = asked ? 'code' : business ? 'person' : 'business'
  useEffect(() => {
    if (typeof kept !== 'string') return
    nav.setSearch({ request: undefined })
    keepWithPage(kept)
    // Once, on arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const restart = () => {
    setAsked(undefined)
    keepWithPage(undefined)
  }
  return (
    <div className={css.form}>
      <h1>{t('registration.title')}</h1>
      <ol className={css.steps} aria-label={t('registration.steps')}>
        {steps.map((step, index) => (
          <li key={step} aria-current={step === at ? 'step' : undefined}>
            {index + 1}. {t(`registration.step.${step}`)}
          </li>
        ))}
      </ol>
      {asked ? (
        <CodeStep
          asked={asked}
          cancelLabel={t('registration.back')}
          onCancel={restart}
          onResend={() => call('registration.regenerateOtp', { request: asked.request })}
          onCode={async (otp) => {
            const body = { request: asked.request, otp }
            const reply = await call('registration.validateOtp', body).catch((error: unknown) => {
              // Someone was quicker with the GSTIN or the name: begin again, with the reason.
              if (!(error instanceof ApiError) || error.issues.length === 0) throw error
              setRefused(error.issues.map(({ message }) => message).join(' '))
              setBusiness(undefined)
              restart()
            })
            if (!reply) return
            acceptFresh(reply, userName)
            startSession('/setup-wizard')
          }}
        />
      ) : business ? (
        <Person
          gstinOrPan={gstinOrPan}
          business={business}
          onBack={(why = '') => {
            setRefused(why)
            setBusiness(undefined)
          }}
          onSent={({ request, resendsLeft, expiresAt }, name) => {
            setUserName(name)
            setAsked({ request, channel: 'Mail', resendsLeft, expiresAt, sentTo: name })
            keepWithPage(request)
          }}
        />
      ) : (
        <Business
          start={gstinOrPan}
          refused={refused}
          onFound={(typed, found) => {
            setRefused('')
            setGstinOrPan(typed)
            setBusiness(found)
          }}
        />
      )}
    </div>
  )
}
