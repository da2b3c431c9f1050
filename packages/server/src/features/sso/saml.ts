import { createHash } from 'node:crypto'
import { SAML } from '@node-saml/node-saml'
import type { Profile } from '@node-saml/node-saml'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { ssoCalls } from '@bahi/contracts/sso.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { systemSettings } from '../../platform/system-settings.ts'
import { findLogin } from '../auth/index.ts'
import { openAttempt, requestIdOf, takeAttempt } from './attempts.ts'
import type { PersonAccount } from './person.ts'
import { keepProof } from './proof.ts'

export type SamlMethod = 'azure' | 'okta'

interface Provider {
  readonly entryPoint: string
  readonly issuer: string
  readonly certificates: string[]
  readonly userNameAttribute: string | null
  readonly asksSecondStep: boolean
}

/** How identity providers know this product; the same for every account. */
export const oursAt = (publicUrl: string, method: SamlMethod) => ({
  entityId: `${publicUrl}/api/sso/saml/metadata`,
  replyUrl: `${publicUrl}/api/sso/saml/${method}`,
  metadataUrl: `${publicUrl}/api/sso/saml/metadata?method=${method}`,
})

const clockSkewMs = 60_000
const longestAgeMs = 10 * 60_000

/**
 * Where the browser of a user signs in. A user that does not exist is answered like one whose account has no identity
 * provider.
 */
export async function samlUrl(
  ctx: PublicCtx,
  method: SamlMethod,
  userName: string,
): Promise<ReplyOf<typeof ssoCalls.getUrl>> {
  const { found, values } = await ctx.withoutTenant(async (db) => ({
    found: await findLogin(db, userName),
    values: await systemSettings(db, ctx.product.variant),
  }))
  const { subscriberId } = found ?? { subscriberId: 0 }
  const provider = await ctx.inTenant(subscriberId, {}, (db) => readProvider(db, subscriberId, method))
  if (values.get('ssoEnabled') !== true || values.get(`${method}Saml`) !== true || !provider)
    throw new AppError('SSO_NOT_SET_UP')
  const { state, secret } = await openAttempt(ctx, method, subscriberId)
  const saml = samlOf(provider, oursAt(ctx.publicUrl, method), requestIdOf(state))
  return { url: await saml.getAuthorizeUrlAsync(state, undefined, {}), attempt: secret }
}

/** The identity provider sent the browser back: gives a request that the browser exchanges for its session. */
export async function samlReturned(
  ctx: PublicCtx,
  method: SamlMethod,
  { SAMLResponse: answer, RelayState: state }: { SAMLResponse: string; RelayState: string },
): Promise<string> {
  const attempt = await takeAttempt(ctx, state, method)
  if (!attempt) throw new AppError('LINK_INVALID')
  const subscriberId = attempt.subscriberId!
  const provider = await ctx.inTenant(subscriberId, {}, (db) => readProvider(db, subscriberId, method))
  if (!provider) throw new AppError('SSO_NOT_SET_UP')
  const ours = oursAt(ctx.publicUrl, method)
  const profile = await believed(provider, ours, requestIdOf(state), answer).catch((cause: unknown) => {
    ctx.log.warn({ err: cause, subscriber: subscriberId }, 'saml answer refused')
    throw new AppError('SSO_REFUSED', { cause })
  })
  const userName = nameIn(profile, provider)
  const accounts = await ctx.inTenant(subscriberId, {}, async (db) => {
    await useAssertion(db, subscriberId, profile)
    return accountOf(db, subscriberId, userName)
  })
  return keepProof(ctx, accounts, {
    way: 'Saml',
    browser: attempt.browser,
    hasTakenSecondStep: provider.asksSecondStep,
  })
}

