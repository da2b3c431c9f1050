import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useNav } from '../../app/nav.tsx'
import { forgetSession, useSession } from '../../app/session/session.ts'
import { clearStorage } from '../../app/session/storage.ts'
import { forgetDrafts } from '../../app/session/drafts.ts'
import { useSessionStart } from '../../app/session/start-context.ts'

/** `/validate`: old links to it lead to Login. */
export function ToLogin() {
  const nav = useNav()
  useEffect(() => nav.go('/login', { replace: true }), [nav])
  return null
}

/** Ends the session on the server, forgets everything of it here, and goes home. */
export function Logout() {
  const restart = useSessionStart()
  useEffect(() => {
    void leave().then(() => restart('/'))
  }, [restart])
  return null
}

async function leave(): Promise<void> {
  try {
    if (useSession.getState().auth) await call('auth.logout', undefined, { quiet: true })
  } catch {
    // A session that has already ended needs no ending.
  }
  forgetSession()
  await forgetDrafts()
  clearStorage()
}

/** `/redirect?to=`: goes to a path of the product and nowhere else. */
export function Redirect() {
  const nav = useNav()
  const [wanted] = useState(() => nav.search['to'])
  useEffect(() => {
    nav.go(ownPath(wanted), { replace: true })
    // Once: while the page it leads to arrives, the address is that page's already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

function ownPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/error-400'
  const url = new URL(wanted, window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search : '/error-400'
}
