import { IconBuilding, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { To } from '../../app/nav.tsx'
import { enterWith, takeFromAddress } from '../../app/session/arrival.ts'
import type { LoginRoute, TokenReply } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { EndOther } from './EndOther.tsx'
import css from './Login.module.css'
import own from './SelectAccount.module.css'
import { SecondStep } from './SecondStep.tsx'

type Account = Reply<'sso.accounts'>[number]

/** One person, several accounts: which of them to open. */
export function SelectAccount() {
  const t = useT()
  const restart = useSessionStart()
  const [request] = useState(() => takeFromAddress().get('request') ?? '')
  const [accounts, setAccounts] = useState<readonly Account[]>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState('')
  const [step, setStep] = useState<LoginRoute>()

  useEffect(() => {
    if (!request) return setProblem(t('selectAccount.over'))
    call('sso.accounts', { request }, { quiet: true }).then(setAccounts, () =>
      setProblem(t('selectAccount.over')),
    )
  }, [request, t])

  const take = async (reply: TokenReply) => {
    const next = await enterWith(reply)
    if ('page' in next) restart(next.page)
    else setStep(next)
  }
  const choose = async (userName: string) => {
    setBusy(userName)
    setProblem('')
    try {
      await take(await call('sso.googleTokenByEmail', { request, userName }, { quiet: true }))
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 400
      setProblem(isOver ? t('selectAccount.over') : error instanceof ApiError ? error.messages.join(' ') : '')
      if (isOver) setAccounts(undefined)
    } finally {
      setBusy('')
    }
  }
  if (step?.type === 'TwoFactor')
    return (
      <SecondStep
        route={step}
        userName=""
        onRoute={(route) => void take(route)}
        onCancel={() => restart('/login')}
      />
    )
  return (
    <div className={css.form}>
      <h1>{t('selectAccount.title')}</h1>
      {step ? (
        <EndOther route={step} onReply={take} />
      ) : (
        <>
          {!problem && <p className="muted">{t('selectAccount.intro')}</p>}
          <ProblemLines lines={problem ? [problem] : []} />
          <ul className={own.list}>
            {accounts?.map(({ userName, name, subscriberName }) => (
              <li key={userName}>
                <button
                  type="button"
                  className={`plain ${own.account}`}
                  disabled={busy !== ''}
                  aria-busy={busy === userName}
                  onClick={() => void choose(userName)}
                >
                  <IconBuilding size={20} stroke={1.5} aria-hidden />
                  <span className={own.names}>
                    <strong>
                      <bdi>{subscriberName}</bdi>
                    </strong>
                    <span className="meta">
                      <bdi>{[name, userName].filter(Boolean).join(' · ')}</bdi>
                    </span>
                  </span>
                  <IconChevronRight size={18} stroke={1.5} aria-hidden data-mirror />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <To to="/login">{t('selectAccount.back')}</To>
    </div>
  )
}
