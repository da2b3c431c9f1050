import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { JWTPayload } from 'jose'
import Provider from 'oidc-provider'
import { CookieJar } from './cookie-jar.ts'

export interface OpenIdProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs in there as a person with a browser would, and gives the address that the browser is sent back to. */
  signIn(url: string, email: string): Promise<URL>
  /** An ID token with the provider's own key, or a stranger's, with claims of choice. */
  token(claims: JWTPayload, given?: { readonly foreignKey?: boolean }): Promise<string>
  stop(): Promise<void>
}

/** A real OpenID provider on the loopback. Addresses that begin with `unverified` are not verified there. */
export async function startOpenIdProvider(returnAddress: string): Promise<OpenIdProvider> {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const own = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const clientId = 'bahi-test'
  const clientSecret = 'a-secret-of-forty-characters-or-so-for-it'
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnAddress],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
    }),
  })
  const answer = provider.callback()
  http.on('request', (request, reply) => {
    // Google lets people choose between their accounts; this one has no such page.
    request.url = request.url?.replace('&prompt=select_account', '')
    void answer(request, reply)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: (url, email) => signIn(url, email, returnAddress),
    token: (claims, { foreignKey = false } = {}) =>
      new SignJWT({ email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .sign(foreignKey ? foreign.privateKey : own.privateKey),
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

/** Follows redirections and answers the pages for login and consent, until the way leads back. */
async function signIn(url: string, email: string, returnAddress: string): Promise<URL> {
  const jar = new CookieJar()
  let next = new URL(url)
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    if (next.href.startsWith(returnAddress)) return next
    const response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(form ? { body: form } : {}),
    })
    jar.keep(response)
    form = undefined
    const location = response.headers.get('location')
    if (location) {
      next = new URL(location, next)
      continue
    }
    const page = await response.text()
    const action = /<form[^>]+action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`The provider answered ${response.status}: ${page.slice(0, 300)}`)
    next = new URL(action, next)
    form = /name="login"/.test(page)
      ? new URLSearchParams({ prompt: 'login', login: email, password: 'any' })
      : new URLSearchParams({ prompt: 'consent' })
  }
  throw new Error('The way through the provider has no end')
}