/** Signature, audience and times are looked at by the library; whom it answers and where it belongs, here. */
async function believed(
  provider: Provider,
  ours: ReturnType<typeof oursAt>,
  requestId: string,
  answer: string,
): Promise<Profile> {
  const text = Buffer.from(answer, 'base64').toString('utf8')
  if (/xmldsig#(rsa-sha1|sha1|dsa-sha1|hmac-sha1)|rsa-md5/.test(text))
    throw new Error('The signature uses SHA-1')
  const { profile } = await samlOf(provider, ours, requestId).validatePostResponseAsync({
    SAMLResponse: answer,
  })
  if (!profile) throw new Error('No assertion')
  if (profile.issuer !== provider.issuer) throw new Error(`Issued by ${profile.issuer}`)
  const confirmed = confirmationsOf(profile).some(
    (one) => one['InResponseTo'] === requestId && one['Recipient'] === ours.replyUrl && one['NotOnOrAfter'],
  )
  if (!confirmed) throw new Error('Not confirmed for this request and address')
  if (!attributesOf(assertionOf(profile))['ID']) throw new Error('The assertion has no id')
  return profile
}

interface Xml {
  readonly [name: string]: readonly Xml[] | undefined
}

/** The signed assertion, as the library has read it; `$` holds the attributes of an element. */
const assertionOf = (profile: Profile) =>
  ((profile.getAssertion?.() ?? {}) as { Assertion?: Xml }).Assertion ?? {}
const attributesOf = (element: Xml) =>
  (element as unknown as { $?: Readonly<Record<string, string>> }).$ ?? {}

/** Attributes of each SubjectConfirmationData. */
const confirmationsOf = (profile: Profile): Readonly<Record<string, string>>[] =>
  (assertionOf(profile)['Subject'] ?? [])
    .flatMap((subject) => subject['SubjectConfirmation'] ?? [])
    .flatMap((confirmation) => confirmation['SubjectConfirmationData'] ?? [])
    .map(attributesOf)

function nameIn(profile: Profile, { userNameAttribute }: Provider): string {
  const attributes = (profile['attributes'] ?? {}) as Record<string, unknown>
  const value = userNameAttribute === null ? profile.nameID : attributes[userNameAttribute]
  if (typeof value !== 'string' || value.trim() === '') throw new AppError('SSO_UNKNOWN_USER')
  return value.trim()
}

/** An assertion is believed once, wherever and by whom it is brought again. */
async function useAssertion(db: Db, subscriberId: number, profile: Profile): Promise<void> {
  const hash = createHash('sha256')
    .update(`${profile.issuer} ${attributesOf(assertionOf(profile))['ID']}`)
    .digest()
  const { rows } = await sql`insert into saml_assertions (subscriber_id, assertion_hash, expires_at)
    values (${subscriberId}, ${hash}, now() + interval '1 day')
    on conflict do nothing returning 1 as one`.execute(db)
  if (rows.length === 0) throw new AppError('SSO_REFUSED')
}

/** The user of that name in the account whose provider spoke: another account's users are none of its business. */
async function accountOf(db: Db, subscriberId: number, userName: string): Promise<PersonAccount[]> {
  const { rows } = await sql<PersonAccount>`
    select u.subscriber_id, u.id as user_id, u.user_name, trim(u.first_name || ' ' || u.last_name) as name, s.name as subscriber_name
    from users u join subscribers s on s.subscriber_id = u.subscriber_id
    where u.subscriber_id = ${subscriberId} and fold_name(u.user_name) = fold_name(${userName})
      and u.status = 'Active' and s.status = 'Active'`.execute(db)
  return rows
}

async function readProvider(db: Db, subscriberId: number, method: SamlMethod): Promise<Provider | undefined> {
  const { rows } =
    await sql<Provider>`select entry_point, issuer, certificates, user_name_attribute, asks_second_step from saml_providers
    where subscriber_id = ${subscriberId} and method = ${method} and is_enabled`.execute(db)
  return rows[0]
}

function samlOf(provider: Provider, ours: ReturnType<typeof oursAt>, requestId: string): SAML {
  const begun = new Date().toISOString()
  return new SAML({
    entryPoint: provider.entryPoint,
    idpCert: provider.certificates,
    issuer: ours.entityId,
    audience: ours.entityId,
    callbackUrl: ours.replyUrl,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkewMs,
    maxAssertionAgeMs: longestAgeMs,
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    generateUniqueId: () => requestId,
    validateInResponseTo: 'always' as never,
    // The one request that this can be the answer to; that it is open has been looked up.
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === requestId ? begun : null),
      removeAsync: async (key) => key,
    },
  })
}
