import { call } from '../api/call.ts'
import { transport } from '../api/transport.ts'
import { whileMoving } from './ended.ts'
import { acceptFresh, pageAfterSignIn } from './sign-in.ts'
import type { LoginRoute, TokenReply } from './sign-in.ts'
import { forgetSession, setAuth, useSession } from './session.ts'
import { ssoAttempt } from './sso.ts'
import { clearStorage } from './storage.ts'

/** Takes the request out of the address and out of the history: anyone who goes back, or looks, finds nothing. */
export function takeFromAddress(): URLSearchParams {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname)
  return new URLSearchParams(search)
}

/** Exchanges a request of the address, once; anyone who was signed in before is so no longer. */
export async function exchange(
  request: string,
  name: 'sso.userToken' | 'sso.switch' = 'sso.userToken',
): Promise<TokenReply> {
  const attempt = ssoAttempt()
  // Only the session that asked for it is switched.
  const headers: Record<string, string> = name === 'sso.switch' ? { 'auth-token': transport.authToken } : {}
  if (attempt) headers['public-auth-token'] = attempt
  forgetSession()
  clearStorage()
  return call(name, { request }, { quiet: true, headers })
}

/** Starts the session that a way in without a typed user name answered with, or answers the step before it. */
export async function enterWith(reply: TokenReply): Promise<{ page: string } | LoginRoute> {
  const route = acceptFresh(reply, '')
  if (route) return route
  const { auth } = useSession.getState()
  const { userName } = await call('user.profile', undefined, { quiet: true })
  if (auth) setAuth({ ...auth, userName })
  return { page: await pageAfterSignIn() }
}

/** Leaves the running session for that of the request which `ask` gets of it. */
export function moveTo(
  ask: () => Promise<{ readonly request: string }>,
  name?: 'sso.userToken' | 'sso.switch',
): Promise<{ page: string } | LoginRoute> {
  return whileMoving(async () => {
    const { request } = await ask()
    return enterWith(await exchange(request, name))
  })
}
