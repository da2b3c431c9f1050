import { call } from '../api/call.ts'

export type SsoMethod = 'azure' | 'okta' | 'google'
/** What proves, when the browser comes back, that this browser went away to sign in. */
const attemptKey = 'ssoAttempt'

/** Leaves for the identity provider. */
export async function startSso(authenticationMethod: SsoMethod, userName: string | undefined): Promise<void> {
  const { url, attempt } = await call('sso.getUrl', {
    authenticationMethod,
    ...(userName ? { userName } : {}),
  })
  sessionStorage.setItem(attemptKey, attempt)
  window.location.assign(url)
}

export const ssoAttempt = (): string => sessionStorage.getItem(attemptKey) ?? ''
