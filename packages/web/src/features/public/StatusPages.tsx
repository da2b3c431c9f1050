import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '../../app/api/call.ts'
import { useNav } from '../../app/nav.tsx'
import { useSessionStart } from '../../app/session/start-context.ts'
import { dashboardPath } from '../../app/session/sign-in.ts'
import { loadSession } from '../../app/session/load.ts'
import { useRights } from '../../app/session/rights.ts'
import { defaultCompany, setMaintenance, useSession } from '../../app/session/session.ts'
import type { Denial } from '../../app/session/session.ts'
import { rightWords } from '../../app/rights/right-words.ts'
import { AskForRight } from '../../app/rights/AskForRight.tsx'
import { deniedRight } from '../../app/session/denied-right.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import css from './StatusPages.module.css'

/** Pages that say why there is nothing to see, and offer the one way on. */
function StatusPage({
  title,
  text,
  note,
  params,
  children,
}: {
  title: TextKey
  text: TextKey
  /** What is in the way just here. */
  note?: string | undefined
  params?: Readonly<Record<string, string>>
  children?: ReactNode
}) {
  const t = useT()
  return (
    <div className={css.page}>
      <svg viewBox="0 0 120 90" className={css.drawing} aria-hidden>
        <path d="M34 8h40l16 16v58H34z" className={css.sheet} />
        <path d="M74 8v16h16" className={css.sheet} />
        <path d="M46 42h32M46 54h32M46 66h18" className={css.lines} />
      </svg>
      <h1>{t(title, params)}</h1>
      <p className="muted">{t(text, params)}</p>
      {note && <p role="status">{note}</p>}
      <div className={css.actions}>{children}</div>
    </div>
  )
}

function HomeButton() {
  const t = useT()
  const nav = useNav()
  const signedIn = useSession((session) => session.auth !== undefined)
  const to = () => (signedIn ? dashboardPath() : '/')
  return (
    <Button variant="filled" onClick={() => nav.go(to())}>
      {t(signedIn ? 'status.toDashboard' : 'status.toHome')}
    </Button>
  )
}

export function NotFound() {
  return (
    <StatusPage title="notFound.title" text="notFound.text">
      <HomeButton />
    </StatusPage>
  )
}

/** `why`: what is in the way of someone who is signed in. */
export function Unauthorized({ why }: { why?: Denial | undefined }) {
  const t = useT()
  return (
    <StatusPage title="unauthorized.title" text="unauthorized.text" note={why && t(`rights.${why}`)}>
      <HomeButton />
    </StatusPage>
  )
}

export function BadRequest() {
  return (
    <StatusPage title="badRequest.title" text="badRequest.text">
      <HomeButton />
    </StatusPage>
  )
}

export function NoRights() {
  const t = useT()
  const code = deniedRight()
  return (
    <StatusPage
      title="noRights.title"
      text="noRights.text"
      note={code && t('noRights.right', { right: rightWords(t, code) })}
    >
      <AskForRight code={code} />
      <HomeButton />
    </StatusPage>
  )
}

/** In the place of a screen of a business that is switched off. */
export function InactiveBusiness() {
  const t = useT()
  const nav = useNav()
  const { may } = useRights()
  const companies = useSession((session) => session.companies)
  const name = companies.find(({ id }) => id === nav.eId)?.entityName ?? ''
  const other = defaultCompany(companies)
  return (
    <StatusPage title="inactiveBusiness.title" text="inactiveBusiness.text" params={{ name }}>
      {may('BSN_SH_VW') && (
        <Button variant={other ? 'default' : 'filled'} onClick={() => nav.go('manage-business')}>
          {t('inactiveBusiness.manage')}
        </Button>
      )}
      {other && (
        <Button variant="filled" onClick={() => nav.go(`/${other.id}/dashboard`)}>
          {t('inactiveBusiness.other', { name: other.entityName })}
        </Button>
      )}
    </StatusPage>
  )
}

/** Someone else gives what is missing: whether it was given is asked here. */
function CheckAgain() {
  const t = useT()
  const nav = useNav()
  const isSignedIn = useSession((session) => session.auth !== undefined)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await loadSession().catch(() => undefined)
    setBusy(false)
    nav.go(dashboardPath(), { replace: true })
  }
  if (!isSignedIn) return <HomeButton />
  return (
    <Button variant="filled" loading={isBusy} onClick={() => void check()}>
      {t('status.checkAgain')}
    </Button>
  )
}

export function NoBusinessAccess() {
  return (
    <StatusPage title="noBusiness.title" text="noBusiness.text">
      <CheckAgain />
    </StatusPage>
  )
}

export function NoEntity() {
  const t = useT()
  const nav = useNav()
  const company = useSession((session) => session.companies[0])
  return (
    <StatusPage title="noEntity.title" text="noEntity.text">
      {company && (
        <Button variant="filled" onClick={() => nav.go(`/${company.id}/manage-business`)}>
          {t('companies.title')}
        </Button>
      )}
    </StatusPage>
  )
}

export function Notice() {
  const t = useT()
  const nav = useNav()
  const { may } = useRights()
  const [company] = useSession((session) => session.companies)
  return (
    <StatusPage title="notice.title" text="notice.text">
      {company && may('BSN_SH_VW') && (
        <Button variant="default" onClick={() => nav.go(`/${company.id}/manage-business`)}>
          {t('inactiveBusiness.manage')}
        </Button>
      )}
      <CheckAgain />
    </StatusPage>
  )
}

const checkEveryMs = 30_000

/** Asks every 30 seconds; as soon as the server is up the flag goes and the root opens. */
export function UnderMaintenance() {
  const restart = useSessionStart()
  useEffect(() => {
    const timer = window.setInterval(() => {
      call('system.ping', undefined, { quiet: true }).then(
        () => {
          setMaintenance(false)
          restart('/')
        },
        () => undefined,
      )
    }, checkEveryMs)
    return () => window.clearInterval(timer)
  }, [restart])
  return <StatusPage title="maintenance.title" text="maintenance.text" />
}
