import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { call } from '../../app/api/call.ts'
import { useNav } from '../../app/nav.tsx'
import { useSessionStart } from '../../app/session/start-context.ts'
import { dashboardPath } from '../../app/session/sign-in.ts'
import { setMaintenance, useSession } from '../../app/session/session.ts'
import type { Denial } from '../../app/session/session.ts'
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
  children,
}: {
  title: TextKey
  text: TextKey
  /** What stands in the way just here. */
  note?: string | undefined
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
      <h1>{t(title)}</h1>
      <p className="muted">{t(text)}</p>
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

/** `why`: what stands in the way of someone who is signed in. */
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
  return (
    <StatusPage title="noRights.title" text="noRights.text">
      <AskForRight code={deniedRight()} />
      <HomeButton />
    </StatusPage>
  )
}

export function NoBusinessAccess() {
  return <StatusPage title="noBusiness.title" text="noBusiness.text" />
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
  return <StatusPage title="notice.title" text="notice.text" />
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
