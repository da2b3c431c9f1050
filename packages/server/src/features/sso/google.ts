import type { ssoCalls } from '@bahi/contracts/sso.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { secretOf, systemSettings, textOf } from '../../platform/system-settings.ts'
import { isOwnBrowser, nonceOf, openAttempt, takeAttempt, takeAttemptOfNonce } from './attempts.ts'
import { accountsOfEmail } from './person.ts'
import { enterPerson, keepProof } from './proof.ts'
import type { TokenReply } from '../auth/index.ts'

const googleIssuer = 'https://accounts.google.com'
const returnPath = '/api/sso/google/return'

interface Client {
  readonly config: oidc.Configuration
  readonly keys: ReturnType<typeof createRemoteJWKSet>
  readonly readAt: number
}

/** What discovery returned for a provider, by issuer, client and secret; asked again after an hour. */
const clients = new Map<string, Promise<Client>>()

/** Where the browser signs in with Google: code flow with proof key, state and nonce. */
export async function googleUrl(ctx: PublicCtx): Promise<ReplyOf<typeof ssoCalls.getUrl>> {
  const { config } = await clientOf(ctx)
  const { state, nonce, proofKey, secret } = await openAttempt(ctx, 'google', null)
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: ctx.publicUrl + returnPath,
    scope: 'openid email',
    code_challenge: await oidc.calculatePKCECodeChallenge(proofKey),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    state,
    nonce,
  })
  return { url: url.href, attempt: secret, nonce }
}

/** Google sent the browser back: exchanges the code and gives a request that the browser exchanges for its session. */
export async function googleReturned(ctx: PublicCtx, search: string): Promise<string> {
  const { config } = await clientOf(ctx)
  const state = new URLSearchParams(search).get('state') ?? ''
  const attempt = await takeAttempt(ctx, state, 'google')
  if (!attempt) throw new AppError('LINK_INVALID')
  let claims: oidc.IDToken | undefined
  try {
    const tokens = await oidc.authorizationCodeGrant(config, new URL(ctx.publicUrl + returnPath + search), {
      expectedState: state,
      expectedNonce: nonceOf(state),
      pkceCodeVerifier: attempt.proofKey,
      idTokenExpected: true,
    })
    claims = tokens.claims()
  } catch (cause) {
    ctx.log.warn({ err: cause }, 'google sign-in refused')
    throw new AppError('SSO_REFUSED', { cause })
  }
  const email = provedEmail(claims ?? {})
  return keepProof(ctx, await accountsOfEmail(ctx, email), { way: 'Google', browser: attempt.browser, email })
}

/** An ID token that the browser got on its own: signature, issuer, audience, expiry, and a nonce of ours, used once. */
export async function googleToken(
  ctx: PublicCtx,
  { token }: ParsedOf<typeof ssoCalls.googleToken>,
): Promise<TokenReply> {
  const { config, keys } = await clientOf(ctx)
  const claims = await jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience: config.clientMetadata().client_id,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce', 'email'],
    clockTolerance: 30,
  }).then(
    ({ payload }) => payload,
    (cause: unknown) => {
      ctx.log.warn({ err: cause }, 'google token refused')
      throw new AppError('SSO_REFUSED', { cause })
    },
  )
  const attempt = await takeAttemptOfNonce(ctx, String(claims['nonce']), 'google')
  if (!attempt || !isOwnBrowser(ctx, attempt.browser)) throw new AppError('SSO_REFUSED')
  const email = provedEmail(claims)
  return enterPerson(ctx, await accountsOfEmail(ctx, email), { way: 'Google', email })
}

/** An address that the provider has not verified may be anybody's. */
function provedEmail(claims: { readonly [name: string]: unknown }): string {
  const { email, email_verified: isVerified } = claims
  if (typeof email !== 'string' || isVerified !== true) throw new AppError('SSO_EMAIL_UNVERIFIED')
  return email
}

async function clientOf(ctx: PublicCtx): Promise<Client> {
  const values = await ctx.withoutTenant((db) => systemSettings(db, ctx.product.variant))
  const id = textOf(values, 'googleOAuthClientId')
  if (values.get('ssoEnabled') !== true || id === '') throw new AppError('SSO_NOT_SET_UP')
  const secret = secretOf(values, ctx.portals.secrets, 'googleOAuthClientSecret')
  const issuer = textOf(values, 'googleOAuthIssuer') || googleIssuer
  const key = JSON.stringify([issuer, id, secret])
  const known = await clients.get(key)?.catch(() => undefined)
  if (known && Date.now() - known.readAt < 3_600_000) return known
  const made = discover(new URL(issuer), id, secret)
  if (clients.size > 20) clients.clear()
  clients.set(key, made)
  return made.catch((cause: unknown) => {
    clients.delete(key)
    ctx.log.error({ err: cause }, 'google discovery failed')
    throw new AppError('SSO_UNREACHABLE', { cause })
  })
}

async function discover(issuer: URL, id: string, secret: string): Promise<Client> {
  // A provider on the machine itself needs no TLS; any other does.
  const isLocal = issuer.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(issuer.hostname)
  const config = await oidc.discovery(
    issuer,
    id,
    undefined,
    secret ? oidc.ClientSecretPost(secret) : oidc.None(),
    { timeout: 10, ...(isLocal ? { execute: [oidc.allowInsecureRequests] } : {}) },
  )
  const { jwks_uri: address } = config.serverMetadata()
  if (!address) throw new Error('The provider names no keys')
  return {
    config,
    keys: createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000 }),
    readAt: Date.now(),
  }
}
