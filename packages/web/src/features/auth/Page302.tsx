import { useEffect } from 'react'
import { useNav } from '../../app/nav.tsx'
import { guardNow } from '../../app/session/guard-now.ts'
import { dashboardPath } from '../../app/session/sign-in.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'

/** The hop after sign-in: decides company and start page while a skeleton is shown. */
export function Page302() {
  const nav = useNav()
  const signedIn = useSession((session) => session.auth !== undefined)
  useEffect(() => {
    if (!signedIn) return nav.go('/', { replace: true })
    const decision = guardNow({ name: 'Dashboard', zone: 'company' }, dashboardPath().split('/')[1])
    nav.go(decision.kind === 'go' ? decision.to : dashboardPath(), { replace: true })
  }, [nav, signedIn])
  return <ScreenSkeleton />
}
