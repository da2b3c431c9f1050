import type { Reply } from '../api/call-types.ts'
import { call } from '../api/call.ts'
import { encrypted } from './encrypt.ts'
import { clearStorage, keys, store } from './storage.ts'
import { defaultCompany, setAuth, useSession } from './session.ts'
import { usePreferences } from '../../theme/preferences.ts'

export type TokenReply = Reply<'auth.token'>
export type LoginRoute = Extract<TokenReply, { type: string }>

/**
 * Exchanges name and password for a session. The password travels encrypted with a key of single use, on top
 * of TLS. Answers the login route where the server asks for another step.
 */
export async function signIn(
  userName: string,
  password: string,
  forceRefresh = false,
): Promise<LoginRoute | undefined> {
  const { texts, headers } = await encrypted(password)
  const reply = await call(
    'auth.token',
    { userName, password: texts[0]!, forceRefresh, domain: window.location.hostname },
    { quiet: true, headers },
  )
  return accept(reply, userName)
}

/** Takes the session that a way in answered with; answers the login route where another step is asked. */
export function accept(reply: TokenReply, userName: string): LoginRoute | undefined {
  if ('type' in reply) return reply
  setAuth({ ...reply, userName })
  return undefined
}

/** A fresh sign-in leaves nothing of the user before: the storage is emptied first. */
export async function signInFresh(userName: string, password: string, forceRefresh = false) {
  return startFresh(await signIn(userName, password, forceRefresh))
}

export const acceptFresh = (reply: TokenReply, userName: string) => startFresh(accept(reply, userName))

function startFresh(route: LoginRoute | undefined): LoginRoute | undefined {
  if (!route) {
    const { auth } = useSession.getState()
    clearStorage()
    setAuth(auth)
    store(keys.cultureName, usePreferences.getState().culture)
  }
  return route
}

/** Where a fresh session goes, by the business summary; a failing summary goes the ordinary way. */
export async function pageAfterSignIn(): Promise<string> {
  try {
    const summary = await call('subscriber.businessSummary', undefined, { quiet: true })
    useSession.setState({ summary })
    if (summary.totalCompanies === 0 || summary.isSetupOpen) return '/setup-wizard'
    if (summary.userCompanies === 0) return '/notice-page'
  } catch {
    return '/page-302'
  }
  return '/page-302'
}

/** Start of the product for a signed-in user: the default company's dashboard. */
export function dashboardPath(): string {
  const company = defaultCompany(useSession.getState().companies)
  return company ? `/${company.id}/dashboard` : '/notice-page'
}
